"""App: all parts put together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse
from starlette.routing import Route
from starlette.types import ASGIApp, Lifespan

import asterism
from asterism.server.errors import Refused
from asterism.server.guard import Guard
from asterism.server.http.api import ERRORS, answered, api
from asterism.server.http.identity import Identity
from asterism.server.http.library import Library
from asterism.server.http.middleware import Middleware
from asterism.server.http.operators import ERRORS as LAST_ERRORS
from asterism.server.http.operators import operators
from asterism.server.http.schemas import Health
from asterism.server.http.static import lost, pages
from asterism.server.lan import is_loopback
from asterism.server.metrics import Metrics
from asterism.server.services import Ours, Services, who
from asterism.server.settings import Settings
from asterism.server.shapes import Error
from asterism.server.storage.store import Store
from asterism.server.tables.hub import Hub
from asterism.server.ws.live import live

ABOUT = "Star-themed board games, played at tables. Tables are played over websockets: docs/protocol.md."
FAILED = Refused("failed", "Something went wrong here; it is not your fault.", 500)


def build(settings: Settings) -> ASGIApp:
    """The ASGI app of a server."""
    guard = Guard(settings)
    app = FastAPI(
        title="Asterism",
        version=asterism.__version__,
        description=ABOUT,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=_services(settings, guard),
        redirect_slashes=False,
    )
    app.include_router(api)
    app.include_router(live)
    app.include_router(operators)
    app.add_api_route("/healthz", health, tags=["operators"], responses={**ERRORS, 503: {"model": Error}})
    counted = {**ERRORS, **answered("text/plain")}
    app.add_api_route("/metrics", metrics, tags=["operators"], responses=counted, response_class=Response)
    app.include_router(pages)
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_exception_handler(Exception, _failed)
    return Middleware(app, settings, Identity(*settings.keys()), guard)


def _services(settings: Settings, guard: Guard) -> Lifespan[FastAPI]:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, Guard]]:
        logging.getLogger("asterism").addHandler(LAST_ERRORS)
        counts = Metrics()
        store = Store(settings.database_url, counts.committed)
        await store.open()
        hub = Hub(store, settings, counts, guard)
        await hub.start()
        app.state.services, app.state.library = Services(settings, counts, store, hub, guard), Library()
        feeling = asyncio.create_task(counts.feel_lag())
        yield {"guard": guard}
        feeling.cancel()
        await hub.stop()
        await store.close()
        logging.getLogger("asterism").removeHandler(LAST_ERRORS)

    return lifespan


# For operators


async def health(services: Ours) -> Health:
    """Does the server work, with its database?"""
    if not await services.well():
        raise Refused("unwell", "The database is damaged or does not answer: the log says more.", 503)
    return {"status": "ok"}


async def metrics(request: Request, services: Ours) -> Response:
    """Counts, as Prometheus reads them; who plays could tell from them that a secret choice was made."""
    if not (services.settings.metrics or is_loopback(request.client.host if request.client else "")):
        raise Refused("for-operators", "Counts are for this machine alone: set ASTERISM_METRICS to all.", 403)
    return Response(services.metrics.text(), media_type="text/plain; version=0.0.4")


# Errors, all of one form


def _answer(request: Request, refused: Refused) -> JSONResponse:
    services: Services = request.app.state.services
    services.metrics.refusals.labels(refused.key).inc()
    services.guard.report(refused, **who(request))
    return JSONResponse(refused.body, refused.status)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return _answer(request, error)


async def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return _answer(request, Refused("invalid", f"{where}: {first['msg'].removeprefix('Value error, ')}.", 422))


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == HTTPStatus.NOT_FOUND and (page := lost(request)):
        return page
    phrase = HTTPStatus(error.status_code).phrase
    key = phrase.lower().replace(" ", "-")
    answer = _answer(request, Refused(key, f"{phrase}.", error.status_code))
    if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
        answer.headers["Allow"] = ", ".join(_allowed(request))
    return answer


def _allowed(request: Request) -> list[str]:
    """The methods a path is there for."""
    routes = [route for route in (*api.routes, *pages.routes, *request.app.routes) if isinstance(route, Route)]
    its = [route.methods or set() for route in routes if route.path_regex.match(request.url.path)]
    allowed = set().union(*its)
    return sorted({*allowed, "HEAD"} if "GET" in allowed else allowed)


async def _failed(request: Request, _: Exception) -> Response:
    """The middleware logs it."""
    request.app.state.services.metrics.failures.inc()
    return _answer(request, FAILED)
