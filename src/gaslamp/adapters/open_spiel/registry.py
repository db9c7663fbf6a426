"""What OpenSpiel is told of each game, and the games themselves."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, ClassVar, NamedTuple

import pyspiel

from gaslamp.adapters.game_data import SUBJECTS, Subject, words
from gaslamp.adapters.open_spiel.observer import Observer
from gaslamp.adapters.open_spiel.play import KernelPlay, Play, RulesPlay, World
from gaslamp.adapters.open_spiel.state import State
from gaslamp.adapters.open_spiel.worlds import Worlds
from gaslamp.adapters.small_game_data import SMALL, Small
from gaslamp.core.game import AnyGame
from gaslamp.games.registry import registration

_MOST_PLAYERS = 6


class Entry(NamedTuple):
    """A game as it is registered."""

    game: AnyGame
    actions: int
    chances: int
    size: int  # of the tensor of an observation
    length: int
    codes: int  # numbers that stand for one event in the tensor of an information state
    begin: Callable[[Mapping[str, str]], Play]
    world: World

    @property
    def name(self) -> str:
        return "python_gaslamp_" + self.game.NAME.replace("-", "_")


def _large(subject: Subject) -> Entry:
    def begin(options: Mapping[str, str]) -> Play:
        kernel = subject.start(options)
        return KernelPlay(subject, kernel, subject.seats(kernel))

    sizes = (subject.action_count, subject.chance_count, subject.size, subject.length, 1 + subject.parts)
    return Entry(subject.game, *sizes, begin, subject.world)


def _small(one: Small) -> Entry:
    def begin(options: Mapping[str, str]) -> Play:
        return RulesPlay(one, one.game.start(options))

    sizes = (len(one.actions), len(one.chances), one.size, one.length, 2)
    return Entry(one.game, *sizes, begin, Worlds(one.game))


ENTRIES = (
    *map(_large, SUBJECTS.values()),
    *map(_small, SMALL.values()),
)
NAMES = tuple(entry.name for entry in ENTRIES)


def _type(entry: Entry, players: int | None = None) -> Any:
    """Where two play, what one wins the other loses; detectives who play together win and lose together."""
    kind = pyspiel.GameType
    most = _MOST_PLAYERS if any(side.allies for side in registration(entry.game.NAME).sides) else 2
    return kind(
        short_name=entry.name,
        long_name=f"Gaslamp: {entry.game.NAME}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if (players or most) == 2 else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            option.name.replace("-", "_"): _plain(option.default) for option in entry.game.OPTIONS
        },
    )


def _plain(default: str) -> str | int:
    """OpenSpiel reads digits as a number."""
    return int(default) if default.isdigit() else default


class Game(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """Winners get 1, losers -1; where several detectives play together, each of them gets it."""

    entry: ClassVar[Entry]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        entry = self.entry
        # OpenSpiel pickles what is kept here, so it must be plain.
        self.options = words(entry.game, dict(params or {}))
        players = len(_beginning(entry.name, tuple(self.options.items())).seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=entry.actions,
            max_chance_outcomes=entry.chances,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if players == 2 else None,
            max_game_length=entry.length,
        )
        super().__init__(_type(entry, players), info, dict(params or {}))

    def new_initial_state(self) -> State:
        return State(self, _beginning(self.entry.name, tuple(self.options.items())).clone())

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:  # noqa: ARG002
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.entry.size, self.entry.length * self.entry.codes if kind.perfect_recall else 0)


@cache
def _beginning(name: str, options: tuple[tuple[str, str], ...]) -> Play:
    [entry] = [entry for entry in ENTRIES if entry.name == name]
    return entry.begin(dict(options))


# A class for each game: OpenSpiel makes games by calling what is registered, to its very end.


for _entry in ENTRIES:
    _class = type(_entry.name, (Game,), {"entry": _entry})
    globals()[_entry.name] = _class  # where pickle looks for it
    pyspiel.register_game(_type(_entry), _class)
