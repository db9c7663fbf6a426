"""The course of a game. Each action leads to the next State or is refused."""

from collections.abc import Mapping
from typing import assert_never

from gaslamp.core.errors import NotLegal
from gaslamp.games.whitechapel import actions as a
from gaslamp.games.whitechapel import hideouts, letters
from gaslamp.games.whitechapel.agreement import agree
from gaslamp.games.whitechapel.board import NOWHERE, Crossing, Policeman
from gaslamp.games.whitechapel.phases import clues, crime, escape, hunt, patrols, women
from gaslamp.games.whitechapel.refusals import expect, expect_stage
from gaslamp.games.whitechapel.state import ALL_LETTERS, NO_PATROL, NOBODY, Public, Stage, State


def start(options: Mapping[str, str]) -> State:
    agreed = agree(options)
    public = Public(
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
    return State(public, NOWHERE, 0, 0, NO_PATROL, (), ())


def apply(state: State, action: a.Action) -> State:
    """The hunt comes first, for it is most of a game."""
    match action:
        case a.Answer(yes):
            return _answer(state, yes)
        case a.Walk(to):
            return escape.walk(state, to)
        case a.WalkHome(to):
            return escape.walk_home(state, to)
        case a.Coach(via, to):
            return escape.coach(state, via, to)
        case a.Alley(to):
            return escape.alley(state, to)
        case a.Stuck():
            return escape.be_stuck(state)
        case a.Hide(circle):
            expect_stage(state.public, Stage.HIDEOUT)
            return hideouts.hide(state, circle)
        case a.PlaceWoman(circle, marked):
            return women.place(state, circle, marked)
        case a.TurnWomen(marked):
            return women.turn_up(state, marked)
        case a.PlacePatrol(policeman, crossing):
            return patrols.place(state, policeman, crossing)
        case a.Alarm(places):
            return patrols.raise_alarm(state, places)
        case a.SendLetter():
            return letters.send(state, action)
        case a.MovePatrol():
            return letters.move_patrol(state, action)
        case a.Kill(circle):
            return crime.kill(state, circle)
        case a.KillLast(circle):
            return crime.kill_last(state, circle)
        case a.ShowPatrol():
            return crime.show_patrol(state, action)
        case _:
            return state._replace(public=_on_the_table(state.public, action))


def _on_the_table(
    public: Public,
    action: (
        a.Ask
        | a.Step
        | a.Arrest
        | a.AreaArrest
        | a.Rush
        | a.Idle
        | a.Pass
        | a.WriteGraffiti
        | a.LayFalseClue
        | a.TurnHead
        | a.NameAddress
        | a.Post
        | a.SendSaucyJacky
        | a.KillTwo
        | a.Wait
        | a.MoveWretched
        | a.TurnPatrol
    ),
) -> Public:
    """Actions in which nothing is secret."""
    match action:
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
        case a.Pass():
            return _pass(public)
        case a.Idle(policeman):
            return clues.idle(public, policeman)
        case a.LayFalseClue(circle):
            return clues.lay_false_clue(public, circle)
        case a.WriteGraffiti(policeman):
            return letters.write_graffiti(public, policeman)
        case a.TurnHead(policeman):
            return patrols.turn_head(public, policeman)
        case a.NameAddress(circle):
            return patrols.name_address(public, circle)
        case a.Post():
            return patrols.post(public, action)
        case a.SendSaucyJacky():
            return letters.send_saucy_jacky(public, action)
        case a.KillTwo(first, second):
            return crime.kill_two(public, first, second)
        case a.Wait():
            return crime.wait(public)
        case a.MoveWretched(begin, to):
            return crime.move_wretched(public, begin, to)
        case a.TurnPatrol(crossing):
            return crime.turn_patrol(public, crossing)
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


def _answer(state: State, yes: bool) -> State:
    """Nobody can lie: the answer must be the one that follows from the secrets."""
    public = state.public
    match public.stage:
        case Stage.CLUE:
            expect(yes == clues.is_clue(state), "not-the-truth")
            return state._replace(public=clues.answer_clue(public, yes))
        case Stage.ARREST:
            expect(yes == clues.is_caught(state), "not-the-truth")
            return state._replace(public=clues.answer_arrest(public, yes))
        case Stage.HOME:
            expect(yes == (public.target == state.hideout), "not-the-truth")
            return state._replace(public=patrols.answer_address(public, yes))
        case _:
            raise NotLegal("not-now")
