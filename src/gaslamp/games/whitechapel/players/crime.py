"""What Jack does before the hunt: his hideout, the women he marks and kills, the patrols he turns up."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np

from gaslamp.games.whitechapel.deduction.streets import Floats
from gaslamp.games.whitechapel.players import victims
from gaslamp.games.whitechapel.players.alibi import hideout_risks, traced
from gaslamp.games.whitechapel.players.tables import SEARCHES, TO_SEARCH, WALKS
from gaslamp.games.whitechapel.rules import actions as a
from gaslamp.games.whitechapel.rules.board import POLICEMEN, RED, Circle, Crossing, members
from gaslamp.games.whitechapel.rules.public import Public, Stage
from gaslamp.games.whitechapel.rules.streets import NEXT
from gaslamp.games.whitechapel.rules.turns import DOUBLE_EVENT, LAST_SPACE, space
from gaslamp.games.whitechapel.rules.view import View

_FARTHER = (0, 2, 1, 0, 0)
"""By night: walks added to `Habit.far`. While the police know little, Jack saves the scenes near home for later."""

_GOOD = 0.93
"""A hideout is good enough for Jack if the nights go so well from there, compared with the best one."""


@dataclass(frozen=True, slots=True)
class Habit:
    far: float = 6.0  # the number of walks home that Jack prefers
    stretch: float = 0.25  # the cost of each walk more or less
    watched: float = 0.5  # the cost of each policeman near the scene
    patience: float = 2.5  # he waits if every murder is worth less than minus this
    least_chance: float = -0.2  # he waits if the chance of the best murder, later nights included, is less
    saves: bool = False  # whether he considers the later nights when he chooses a victim
    traced: float = 0.0  # the weight of log(1 + the percentage that the police will give his hideout)


def prepared(view: View, choices: Sequence[Any], rng: Random, habit: Habit, before: Floats | None) -> Any:
    """`before` is what the police know of the hideout from earlier nights. It is None if Jack does not consider it."""

    def scene(circle: Circle) -> float:
        return worth(view, circle, habit, before)

    match view.public.stage:
        case Stage.HIDEOUT:
            return _hideout(choices, rng, habit)
        case Stage.WOMEN:
            return _best(choices, lambda choice: sum(map(scene, members(choice.circles))), rng)
        case Stage.MARKS:
            return _best(choices, lambda choice: scene(choice.circle), rng, 0.02 if habit.saves else 0.4)
        case Stage.CRIME:
            return _crime(choices, scene, rng, habit)
        case Stage.ORDER:
            return _best(choices, lambda choice: scene(choice.circle), rng)
        case Stage.READY:
            return _best(choices, lambda choice: _curiosity(view, choice.crossing), rng)
        case _:
            return choices[0]


def _best(choices: Sequence[Any], worth: Callable[[Any], float], rng: Random, luck: float = 0.2) -> Any:
    return max(choices, key=lambda choice: worth(choice) + luck * rng.random())


def _hideout(choices: Sequence[a.Hide], rng: Random, habit: Habit) -> a.Hide:
    """Random, because the police may know how he ranks the circles.

    If he considers the later nights, every hideout that is good enough for them is equally likely.
    """
    if habit.saves:
        worths = {choice: victims.all_nights(choice.circle or 0) for choice in choices}
        least = _GOOD * max(worths.values())
        return rng.choice([choice for choice, worth in worths.items() if worth >= least])
    secrecy = 20 * hideout_risks() if habit.traced else np.zeros(len(WALKS))
    ranked = sorted(choices, key=lambda choice: secrecy[choice.circle or 0] - _hideout_worth(choice.circle or 0))
    return ranked[int(rng.random() ** 2 * len(ranked) * 0.5)]


def _hideout_worth(circle: Circle) -> float:
    """Better with many crossings and streets around the circle, and with the red circles about six walks away."""
    reds = np.array([WALKS[circle, red] for red in members(RED)])
    doors = int(SEARCHES[:, circle].sum()) + 0.15 * NEXT[circle].bit_count()
    return float(doors - 0.15 * np.abs(reds - 6).sum())


def worth(view: View, circle: Circle, habit: Habit, before: Floats | None) -> float:
    """How good a murder there is: not too near home, not too far, and with few policemen near."""
    assert view.hideout is not None
    public = view.public
    if habit.saves:
        good = victims.ease(view.hideout, circle, public.night) * victims.spared(view.hideout, public, (circle,))
        return good - 0.05 * habit.watched * _watched(public, circle)
    walks = int(WALKS[circle, view.hideout]) or 2
    spaces = LAST_SPACE - (space(public) if public.time else 4)
    found = -habit.stretch * abs(walks - habit.far - _FARTHER[public.night]) - habit.watched * _watched(public, circle)
    if before is not None and habit.traced:
        found -= habit.traced * np.log(100 * traced(before, circle, view.hideout) + 1)
    return found if walks + 2 < spaces else found - 20


def _watched(public: Public, circle: Circle) -> float:
    """The policemen near a scene, as far as Jack knows. Five of the seven tokens are not blank."""
    shown = [crossing for crossing in public.places if crossing]
    hidden = members(public.patrols)
    share = (len(POLICEMEN) - len(shown)) / max(1, len(hidden))
    return sum(_near(crossing, circle) for crossing in shown) + share * sum(_near(one, circle) for one in hidden)


def _near(crossing: Crossing, circle: Circle) -> float:
    steps = TO_SEARCH[crossing, circle]
    return 1.0 if steps <= 2 else 0.6 if steps <= 4 else 0.2 if steps <= 6 else 0.0


def _crime(choices: Sequence[Any], scene: Callable[[Circle], float], rng: Random, habit: Habit) -> Any:
    def promise(choice: a.Kill | a.KillTwo | a.Wait) -> float:
        match choice:
            case a.Kill(circle):
                return scene(circle)
            case a.KillTwo(one, other):
                return max(scene(one), scene(other))
            case a.Wait():
                return -habit.patience

    return _best(choices, promise, rng, 0.3)


def ends(choice: Any) -> tuple[Circle, ...]:
    """Where Jack may be after a murder. Of two victims either can be the second."""
    match choice:
        case a.Kill(circle) | a.KillLast(int(circle)):
            return (circle,)
        case a.KillTwo(one, other):
            return (one, other)
        case _:
            return ()


def alarmed(public: Public, scene: Circle, rng: np.random.Generator) -> Public:
    """The table after a murder there. Which policeman belongs to which token that lies face down is drawn at random."""
    hidden = iter(rng.permutation(members(public.patrols)).tolist())
    places = tuple(crossing or next(hidden) for crossing in public.places)
    track = "+" if public.night == DOUBLE_EVENT else ""
    return public._replace(places=places, patrols=0, murders=public.murders | 1 << scene, wretched=0, track=track)


def _curiosity(view: View, crossing: Crossing) -> float:
    """Higher for a token near the Wretched whom he may kill."""
    assert view.hideout is not None
    return sum(_near(crossing, circle) for circle in members(view.public.wretched))
