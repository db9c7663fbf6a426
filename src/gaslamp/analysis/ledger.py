"""The ledger: a result is the chance at the start, luck, and the skill of both sides. Nothing is left over."""

from gaslamp.analysis.moments import Ledger, Viewpoint


def ledger(viewpoint: Viewpoint, side: str, first: str) -> Ledger:
    """Of a side, by these eyes. `first` is the first side of the game; all others win and lose together."""
    is_first = side == first
    own = sum(moment.skill for moment in viewpoint.moments if (moment.side == first) == is_first)
    others = sum(moment.skill for moment in viewpoint.moments if (moment.side == first) != is_first)
    luck = sum(moment.luck for moment in viewpoint.moments)
    start, result = viewpoint.start, viewpoint.moments[-1].after
    if is_first:
        return Ledger(start, luck, own, others, result)
    return Ledger(1 - start, -luck, own, others, 1 - result)
