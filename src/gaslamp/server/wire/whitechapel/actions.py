"""An action of Whitechapel as JSON."""

from functools import lru_cache
from typing import assert_never

from gaslamp.games.whitechapel import actions as a
from gaslamp.games.whitechapel import write

from . import shapes as s
from .names import circles, colour, crossing, hidden_or_colour, hidden_or_crossing, letter_name

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
def action_json(action: a.Action) -> s.WhitechapelAction:
    """Kept, since most are sent to many seats and many times."""
    text = write(action)
    match action:
        case a.Hide(where):
            return s.WhitechapelHide(type="hide", text=text, circle=where)
        case a.PlaceWomen(some):
            return s.WhitechapelPlaceWomen(type="place-women", text=text, circles=circles(some))
        case a.MarkWoman(where):
            return s.WhitechapelMarkWoman(type="mark-woman", text=text, circle=where)
        case a.NameAddress(where):
            return s.WhitechapelNameAddress(type="name-address", text=text, circle=where)
        case a.TurnWomen(marked):
            return s.WhitechapelTurnWomen(type="turn-women", text=text, marked=circles(marked))
        case a.Kill(where):
            return s.WhitechapelKill(type="kill", text=text, circle=where)
        case a.KillTwo(first, second):
            return s.WhitechapelKillTwo(type="kill-two", text=text, first=first, second=second)
        case a.KillLast(where):
            return s.WhitechapelKillLast(type="kill-last", text=text, circle=where)
        case a.Wait():
            return s.WhitechapelWait(type="wait", text=text)
        case a.MoveWretched(start, to):
            return s.WhitechapelMoveWretched(type="move-wretched", text=text, start=start, to=to)
        case a.Walk(to):
            return s.WhitechapelWalk(type="walk", text=text, to=to)
        case a.WalkHome(to):
            return s.WhitechapelWalkHome(type="walk-home", text=text, to=to)
        case a.Coach(via, to):
            return s.WhitechapelCoach(type="coach", text=text, via=via, to=to)
        case a.Alley(to):
            return s.WhitechapelAlley(type="alley", text=text, to=to)
        case a.Stuck():
            return s.WhitechapelStuck(type="stuck", text=text)
        case a.LayFalseClue(where):
            return s.WhitechapelLayFalseClue(type="lay-false-clue", text=text, circle=where)
        case a.Answer(yes):
            return s.WhitechapelAnswer(type="answer", text=text, yes=yes)
        case a.Pass():
            return s.WhitechapelPass(type="pass", text=text)
        case _:
            return _police_json(action, text)


def _police_json(action: _Police, text: str) -> s.WhitechapelAction:
    match action:
        case a.TurnHead(who):
            return s.WhitechapelTurnHead(type="turn-head", text=text, policeman=colour(who))
        case a.Post(first, second):
            return s.WhitechapelPost(type="post", text=text, first=crossing(first), second=crossing(second))
        case a.PlacePatrol(who, where):
            return s.WhitechapelPlacePatrol(
                type="place-patrol", text=text, policeman=colour(who), crossing=hidden_or_crossing(where)
            )
        case a.SendLetter(letter, start, to):
            return s.WhitechapelSendLetter(
                type="send-letter", text=text, letter=letter_name(letter), start=crossing(start), to=crossing(to)
            )
        case a.SendSaucyJacky(first, second):
            return s.WhitechapelSendSaucyJacky(
                type="send-saucy-jacky", text=text, first=crossing(first), second=crossing(second)
            )
        case a.MovePatrol(start, to):
            return s.WhitechapelMovePatrol(type="move-patrol", text=text, start=crossing(start), to=crossing(to))
        case a.TurnPatrol(where):
            return s.WhitechapelTurnPatrol(type="turn-patrol", text=text, crossing=crossing(where))
        case a.ShowPatrol(where, who):
            return s.WhitechapelShowPatrol(
                type="show-patrol", text=text, crossing=crossing(where), policeman=hidden_or_colour(who)
            )
        case a.Alarm(places):
            return s.WhitechapelAlarm(type="alarm", text=text, places=[crossing(place) for place in places])
        case a.WriteGraffiti(who):
            return s.WhitechapelWriteGraffiti(type="write-graffiti", text=text, policeman=colour(who))
        case a.Step(who, to):
            return s.WhitechapelStep(type="step", text=text, policeman=colour(who), to=crossing(to))
        case a.Ask(who, where):
            return s.WhitechapelAsk(type="ask", text=text, policeman=colour(who), circle=where)
        case a.Arrest(who, where):
            return s.WhitechapelArrest(type="arrest", text=text, policeman=colour(who), circle=where)
        case a.AreaArrest(who):
            return s.WhitechapelAreaArrest(type="area-arrest", text=text, policeman=colour(who))
        case a.Rush(who, to):
            return s.WhitechapelRush(type="rush", text=text, policeman=colour(who), to=crossing(to))
        case a.Idle(who):
            return s.WhitechapelIdle(type="idle", text=text, policeman=colour(who))
        case _:
            assert_never(action)
