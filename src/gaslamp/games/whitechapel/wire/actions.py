"""An action of Whitechapel as JSON."""

from functools import lru_cache
from typing import assert_never

from gaslamp.games.whitechapel import write
from gaslamp.games.whitechapel.rules import actions as a
from gaslamp.games.whitechapel.wire.names import (
    circles,
    colour,
    crossing,
    hidden_or_colour,
    hidden_or_crossing,
    letter_name,
)
from gaslamp.games.whitechapel.wire.shapes import WhitechapelAction, crime, evening, flight, hunt
from gaslamp.parts.wire import Json

_Police = (
    a.TurnHead
    | a.Post
    | a.PlacePatrol
    | a.SendLetter
    | a.SendSaucyJacky
    | a.MovePatrol
    | a.TurnPatrol
    | a.ShowPatrol
    | a.Alarm
    | a.WriteGraffiti
    | a.Step
    | a.Ask
    | a.Arrest
    | a.AreaArrest
    | a.Rush
    | a.Idle
)
"""Actions about policemen and their tokens."""


@lru_cache(maxsize=8192)
def action_json(action: a.Action) -> Json:
    """Cached: most actions are sent many times and to many seats."""
    return _model(action).model_dump()


def _model(action: a.Action) -> WhitechapelAction:
    text = write(action)
    match action:
        case a.Hide(where):
            return evening.WhitechapelHide(type="hide", text=text, circle=where)
        case a.PlaceWomen(some):
            return evening.WhitechapelPlaceWomen(type="place-women", text=text, circles=circles(some))
        case a.MarkWoman(where):
            return evening.WhitechapelMarkWoman(type="mark-woman", text=text, circle=where)
        case a.NameAddress(where):
            return evening.WhitechapelNameAddress(type="name-address", text=text, circle=where)
        case a.TurnWomen(marked):
            return evening.WhitechapelTurnWomen(type="turn-women", text=text, marked=circles(marked))
        case a.Kill(where):
            return crime.WhitechapelKill(type="kill", text=text, circle=where)
        case a.KillTwo(first, second):
            return crime.WhitechapelKillTwo(type="kill-two", text=text, first=first, second=second)
        case a.KillLast(where):
            return crime.WhitechapelKillLast(type="kill-last", text=text, circle=where)
        case a.Wait():
            return crime.WhitechapelWait(type="wait", text=text)
        case a.MoveWretched(start, to):
            return crime.WhitechapelMoveWretched(type="move-wretched", text=text, start=start, to=to)
        case a.Walk(to):
            return flight.WhitechapelWalk(type="walk", text=text, to=to)
        case a.WalkHome(to):
            return flight.WhitechapelWalkHome(type="walk-home", text=text, to=to)
        case a.Coach(via, to):
            return flight.WhitechapelCoach(type="coach", text=text, via=via, to=to)
        case a.Alley(to):
            return flight.WhitechapelAlley(type="alley", text=text, to=to)
        case a.Stuck():
            return flight.WhitechapelStuck(type="stuck", text=text)
        case a.LayFalseClue(where):
            return flight.WhitechapelLayFalseClue(type="lay-false-clue", text=text, circle=where)
        case a.Answer(yes):
            return hunt.WhitechapelAnswer(type="answer", text=text, yes=yes)
        case a.Pass():
            return hunt.WhitechapelPass(type="pass", text=text)
        case _:
            return _police_model(action, text)


def _police_model(action: _Police, text: str) -> WhitechapelAction:
    match action:
        case a.TurnHead(who):
            return evening.WhitechapelTurnHead(type="turn-head", text=text, policeman=colour(who))
        case a.Post(first, second):
            return evening.WhitechapelPost(type="post", text=text, first=crossing(first), second=crossing(second))
        case a.PlacePatrol(who, where):
            return evening.WhitechapelPlacePatrol(
                type="place-patrol", text=text, policeman=colour(who), crossing=hidden_or_crossing(where)
            )
        case a.SendLetter(letter, start, to):
            return evening.WhitechapelSendLetter(
                type="send-letter", text=text, letter=letter_name(letter), start=crossing(start), to=crossing(to)
            )
        case a.SendSaucyJacky(first, second):
            return evening.WhitechapelSendSaucyJacky(
                type="send-saucy-jacky", text=text, first=crossing(first), second=crossing(second)
            )
        case a.MovePatrol(start, to):
            return evening.WhitechapelMovePatrol(type="move-patrol", text=text, start=crossing(start), to=crossing(to))
        case a.TurnPatrol(where):
            return crime.WhitechapelTurnPatrol(type="turn-patrol", text=text, crossing=crossing(where))
        case a.ShowPatrol(where, who):
            return crime.WhitechapelShowPatrol(
                type="show-patrol", text=text, crossing=crossing(where), policeman=hidden_or_colour(who)
            )
        case a.Alarm(places):
            return crime.WhitechapelAlarm(type="alarm", text=text, places=[crossing(place) for place in places])
        case a.WriteGraffiti(who):
            return flight.WhitechapelWriteGraffiti(type="write-graffiti", text=text, policeman=colour(who))
        case a.Step(who, to):
            return hunt.WhitechapelStep(type="step", text=text, policeman=colour(who), to=crossing(to))
        case a.Ask(who, where):
            return hunt.WhitechapelAsk(type="ask", text=text, policeman=colour(who), circle=where)
        case a.Arrest(who, where):
            return hunt.WhitechapelArrest(type="arrest", text=text, policeman=colour(who), circle=where)
        case a.AreaArrest(who):
            return hunt.WhitechapelAreaArrest(type="area-arrest", text=text, policeman=colour(who))
        case a.Rush(who, to):
            return hunt.WhitechapelRush(type="rush", text=text, policeman=colour(who), to=crossing(to))
        case a.Idle(who):
            return hunt.WhitechapelIdle(type="idle", text=text, policeman=colour(who))
        case _:
            assert_never(action)


def shows_before(action: a.Action) -> bool:  # noqa: ARG001  (every game has this function)
    """What an action did is seen from the position after it."""
    return False
