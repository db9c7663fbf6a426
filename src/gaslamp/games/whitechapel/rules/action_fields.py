"""Which values the fields of an action can have."""

from typing import Any

from gaslamp.core.actions import Field, hidden_or, one_of, proper_actions, subset_of
from gaslamp.games.whitechapel.rules import actions as a
from gaslamp.games.whitechapel.rules.board import ALL_CIRCLES, CIRCLES, CROSSINGS, NOWHERE, POLICEMEN, Crossing
from gaslamp.games.whitechapel.rules.public import Letter

_CIRCLE = one_of(range(1, CIRCLES + 1))
_HIDDEN_CIRCLE = hidden_or(range(1, CIRCLES + 1))
_SET_OF_CIRCLES = subset_of(ALL_CIRCLES)
_CROSSING = one_of(range(1, CROSSINGS + 1))
_HIDDEN_CROSSING = hidden_or(range(1, CROSSINGS + 1))
_CROSSING_OR_NOWHERE = one_of(range(NOWHERE, CROSSINGS + 1))
_POLICEMAN = one_of(POLICEMEN)
_POLICEMAN_OR_NONE = one_of((None, *POLICEMEN))


def _places(value: Any) -> tuple[Crossing, ...]:
    """A crossing for each policeman."""
    if type(value) is not tuple or len(value) != len(POLICEMEN):
        raise ValueError
    return tuple(_CROSSING_OR_NOWHERE(place) for place in value)


FIELDS: dict[type, tuple[Field, ...]] = {
    a.Hide: (_HIDDEN_CIRCLE,),
    a.PlaceWomen: (_SET_OF_CIRCLES,),
    a.MarkWoman: (_HIDDEN_CIRCLE,),
    a.TurnHead: (_POLICEMAN,),
    a.NameAddress: (_CIRCLE,),
    a.Post: (_CROSSING, _CROSSING),
    a.PlacePatrol: (_POLICEMAN, _HIDDEN_CROSSING),
    a.SendLetter: (one_of(Letter), _CROSSING, _CROSSING),
    a.SendSaucyJacky: (_CROSSING, _CROSSING),
    a.MovePatrol: (_CROSSING, _CROSSING),
    a.TurnWomen: (_SET_OF_CIRCLES,),
    a.Kill: (_CIRCLE,),
    a.KillTwo: (_CIRCLE, _CIRCLE),
    a.KillLast: (_HIDDEN_CIRCLE,),
    a.Wait: (),
    a.MoveWretched: (_CIRCLE, _CIRCLE),
    a.TurnPatrol: (_CROSSING,),
    a.ShowPatrol: (_CROSSING, _POLICEMAN_OR_NONE),
    a.Alarm: (_places,),
    a.Walk: (_HIDDEN_CIRCLE,),
    a.WalkHome: (_HIDDEN_CIRCLE,),
    a.Coach: (_HIDDEN_CIRCLE, _HIDDEN_CIRCLE),
    a.Alley: (_HIDDEN_CIRCLE,),
    a.Stuck: (),
    a.WriteGraffiti: (_POLICEMAN,),
    a.Step: (_POLICEMAN, _CROSSING),
    a.LayFalseClue: (_CIRCLE,),
    a.Ask: (_POLICEMAN, _CIRCLE),
    a.Arrest: (_POLICEMAN, _CIRCLE),
    a.AreaArrest: (_POLICEMAN,),
    a.Rush: (_POLICEMAN, _CROSSING),
    a.Idle: (_POLICEMAN,),
    a.Answer: (one_of((False, True)),),
    a.Pass: (),
}

proper_action = proper_actions(FIELDS)
"""The same action with values of the proper types, or NotLegal."""
