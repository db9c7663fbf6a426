"""What the police could have done, and Jack's chance after each of it, by what they believed."""

from collections.abc import Callable, Sequence

import numpy as np

from gaslamp.games.whitechapel.analysis import model, suspicion
from gaslamp.games.whitechapel.analysis.judged import Judged
from gaslamp.games.whitechapel.analysis.knowledge import Moment
from gaslamp.games.whitechapel.analysis.value import PHASES, plan, planned, police_row, value
from gaslamp.games.whitechapel.deduction.streets import WHITECHAPEL, Flags, members_of
from gaslamp.games.whitechapel.players.questions import ArrestThresholds, answer_gains
from gaslamp.games.whitechapel.rules import actions as a
from gaslamp.games.whitechapel.rules.board import members
from gaslamp.games.whitechapel.rules.phases.clues import open_circles
from gaslamp.games.whitechapel.rules.public import Public, Stage
from gaslamp.games.whitechapel.rules.public_play import follow

ARREST = "arrest"
_NEARLY_CERTAIN = 0.9
_WORTH_A_PLAN = 8
"""For so many of the best steps the others plan again. For the rest they keep their plan."""
_ADDRESSES = 6
_ARREST_NOW = suspicion.NAMES.index("arrest now")
_CIRCLE_ONLY = ArrestThresholds(home_weight=0.0)

Given = Callable[[Moment, Public, Flags], float]


def judged(moment: Moment, choices: Sequence[a.Action], played: a.Action | None) -> list[Judged]:
    match moment.public.stage:
        case Stage.HUNT:
            return _steps(moment, [choice for choice in choices if isinstance(choice, a.Step)], played)
        case Stage.ACT:
            return _acts(moment, choices)
        case Stage.ADDRESS:
            return _addresses(moment, choices, played)
        case _:
            return [Judged(choice, _by_police(moment.then(choice))) for choice in choices]


def _by_police(moment: Moment, *, well: bool = True) -> float:
    name, row = police_row(moment)
    return model.chance(name + model.WELL if well else name, row)


def _steps(moment: Moment, steps: Sequence[a.Step], played: a.Action | None) -> list[Judged]:
    public, want = moment.public, moment.suspicion.want
    waiting, ends = members(public.waiting), planned(moment)
    worths: dict[a.Step, float] = {}
    for policeman in {step.policeman for step in steps}:
        own = [step for step in steps if step.policeman == policeman]
        others = (*ends[:policeman], *ends[policeman + 1 :])
        worth = want.added(others, [step.to for step in own]) + want.worth(others)
        worths |= {step: (0.0 if step.to in others else found) for step, found in zip(own, worth.tolist(), strict=True)}
    again = sorted(steps, key=lambda step: -worths[step])[:_WORTH_A_PLAN]
    for step in {*again, *(step for step in steps if step == played or not worths[step])}:
        places = (*public.places[: step.policeman], step.to, *public.places[step.policeman + 1 :])
        rest = plan(moment, places, [one for one in waiting if one != step.policeman])
        worths[step] = want.worth(rest)
    name, row = police_row(moment)
    rows = np.repeat(row[None, :], len(steps), axis=0)
    rows[:, suspicion.NAMES.index("near later")] = [worths[step] for step in steps]
    return [
        Judged(step, chance)
        for step, chance in zip(steps, model.chances(name + model.WELL, rows).tolist(), strict=True)
    ]


def _acts(moment: Moment, choices: Sequence[a.Action]) -> list[Judged]:
    asks = [choice for choice in choices if isinstance(choice, a.Ask)]
    found = _asked(moment, asks) if asks else []
    for choice in choices:
        if isinstance(choice, a.Arrest | a.AreaArrest):
            found.append(_arrested(moment, choice))
        elif not isinstance(choice, a.Ask):
            everywhere = np.ones(len(moment.suspicion.worlds), dtype=np.bool_)
            found.append(Judged(choice, _played_well(moment, follow(moment.public, choice), everywhere)))
    return found


def _asked(moment: Moment, asks: Sequence[a.Ask]) -> list[Judged]:
    """The mean over the two answers, by the share of the worlds that give each."""
    public, worlds = moment.public, moment.suspicion.worlds
    gains, _ = answer_gains(worlds, [ask.circle for ask in asks], _CIRCLE_ONLY)
    found = []
    for number, ask in enumerate(asks):
        yes = worlds.seen[:, ask.circle]
        after = follow(public, ask)
        chance = _mean_answer(moment, after, yes, _played_well)
        found.append(Judged(ask, chance, float(gains[number])))
    return found


def _mean_answer(moment: Moment, public: Public, yes: Flags, given: Given) -> float:
    share = float(yes.mean())
    chance = 0.0
    for answer, keep, weight in ((True, yes, share), (False, ~yes, 1 - share)):
        if weight:
            chance += weight * given(moment, follow(public, a.Answer(answer)), keep)
    return chance


def _given(moment: Moment, public: Public, keep: Flags) -> float:
    """Jack's chance in this position if only some of the worlds are left."""
    rows = suspicion.features(moment.suspicion, public, public.places, suspicion.acting(public), keep[None, :])
    return model.chance(f"{PHASES[public.stage]}, police", rows[0])


def _played_well(moment: Moment, public: Public, keep: Flags) -> float:
    """The same if every policeman who can still arrest does it where Jack is likeliest.

    The model has learnt that weak police miss such arrests. To compare what a policeman could do, they must count.
    """
    rows = suspicion.features(moment.suspicion, public, public.places, suspicion.acting(public), keep[None, :])
    free = float(np.exp(rows[0, _ARREST_NOW]))
    rows[0, _ARREST_NOW] = 0.0
    return free * model.chance(f"{PHASES[public.stage]}, police{model.WELL}", rows[0])


def _arrested(moment: Moment, choice: a.Arrest | a.AreaArrest) -> Judged:
    free = ~caught(moment.public, choice)[moment.suspicion.worlds.now]
    share = float(free.mean())
    kind = ARREST if share <= 1 - _NEARLY_CERTAIN else ""
    if not share:
        return Judged(choice, 0.0, None, kind)
    after = follow(follow(moment.public, choice), a.Answer(False))
    return Judged(choice, share * _played_well(moment, after, free), None, kind)


def caught(public: Public, arrest: a.Arrest | a.AreaArrest) -> Flags:
    """By circle: whether the arrest succeeds if Jack is there."""
    around = 1 << arrest.circle if isinstance(arrest, a.Arrest) else open_circles(public, arrest.policeman)
    return members_of(WHITECHAPEL.size, around)


def _addresses(moment: Moment, choices: Sequence[a.Action], played: a.Action | None) -> list[Judged]:
    """The likeliest ones. A name that is wrong excludes one hideout."""
    likely = {int(circle) for circle in np.argsort(-moment.homes)[:_ADDRESSES]}
    found = []
    for choice in choices:
        if isinstance(choice, a.NameAddress):
            if choice.circle in likely or choice == played:
                found.append(Judged(choice, answered_address(moment.then(choice), well=True)))
        else:
            found.append(Judged(choice, _by_police(moment.then(choice))))
    return found


def answered_address(moment: Moment, *, well: bool = False) -> float:
    """Before the answer to a named address."""
    wrong = 1 - float(moment.homes[moment.public.target])
    return wrong * _by_police(moment.then(a.Answer(False)), well=well) if wrong else 0.0


def answered(moment: Moment) -> float:
    """Before the answer about a clue or an arrest."""
    public, worlds = moment.public, moment.suspicion.worlds
    if public.stage is Stage.CLUE:
        return _mean_answer(moment, public, worlds.seen[:, public.target], _given)
    question = moment.belief.facts.question
    assert isinstance(question, a.Arrest | a.AreaArrest)
    free = ~caught(public, question)[worlds.now]
    share = float(free.mean())
    return share * _given(moment, follow(public, a.Answer(False)), free) if share else 0.0


def by_truth(moment: Moment, choice: a.Action) -> float:
    """Jack's chance after it for eyes that know his secrets, and so the answer too."""
    after = moment.then(choice)
    match after.public.stage:
        case Stage.CLUE:
            trail = moment.view.trail or ()
            return value(after.then(a.Answer(after.public.target in trail)), well=True)
        case Stage.ARREST:
            assert isinstance(choice, a.Arrest | a.AreaArrest)
            is_caught = bool(caught(moment.public, choice)[moment.here])
            return 0.0 if is_caught else value(after.then(a.Answer(False)), well=True)
        case Stage.HOME:
            is_home = after.public.target == moment.home
            return 0.0 if is_home else value(after.then(a.Answer(False)), well=True)
        case _:
            return value(after, well=True)
