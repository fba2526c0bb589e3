"""Middleware: all that comes in passes it; it knows players by their cookie and turns strangers' pages away."""

from __future__ import annotations

import logging
import re
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from asterism.server.errors import Refused
from asterism.server.guard import Guard, rate_key
from asterism.server.http.identity import COOKIE, SECURE_COOKIE, Identity
from asterism.server.lan import host_name, is_loopback, own_names
from asterism.server.logs import facts
from asterism.server.meter import PAYER, Payer
from asterism.server.services import who
from asterism.server.settings import Settings

LOG = logging.getLogger(__name__)
SAFE = ("GET", "HEAD", "OPTIONS")
UPLOADS, LARGE, SMALL = "/api/replays", 2_000_000, 16_384
NO_STORE = "no-store"
AROUND = 0.0001  # what a call takes at least that nobody measures: its task, and what the system does for it
OURS = re.compile(rf"(?:^|;)\s*({SECURE_COOKIE}|{COOKIE})=([^;\s]*)")
HSTS = "max-age=31536000"
FOR_OPERATORS = ("/healthz", "/metrics")
CSP = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "manifest-src 'self'",
    ]
)
HEADERS = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": NO_STORE,
}
FOREIGN = Refused("foreign-origin", "This call does not come from our own pages.", 403)
TOO_LARGE = Refused("too-large", "That is too large.", 413)
WRONG_HOST = Refused("wrong-host", "This server has another name: its operator can add one to ASTERISM_HOSTS.", 421)
BANNED = Refused("banned", "You may not come here any more.", 403)
TOO_FAST = Refused("too-fast", "That was too fast: wait a moment.", 429)
BAD_PATH = Refused("bad-path", "An address has no signs that can't be seen.", 400)
NO_LENGTH = Refused("no-length", "A call with a body must say how long it is.", 411)


class Middleware:
    """Wraps the app."""

    def __init__(self, app: ASGIApp, settings: Settings, identity: Identity, guard: Guard) -> None:
        self._app, self._settings, self._identity, self._guard = app, settings, identity, guard
        self._hosts = {name.lower() for name in (*settings.hosts, *own_names(settings))}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            return await self._app(scope, receive, send)
        await self._guard.rounds.come(rate_key(client_address(HTTPConnection(scope))))
        await self._guard.meter.timed(self._answer(scope, receive, send))

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer whoever may ask, at the expense of who asks."""
        headers = Headers(scope=scope)
        cookie = sent_cookie(headers)
        known = self._identity.player(cookie)
        player = known or self._identity.fresh()
        scope.setdefault("state", {}).update(player=player, known=known is not None)
        payer = Payer(rate_key(client_address(HTTPConnection(scope))), known or "")
        PAYER.set(payer)
        refused = self._refused(scope, headers, payer)
        if refused:
            self._guard.note(refused.key, **who(HTTPConnection(scope)))
        if scope["type"] == "websocket":
            return await (_turn_away(send) if refused else self._app(scope, receive, send))
        app = JSONResponse(refused.body, refused.status, {"Connection": "close"}) if refused else self._app
        current = known is not None and not self._identity.is_old(cookie)
        try:
            await app(_asked(scope), receive, self._dressed(send, scope, player, current))
        except Exception:
            call = f"{scope['method']} {scope['path']}"
            LOG.exception("a call failed", extra=facts(call=call, **who(HTTPConnection(scope))))
        finally:
            self._guard.meter.spend(payer, AROUND + scope["state"]["cost"]())

    def _refused(self, scope: Scope, headers: Headers, payer: Payer) -> Refused | None:
        if not self._is_our_name(scope, headers.get("host", "")):
            return WRONG_HOST
        if not scope["path"].isprintable():
            return BAD_PATH
        address = client_address(HTTPConnection(scope))
        if "ban" in self._guard.bars_of(scope["state"]["player"], address, payer.address):
            return BANNED
        if not self._guard.affords(payer):
            return TOO_FAST
        if scope["type"] == "websocket" and not self._guard.may_watch(address):
            return TOO_FAST
        if scope["type"] == "http" and not self._guard.allows("call", address):
            return TOO_FAST
        if scope["type"] == "http" and scope["method"] in SAFE:
            return None
        if not self._from_us(headers):
            return FOREIGN
        return None if scope["type"] == "websocket" else _too_much(scope, headers)

    def _is_our_name(self, scope: Scope, host: str) -> bool:
        """A page elsewhere may have a name that leads here: it is answered only to our own names and addresses."""
        name = host_name(host)
        reached = scope["server"][0] if scope.get("server") else None
        return name in self._hosts or is_loopback(name) or name == reached

    def _from_us(self, headers: Headers) -> bool:
        """Whoever shows the cookie must show our origin; a program without one may come without the other."""
        origin = headers.get("origin")
        if origin is None:
            return COOKIE not in headers.get("cookie", "") and "sec-fetch-site" not in headers
        ours = {headers.get("host", ""), urlsplit(self._settings.address or "").netloc}
        return _netloc(origin) in ours - {""}

    def _dressed(self, send: Send, scope: Scope, player: str, known: bool) -> Send:
        """Adds our headers to the answer, and the cookie where it is due: a newcomer's first page brings it, so that
        all which that page asks for at once is asked by one player."""
        path = scope["path"]
        due = path == "/api/me" or not (known or path in FOR_OPERATORS)

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if self._secure(scope):
                    headers.setdefault("Strict-Transport-Security", HSTS)
                if due and headers["Cache-Control"] == NO_STORE:  # what is kept on the way would give it to others
                    headers.append("Set-Cookie", self._identity.header(player, self._secure(scope)))
            await send(message)

        return dressed

    def _secure(self, scope: Scope) -> bool:
        return scope["scheme"] == "https" or (self._settings.address or "").startswith("https:")


def client_address(connection: HTTPConnection) -> str:
    """Where somebody comes from, as a proxy tells it that we trust."""
    return connection.client.host if connection.client else ""


def sent_cookie(headers: Headers) -> str | None:
    """Our cookie's value, if one was sent."""
    sent = dict(OURS.findall(headers.get("cookie", "")))
    return sent.get(SECURE_COOKIE) or sent.get(COOKIE)


def _netloc(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def _too_much(scope: Scope, headers: Headers) -> Refused | None:
    if "transfer-encoding" in headers:
        return NO_LENGTH
    length = headers.get("content-length", "0")
    most = LARGE if scope["path"] == UPLOADS else SMALL
    return TOO_LARGE if not length.isdigit() or int(length) > most else None


def _asked(scope: Scope) -> Scope:
    """What is answered: to a HEAD the same as to a GET, of which no body is sent."""
    return {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope


async def _turn_away(send: Send) -> None:
    await send({"type": "websocket.close", "code": 1008})
