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

    The hunt comes first, because it is most of a game.
    """
    match action:
        case a.Answer(yes):
            return _answer(public, yes)
        case a.Ask(policeman, circle):
            return clues.ask(public, policeman, circle)
        case a.Step(policeman, to):
            return _step(public, policeman, to)
        case a.Arrest(policeman, circle):
            return clues.arrest(public, policeman, circle)
        case a.AreaArrest(policeman):
            return clues.area_arrest(public, policeman)
        case a.Rush(policeman, to):
            return clues.rush(public, policeman, to)
        case a.Idle(policeman):
            return clues.idle(public, policeman)
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
        case a.LayFalseClue(circle):
            return clues.lay_false_clue(public, circle)
        case a.WriteGraffiti(policeman):
            return letters.write_graffiti(public, policeman)
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
        case a.Hide(circle):
            return hideouts.hide(public, circle)
        case a.PlaceWomen(circles):
            return women.place(public, circles)
        case a.MarkWoman():
            return women.mark(public)
        case a.TurnHead(policeman):
            return patrols.turn_head(public, policeman)
        case a.NameAddress(circle):
            return patrols.name_address(public, circle)
        case a.Post():
            return patrols.post(public, action)
        case a.PlacePatrol(policeman, crossing):
            return patrols.place(public, policeman, crossing)
        case a.SendLetter():
            return letters.send(public, action)
        case a.SendSaucyJacky():
            return letters.send_saucy_jacky(public, action)
        case a.MovePatrol():
            return letters.move_patrol(public, action)
        case a.TurnWomen(marked):
            return women.turn_up(public, marked)
        case a.Kill(circle):
            return crime.kill(public, circle)
        case a.KillTwo(first, second):
            return crime.kill_two(public, first, second)
        case a.KillLast(circle):
            return crime.kill_last(public, circle)
        case a.Wait():
            return crime.wait(public)
        case a.MoveWretched(start, to):
            return crime.move_wretched(public, start, to)
        case a.TurnPatrol(crossing):
            return crime.turn_patrol(public, crossing)
        case a.ShowPatrol(crossing, policeman):
            return crime.show_patrol(public, crossing, policeman)
        case a.Alarm(places):
            return patrols.raise_alarm(public, places)
        case _:
            assert_never(action)


def _step(public: Public, policeman: Policeman, to: Crossing) -> Public:
    """A policeman's own move, or the way to Goulston Street."""
    if public.stage is Stage.GRAFFITI:
        return letters.send_there(public, policeman, to)
    expect_stage(public, Stage.HUNT)
    return hunt.step(public, policeman, to)


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
    match public.stage:
        case Stage.CLUE:
            return clues.answer_clue(public, yes)
        case Stage.ARREST:
            return clues.answer_arrest(public, yes)
        case Stage.HOME:
            return patrols.answer_address(public, yes)
        case _:
            raise NotLegal("not-now")
