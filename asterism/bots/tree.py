"""The tree of a Monte-Carlo search, in compiled code, for any game and any number of seats.

world    one filling of the holes and one course of luck, drawn anew for each simulation (open loop)
node     what can follow after one more decision: who decided, what, how often, with what result
key      a decision as one number: action * KEYS + seat; children of a node ascend by key
offered  how often a child was legal when its parent was visited (availability)
head     where a seat's own branch stands while several seats decide side by side, blind to each other
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any

import numpy as np

from asterism.bots.greedy import best_end, copy
from asterism.core.chance import SHOWN, Luck, draw
from asterism.core.game import apply, deciders, evaluate, imagine, legal, over, utilities
from asterism.core.playouts import LIMIT, lowest, play_out
from asterism.core.records import NONE, Floats, Row, rule

FIRST, NEXT, KEY, VISITS, OFFERED = 0, 1, 2, 3, 4
COLUMNS = 5
KEYS = 32
DEPTH = 200
ROOT, WORLD, SPARE = 0, 1, 2
LOW, HIGH = 0, 1


@rule
def simulate(t: Any, states: Any, me: int, root: int, luck: Luck, explore: float, playout: bool, count: int) -> None:
    """Run simulations from a root node on what a seat sees."""
    for _ in range(count):
        states[WORLD] = states[ROOT]
        imagine(states[WORLD], me, luck)
        steps = descend(t, states, me, root, luck, explore, playout)
        stretch(t.bounds, t.worth, states[WORLD].seats)
        for i in range(steps):
            node = t.path[i]
            t.nodes[node, VISITS] += 1
            t.sums[node] += t.worth[t.nodes[node, KEY] % KEYS]


@rule
def stretch(bounds: Floats, worth: Floats, seats: int) -> None:
    """Remember the range of results, so that all can be compared on 0 to 1."""
    for seat in range(seats):
        bounds[LOW] = min(bounds[LOW], worth[seat])
        bounds[HIGH] = max(bounds[HIGH], worth[seat])


@rule
def descend(t: Any, states: Any, me: int, root: int, luck: Luck, explore: float, playout: bool) -> int:
    """Walk down one world to a new leaf, leaving its worth in t.worth; how many nodes were passed."""
    s, node, steps, plies = states[WORLD], root, 0, 0
    together, known = 0, luck[SHOWN]
    while not over(s) and plies < LIMIT:
        plies += 1
        now = deciders(s)
        if together == 0 and now & (now - 1):
            together, known = now, luck[SHOWN]
            t.heads[:] = node
        seat = me if now >> me & 1 else lowest(now)
        at = t.heads[seat] if together else node
        count = legal(s, seat, t.out)
        if count > 1 and steps == DEPTH:
            settle(t, states, luck, playout)
            return steps
        if count > 1:
            child = select(t, at, seat, count, explore)
            if child == NONE:
                return grow(t, states, at, seat, count, luck, playout, steps)
            t.path[steps] = child
            steps += 1
            at = child
            apply(s, seat, t.nodes[child, KEY] // KEYS, luck, t.tell)
        else:
            apply(s, seat, t.out[0], luck, t.tell)
        if together:
            t.heads[seat] = at
            if luck[SHOWN] != known or not deciders(s) & together:
                node = t.heads[me if together >> me & 1 else lowest(together)]
                together = 0
        else:
            node = at
    utilities(s, t.worth)
    return steps


@rule
def select(t: Any, at: int, seat: int, count: int, explore: float) -> int:
    """The most promising child among the legal decisions; NONE if one of them is not in the tree yet."""
    child = t.nodes[at, FIRST]
    for i in range(count):
        key = t.out[i] * KEYS + seat
        while child != NONE and t.nodes[child, KEY] < key:
            child = t.nodes[child, NEXT]
        if child == NONE or t.nodes[child, KEY] != key:
            return NONE
        t.found[i] = child
        t.nodes[child, OFFERED] += 1
    return best_child(t, count, explore)


@rule
def best_child(t: Any, count: int, explore: float) -> int:
    """The upper confidence bound, with the times a child was on offer as its trials."""
    best, most = NONE, -np.inf
    span = max(t.bounds[HIGH] - t.bounds[LOW], 1e-9)
    for i in range(count):
        child = t.found[i]
        visits = t.nodes[child, VISITS]
        mean = (t.sums[child] / visits - t.bounds[LOW]) / span
        value = mean + explore * sqrt(log(t.nodes[child, OFFERED] + 1.0) / visits)
        if value > most:
            best, most = child, value
    return best


@rule
def grow(t: Any, states: Any, at: int, seat: int, count: int, luck: Luck, playout: bool, steps: int) -> int:
    """Put what is missing among the children and value the leaf; how many nodes were passed."""
    if t.used[0] + count > len(t.nodes):
        settle(t, states, luck, playout)
        return steps
    if playout:
        return grow_one(t, states, at, seat, count, luck, steps)
    grow_all(t, states, at, seat, count, luck)
    return steps


@rule
def grow_one(t: Any, states: Any, at: int, seat: int, count: int, luck: Luck, steps: int) -> int:
    """One new child at random, and a random game from there to its end."""
    missing = 0
    for i in range(count):
        if find(t, at, t.out[i] * KEYS + seat) == NONE:
            t.found[missing] = t.out[i]
            missing += 1
    action = t.found[draw(luck, missing)]
    t.path[steps] = insert(t, at, action * KEYS + seat)
    apply(states[WORLD], seat, action, luck, t.tell)
    settle(t, states, luck, True)
    return steps + 1


@rule
def grow_all(t: Any, states: Any, at: int, seat: int, count: int, luck: Luck) -> None:
    """All children at once, each valued at the end of its turn; the best one's worth is the leaf's."""
    most = -np.inf
    for i in range(count):
        t.found[i] = t.out[i]
    for i in range(count):
        key = t.found[i] * KEYS + seat
        states[SPARE] = states[WORLD]
        apply(states[SPARE], seat, t.found[i], luck, t.tell)
        t.budget[0] = 0
        value = best_end(states, SPARE, seat, luck, t.outs, t.counts, t.tell, t.trial, t.ends, t.budget)
        child = find(t, at, key)
        if child == NONE:
            child = insert(t, at, key)
            t.nodes[child, VISITS], t.sums[child] = 1, value
        t.nodes[child, OFFERED] += 1
        if value > most:
            most = value
            copy(t.ends, t.worth)


@rule
def find(t: Any, at: int, key: int) -> int:
    child: int = t.nodes[at, FIRST]
    while child != NONE and t.nodes[child, KEY] < key:
        child = t.nodes[child, NEXT]
    return child if child != NONE and t.nodes[child, KEY] == key else NONE


@rule
def insert(t: Any, at: int, key: int) -> int:
    """A new child in its place among the others."""
    new: int = t.used[0]
    t.used[0] += 1
    before, child = NONE, t.nodes[at, FIRST]
    while child != NONE and t.nodes[child, KEY] < key:
        before, child = child, t.nodes[child, NEXT]
    t.nodes[new, FIRST], t.nodes[new, NEXT], t.nodes[new, KEY] = NONE, child, key
    t.nodes[new, VISITS], t.nodes[new, OFFERED] = 0, 1
    t.sums[new] = 0.0
    if before == NONE:
        t.nodes[at, FIRST] = new
    else:
        t.nodes[before, NEXT] = new
    return new


@rule
def settle(t: Any, states: Any, luck: Luck, playout: bool) -> None:
    """The worth of the world as it stands: played to its end, or evaluated."""
    if playout:
        play_out(states[WORLD], luck, t.out, t.tell, LIMIT)
        utilities(states[WORLD], t.worth)
    else:
        evaluate(states[WORLD], t.worth)


@rule
def tally(t: Any, root: int, keys: Row, visits: Any, sums: Floats) -> None:
    """Add the root's children to the count, decision by decision."""
    for i in range(len(keys)):
        child = find(t, root, keys[i])
        if child != NONE:
            visits[i] += t.nodes[child, VISITS]
            sums[i] += t.sums[child]
