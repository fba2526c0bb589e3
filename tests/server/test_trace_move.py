"""The way of one move stays short."""

from __future__ import annotations

from tools.trace_move import one_way, rooms

MOST = 57  # six of them enter and leave the meter


def test_one_move_passes_few_rooms() -> None:
    way = [file for file, _ in rooms(one_way())]
    assert way[0] == "server/tables/room.py"
    stored, told = way.index("server/storage/writer.py"), way.index("server/tables/views.py")
    assert stored < told
    assert len(way) - 1 <= MOST, way
