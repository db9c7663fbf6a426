"""A side's game in a few numbers, by what the side knew itself."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping

from gaslamp.analysis.ledger import ledger
from gaslamp.analysis.moments import Moment, Summary, Viewpoint
from gaslamp.analysis.resemblance import resemblance
from gaslamp.parts.analysis import LevelErrors

COUNT = 3
"""Of the moments that are named."""
LEAST_CHANCE = 0.01
"""A moment that changed less is not named."""
LEAST_BITS = 0.1


def summary(viewpoint: Viewpoint, first: str, is_won: bool | None, levels: Mapping[str, LevelErrors]) -> Summary:
    """Of the side whose viewpoint it is. `is_won` says whether the first side won; None if nobody did."""
    side = viewpoint.side
    own = [moment for moment in viewpoint.moments if moment.side == side and moment.cost is not None]
    error = sum(moment.cost or 0.0 for moment in own) / len(own) if own else 0.0
    return Summary(
        side=side,
        ledger=ledger(viewpoint, side, first),
        decisions=len(own),
        error=error,
        mistakes=tuple(moment.number for moment in own if moment.is_marked),
        resembles=resemblance(error, levels) if own else None,
        deciding=_most(viewpoint.moments, lambda moment: _towards(moment, is_won), LEAST_CHANCE),
        best=_most(own, lead, LEAST_CHANCE),
        telling=_most(own, _told, LEAST_BITS),
        missed=dict(sorted(Counter(kind for moment in own if (kind := missed(moment))).items())),
    )


def lead(moment: Moment) -> float:
    """By how much the choice that was made is better than the next best one; 0 if it is not the best."""
    if len(moment.choices) < 2 or moment.made is not moment.choices[0]:
        return 0.0
    return abs(moment.choices[0].chance - moment.choices[1].chance)


def missed(moment: Moment) -> str:
    """The kind of the opportunity that was missed with a mistake; empty if there was none."""
    best, made = moment.best, moment.made
    is_missed = moment.is_marked and best is not None and made is not None and best.kind != made.kind
    return best.kind if is_missed and best is not None else ""


def _towards(moment: Moment, is_won: bool | None) -> float:
    """How far the moment brought the game towards its result."""
    change = moment.after - moment.chance
    if is_won is None:
        return abs(change)
    return change if is_won else -change


def _told(moment: Moment) -> float:
    made = moment.made
    return 0.0 if made is None or made.tells is None else made.tells


def _most(moments: Iterable[Moment], weight: Callable[[Moment], float], least: float) -> tuple[int, ...]:
    """The numbers of the few moments with the greatest weight, in the order of the game."""
    found = sorted((moment for moment in moments if weight(moment) >= least), key=lambda moment: -weight(moment))
    return tuple(sorted(moment.number for moment in found[:COUNT]))
