"""The speed and the quality of deduction in Letters from Whitechapel: part of `gaslamp bench inference`.

The baseline is plain enumeration of all trails on the same nights. The other figures are for orientation: medians in
milliseconds, and how close the models are to the truth over whole games. `chase` plays the nights.
"""

import random
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from math import log2
from statistics import mean, median
from time import perf_counter
from typing import NamedTuple, TypeVar

import numpy as np

from gaslamp.games.whitechapel.bench import chase, enumeration
from gaslamp.games.whitechapel.deduction import Belief, Model, begin, believe, update
from gaslamp.games.whitechapel.deduction.facts import Clue, Facts, Night
from gaslamp.games.whitechapel.rules.actions import Answer, Ask
from gaslamp.games.whitechapel.rules.board import Policeman
from gaslamp.parts.bench import Figure, Progress

T = TypeVar("T")

LEAST = 1000.0
MILLIONS = (1_000_000, 4_000_000)
"""The range of trails in the enumerated nights. After seven moves a public package for this holds 3.7 million."""

GROWTH = 6
"""The number of trails grows about this many times with each move."""

NIGHTS = 5
"""Nights enumerated for each number of moves."""

SAMPLES = 15
"""Nights timed for each other figure."""

REPEATS = 5
GAMES = 24
"""Games for judging the models."""


class Style(NamedTuple):
    """How the nights of a figure are played. More hints give more clues; a more patient Jack has more moves."""

    hints: float = 0.0
    stay: tuple[int, int] = (3, 15)
    patience: float = 0.2


LONG = Style(0.3, (15, 18), 0.8)
LONGEST = Style(0.8, (19, 19), 1.0)


def figures(progress: Progress) -> list[Figure]:
    found: list[Figure] = []
    parts: tuple[Callable[[], list[Figure]], ...] = (
        lambda: _against_enumeration(7, LEAST),
        lambda: _against_enumeration(6, None),
        _speed,
        _growth,
        _quality,
    )
    for number, part in enumerate(parts, 1):
        found += part()
        progress(number / len(parts))
    return found


def _against_enumeration(moves: int, least: float | None) -> list[Figure]:
    """Both compute where Jack was on every space of the row, from the same facts."""
    fewest, most = (count // GROWTH ** (7 - moves) for count in MILLIONS)
    ratios: list[float] = []
    ours: list[float] = []
    for facts in played_nights(Style(), lambda night: len(night.moves) == night.space == moves):
        night = facts.tonight
        assert night is not None
        if not fewest <= sum(1 for _ in islice(enumeration.trails(night), most + 1)) <= most:
            continue
        quick = median(_milliseconds(believe(facts), _posterior) for _ in range(REPEATS))
        ratios.append(_milliseconds(night, enumeration.posterior) / quick)
        ours.append(quick)
        if len(ratios) == NIGHTS:
            break
    name = "whitechapel_posterior_vs_enumeration" + ("" if least else f"_{moves}_moves")
    return [
        Figure(name, median(ratios), f"plain enumeration over ours, on nights of {moves} moves", least),
        Figure(f"whitechapel_posterior_{moves}_moves_ms", median(ours), "the same nights, by ours"),
    ]


def _speed() -> list[Figure]:
    long = _some(LONG, lambda night: night.space == 15 and night.left > 0 and _clues(night) == 8)
    longest = _some(LONGEST, lambda night: night.space == 19 and _clues(night) >= 15)
    plain = "uniform trails, every space of the row"
    figures = [
        _timed("whitechapel_15_moves_8_clues_ms", long, _posterior, f"{plain}, from scratch; about 40 or less"),
        _timed("whitechapel_19_moves_15_clues_ms", longest, _posterior, f"{plain}, from scratch; 150 or less"),
        _timed(
            "whitechapel_row_ms",
            long,
            lambda belief: belief.visited(Model.TRAILS),
            "every circle's chance to be in the row",
        ),
        _timed(
            "whitechapel_policy_ms",
            long,
            lambda belief: belief.now(),
            "the policy's present circle, nights before included",
        ),
        _timed("whitechapel_policy_row_ms", long, lambda belief: belief.visited(), "the same for the whole row"),
        _timed("whitechapel_likeliest_ms", long, lambda belief: belief.trails(10), "the policy's ten likeliest trails"),
    ]
    answers = [milliseconds for facts in long for milliseconds in _further_answer(facts)]
    return [
        *figures,
        Figure(
            "whitechapel_further_answer_ms",
            median(answers),
            "one more answer, about the circle most in doubt; 10 or less",
        ),
    ]


def _has_moves(moves: int, night: Night) -> bool:
    return night.space == moves


def _has_clues(clues: int, night: Night) -> bool:
    return night.space >= 14 and _clues(night) == clues


def _growth() -> list[Figure]:
    figures = []
    for moves in (3, 6, 9, 12, 15):
        nights = _some(Style(0.2, (15, 18)), partial(_has_moves, moves))
        figures.append(_timed(f"whitechapel_growth_{moves}_moves_ms", nights, _posterior, "uniform trails, any clues"))
    for clues in (2, 4, 6, 8, 10):
        nights = _some(LONG, partial(_has_clues, clues))
        figures.append(
            _timed(f"whitechapel_growth_{clues}_clues_ms", nights, _posterior, "uniform trails, 14 moves or more")
        )
    return figures


def _quality() -> list[Figure]:
    """The belief is judged before moves of Jack, after all answers of the round."""
    loss: dict[Model, list[float]] = {model: [] for model in Model}
    home: dict[Model, list[float]] = {model: [] for model in Model}
    guesses: dict[Model, list[tuple[float, bool]]] = {model: [] for model in Model}
    width: dict[Model, list[float]] = {model: [] for model in Model}
    for number in range(GAMES):
        rng = random.Random(f"quality/{number}")
        belief = begin({})
        trail: tuple[int, ...] = ()
        for moment in chase.play({}, rng):
            after = update(belief, moment.action)
            if _is_moved(belief.facts.tonight, after.facts.tonight) and rng.random() < 0.5:
                for model in Model:
                    chances = belief.now(model)
                    loss[model].append(-log2(chances[trail[-1]]))
                    home[model].append(-log2(belief.hideout(model)[moment.hideout]))
                    width[model].append(2 ** belief.entropy(model))
                    guesses[model] += [(chances[circle], circle == trail[-1]) for circle in np.flatnonzero(chances)]
            belief, trail = after, moment.trail
    figures = []
    for model in Model:
        figures += [
            Figure(f"whitechapel_{model}_log_loss_bits", mean(loss[model]), "of Jack's present circle, played games"),
            Figure(f"whitechapel_{model}_effective_circles", mean(width[model]), "2 to the entropy, on average"),
            Figure(f"whitechapel_{model}_hideout_log_loss_bits", mean(home[model]), "of the hideout, all nights"),
            Figure(
                f"whitechapel_{model}_calibration_error",
                calibration(guesses[model]),
                "of chances for circles; 0 is best",
            ),
        ]
    return figures


def calibration(guesses: list[tuple[float, bool]]) -> float:
    """The calibration error over classes of chances. Each class has half the chance of the one before.

    In each class the expected and the true number of hits are compared. The result is the sum of the absolute
    differences, divided by the number of all hits.
    """
    should: dict[int, float] = {}
    for chance, hit in guesses:
        half = -int(log2(chance))
        should[half] = should.get(half, 0) + chance - hit
    return sum(map(abs, should.values())) / sum(hit for _, hit in guesses)


def played_nights(style: Style, is_wanted: Callable[[Night], bool]) -> Iterator[Facts]:
    """The facts before each move of Jack, from game after game, and those at the end of a night with a full track."""
    number = 0
    while True:
        belief = begin({})
        for moment in chase.play({}, random.Random(f"{style}/{number}"), **style._asdict()):
            belief, facts = update(belief, moment.action), belief.facts
            if not _is_moved(facts.tonight, belief.facts.tonight):
                continue
            for one in (facts, belief.facts):
                if (
                    one.tonight
                    and (one is facts or not (one.tonight.left or one.tonight.home))
                    and is_wanted(one.tonight)
                ):
                    yield one
        number += 1


def _is_moved(before: Night | None, after: Night | None) -> bool:
    return before is not None and after is not None and len(after.moves) > len(before.moves)


def _some(style: Style, is_wanted: Callable[[Night], bool]) -> list[Facts]:
    return list(islice(played_nights(style, is_wanted), SAMPLES))


def _clues(night: Night) -> int:
    return sum(isinstance(finding, Clue) for finding in night.findings)


def _posterior(belief: Belief) -> None:
    assert belief.facts.tonight is not None
    for space in range(belief.facts.tonight.space + 1):
        belief.at(space, Model.TRAILS)


def _further_answer(facts: Facts) -> list[float]:
    """Times for a yes and a no about the most uncertain circle, in a belief that has already computed its results."""
    belief = believe(facts)
    _posterior(belief)
    circle = int(np.argmin(np.abs(belief.visited(Model.TRAILS) - 0.5)))
    asked = update(belief, Ask(Policeman.BLUE, circle))
    return [_milliseconds(Answer(yes), lambda answer: _posterior(update(asked, answer))) for yes in (True, False)]


def _timed(name: str, nights: list[Facts], ask: Callable[[Belief], object], about: str) -> Figure:
    """A belief keeps its results, so each belief is asked only once."""
    return Figure(name, median(_milliseconds(believe(facts), ask) for facts in nights), about)


def _milliseconds(given: T, ask: Callable[[T], object]) -> float:
    began = perf_counter()
    ask(given)
    return 1000 * (perf_counter() - began)
