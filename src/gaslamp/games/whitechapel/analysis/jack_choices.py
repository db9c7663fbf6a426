"""What Jack could have done, and his chance after each of it: for eyes that know his secrets."""

from collections.abc import Sequence

import numpy as np

from gaslamp.games.whitechapel.analysis import before, escape_choices, model
from gaslamp.games.whitechapel.analysis.effort import Effort
from gaslamp.games.whitechapel.analysis.judged import Judged
from gaslamp.games.whitechapel.analysis.knowledge import Moment
from gaslamp.games.whitechapel.analysis.value import murder_row, value
from gaslamp.games.whitechapel.players import levels
from gaslamp.games.whitechapel.rules import actions as a
from gaslamp.games.whitechapel.rules.board import Circle, members
from gaslamp.games.whitechapel.rules.letters import sendings
from gaslamp.games.whitechapel.rules.public import Stage
from gaslamp.games.whitechapel.rules.public_play import follow

_WAITING = levels.JACK["expert"].habit.least_chance
"""The chance of a night, later nights included, below which the machine waits for a better one."""


def judged(moment: Moment, choices: Sequence[a.Action], effort: Effort, played: a.Action) -> list[Judged]:
    match moment.public.stage:
        case Stage.ESCAPE:
            return escape_choices.judged(moment, choices, effort)
        case Stage.CRIME:
            return _crime(moment, choices, effort)
        case Stage.ORDER:
            return [_order(moment, choice, effort) for choice in choices if isinstance(choice, a.KillLast)]
        case Stage.HIDEOUT:
            return [_hidden(moment, choice) for choice in choices if isinstance(choice, a.Hide)]
        case Stage.MARKS:
            return [_marked(moment, choice) for choice in choices if isinstance(choice, a.MarkWoman)]
        case Stage.GOULSTON:
            return [_graffiti(moment, choice) for choice in choices]
        case Stage.FALSE_CLUE:
            near = [a.Pass(), a.LayFalseClue(moment.here), a.LayFalseClue(moment.home), played]
            return [Judged(choice, value(moment.then(choice), well=True)) for choice in choices if choice in near]
        case Stage.READY:
            # Which token he turns up changes nothing that the model knows.
            same = value(moment, effort.tables, well=True)
            return [Judged(choice, same) for choice in choices]
        case _:
            return [Judged(choice, value(moment.then(choice), effort.tables, well=True)) for choice in choices]


def _crime(moment: Moment, choices: Sequence[a.Action], effort: Effort) -> list[Judged]:
    found = []
    for choice in choices:
        scenes = _scenes(choice)
        if scenes:
            rows = [murder_row(moment, scene, effort.tables, scenes)[1] for scene in scenes]
            found.append(Judged(choice, float(model.chances("murder, truth" + model.WELL, np.array(rows)).max())))
    waits = [choice for choice in choices if isinstance(choice, a.Wait)]
    if waits:
        _, row = murder_row(moment, members(moment.public.wretched)[0], 1)
        row[4], row[5] = model.logit(_WAITING, 0.01), 0
        found.append(Judged(waits[0], model.chance("murder, truth" + model.WELL, row)))
    return found


def _scenes(choice: a.Action) -> tuple[Circle, ...]:
    match choice:
        case a.Kill(circle):
            return (circle,)
        case a.KillTwo(one, other):
            return (one, other)
        case _:
            return ()


def _order(moment: Moment, choice: a.KillLast, effort: Effort) -> Judged:
    assert choice.circle is not None
    _, row = murder_row(moment, choice.circle, effort.tables)
    return Judged(choice, model.chance("murder, truth" + model.WELL, row))


def _hidden(moment: Moment, choice: a.Hide) -> Judged:
    return Judged(choice, value(_after_hide(moment, choice), well=True))


def _after_hide(moment: Moment, choice: a.Hide) -> Moment:
    view = moment.view._replace(public=follow(moment.public, choice), hideout=choice.circle)
    return Moment(moment.number, view, moment.belief, moment.suspect)


def _marked(moment: Moment, choice: a.MarkWoman) -> Judged:
    marked = (moment.view.marked or 0) | 1 << (choice.circle or 0)
    public = moment.public
    scenes = before.marked_scenes(public, moment.home, marked)
    patrols = before.patrol_weights(public, moment.view.patrol)
    row = before.features(public, moment.home, moment.homes, scenes, patrols)
    return Judged(choice, model.chance("before, truth" + model.WELL, row))


def _graffiti(moment: Moment, choice: a.Action) -> Judged:
    """The Head chooses whom he sends: what is worse for Jack."""
    after = moment.then(choice)
    if isinstance(choice, a.Pass):
        return Judged(choice, value(after, well=True))
    return Judged(choice, min(value(after.then(step), well=True) for step in sendings(after.public)))


def drawn_hideouts(moment: Moment, choices: Sequence[a.Hide]) -> list[float]:
    """The chance after each hideout that can be drawn."""
    return [value(_after_hide(moment, choice)) for choice in choices]
