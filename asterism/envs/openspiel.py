"""The games as OpenSpiel's: importing this registers `asterism_<slug>` for every game that is there."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, cast

import numpy as np

try:
    import pyspiel
except ModuleNotFoundError:
    raise ImportError("pyspiel is missing: asterism's extra 'envs' brings it, see docs/environments.md") from None

from asterism.core import chance
from asterism.core.game import NOW, Game, game, slugs, small
from asterism.envs.actions import actions
from asterism.envs.checks import LIMIT, number_of, whole
from asterism.envs.nodes import Ground

CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
OPEN = -1  # the parameter of an option that is left open
OUTCOMES = 1024  # no draw has more
PAST = 16  # bytes


class SpielGame(pyspiel.Game):
    """A kind of table; each game has a class of its own: OpenSpiel keeps what it registers beyond Python's end."""

    slug: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        self.game, self.space = game(self.slug), actions(self.slug)
        given = {**defaults(self.game), **(params or {})}
        self.players, self.zero_sum = given["players"], given["zero_sum"]
        names = [option.name for option in self.game.options]
        self.options = {name: given[name] for name in names if given[name] not in (OPEN, False)}
        limit = whole("limit", given["limit"], 1)
        if self.zero_sum and self.players != 2:
            raise ValueError(f"zero_sum is for 2 players, not {self.players}")
        self.start = Ground(self.slug, self.players, self.options, limit, self.zero_sum).start
        low, high = self.game.layout.alone if self.players == 1 else (-1.0 if self.zero_sum else 0.0, 1.0)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.space.count,
            max_chance_outcomes=OUTCOMES,
            num_players=self.players,
            min_utility=low,
            max_utility=high,
            utility_sum=0.0 if self.zero_sum else None,
            max_game_length=limit,
        )
        super().__init__(kind(self.game, self.zero_sum), info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Each decision, and the setup, may draw for every piece of a box."""
        return OUTCOMES * (int(self.max_game_length()) + 1)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielState(pyspiel.State):
    """A walk through the tree, which stands at a node."""

    def __init__(self, its: SpielGame) -> None:
        super().__init__(its)
        self.node = its.start

    def current_player(self) -> int:
        if self.node.outcomes:
            return CHANCE
        return TERMINAL if self.node.over else self.node.to_act

    def is_terminal(self) -> bool:
        return self.node.over

    def returns(self) -> list[float]:
        return list(self.node.worth)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Equal chances, as many as the draw has."""
        count = self.node.outcomes
        return [(outcome, 1 / count) for outcome in range(count)]

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.node.offers) if player == self.node.to_act else []

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"outcome {action}"
        texts: Any = self.node.ground.game.verb.texts
        return str(texts[self._offered(player, action)])

    def _apply_action(self, action: int) -> None:
        if self.node.over:
            raise ValueError("the game is over")
        if not self.node.outcomes:
            self._offered(self.node.to_act, action)
        elif not 0 <= action < self.node.outcomes:
            raise ValueError(f"a draw of {self.node.outcomes} has no outcome {action}")
        self.node = self.node.after(number_of(action))

    def _offered(self, player: int, number: int) -> int:
        """The action behind a number, if it is offered."""
        found = self.node.offers.get(number_of(number)) if player == self.node.to_act else None
        if found is None:
            raise ValueError(f"seat {player} is not offered the action {number}")
        return found

    # What algorithms in Python ask for at each step goes there by the shortest way; those in C++ have theirs.

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The numbers that a player may play, or the outcomes of a draw."""
        node = self.node
        if node.outcomes or node.over or not (player is None or 0 <= player < node.ground.seats):
            return list(super().legal_actions(*asked(player)))
        return list(node.offers) if player is None or player == node.to_act else []

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What a player sees, as numbers."""
        if player is None or not 0 <= player < self.node.ground.seats:
            return list(super().observation_tensor(*asked(player)))
        return numbers(self.node.rows[player])

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """What a player sees, and a digest of all it saw and did, as numbers."""
        if player is None or not 0 <= player < self.node.ground.seats:
            return list(super().information_state_tensor(*asked(player)))
        floats = numbers(self.node.rows[player])
        for byte in self.node.past(player).tolist():
            floats += BITS[byte]
        return floats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A position that the player can't tell from this one; the others have no past in it."""
        if self.node.outcomes:
            raise ValueError("a draw is open: only positions can be imagined anew")
        other = cast(SpielState, self.clone())
        other.node = self.node.imagined(player, chance.quick(int(sampler() * 2**53)))
        return other

    def __str__(self) -> str:
        """The whole position as JSON, and the draws of an open act: not for players' eyes."""
        node = self.node
        if not node.record:
            return f"setup {list(node.told)}"
        position = json.dumps(node.ground.game.position.write(node.laid().states[NOW]), separators=(",", ":"))
        return f"{position} {node.act} {list(node.told)}" if node.outcomes else position


def asked(player: int | None) -> tuple[int, ...]:
    """A player as C++ is asked about it: or nobody named, whoever is to act."""
    return () if player is None else (player,)


BITS: list[list[float]] = np.unpackbits(np.arange(256, dtype=np.uint8)[:, None], axis=1).astype(np.float64).tolist()


def numbers(row: Any) -> list[float]:
    """A row as floats; most of it is 0."""
    floats = [0.0] * len(row)
    (where,) = (row != 0).nonzero()
    for at, number in zip(where.tolist(), row[where].astype(np.float64).tolist(), strict=True):
        floats[at] = number
    return floats


class Observer:
    """What one player sees, as a tensor and as a string; with perfect recall its past, too."""

    def __init__(self, its: SpielGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observations take no parameters, not {params}")
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("an observation is what one player sees: public and its own")
        layout, self.recalls = its.game.layout, kind.perfect_recall
        self.tensor = np.zeros(layout.size + (8 * PAST if self.recalls else 0), np.float32)
        self.dict = {stretch.name: stretch.of(self.tensor) for stretch in layout}
        if self.recalls:
            self.dict["past"] = self.tensor[layout.size :]

    def set_from(self, state: SpielState, player: int) -> None:
        row = state.node.rows[player]
        self.tensor[: len(row)] = row
        if self.recalls:
            self.dict["past"][:] = np.unpackbits(state.node.past(player))

    def string_from(self, state: SpielState, player: int) -> str:
        if not state.node.record:
            return ""
        seen = state.node.seen(player)
        view = json.dumps(seen.game.view.view(seen.states[0], player), sort_keys=True, separators=(",", ":"))
        return f"{view} past {state.node.past(player).tobytes().hex()}" if self.recalls else view


def kind(its: Game, zero_sum: bool = False) -> Any:
    """A game as OpenSpiel lists it."""
    utility = pyspiel.GameType.Utility
    hidden = any(len(holes) for holes in its.holes.values())
    info = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=f"asterism_{its.slug}",
        long_name=f"Asterism: {its.slug}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=info.IMPERFECT_INFORMATION if hidden else info.PERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=its.seats[-1],
        min_num_players=its.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(its),
    )


def defaults(its: Game) -> dict[str, Any]:
    """The parameters of a game: how many play, the options, the limit of decisions, is a win one's loss?"""
    options = {option.name: False if option.flag else OPEN for option in its.options}
    return {"players": 2 if 2 in its.seats else its.seats[0], "limit": LIMIT, "zero_sum": False, **options}


def register(slug: str) -> None:
    pyspiel.register_game(kind(game(slug)), type(f"Spiel{slug.title()}", (SpielGame,), {"slug": slug}))


for _slug in (*slugs(), *small()):
    register(_slug)
