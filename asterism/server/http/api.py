"""Api: every call of docs/protocol.md; what it means is the hub's business."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import io
from functools import cache
from importlib.resources import files
from typing import Annotated, Any

import msgspec
import segno
from fastapi import APIRouter, Body, Depends, Header, Path, Query, Request, Response, WebSocket
from starlette.requests import HTTPConnection

import asterism
from asterism.bots import LEVELS
from asterism.core.actions import SPECTATOR
from asterism.core.game import game, slugs
from asterism.server.errors import Refused
from asterism.server.http import schemas as bodies
from asterism.server.http.limits import Limits
from asterism.server.http.schemas import Json
from asterism.server.metrics import Metrics
from asterism.server.settings import Settings
from asterism.server.storage.store import Store
from asterism.server.tables.hub import Hub
from asterism.server.tables.room import Room
from asterism.server.ws.connection import Socket
from asterism.server.ws.messages import NewTable, encode
from asterism.texts import languages

ERRORS: dict[int | str, dict[str, Any]] = {"4XX": {"model": bodies.Error, "description": "What is wrong"}}


def answered(kind: str) -> dict[int | str, dict[str, Any]]:
    """How an answer that is not JSON is described."""
    return {200: {"content": {kind: {"schema": {"type": "string"}}}, "description": "As said"}}


api = APIRouter(prefix="/api", responses=ERRORS)
PUSH = 1.0
NOTHING_TO_SAY = Refused("nothing-to-say", "The lobby takes no messages.", 400)


class House:
    """What the routes work with."""

    def __init__(self, settings: Settings, metrics: Metrics, store: Store, hub: Hub) -> None:
        self.settings, self.metrics, self.store, self.hub = settings, metrics, store, hub
        self.openings = Limits(1 / 3, 20)


def the_house(connection: HTTPConnection) -> House:
    house: House = connection.app.state.house
    return house


def the_player(connection: HTTPConnection) -> str:
    return str(connection.state.player)


async def the_room(connection: HTTPConnection, id: Annotated[str, Path(description="The table's id")]) -> Room:
    return await the_house(connection).hub.room(id)


Ours = Annotated[House, Depends(the_house)]
Player = Annotated[str, Depends(the_player)]
AtTable = Annotated[Room, Depends(the_room)]
SeatQuery = Annotated[int | None, Query(ge=0, lt=bodies.MOST_SEATS, description="A seat of mine; none: a spectator")]


# What there is


@api.get("/games", tags=["games"])
def games() -> bodies.Games:
    """Games, their seats and options; the levels of bots; languages."""
    return _games()


@cache
def _games() -> bodies.Games:
    known = [
        bodies.GameInfo(**about, secrets=len(game(about["slug"]).holes[SPECTATOR]) > 0) for about in asterism.games()
    ]
    return bodies.Games(games=known, levels=list(LEVELS), languages=languages())


@api.get(
    "/texts/{lang}/{slug}",
    tags=["games"],
    response_class=Response,
    responses={**answered("text/plain"), 304: {"description": "As known"}},
)
def texts(
    lang: str,
    slug: str,
    if_none_match: Annotated[str | None, Header()] = None,
    accept_encoding: Annotated[str | None, Header()] = None,
) -> Response:
    """The words all games share and those of a game (`common`: only the shared ones), as Fluent."""
    if lang not in languages() or slug not in ("common", *slugs()):
        raise Refused("no-texts", "There are no such texts.", 404)
    words, small, tag = _words(lang, slug)
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if if_none_match is not None and tag in if_none_match:
        return Response(status_code=304, headers=headers)
    if "gzip" in (accept_encoding or ""):
        words, headers["Content-Encoding"] = small, "gzip"
    return Response(words, media_type="text/plain; charset=utf-8", headers=headers)


@cache
def _words(lang: str, slug: str) -> tuple[bytes, bytes, str]:
    """The words, the same compressed, and their tag."""
    own = [] if slug == "common" else [files(f"asterism.games.{slug}") / "texts"]
    words = b"\n".join((folder / f"{lang}.ftl").read_bytes() for folder in [files("asterism.texts"), *own])
    return words, gzip.compress(words), f'"{hashlib.blake2b(words, digest_size=12).hexdigest()}"'


# Who I am


@api.get("/me", tags=["me"])
async def me(house: Ours, player: Player) -> bodies.MyName:
    """My name."""
    return bodies.MyName(name=await _name(house, player))


@api.put("/me", tags=["me"])
async def rename(house: Ours, player: Player, body: bodies.Me) -> bodies.MyName:
    """Give myself a name."""
    await house.store.name_player(player, body.name)
    return bodies.MyName(name=body.name)


async def _name(house: House, player: str, given: str | None = None) -> str:
    return given or await house.store.player_name(player) or ""


# Tables


@api.get("/lobby", tags=["tables"], response_model=bodies.Lobby)
async def lobby(house: Ours, player: Player) -> Json:
    """Open, running and my own tables."""
    return house.hub.lobby(player)


@api.post("/tables", tags=["tables"], status_code=201, response_model=bodies.TableInfo)
async def open_table(request: Request, house: Ours, player: Player, body: bodies.NewTableBody) -> Json:
    """Open a table."""
    _check_pace(request, house)
    wanted = msgspec.convert(body.model_dump(exclude_none=True), NewTable)
    room = await house.hub.open_table(player, await _name(house, player), wanted)
    return room.info(player)


def _check_pace(request: Request, house: House) -> None:
    """Nobody makes too many tables at once, nor by coming as somebody new each time."""
    strange = f"at {request.client.host if request.client else ''}"
    if not house.openings.take(the_player(request) if request.state.known else strange):
        raise Refused("too-fast", "These are many tables: wait a moment.", 429)


@api.get("/tables/{id}", tags=["tables"], response_model=bodies.TableInfo)
async def table(room: AtTable, player: Player) -> Json:
    """A table as everybody may know it."""
    return room.info(player)


@api.post("/tables/{id}/sit", tags=["tables"], response_model=bodies.TableInfo)
async def sit(house: Ours, room: AtTable, player: Player, body: bodies.Sitting) -> Json:
    """Take an open seat, or my own seat back from a bot."""
    await room.sit(player, body.seat, await _name(house, player, body.name))
    return room.info(player)


@api.post("/tables/{id}/leave", tags=["tables"], response_model=bodies.TableInfo)
async def leave(room: AtTable, player: Player) -> Json:
    """Leave: before the start my seats are free again, later they count as gone."""
    await room.leave(player)
    return room.info(player)


@api.post("/tables/{id}/resign", tags=["tables"], response_model=bodies.TableInfo)
async def resign(room: AtTable, player: Player, body: bodies.Resigning) -> Json:
    """Give up a seat of mine."""
    await room.resign(player, body.seat)
    return room.info(player)


@api.post("/tables/{id}/takeover", tags=["tables"], response_model=bodies.TableInfo)
async def takeover(room: AtTable, player: Player, body: bodies.Takeover) -> Json:
    """Wish that a bot takes the seat of somebody gone."""
    await room.takeover(player, body.seat, body.level)
    return room.info(player)


@api.post("/tables/{id}/rematch", tags=["tables"])
async def rematch(room: AtTable, player: Player) -> bodies.Id:
    """The same table again, seats moved on by one."""
    return bodies.Id(id=await room.rematch(player))


# Looking back


@api.get("/tables/{id}/steps/{n}", tags=["replays"])
async def step(
    room: AtTable,
    player: Player,
    n: Annotated[int, Path(ge=0, le=1_000_000)],
    seat: SeatQuery = None,
    panels: bool = False,
) -> Json:
    """What I saw after the first n acts: a `state` message, with `steps`, the number of all I may see."""
    return await room.step(player, seat, n, panels)


@api.get("/tables/{id}/log", tags=["replays"])
async def log(room: AtTable) -> Json:
    """The log, after the end only."""
    return room.log()


@api.post("/replays", tags=["replays"], status_code=201)
async def upload(
    request: Request, house: Ours, body: Annotated[Json, Body(description="A log, as it was saved")]
) -> bodies.Id:
    """Upload a log, to replay it as a finished table."""
    _check_pace(request, house)
    return bodies.Id(id=await house.hub.upload(body))


@api.get(
    "/tables/{id}/qr.svg",
    tags=["tables"],
    response_class=Response,
    responses=answered("image/svg+xml"),
)
async def qr(room: AtTable, player: Player) -> Response:
    """The table's address, for a phone's camera."""
    link, drawn = room.info(player)["link"], io.BytesIO()
    if link is None:
        raise Refused("no-link", "Only this machine can reach the server: start it with --lan.", 404)
    segno.make(link, micro=False).save(drawn, kind="svg", scale=8, border=4, light="white", xmldecl=False)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


# Live


@api.websocket("/tables/{id}/live")
async def live(websocket: WebSocket, id: str, seat: SeatQuery = None, panels: bool = False) -> None:
    """A seat at a table, or a spectator."""
    house = the_house(websocket)
    socket = Socket(websocket, the_player(websocket), house.settings.rate, house.metrics, seat, panels)
    await websocket.accept()
    await socket.run(lambda: _play(house, socket, id))


async def _play(house: House, socket: Socket, id: str) -> None:
    room = await house.hub.room(id)
    await room.join(socket)
    socket.listen(lambda message: room.hear(socket, message), lambda: room.part(socket))


@api.websocket("/lobby/live")
async def live_lobby(websocket: WebSocket) -> None:
    """The lobby, again whenever it changes."""
    house = the_house(websocket)
    socket = Socket(websocket, the_player(websocket), house.settings.rate, house.metrics)
    await websocket.accept()
    await socket.run(lambda: _watch_lobby(house, socket))


async def _watch_lobby(house: House, socket: Socket) -> None:
    changed = asyncio.Event()
    changed.set()
    house.hub.watch_lobby(changed.set)
    pushing = asyncio.create_task(_push_lobby(house, socket, changed))

    def part() -> None:
        house.hub.unwatch(changed.set)
        pushing.cancel()

    socket.listen(lambda _: socket.refuse(NOTHING_TO_SAY), part)


async def _push_lobby(house: House, socket: Socket, changed: asyncio.Event) -> None:
    last = b""
    while await changed.wait():
        changed.clear()
        now = encode(house.hub.lobby(socket.player))
        if now != last:
            socket.send(now)
        last = now
        await asyncio.sleep(PUSH)
