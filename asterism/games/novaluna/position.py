"""Positions of Nova Luna, out and in; docs/positions.md describes the schema."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from asterism.core.actions import NO_TALE
from asterism.core.records import NONE
from asterism.core.saves import listed, whole
from asterism.games.novaluna.mosaic import Mosaic, clear, cover, lay
from asterism.games.novaluna.pieces import COST, FAR, FIRST_HALF, LEFT_COST, MOST, PLACES, SECOND_HALF, SIDE, TILES
from asterism.games.novaluna.rules import DONE, PICKING, PLACING, Luna, rearmost, tokens_to_place
from asterism.games.novaluna.view import PRINTED

SPREAD = 7


def write(s: Luna) -> dict[str, Any]:
    """A state as JSON: tiles by their printed numbers, mosaics in the order of placement."""
    return {
        "moon": int(s.moon),
        "ring": [PRINTED[int(s.ring[place])] for place in range(PLACES)],
        "bag": [int(s.bag[i]) + 1 for i in range(s.stock)],
        "hand": PRINTED[int(s.hand)],
        "turn": int(s.turn),
        "refilled": int(s.refilled),
        "phase": int(s.phase),
        "first_tiles": int(s.first_tiles),
        "track": track(s),
        "players": [{"tokens": int(s.mosaics[p].tokens), "mosaic": mosaic(s.mosaics[p])} for p in range(s.seats)],
    }


def track(s: Luna) -> list[dict[str, Any]]:
    """The stacks from the rear, each from its bottom token up."""
    if s.seats == 1:
        return []
    times = sorted({int(s.time[seat]) for seat in range(s.seats)})
    stacks = [[seat for seat in range(s.seats) if s.time[seat] == time] for time in times]
    return [
        {"time": time, "stack": sorted(stack, key=lambda seat: int(s.height[seat]))}
        for time, stack in zip(times, stacks, strict=True)
    ]


def mosaic(m: Mosaic) -> list[dict[str, Any]]:
    return [
        {
            "tile": int(m.tile[i]) + 1,
            "x": int(m.cell[i]) // SIDE - FAR,
            "y": int(m.cell[i]) % SIDE - FAR,
            "covered": [k for k in range(3) if m.covered[i] >> k & 1],
        }
        for i in range(m.count)
    ]


def read(data: Mapping[str, Any], s: Luna, options: Mapping[str, Any]) -> None:
    """Set a state up from JSON, or say what is broken."""
    s.given = tokens_to_place(s.seats, int(options.get("first_game", False)), int(options.get("tokens") or 0))
    s.phase = whole(data, "phase", 1, 2 if s.seats == 1 else 1, "position")
    s.first_tiles = whole(data, "first_tiles", 0, PLACES - 1 if s.phase == 2 else 0, "position")
    s.refilled = whole(data, "refilled", 0, 1, "position")
    s.turn = whole(data, "turn", 0, s.seats - 1, "position")
    read_tiles(data, s)
    players = listed(data, "players", "position", s.seats)
    for seat in range(s.seats):
        read_player(players[seat], s, seat)
    all_tiles_once(s)
    read_track(data, s)
    settle_step(s)
    right_ring(s)


def read_tiles(data: Mapping[str, Any], s: Luna) -> None:
    """The moon, the ring, the bag and the tile in hand."""
    s.moon = whole(data, "moon", 0, PLACES - 1, "position")
    ring = listed(data, "ring", "position", PLACES)
    for place in range(PLACES):
        s.ring[place] = NONE if ring[place] is None else whole(ring, place, 1, TILES, "ring place") - 1
        s.left += s.ring[place] != NONE
    if s.ring[s.moon] != NONE:
        raise ValueError(f"a tile lies under the moon, on place {s.moon}")
    bag = listed(data, "bag", "position")
    if len(bag) > TILES:
        raise ValueError(f"the bag holds {len(bag)} tiles, and there are {TILES}")
    for i, tile in enumerate(sorted(whole(bag, i, 1, TILES, "bag entry") for i in range(len(bag)))):
        s.bag[i] = tile - 1
    s.stock = len(bag)
    if "hand" not in data:
        raise ValueError("position has no hand")
    s.hand = NONE if data["hand"] is None else whole(data, "hand", 1, TILES, "position") - 1


def read_player(data: Any, s: Luna, seat: int) -> None:
    """Lay a mosaic again, tile by tile, and compare what that covers."""
    m, name = s.mosaics[seat], f"player {seat}"
    entries = listed(data, "mosaic", name)
    if len(entries) > MOST:
        raise ValueError(f"{name} has {len(entries)} tiles, and no one can have more than {MOST}")
    if s.seats == 1 and s.phase == 2 and len(entries) < s.first_tiles:
        raise ValueError(f"first_tiles is {s.first_tiles}, but only {len(entries)} tiles are laid")
    clear(m, FIRST_HALF if s.seats == 1 else s.given)
    for i, entry in enumerate(entries):
        if s.phase == 2 and i == s.first_tiles:
            next_half(s)
        if m.tokens == 0 and (s.seats > 1 or (s.phase == 2 and i >= s.first_tiles)):
            raise ValueError(f"{name}'s tile {i} was laid after the last token")
        lay_again(m, entry, f"{name}'s tile {i}", seat)
        s.time[seat] += COST[m.tile[i]]
    if s.phase == 2 and len(entries) == s.first_tiles:
        next_half(s)
    compare(m, data, entries, name)


def next_half(s: Luna) -> None:
    """Solo: phase 2 begins after the tiles laid so far."""
    m = s.mosaics[0]
    if m.tokens > 0 and s.first_tiles < PLACES - 1:
        raise ValueError("phase 2 began with tokens left and tiles in the ring")
    s.first_sum = s.time[0] + LEFT_COST * m.tokens
    m.tokens += SECOND_HALF
    cover(m, 0, NONE, NO_TALE)


def lay_again(m: Mosaic, entry: Any, name: str, seat: int) -> None:
    tile = whole(entry, "tile", 1, TILES, name) - 1
    x, y = whole(entry, "x", -FAR, FAR, name), whole(entry, "y", -FAR, FAR, name)
    cell = (x + FAR) * SIDE + y + FAR
    if cell not in [m.edge[i] for i in range(m.edges)]:
        raise ValueError(f"{name} at {x}, {y} does not hang together with the mosaic, or lies on another tile")
    lay(m, tile, cell)
    cover(m, seat, int(m.chain[m.count - 1]), NO_TALE)


def compare(m: Mosaic, data: Any, entries: list[Any], name: str) -> None:
    for i, entry in enumerate(entries):
        covered = listed(entry, "covered", f"{name}'s tile {i}")
        if covered != [k for k in range(3) if m.covered[i] >> k & 1]:
            raise ValueError(f"{name}'s tile {i}: the covered tasks are not the fulfilled ones")
    if whole(data, "tokens", 0, TILES, name) != m.tokens:
        raise ValueError(f"{name}'s tokens do not add up: {m.tokens} must be left")


def all_tiles_once(s: Luna) -> None:
    places = [s.ring[place] for place in range(PLACES) if s.ring[place] != NONE]
    bag, hand = [s.bag[i] for i in range(s.stock)], [s.hand] if s.hand != NONE else []
    laid = [m.tile[i] for m in (s.mosaics[p] for p in range(s.seats)) for i in range(m.count)]
    if sorted(int(tile) for tile in [*places, *bag, *hand, *laid]) != list(range(TILES)):
        raise ValueError(f"the position does not hold each of the {TILES} tiles once")


def read_track(data: Mapping[str, Any], s: Luna) -> None:
    """The stacks; a player's time is the cost of the tiles taken."""
    stacks = listed(data, "track", "position")
    if s.hand != NONE:
        s.time[s.turn] += COST[s.hand]
    if s.seats == 1:
        if stacks:
            raise ValueError("alone there is no track")
        return
    seen: list[int] = []
    for i, entry in enumerate(stacks):
        time, stack = whole(entry, "time", 0, 10_000, f"track entry {i}"), listed(entry, "stack", f"track entry {i}")
        for height in range(len(stack)):
            seat = whole(stack, height, 0, s.seats - 1, f"track entry {i}, token")
            if time != s.time[seat]:
                raise ValueError(f"player {seat}'s time is not the cost of the tiles taken, {s.time[seat]}")
            s.height[seat] = height
            seen.append(seat)
    if sorted(seen) != list(range(s.seats)) or len(stacks) != len({int(s.time[seat]) for seat in seen}):
        raise ValueError("the track does not hold each player once, one stack a space")
    times = [int(s.time[seat]) for seat in range(s.seats)]
    if max(times) - min(times) > SPREAD:
        raise ValueError(f"the tokens lie more than {SPREAD} spaces apart")


def settle_step(s: Luna) -> None:
    """Whose step it is follows from the rest."""
    out = sum(s.mosaics[seat].tokens == 0 for seat in range(s.seats))
    if out > 1:
        raise ValueError(f"{out} players have no token left, and the first of them ended the game")
    done = out == 1 and (s.seats > 1 or s.phase == 2)
    dry = s.left == 0 and (s.stock == 0 or (s.seats == 1 and s.phase == 2))
    s.step = PLACING if s.hand != NONE else DONE if done or dry else PICKING
    if s.hand != NONE:
        right_hand(s, done)
    elif s.turn != rearmost(s):
        raise ValueError(f"it is the turn of player {rearmost(s)}, not of player {s.turn}")


def right_hand(s: Luna, done: bool) -> None:
    """Who holds a tile was rearmost before paying for it."""
    if done:
        raise ValueError("the game is over, but a tile is in hand")
    before = int(s.time[s.turn]) - int(COST[s.hand])
    if any(before > s.time[seat] for seat in range(s.seats) if seat != s.turn):
        raise ValueError(f"player {s.turn} holds a tile, but was not rearmost")


def right_ring(s: Luna) -> None:
    """A refill leaves no gap while it lasts; alone every phase has one ring of tiles."""
    m, held = s.mosaics[0], int(s.hand != NONE)
    if s.refilled and s.left + held < (PLACES - 1 if s.stock else 1):
        raise ValueError("the ring was refilled this turn, but tiles are missing in it")
    if s.seats == 1 and s.left + held + m.count - s.first_tiles != PLACES - 1:
        raise ValueError(f"alone a phase has {PLACES - 1} tiles, in the ring, in hand and laid")
    if s.seats == 1 and s.refilled != (s.phase == 2 and m.count == s.first_tiles):
        raise ValueError("alone the ring was refilled if and only if phase 2 has just begun")
