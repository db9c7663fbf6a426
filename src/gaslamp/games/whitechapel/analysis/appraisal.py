"""Every moment of a record, as some eyes judge it."""

from collections.abc import Iterator, Mapping, Sequence
from math import fsum

import numpy as np

from gaslamp.core.game import CHANCE, Seat
from gaslamp.core.record import Record
from gaslamp.core.referee import REFEREE
from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.analysis import jack_choices, police_choices, truth
from gaslamp.games.whitechapel.analysis.effort import EFFORTS, Effort
from gaslamp.games.whitechapel.analysis.jack_choices import drawn_hideouts
from gaslamp.games.whitechapel.analysis.judged import Judged
from gaslamp.games.whitechapel.analysis.knowledge import Moment, moments
from gaslamp.games.whitechapel.analysis.value import value
from gaslamp.games.whitechapel.deduction.streets import Floats
from gaslamp.games.whitechapel.rules import actions as a
from gaslamp.games.whitechapel.rules import hideouts
from gaslamp.games.whitechapel.rules.phases.patrols import tiles
from gaslamp.games.whitechapel.rules.public import JACK, Stage
from gaslamp.parts.analysis import Appraisal, Choice, Depth

CIRCLE, HIDEOUT = "circle", "hideout"
_SHOWN = 8
"""The most choices that are listed."""


def appraise(record: Record, eyes: Seat, depth: Depth, first: int = 1) -> Iterator[Appraisal]:
    effort = EFFORTS[depth]
    for moment, actions in moments(record, eyes, first):
        if actions:
            yield _appraised(moment, actions[0], effort)
        else:
            yield Appraisal(moment.number, _where_stopped(moment, effort), (), _unknown(moment))


def luck(record: Record) -> Mapping[int, float]:
    """Chance draws the Head, and the hideout if that was agreed. All other steps of chance follow from secrets."""
    found = {}
    for moment, actions in moments(record, REFEREE):
        for action in actions:
            if isinstance(action, a.TurnHead):
                found[moment.number] = value(moment.then(action)) - _over_tiles(moment)
            elif isinstance(action, a.Hide) and moment.actor == CHANCE:
                [after] = drawn_hideouts(moment, [action])
                found[moment.number] = after - _over_hideouts(moment)
    return found


def decisions(record: Record, seat: Seat, depth: Depth) -> Iterator[tuple[int, tuple[Choice, ...]]]:
    """The choices of a seat's own decisions alone, by number. It saves the time for everything else."""
    for moment, actions in moments(record, seat):
        if moment.actor == seat and actions:
            choices = _shown(moment, actions[0], EFFORTS[depth])
            if choices:
                yield moment.number, choices


def _appraised(moment: Moment, action: a.Action, effort: Effort) -> Appraisal:
    unknown = _unknown(moment)
    if moment.actor == CHANCE:
        return Appraisal(moment.number, _expected(moment, effort), (), unknown)
    shown = _shown(moment, action, effort)
    chance = None if shown is None else _now(moment, effort)
    return Appraisal(moment.number, chance, shown or (), unknown)


def _shown(moment: Moment, action: a.Action, effort: Effort) -> tuple[Choice, ...] | None:
    """What the actor could choose. Empty if these eyes do not know it, None if there was no choice."""
    choices = _choices(moment)
    if not choices:
        return ()
    if len(choices) == 1:
        return None
    listed = _listed(moment, _judged(moment, choices, effort, action), action)
    return tuple(Choice(whitechapel.write(one.action), one.chance, one.tells, one.kind) for one in listed)


def _where_stopped(moment: Moment, effort: Effort) -> float | None:
    return _expected(moment, effort) if moment.actor == CHANCE else _now(moment, effort)


def _now(moment: Moment, effort: Effort) -> float | None:
    """Nobody has a chance before Jack has a hideout: then it is the mean over all, weighted by nothing."""
    if moment.public.stage is Stage.HIDEOUT and moment.knows_jack:
        return _over_hideouts(moment)
    if moment.public.stage is Stage.ORDER and moment.knows_jack:
        # Which of two victims was the last is settled at the same time as the murders.
        return None
    return value(moment, effort.tables)


def _choices(moment: Moment) -> Sequence[a.Action]:
    """What the actor could do, if these eyes know it. Only eyes of his own side and the referee judge a choice."""
    view, actor = moment.view, moment.actor
    assert actor is not None
    if view.seat != REFEREE and (view.seat == JACK) != (actor == JACK):
        return ()
    if moment.public.stage is Stage.PATROLS and view.patrol is None:
        return ()
    return whitechapel.choices(view._replace(seat=actor))


def _judged(moment: Moment, choices: Sequence[a.Action], effort: Effort, played: a.Action) -> list[Judged]:
    if moment.actor == JACK:
        return jack_choices.judged(moment, choices, effort, played)
    found = police_choices.judged(moment, choices, played)
    if moment.view.seat != REFEREE:
        return found
    found.sort(key=lambda one: one.chance)
    kept = found[: effort.referee]
    kept += [one for one in found[effort.referee :] if one.action == played or _catches(moment, one.action)]
    return [one._replace(chance=police_choices.by_truth(moment, one.action)) for one in kept]


def _catches(moment: Moment, action: a.Action) -> bool:
    return isinstance(action, a.Arrest) and action.circle == moment.here


def _listed(moment: Moment, found: list[Judged], played: a.Action) -> list[Judged]:
    """The best for the actor first. The played one comes first among equals, and it is always listed."""
    sign = -1 if moment.actor == JACK else 1
    found.sort(key=lambda one: (sign * one.chance, one.action != played))
    return found[:_SHOWN] + [one for one in found[_SHOWN:] if one.action == played]


def _expected(moment: Moment, effort: Effort) -> float | None:
    """Before a step of chance. None if these eyes know what will come."""
    view, stage = moment.view, moment.public.stage
    match stage:
        case Stage.HEAD:
            return _over_tiles(moment)
        case Stage.HIDEOUT:
            return _over_hideouts(moment) if moment.knows_jack else None
        case Stage.CLUE | Stage.ARREST | Stage.HOME | Stage.TARGETS if moment.knows_jack:
            return None
        case Stage.CLUE | Stage.ARREST:
            return police_choices.answered(moment)
        case Stage.HOME:
            return police_choices.answered_address(moment)
        case Stage.TURNED | Stage.ALARM if view.patrol is not None:
            return None
        case _:
            return value(moment, effort.tables)


def _over_tiles(moment: Moment) -> float:
    found = [value(moment.then(tile)) for tile in tiles(moment.public)]
    return fsum(found) / len(found)


def _over_hideouts(moment: Moment) -> float:
    found = drawn_hideouts(moment, hideouts.choices(moment.public.agreed))
    return fsum(found) / len(found)


def _unknown(moment: Moment) -> Mapping[str, float]:
    """The bits that the police are missing: by their own eyes the entropy, by others' their surprise at the truth."""
    found = {}
    night = moment.belief.facts.tonight
    in_the_streets = night is not None and not night.home
    if moment.knows_jack:
        if in_the_streets and moment.view.trail:
            found[CIRCLE] = truth.bits(moment.there, moment.here)
        if moment.view.hideout:
            found[HIDEOUT] = truth.bits(moment.homes, moment.home)
        return found
    if in_the_streets:
        found[CIRCLE] = _entropy(moment.there)
    found[HIDEOUT] = _entropy(moment.homes)
    return found


def _entropy(chances: Floats) -> float:
    positive = chances[chances > 0]
    return float(-(positive * np.log2(positive)).sum()) + 0.0
