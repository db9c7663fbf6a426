"""What an action does to the public part of a position.

No secret is needed here. So the same code also follows a game from a record in which some actions are hidden.
"""

from collections.abc import Mapping
from typing import assert_never

from gaslamp.core.errors import NotLegal
from gaslamp.games.whitechapel.rules import actions as a
from gaslamp.games.whitechapel.rules import hideouts, letters
from gaslamp.games.whitechapel.rules.agreement import agree
from gaslamp.games.whitechapel.rules.board import NOWHERE, Crossing, Policeman
from gaslamp.games.whitechapel.rules.phases import clues, crime, escape, hunt, patrols, women
from gaslamp.games.whitechapel.rules.public import ALL_LETTERS, NO_PATROL, NOBODY, Public, Stage
from gaslamp.games.whitechapel.rules.refusals import expect_stage

# A member of an enum is slow to look up, and these are needed for most actions.
_HUNT, _CLUE = Stage.HUNT, Stage.CLUE


def opening(options: Mapping[str, str]) -> Public:
    agreed = agree(options)
    return Public(
        agreed=agreed,
        night=1,
        stage=Stage.HIDEOUT,
        heads=(),
        scenes=0,
        murders=0,
        women=0,
        wretched=0,
        unmoved=0,
        time=0,
        track="",
        places=NO_PATROL,
        patrols=0,
        clues=0,
        false_clues=0,
        letters=ALL_LETTERS if agreed.letters else 0,
        sent=False,
        named=False,
        placed=0,
        waiting=0,
        doing=NOBODY,
        asked=0,
        target=NOWHERE,
        moving=0,
    )


def follow(public: Public, action: a.Action) -> Public:
    """The public part after an action. Everything that can be checked without the secrets is checked.

    The hunt comes first, because it is most of a game. Patterns with fields would take three times as long.
    """
    match action:
        case a.Step():
            if public.stage is _HUNT:
                return hunt.step(public, action.policeman, action.to)
            return _go_to_goulston(public, action.policeman, action.to)
        case a.Answer():
            return _answer(public, action.yes)
        case a.Ask():
            return clues.ask(public, action.policeman, action.circle)
        case a.Rush():
            return clues.rush(public, action.policeman, action.to)
        case a.Arrest():
            return clues.arrest(public, action.policeman, action.circle)
        case a.AreaArrest():
            return clues.area_arrest(public, action.policeman)
        case a.Idle():
            return clues.idle(public, action.policeman)
        case a.Pass():
            return _pass(public)
        case a.Walk():
            return escape.walk(public)
        case a.WalkHome():
            return escape.walk_home(public)
        case a.Coach():
            return escape.coach(public)
        case a.Alley():
            return escape.alley(public)
        case a.Stuck():
            return escape.stick(public)
        case a.LayFalseClue():
            return clues.lay_false_clue(public, action.circle)
        case a.WriteGraffiti():
            return letters.write_graffiti(public, action.policeman)
        case _:
            return _follow_hell(public, action)


_Hell = (
    a.Hide
    | a.PlaceWomen
    | a.MarkWoman
    | a.TurnHead
    | a.NameAddress
    | a.Post
    | a.PlacePatrol
    | a.SendLetter
    | a.SendSaucyJacky
    | a.MovePatrol
    | a.TurnWomen
    | a.Kill
    | a.KillTwo
    | a.KillLast
    | a.Wait
    | a.MoveWretched
    | a.TurnPatrol
    | a.ShowPatrol
    | a.Alarm
)
"""Actions before the hunt."""


def _follow_hell(public: Public, action: _Hell) -> Public:
    match action:
        case a.Hide():
            return hideouts.hide(public, action.circle)
        case a.PlaceWomen():
            return women.place(public, action.circles)
        case a.MarkWoman():
            return women.mark(public)
        case a.TurnHead():
            return patrols.turn_head(public, action.policeman)
        case a.NameAddress():
            return patrols.name_address(public, action.circle)
        case a.Post():
            return patrols.post(public, action)
        case a.PlacePatrol():
            return patrols.place(public, action.policeman, action.crossing)
        case a.SendLetter():
            return letters.send(public, action)
        case a.SendSaucyJacky():
            return letters.send_saucy_jacky(public, action)
        case a.MovePatrol():
            return letters.move_patrol(public, action)
        case a.TurnWomen():
            return women.turn_up(public, action.marked)
        case a.Kill():
            return crime.kill(public, action.circle)
        case a.KillTwo():
            return crime.kill_two(public, action.first, action.second)
        case a.KillLast():
            return crime.kill_last(public, action.circle)
        case a.Wait():
            return crime.wait(public)
        case a.MoveWretched():
            return crime.move_wretched(public, action.start, action.to)
        case a.TurnPatrol():
            return crime.turn_patrol(public, action.crossing)
        case a.ShowPatrol():
            return crime.show_patrol(public, action.crossing, action.policeman)
        case a.Alarm():
            return patrols.raise_alarm(public, action.places)
        case _:
            assert_never(action)


def _go_to_goulston(public: Public, policeman: Policeman, to: Crossing) -> Public:
    expect_stage(public, Stage.GRAFFITI)
    return letters.send_there(public, policeman, to)


def _pass(public: Public) -> Public:
    match public.stage:
        case Stage.ADDRESS:
            return patrols.begin(public)
        case Stage.LETTER:
            return public._replace(stage=Stage.TARGETS)
        case Stage.GOULSTON:
            return hunt.begin(public)
        case Stage.FALSE_CLUE:
            return public._replace(stage=Stage.ACT)
        case _:
            raise NotLegal("not-now")


def _answer(public: Public, yes: bool) -> Public:
    if public.stage is _CLUE:
        return clues.answer_clue(public, yes)
    match public.stage:
        case Stage.ARREST:
            return clues.answer_arrest(public, yes)
        case Stage.HOME:
            return patrols.answer_address(public, yes)
        case _:
            raise NotLegal("not-now")
