"""The whole game as some eyes judge it, out of one appraisal for each step."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from gaslamp.analysis.moments import Kind, Moment, Viewpoint
from gaslamp.analysis.steps import Step
from gaslamp.core.game import Seat
from gaslamp.parts.analysis import Appraisal, Choice

MOST_CHOICES = 6
"""Besides the choice that was made."""
CHANCE_DIGITS = 6
BITS_DIGITS = 4
EVEN = 0.5


def viewpoint(
    eyes: Seat,
    side: str,
    steps: Sequence[Step],
    actions: Sequence[str],
    appraisals: Sequence[Appraisal],
    *,
    first: str,
    result: float | None,
    mistake: float,
) -> Viewpoint:
    """`actions` are the texts of the steps as these eyes saw them. `first` is the first side of the game."""
    chances = _chances(appraisals, result)
    unknown = [_bits(appraisal.unknown) for appraisal in appraisals]
    found = []
    for place, (step, action, appraisal) in enumerate(zip(steps, actions, appraisals, strict=True)):
        moment = Moment(
            number=step.number,
            seat=step.seat,
            side=step.side,
            kind=step.kind,
            action=action,
            chance=chances[place],
            after=chances[place + 1],
            unknown=unknown[place],
            unknown_after=unknown[min(place + 1, len(unknown) - 1)],
        )
        is_first = step.side == first
        moment = _with_change(moment, is_first=is_first)
        if step.kind == Kind.DECISION:
            moment = _with_choices(moment, appraisal.choices, is_first=is_first)
            is_marked = step.side == side and moment.cost is not None and moment.cost >= mistake
            moment = replace(moment, is_marked=is_marked)
        found.append(moment)
    return Viewpoint(eyes, side, tuple(found))


def _chances(appraisals: Sequence[Appraisal], result: float | None) -> list[float]:
    """Before each step, and the result. Where none is given, it is the same as after the step.

    They are rounded first, so that differences of what is written add up.
    """
    given = [None if each.chance is None else round(float(each.chance), CHANCE_DIGITS) for each in appraisals]
    if result is None:
        # Nobody won: the last chance stays.
        result = next((chance for chance in reversed(given) if chance is not None), EVEN)
    found = [result]
    for chance in reversed(given):
        found.append(found[-1] if chance is None else chance)
    return found[::-1]


def _bits(unknown: Mapping[str, float]) -> dict[str, float]:
    return {secret: round(float(bits), BITS_DIGITS) for secret, bits in unknown.items()}


def _with_change(moment: Moment, *, is_first: bool) -> Moment:
    change = round(moment.after - moment.chance, CHANCE_DIGITS)
    if moment.kind in (Kind.CHANCE, Kind.ANSWER):
        return replace(moment, luck=change)
    return replace(moment, skill=change if is_first or not change else -change)


def _with_choices(moment: Moment, given: Sequence[Choice], *, is_first: bool) -> Moment:
    """What an ally had to do is no decision either: its only choice is left out."""
    if len(given) < 2:
        return moment
    ordered = sorted(map(_rounded, given), key=lambda choice: choice.chance, reverse=is_first)
    made = next((choice for choice in ordered if choice.action == moment.action), None)
    cost = None if made is None else round(abs(ordered[0].chance - made.chance), CHANCE_DIGITS)
    kept = ordered[:MOST_CHOICES]
    if made is not None and made not in kept:
        kept.append(made)
    return replace(moment, choices=tuple(kept), cost=cost)


def _rounded(choice: Choice) -> Choice:
    tells = None if choice.tells is None else round(float(choice.tells), BITS_DIGITS)
    return Choice(choice.action, round(float(choice.chance), CHANCE_DIGITS), tells, choice.kind)
