"""Nova Luna written a second time, from its book and without thought for speed; it draws nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .luna import Cell, Mosaic, Tokens, beside, cost


class Slow:
    """A game that follows another one, by its first view and the texts played."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.seats: int = view["seats"]
        self.moon, self.hand, self.phase = 0, 0, 1
        self.refilled = False
        self.ring = {place: tile for place, tile in enumerate(view["ring"]) if tile}
        self.bag = set(view["bag"])
        self.stacks = {0: view["order"][::-1]}
        self.mosaics: list[Mosaic] = [{} for _ in range(self.seats)]
        self.tokens = [Tokens(player["tokens"]) for player in view["players"]]
        self.given: int = view["given"]
        self.first_sum = 0
        self.actor: int = self.rear()[0]

    # Who acts, and what may be done

    def rear(self) -> list[int]:
        """The seats as they would act."""
        return [seat for time in sorted(self.stacks) for seat in self.stacks[time][::-1]]

    def over(self) -> bool:
        last = self.seats > 1 or self.phase == 2
        out = any(tokens.left == 0 for tokens in self.tokens) and last
        return out or not (self.hand or self.ring or (self.bag and (self.seats > 1 or self.phase == 1)))

    def offers(self) -> set[str]:
        if self.hand:
            return {f"place x:{x} y:{y}" for x, y in self.free(self.mosaics[self.actor])}
        return {f"pick place:{place}" for place in self.clockwise()[:3]} | ({"refill"} if self.may_refill() else set())

    def free(self, mosaic: Mosaic) -> set[Cell]:
        return {cell for laid in mosaic for cell in beside(laid)} - set(mosaic) or {(0, 0)}

    def clockwise(self) -> list[int]:
        """The places with tiles, from the moon on."""
        return sorted(self.ring, key=lambda place: (place - self.moon) % 12)

    def may_refill(self) -> bool:
        if self.refilled or not self.bag:
            return False
        if self.seats == 1:
            return self.phase == 1 and (not self.ring or self.tokens[0].left == 0)
        return len(self.ring) <= 2

    # Playing

    def play(self, text: str, drawn: Mapping[int, int]) -> None:
        verb, *parts = text.split()
        numbers = [int(part.split(":")[1]) for part in parts]
        if verb == "refill":
            self.refill(drawn)
        elif verb == "pick":
            self.pick(numbers[0])
        else:
            self.place((numbers[0], numbers[1]))

    def refill(self, drawn: Mapping[int, int]) -> None:
        gaps = [place % 12 for place in range(self.moon + 1, self.moon + 12) if place % 12 not in self.ring]
        assert list(drawn) == gaps[: len(self.bag)]
        assert set(drawn.values()) <= self.bag
        self.ring.update(drawn)
        self.bag -= set(drawn.values())
        self.refilled = True
        if self.seats == 1:
            self.first_sum, self.phase = self.sum_now(), 2
            self.tokens[0].left += 13
            self.tokens[0].cover(self.mosaics[0])

    def pick(self, place: int) -> None:
        self.moon, self.hand = place, self.ring.pop(place)
        if self.seats > 1:
            self.move(cost([self.hand]))

    def move(self, spaces: int) -> None:
        (time,) = [time for time, stack in self.stacks.items() if self.actor in stack]
        assert self.stacks[time].pop() == self.actor
        self.stacks.setdefault(time + spaces, []).append(self.actor)

    def place(self, at: Cell) -> None:
        mosaic = self.mosaics[self.actor]
        mosaic[at] = self.hand
        self.tokens[self.actor].cover(mosaic)
        self.hand, self.refilled = 0, False
        self.actor = self.rear()[0]

    # Results

    def sum_now(self) -> int:
        return cost(self.mosaics[0]) + 10 * self.tokens[0].left

    def scores(self) -> list[int]:
        if self.seats == 1:
            return [self.first_sum + self.sum_now()]
        return [self.given - tokens.left for tokens in self.tokens]

    def ranking(self) -> list[int]:
        return sorted(self.rear(), key=lambda seat: self.tokens[seat].left)

    def covered(self) -> list[dict[Cell, list[int]]]:
        return [{cell: sorted(tasks) for cell, tasks in tokens.covered.items()} for tokens in self.tokens]
