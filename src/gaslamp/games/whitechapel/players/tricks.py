"""Jack's optional tricks: letters, Goulston Street, false clues."""

from collections.abc import Sequence
from random import Random
from typing import Any

from gaslamp.games.whitechapel.players.tables import TO_SEARCH
from gaslamp.games.whitechapel.rules import actions as a
from gaslamp.games.whitechapel.rules.board import GOULSTON, Circle, Crossing, Policeman
from gaslamp.games.whitechapel.rules.public import Public, Stage
from gaslamp.games.whitechapel.rules.streets import SEARCHED
from gaslamp.games.whitechapel.rules.view import View

_WORTH_SENDING = 2.0
"""Steps. A letter is used only once, so it must send a policeman at least this far away."""


def played(view: View, choices: Sequence[Any], rng: Random) -> Any:
    match view.public.stage:
        case Stage.LETTER:
            return _letter(view, choices, rng)
        case Stage.GOULSTON:
            return _graffiti(view, choices)
        case _:
            return _false_clue(view, choices)


def _letter(view: View, choices: Sequence[a.Action], rng: Random) -> a.Action:
    """Send the patrols nearest to the hideout away from it."""
    home = _home(view)

    def gain(choice: a.Action) -> float:
        match choice:
            case a.SendLetter(_, start, to):
                return _away(to, home) - _away(start, home)
            case a.SendSaucyJacky(first, second):
                # The Head chooses where to, so half of the possible gain counts.
                return max(0.0, 6 - _away(first, home)) / 2 + max(0.0, 6 - _away(second, home)) / 2
            case _:
                return _WORTH_SENDING

    return max(choices, key=lambda choice: gain(choice) + 0.1 * rng.random())


def _graffiti(view: View, choices: Sequence[a.Action]) -> a.Action:
    """Call a close policeman away. The Head may send the brown one instead, so the farther of the two counts."""
    here, public = _here(view), view.public
    brown = _near(public, Policeman.BROWN, here)

    def gain(choice: a.Action) -> float:
        if not isinstance(choice, a.WriteGraffiti):
            return _WORTH_SENDING
        close = min(_near(public, choice.policeman, here), brown)
        return close - max(0.0, 6.0 - float(TO_SEARCH[GOULSTON, here]))

    return max(choices, key=gain)


def _false_clue(view: View, choices: Sequence[a.Action]) -> a.Action:
    """Nobody can arrest where a false clue lies. So Jack lays it on his circle if a policeman stands next to it."""
    here = _here(view)
    watched = any(SEARCHED[crossing] >> here & 1 for crossing in view.public.places)
    shut = a.LayFalseClue(here)
    return shut if watched and shut in choices else choices[0]


def _away(crossing: Crossing, circle: Circle) -> float:
    return float(TO_SEARCH[crossing, circle])


def _near(public: Public, policeman: int, circle: Circle) -> float:
    return max(0.0, 6.0 - float(TO_SEARCH[public.places[policeman], circle]))


def _home(view: View) -> Circle:
    assert view.hideout is not None
    return view.hideout


def _here(view: View) -> Circle:
    assert view.trail is not None
    return view.trail[-1]
