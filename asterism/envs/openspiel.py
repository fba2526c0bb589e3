"""The games as OpenSpiel's: importing this registers `asterism_<slug>` for every game that is there.

act      what is being carried out: the setup, or a seat's action; it runs on the record before it
told     the outcomes of the act's draws so far; the next draw is a chance node with as many equal outcomes as it has
past     a digest of all that a seat saw and did, by which its information states differ
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from typing import Any, cast

import numpy as np

try:
    import pyspiel
except ModuleNotFoundError:
    raise ImportError("pyspiel is missing: pip install 'asterism[envs]' brings it") from None

from asterism.core import chance
from asterism.core.actions import NO_TALE
from asterism.core.chance import Unknown
from asterism.core.game import HOUSE, NOW, SEEN, Game, act, begin, fill, game, hide, offered, results, slugs, waiting
from asterism.core.playouts import lowest
from asterism.core.records import as_ints
from asterism.core.table import Seen
from asterism.envs.actions import actions
from asterism.envs.checks import LIMIT, number_of, whole
from asterism.envs.observations import observation

OPEN = -1  # the parameter of an option that is left open
OUTCOMES = 1024  # no draw has more
PAST = 8  # bytes
SETUP = (HOUSE, 0)


class SpielGame(pyspiel.Game):
    """A kind of table; each game has a class of its own: OpenSpiel keeps what it registers beyond Python's end."""

    slug: str

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        self.game, self.space = game(self.slug), actions(self.slug)
        given = {**defaults(self.game), **(params or {})}
        self.players, self.limit = given["players"], whole("limit", given["limit"], 1)
        names = [option.name for option in self.game.options]
        self.options = {name: given[name] for name in names if given[name] not in (OPEN, False)}
        self.chosen = self.game.settle(self.players, self.options)
        self.states = self.game.states(2)
        self.ints = as_ints(self.states)
        low, high = self.game.layout.alone if self.players == 1 else (0.0, 1.0)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.space.count,
            max_chance_outcomes=OUTCOMES,
            num_players=self.players,
            min_utility=low,
            max_utility=high,
            utility_sum=None,
            max_game_length=self.limit,
        )
        super().__init__(kind(self.game), info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Each decision, and the setup, may draw for every piece of a box."""
        return OUTCOMES * (self.limit + 1)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class SpielState(pyspiel.State):
    """A position, or one of its draws; what it holds is small and never changed in place: clones copy it all."""

    def __init__(self, its: SpielGame) -> None:
        super().__init__(its)
        self._record, self._act = b"", SETUP
        self._told: tuple[int, ...] = ()
        self._outcomes, self._plies, self._deciders = 0, 0, 0
        self._worth = (0.0,) * its.players
        self._pasts = (b"",) * its.players
        self._run(SETUP, ())

    # Whose turn it is, and what can be done

    def current_player(self) -> int:
        if self._outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else int(lowest(self._deciders))

    def is_terminal(self) -> bool:
        return not self._outcomes and (self._deciders == 0 or self._plies >= self._game.limit)

    def returns(self) -> list[float]:
        return list(self._worth)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Equal chances, as many as the draw has."""
        return [(outcome, 1 / self._outcomes) for outcome in range(self._outcomes)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._game.space.numbers(self.seen(player)))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"outcome {action}"
        return self._game.space.text(self.seen(player), action)

    def _apply_action(self, action: int) -> None:
        if self.is_terminal():
            raise ValueError("the game is over")
        if not self._outcomes:
            seat = self.current_player()
            self._run((seat, self._offered(seat, number_of(action))), ())
        elif 0 <= action < self._outcomes:
            self._run(self._act, (*self._told, action))
        else:
            raise ValueError(f"a draw of {self._outcomes} has no outcome {action}")

    def _offered(self, seat: int, number: int) -> int:
        """The action behind a number, if it is offered."""
        return self._game.game.verb.numbers[self._game.space.text(self.seen(seat), number)]

    @property
    def _game(self) -> SpielGame:
        its: SpielGame = self.get_game()
        return its

    # Carrying out

    def _run(self, doing: tuple[int, int], told: tuple[int, ...]) -> None:
        """Carry an act out with the outcomes that are known; where they end is a chance node."""
        its = self._game
        while True:
            luck = chance.told(told)
            try:
                deciders = self._try(its, doing, luck)
            except Unknown:
                if chance.asked(luck) > 1:
                    self._act, self._told, self._outcomes = doing, told, chance.asked(luck)
                    return
                told = (*told, 0)
                continue
            self._settle(its, doing, deciders)
            return

    def _try(self, its: SpielGame, doing: tuple[int, int], luck: Any) -> int:
        self._lay(its)
        if doing == SETUP:
            return int(begin(its.states, its.chosen, luck))
        return int(act(its.states, NOW, *doing, luck, NO_TALE)[0])

    def _lay(self, its: SpielGame) -> None:
        """Lay the record out in the game's room for one."""
        if self._record:
            its.ints[NOW] = np.frombuffer(self._record, np.int32)
        else:
            its.ints[NOW] = 0
            its.states["seats"] = its.players

    def _settle(self, its: SpielGame, doing: tuple[int, int], deciders: int) -> None:
        """An act is done: what it left behind, and what everybody saw of it."""
        self._record, self._act, self._told, self._outcomes = its.ints[NOW].tobytes(), doing, (), 0
        self._deciders = deciders
        self._plies += doing != SETUP
        if deciders == 0:
            points, worth = np.zeros(its.game.seats[-1], np.int32), np.zeros(its.game.seats[-1])
            results(its.states, NOW, points, worth)
            self._worth = tuple(worth[: its.players].tolist())
        self._pasts = tuple(self._after(seat, doing) for seat in range(its.players))

    def _after(self, seat: int, doing: tuple[int, int]) -> bytes:
        """A seat's past with what it did and what it sees now; what it can't notice leaves no trace."""
        now = hashlib.blake2b(observation(self.seen(seat)), digest_size=PAST).digest()
        past: bytes = self._pasts[seat]
        if seat == doing[0]:
            past = hashlib.blake2b(past + str(doing[1]).encode(), digest_size=PAST).digest() + now
        elif past[-PAST:] != now:
            past = hashlib.blake2b(past, digest_size=PAST).digest() + now
        return past

    # What a seat knows

    def seen(self, seat: int) -> Seen:
        """What a seat knows; its offers if it decides."""
        its = self._game
        self._lay(its)
        hide(its.states, its.ints, its.game.holes[seat])
        hidden, out, count = its.states[SEEN : SEEN + 1].copy(), np.empty(its.game.verb.total, np.int32), 0
        if self._deciders >> seat & 1:
            count = int(offered(its.states, its.ints, its.game.holes[seat], seat, out))
        return Seen(its.game, seat, its.players, hidden, tuple(out[:count].tolist()))

    def past(self, seat: int) -> bytes:
        """A digest of all that a seat saw and did so far."""
        return hashlib.blake2b(self._pasts[seat], digest_size=PAST).digest()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A position that the player can't tell from this one; the others have no past in it."""
        if self._outcomes:
            raise ValueError("a draw is open: only positions can be imagined anew")
        other = cast(SpielState, self.clone())
        states = self.seen(player).states
        fill(states, 0, player, chance.quick(int(sampler() * 2**53)))
        other._record = states.tobytes()
        other._deciders = int(waiting(states, 0))
        other._pasts = tuple(past if seat == player else b"" for seat, past in enumerate(self._pasts))
        other._pasts = tuple(
            past if seat == player else other._after(seat, SETUP) for seat, past in enumerate(other._pasts)
        )
        return other

    def __str__(self) -> str:
        """The whole position as JSON, and the draws of an open act: not for players' eyes."""
        if not self._record:
            return f"setup {list(self._told)}"
        its = self._game
        self._lay(its)
        position = json.dumps(its.game.position.write(its.states[NOW]), separators=(",", ":"))
        return f"{position} {self._act} {list(self._told)}" if self._outcomes else position


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
        self.tensor.fill(0)
        if not state._record:
            return
        row = observation(state.seen(player))
        self.tensor[: len(row)] = row
        if self.recalls:
            self.dict["past"][:] = np.unpackbits(np.frombuffer(state.past(player), np.uint8))

    def string_from(self, state: SpielState, player: int) -> str:
        if not state._record:
            return ""
        seen = state.seen(player)
        view = json.dumps(seen.game.view.view(seen.states[0], player), sort_keys=True, separators=(",", ":"))
        return f"{view} past {state.past(player).hex()}" if self.recalls else view


def kind(its: Game) -> Any:
    """A game as OpenSpiel lists it."""
    hidden = any(len(holes) for holes in its.holes.values())
    info = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=f"asterism_{its.slug}",
        long_name=f"Asterism: {its.slug}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=info.IMPERFECT_INFORMATION if hidden else info.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
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
    """The parameters of a game: how many play, the options, and the limit of decisions."""
    options = {option.name: False if option.flag else OPEN for option in its.options}
    return {"players": 2 if 2 in its.seats else its.seats[0], "limit": LIMIT, **options}


def register(slug: str) -> None:
    pyspiel.register_game(kind(game(slug)), type(f"Spiel{slug.title()}", (SpielGame,), {"slug": slug}))


for _slug in slugs():
    register(_slug)
