"""Live: the lines to a table and to the lobby; what is said there is the hub's business."""

from __future__ import annotations

from fastapi import APIRouter, WebSocket

from asterism.server.errors import Refused
from asterism.server.services import SeatQuery, Services, the_player, the_services
from asterism.server.ws.connection import Connection

live = APIRouter(prefix="/api")
NOTHING_TO_SAY = Refused("nothing-to-say", "The lobby takes no messages.", 400)


@live.websocket("/tables/{id}/live")
async def table(websocket: WebSocket, id: str, seat: SeatQuery = None, panels: bool = False) -> None:
    """A seat at a table, or a spectator."""
    services = the_services(websocket)
    connection = Connection(websocket, the_player(websocket), services.guard, services.metrics, seat, panels)
    await websocket.accept()
    await connection.run(lambda: _play(services, connection, id))


async def _play(services: Services, connection: Connection, id: str) -> None:
    room = await services.hub.room(id)
    await room.join(connection)
    connection.listen(lambda message: room.hear(connection, message), lambda: room.part(connection))


@live.websocket("/lobby/live")
async def lobby(websocket: WebSocket) -> None:
    """The lobby, again whenever it changes."""
    services = the_services(websocket)
    connection = Connection(websocket, the_player(websocket), services.guard, services.metrics)
    await websocket.accept()
    await connection.run(lambda: _watch_lobby(services, connection))


async def _watch_lobby(services: Services, connection: Connection) -> None:
    hall = services.hub.hall
    hall.come(connection)
    connection.listen(lambda _: connection.refuse(NOTHING_TO_SAY), lambda: hall.go(connection))
