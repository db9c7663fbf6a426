"""A sensible Jack and sensible police for Letters from Whitechapel, so that the measured nights are realistic.

Each night Jack decides how long he stays out. He wanders while he has spaces to spare, and then goes home by shortest
ways. The police go where Jack can have gone since the last clue, and search there.
"""

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, NamedTuple

from gaslamp.core.game import CHANCE
from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.rules import actions as a
from gaslamp.games.whitechapel.rules.board import members
from gaslamp.games.whitechapel.rules.streets import SEARCHED, distances
from gaslamp.games.whitechapel.rules.turns import LAST_SPACE, space

_STROLL = 0.25
"""How often Jack takes any walk instead of a planned one."""

_ARRESTS = 0.08


class Moment(NamedTuple):
    """An event of a game, and the secrets after it."""

    action: Any
    trail: tuple[int, ...]
    hideout: int
    night: int


@dataclass(frozen=True, slots=True)
class Chase:
    """The settings and the memory of both sides."""

    hints: float  # how often a policeman gets a hint from the true trail
    stay: tuple[int, int]  # the shortest and the longest time that Jack stays out
    patience: float  # how often he waits before the crime
    plans: dict[int, int] = field(default_factory=dict)  # by night: how long he stays out
    asked: dict[tuple[int, int], set[int]] = field(default_factory=dict)  # by night and space: circles asked about


def play(
    options: Mapping[str, str],
    rng: random.Random,
    *,
    hints: float = 0.0,
    stay: tuple[int, int] = (3, 15),
    patience: float = 0.2,
) -> Iterator[Moment]:
    """A whole game, event by event."""
    state: Any = whitechapel.start(options)
    chase = Chase(hints, stay, patience)
    while seat := whitechapel.actor(state):
        legal = whitechapel.legal(state)
        if seat == CHANCE or len(legal) == 1:
            action = rng.choice(legal)
        elif seat == "jack":
            action = _jack(state, legal, rng, chase)
        else:
            action = _police(state, legal, rng, chase)
        state = whitechapel.apply(state, action)
        yield Moment(action, state.trail, state.hideout, state.public.night)


def _jack(state: Any, legal: tuple[Any, ...], rng: random.Random, chase: Chase) -> Any:
    if isinstance(legal[-1], a.Wait):
        return legal[-1] if rng.random() < chase.patience else rng.choice(legal[:-1])
    if not isinstance(legal[0], a.Walk | a.Coach | a.Alley):
        return rng.choice(legal)
    public, home = state.public, distances(state.hideout)
    out = chase.plans.setdefault(public.night, rng.randint(*chase.stay))
    spare = min(out - len(state.trail), LAST_SPACE - 1 - space(public))
    walks: list[Any] = [action for action in legal if isinstance(action, a.Walk)]
    special: list[Any] = [action for action in legal if isinstance(action, a.Coach | a.Alley)]
    declared = [action for action in legal if isinstance(action, a.WalkHome)]
    if declared and rng.random() < 0.98:
        return declared[0]
    if special and (not walks or rng.random() < 0.12):
        return min(rng.sample(special, min(len(special), 6)), key=lambda action: abs(home[action.to] - 2))
    near = [action for action in walks if home[action.to] <= max(spare, home[state.trail[-1]] - 1)]
    fresh = [action for action in near if action.to not in state.trail]
    if rng.random() < _STROLL:
        return rng.choice(walks)
    return rng.choice(fresh or near or walks)


def _police(state: Any, legal: tuple[Any, ...], rng: random.Random, chase: Chase) -> Any:
    public = state.public
    known = public.clues or public.murders
    near = _nearness(known)
    fresh = [action for action in legal if isinstance(action, a.Ask) and not known >> action.circle & 1]
    if fresh:
        arrests = [action for action in legal if isinstance(action, a.Arrest | a.AreaArrest)]
        if arrests and rng.random() < _ARRESTS:
            return rng.choice(arrests)
        hinted = [ask for ask in fresh if ask.circle in state.trail]
        if hinted and rng.random() < chase.hints:
            return rng.choice(hinted)
        # Only questions on this space of the track count: an earlier answer may have changed since.
        done = chase.asked.setdefault((public.night, len(public.track)), set())
        ask = min(fresh, key=lambda action: (action.circle in done, rng.random() - near[action.circle]))
        done.add(ask.circle)
        return ask
    if not isinstance(legal[0], a.Step):
        return rng.choice(legal)
    policeman = legal[0].policeman
    covered = known
    for other, crossing in enumerate(public.places):
        if other != policeman:
            covered |= SEARCHED[crossing]
    steps = [step for step in legal if step.policeman == policeman]
    hint = sum(1 << circle for circle in {*state.trail}) & ~covered if rng.random() < chase.hints else 0
    return max(steps, key=lambda step: _worth(SEARCHED[step.to] & ~covered, near, hint) + 2 * rng.random())


def _worth(circles: int, near: tuple[int, ...], hint: int) -> int:
    return sum(near[circle] for circle in members(circles)) + (10 if circles & hint else 0)


@lru_cache(maxsize=4096)
def _nearness(known: int) -> tuple[int, ...]:
    """By circle: higher the nearer to a clue; zero from four walks on."""
    return tuple(
        max(0, 4 - walks) for walks in map(min, zip(*(distances(clue) for clue in members(known)), strict=True))
    )
