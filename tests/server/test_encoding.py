"""Views become JSON, and what a game makes once is encoded once."""

from __future__ import annotations

import json
import random

import pytest

import asterism
from asterism.core.game import Lasting, game, slugs
from asterism.server.encoding import encode, encoded_view


@pytest.mark.parametrize("slug", slugs())
def test_a_view_becomes_the_same_json_however_often_parts_of_it_were_seen(slug: str) -> None:
    luck = random.Random(slug)
    table = asterism.table(slug, seats=game(slug).seats[-1], seed=3)
    for _ in range(60):
        if table.over:
            break
        seat = luck.choice(table.to_act)
        table.play(seat, luck.choice(table.offers(seat)))
        for watcher in (*range(table.seats), None):
            view = table.view(watcher)
            assert encoded_view(view) == encoded_view(view) == encode(view)
            assert json.loads(encoded_view(view)) == view


def test_what_lasts_keeps_its_json() -> None:
    tiles = Lasting([{"tile": 1}, {"tile": 2}])
    view = {"players": [{"name": "Eva", "tiles": tiles}, {"name": "Jan", "tiles": Lasting([])}], "moon": 3}
    assert encoded_view(view) == encode(view)
    assert tiles.json == b'[{"tile":1},{"tile":2}]'
    tiles.json = b"[3]"
    assert b'"tiles":[3]' in encoded_view(view)
