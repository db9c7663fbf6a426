"""The games as they are registered with OpenSpiel."""

from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Any, ClassVar, NamedTuple

import pyspiel

from gaslamp.adapters.games import AdaptedGame, adapted_games
from gaslamp.adapters.kernel_game import KernelGame
from gaslamp.adapters.open_spiel.kernel_play import KernelPlay
from gaslamp.adapters.open_spiel.observer import Kind, Observer
from gaslamp.adapters.open_spiel.play import Play, World
from gaslamp.adapters.open_spiel.rules_play import RulesPlay
from gaslamp.adapters.open_spiel.state import State
from gaslamp.adapters.options import option_words
from gaslamp.adapters.refusals import in_game
from gaslamp.adapters.rules_game import RulesGame
from gaslamp.core.errors import NotWellFormed
from gaslamp.core.game import AnyGame
from gaslamp.games.registry import registration
from gaslamp.parts.plain.worlds import drawn_actions

_MOST_ALLIES = 5


class Entry(NamedTuple):
    """A game as it is registered."""

    game: AnyGame
    actions: int
    chances: int
    size: int  # of the tensor of an observation
    length: int
    record_length: int
    recalls_view: bool  # an information state begins with the observation, where that is small
    begin: Callable[[Mapping[str, str]], Play]
    world: World

    @property
    def name(self) -> str:
        return "python_gaslamp_" + self.game.NAME.replace("-", "_")


def _entry(played: AdaptedGame) -> Entry:
    return _by_kernel(played) if isinstance(played, KernelGame) else _by_rules(played)


def _by_kernel(played: KernelGame) -> Entry:
    def begin(options: Mapping[str, str]) -> Play:
        kernel = played.start(options)
        return KernelPlay(played, kernel, played.seats(kernel))

    sizes = (played.action_count, played.chance_count, played.size, played.length, played.record_length)
    return Entry(played.game, *sizes, False, begin, played.world)


def _by_rules(played: RulesGame) -> Entry:
    def begin(options: Mapping[str, str]) -> Play:
        return RulesPlay(played, played.first_state(options))

    sizes = (played.action_count, max(1, played.chance_count), played.size, played.length, played.length)
    return Entry(played.game, *sizes, True, begin, partial(drawn_actions, played.game))


ENTRIES = tuple(map(_entry, adapted_games().values()))
NAMES = tuple(entry.name for entry in ENTRIES)


def _type(entry: Entry, players: int | None = None) -> Any:
    """With two players, what one wins the other loses. Allies win and lose together."""
    kind = pyspiel.GameType
    most = sum(_MOST_ALLIES if side.allies else 1 for side in registration(entry.game.NAME).sides)
    return kind(
        short_name=entry.name,
        long_name=f"Gaslamp: {entry.game.NAME}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if (players or most) == 2 else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=min(2, most),
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
    """Winners get 1, losers -1; each ally gets the same."""

    entry: ClassVar[Entry]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        entry = self.entry
        # OpenSpiel pickles what is kept here, so it must be plain.
        self.options = option_words(entry.game, dict(params or {}))
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
        entry, recalls = self.entry, bool(kind.perfect_recall)
        view = entry.size if entry.recalls_view or not recalls else 0
        return Observer(self.num_players(), view, entry.record_length if recalls else 0, _kind(entry.game.NAME, kind))


def _kind(game: str, wanted: Any) -> Kind:
    private = pyspiel.PrivateInfoType
    match bool(wanted.public_info), wanted.private_info:
        case True, private.SINGLE_PLAYER:
            return "whole"
        case True, private.NONE:
            return "public"
        case False, private.SINGLE_PLAYER:
            return "private"
        case _:
            public, name = str(wanted.public_info), wanted.private_info.name
            raise in_game(game, NotWellFormed("unknown-observation", public=public, private=name))


@cache
def _beginning(name: str, options: tuple[tuple[str, str], ...]) -> Play:
    [entry] = [entry for entry in ENTRIES if entry.name == name]
    return entry.begin(dict(options))


# OpenSpiel makes a game by calling the class that is registered, so each game has a class.
for _each in ENTRIES:
    _class = type(_each.name, (Game,), {"entry": _each})
    globals()[_each.name] = _class  # where pickle looks for it
    pyspiel.register_game(_type(_each), _class)
