"""Moments of games with what the search says about them, by each pair of eyes: what the model is fitted to."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from gaslamp.core import journal
from gaslamp.core.game import Seat
from gaslamp.core.referee import REFEREE
from gaslamp.games import mrjack
from gaslamp.games.mrjack.analysis.choices import estimate, search
from gaslamp.games.mrjack.analysis.insight import Insight, bits, insights, suspects, value
from gaslamp.games.mrjack.analysis.luck import estimate_after_answer
from gaslamp.games.mrjack.analysis.model import Table
from gaslamp.games.mrjack.analysis.values import ROUGH, lines, values
from gaslamp.games.mrjack.rules.actions import Action, Call
from gaslamp.games.mrjack.rules.choices import player_choices
from gaslamp.games.mrjack.rules.public import DETECTIVE, JACK, Stage
from gaslamp.games.mrjack.rules.turns import ROUNDS, SEATS, acting
from gaslamp.parts.analysis import Depth
from gaslamp.parts.fitting.games import NumberedGame

EYES = (JACK, DETECTIVE, REFEREE)
MOMENTS = 4
"""Decisions of a game that are judged. More would tell little: their results are the same."""


class Sample(NamedTuple):
    game: int
    eyes: Seat
    table: Table
    value: float
    """What the search says."""
    ending: float | None
    """Jack's chance if the game ends at once, where it can."""
    round: int
    turn: int
    bits: float
    won: bool
    stands_for: float = 1.0
    """How many moments: fewer of a long game are judged, and each stands for more."""


def samples(game: NumberedGame) -> Iterator[Sample]:
    moments = list(zip(*(_insights(game, eyes) for eyes in EYES), strict=True))[:-1]
    decisions = [place for place, moment in enumerate(moments) if _is_decision(moment[0][0])]
    chosen = Random(game.number).sample(decisions, min(MOMENTS, len(decisions)))
    for place, moment in enumerate(moments):
        for insight, action in moment:
            assert action is not None, "only the last moment has none"
            if place in chosen:
                yield from _of_decision(game, insight, len(decisions) / len(chosen))
            yield from _of_chance(game, insight, action)


def _insights(game: NumberedGame, eyes: Seat) -> Iterator[tuple[Insight, Action | None]]:
    return insights(game.record if eyes == REFEREE else journal.redact(mrjack, game.record, eyes), eyes)


def _is_decision(insight: Insight) -> bool:
    return acting(insight.public) in SEATS and len(player_choices(insight.public, None)) > 1


def _of_decision(game: NumberedGame, insight: Insight, count: float) -> Iterator[Sample]:
    for depth in Depth:
        found, ending = estimate(insight, search(insight, depth))
        yield _sample(game, insight, Table(depth.value), found)._replace(ending=ending, stands_for=count)


def _of_chance(game: NumberedGame, insight: Insight, action: Action) -> Iterator[Sample]:
    public = insight.public
    if public.stage is Stage.PICK and public.round & 1 and not public.turn:
        rough = values(public, lines(public, suspects(insight), insight.pile, None, ROUGH))
        yield _sample(game, insight, Table.ROUGH, value(insight, rough))
    if isinstance(action, Call) and public.round < ROUNDS:
        found, missing = estimate_after_answer(insight, public, action.seen)
        yield _sample(game, insight, Table.CALLED, found)._replace(round=public.round + 1, turn=0, bits=missing)


def _sample(game: NumberedGame, insight: Insight, table: Table, found: float) -> Sample:
    public = insight.public
    missing = bits(insight)
    return Sample(game.number, insight.eyes, table, found, None, public.round, public.turn, missing, game.has_won(JACK))
