"""Api: every call of docs/protocol.md; what it means is the hub's business."""

from __future__ import annotations

import io
import time
from typing import Annotated, Any

import segno
from fastapi import APIRouter, Depends, Header, Path, Query, Request, Response
from starlette.requests import HTTPConnection

from asterism.server import shapes
from asterism.server.errors import Refused
from asterism.server.http import schemas
from asterism.server.http.headers import accepts, names
from asterism.server.http.library import Library, Reading
from asterism.server.http.middleware import client_address
from asterism.server.http.parts import InParts, cut
from asterism.server.services import Ours, Player, SeatQuery, Services, the_services
from asterism.server.tables.replay import Wanted
from asterism.server.tables.room import Room
from asterism.texts.book import Book

ERRORS: dict[int | str, dict[str, Any]] = {"4XX": {"model": shapes.Error, "description": "What is wrong"}}


def answered(kind: str) -> dict[int | str, dict[str, Any]]:
    """How an answer that is not JSON is described."""
    return {200: {"content": {kind: {"schema": {"type": "string"}}}, "description": "As said"}}


AS_KNOWN: dict[int | str, dict[str, Any]] = {304: {"description": "As known"}}
Known = Annotated[str | None, Header(alias="if-none-match")]
Passed = Annotated[int, Query(ge=0, le=1_000_000, description="How many tables of this list to pass over")]
Packed = Annotated[str | None, Header(alias="accept-encoding")]

api = APIRouter(prefix="/api", responses=ERRORS)
A_LOG = {
    "required": True,
    "content": {"application/json": {"schema": {"type": "object"}}},
    "description": "A log, as it was saved",
}


async def the_room(connection: HTTPConnection, id: Annotated[str, Path(description="The table's id")]) -> Room:
    return await the_services(connection).hub.room(id)


async def the_library(request: Request) -> Library:
    library: Library = request.app.state.library
    return library


AtTable = Annotated[Room, Depends(the_room)]
Books = Annotated[Library, Depends(the_library)]


def paced(what: str) -> list[Any]:
    """A route that may be called only so often, by an address, by a player and at a table."""

    async def check(request: Request, services: Ours, player: Player) -> None:
        table, known = request.path_params.get("id", ""), player if request.state.known else ""
        services.guard.check(what, client_address(request), known, table, services.hub.lobby.seats(table, known))

    return [Depends(check)]


# What there is


@api.get("/games", tags=["games"], response_class=Response, responses={200: {"model": schemas.Games}})
async def games(library: Books) -> Response:
    """Games, their seats and options; the levels of bots; languages."""
    return Response((await library.games()).plain, media_type="application/json")


@api.get(
    "/texts/{lang}/{slug}",
    tags=["games"],
    response_class=Response,
    responses={**answered("text/plain"), **AS_KNOWN},
)
async def texts(library: Books, lang: str, slug: str, known: Known = None, packed: Packed = None) -> Response:
    """The words all games share and those of a game (`common`: only the shared ones), as Fluent."""
    return _reading(await library.texts(lang, slug), "text/plain; charset=utf-8", known, packed)


@api.get("/books/{lang}/{slug}", tags=["games"], response_class=Response, responses={200: {"model": Book}, **AS_KNOWN})
async def book(library: Books, lang: str, slug: str, known: Known = None, packed: Packed = None) -> Response:
    """A game's rules in numbered sentences."""
    return _reading(await library.book(lang, slug), "application/json", known, packed)


def _reading(read: Reading, kind: str, known: str | None, packed: str | None) -> Response:
    headers = {"ETag": read.tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if names(known or "", read.tag):
        return Response(status_code=304, headers=headers)
    if accepts(packed or "", "gzip"):
        return Response(read.small, media_type=kind, headers={**headers, "Content-Encoding": "gzip"})
    return Response(read.plain, media_type=kind, headers=headers)


# Who I am


@api.get("/me", tags=["me"])
async def me(services: Ours, player: Player) -> schemas.MyName:
    """My name."""
    return {"name": await _name(services, player)}


@api.put("/me", tags=["me"], dependencies=paced("name"))
async def rename(services: Ours, player: Player, body: schemas.Me) -> schemas.MyName:
    """Give myself a name."""
    await services.store.name_player(player, body.name, time.time())
    return {"name": body.name}


async def _name(services: Services, player: str, given: str | None = None) -> str:
    return given or await services.store.player_name(player) or ""


# Tables


@api.get("/lobby", tags=["tables"], response_class=Response, responses={200: {"model": shapes.LobbyInfo}})
async def lobby(services: Ours, player: Player, open: Passed = 0, running: Passed = 0) -> Response:
    """Open and running tables, a page of each, and my own."""
    return Response(services.hub.lobby.page(player, open, running), media_type="application/json")


@api.post("/tables", tags=["tables"], status_code=201, dependencies=paced("open"))
async def open_table(request: Request, services: Ours, player: Player, body: shapes.NewTable) -> shapes.TableInfo:
    """Open a table."""
    room = await services.hub.open_table(player, await _name(services, player), body, client_address(request))
    return room.info(player)


@api.get("/tables/{id}", tags=["tables"])
async def table(room: AtTable, player: Player) -> shapes.TableInfo:
    """A table as everybody may know it."""
    return room.info(player)


@api.post("/tables/{id}/sit", tags=["tables"], dependencies=paced("seat"))
async def sit(services: Ours, room: AtTable, player: Player, body: schemas.Sitting) -> shapes.TableInfo:
    """Take an open seat, or my own seat back from a bot."""
    await room.seating.sit(player, body.seat, await _name(services, player, body.name))
    return room.info(player)


@api.post("/tables/{id}/leave", tags=["tables"], dependencies=paced("seat"))
async def leave(room: AtTable, player: Player) -> shapes.TableInfo:
    """Leave: before the start my seats are free again, later they count as gone."""
    await room.seating.leave(player)
    return room.info(player)


@api.post("/tables/{id}/resign", tags=["tables"], dependencies=paced("seat"))
async def resign(room: AtTable, player: Player, body: schemas.Resigning) -> shapes.TableInfo:
    """Give up a seat of mine."""
    await room.seating.resign(player, body.seat)
    return room.info(player)


@api.post("/tables/{id}/remove", tags=["tables"], dependencies=paced("seat"))
async def remove(room: AtTable, player: Player, body: schemas.Removing) -> shapes.TableInfo:
    """Free a seat of somebody else at my table before the start."""
    await room.seating.remove(player, body.seat)
    return room.info(player)


@api.post("/tables/{id}/mute", tags=["tables"], dependencies=paced("seat"))
async def mute(room: AtTable, player: Player, body: schemas.Muting) -> shapes.TableInfo:
    """Let somebody at my table not talk, or talk again."""
    await room.seating.mute(player, body.seat, body.muted)
    return room.info(player)


@api.post("/tables/{id}/takeover", tags=["tables"], dependencies=paced("seat"))
async def takeover(room: AtTable, player: Player, body: schemas.Takeover) -> shapes.TableInfo:
    """Wish that a bot takes the seat of somebody gone."""
    await room.seating.takeover(player, body.seat, body.level)
    return room.info(player)


@api.post("/tables/{id}/rematch", tags=["tables"], dependencies=paced("open"))
async def rematch(request: Request, room: AtTable, player: Player) -> schemas.Id:
    """The same table again, seats moved on by one."""
    return {"id": await room.seating.rematch(player, client_address(request))}


# Looking back


@api.get(
    "/tables/{id}/steps",
    tags=["replays"],
    response_class=Response,
    responses={200: {"model": shapes.Steps}},
    dependencies=paced("look"),
)
async def steps(
    request: Request,
    services: Ours,
    room: AtTable,
    player: Player,
    first: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Query(ge=1, le=schemas.MOST_STEPS)] = schemas.MOST_STEPS,
    seat: SeatQuery = None,
    panels: bool = False,
) -> Response:
    """What I saw from a step on: as many `state` messages as I ask for, as there are, or as a quarter of a MB holds."""
    wanted, address = Wanted(seat, first, count, panels), client_address(request)
    return InParts(cut(lambda: room.steps(player, wanted, address)), services.guard, address)


@api.get(
    "/tables/{id}/log",
    tags=["replays"],
    response_class=Response,
    responses={200: {"model": shapes.Log}},
    dependencies=paced("look"),
)
async def log(request: Request, services: Ours, room: AtTable) -> Response:
    """The log, after the end only."""
    return InParts(room.log(), services.guard, client_address(request))


@api.post(
    "/replays", tags=["replays"], status_code=201, dependencies=paced("upload"), openapi_extra={"requestBody": A_LOG}
)
async def upload(request: Request, services: Ours, player: Player) -> schemas.Id:
    """Upload a log, to replay it as a finished table."""
    return {"id": await services.hub.archive.upload(await request.body(), player, client_address(request))}


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
