"""What the detective at a real board can see next, from the detective's view alone."""

from collections.abc import Mapping
from itertools import combinations

from gaslamp.core.game import Seat
from gaslamp.games.mrjack.rules import actions as a
from gaslamp.games.mrjack.rules.board import CHARACTERS, Character
from gaslamp.games.mrjack.rules.choices import accused, player_choices
from gaslamp.games.mrjack.rules.public import DETECTIVE, JACK, Public, Stage
from gaslamp.games.mrjack.rules.sight import visible
from gaslamp.games.mrjack.rules.turns import TURNS, acting, picker
from gaslamp.games.mrjack.rules.view import View

SEAT: Seat = DETECTIVE
FIXED: Mapping[str, str] = {}

_DRAWS = tuple(a.Draw(sum(1 << card for card in cards)) for cards in combinations(CHARACTERS, TURNS))


def actor(view: View) -> Seat | None:
    return acting(view.public)


def observable(view: View) -> tuple[a.Action, ...]:
    """Everything but Jack's card and Jack's alibi cards is seen."""
    public = view.public
    match public.stage:
        case Stage.DEAL:
            return (a.Deal(None),)
        case Stage.DRAW:
            return _DRAWS
        case Stage.PICK | Stage.ACT | Stage.FACE:
            return player_choices(public, _who_could_leave(view))
        case Stage.ALIBI:
            if picker(public) == JACK:
                return (a.Alibi(None),)
            return tuple(a.Alibi(one) for one in CHARACTERS if one not in view.detective_alibis)
        case Stage.VERDICT:
            wrong = a.Verdict(False)
            return (a.Verdict(True), wrong) if _suspects(view) >> accused(public) & 1 else (wrong,)
        case Stage.CALL:
            return _answers(public, _suspects(view))
        case _:
            return ()


def _who_could_leave(view: View) -> Character | None:
    """The active character, who could be Jack."""
    active = view.public.active
    return active if active is not None and _suspects(view) >> active & 1 else None


def _suspects(view: View) -> int:
    """The characters whom neither a witness nor an alibi card of the detective has cleared."""
    return view.public.suspects & ~sum(1 << one for one in view.detective_alibis if one is not None)


def _answers(public: Public, suspects: int) -> tuple[a.Call, ...]:
    """Seen only if a suspect is visible, unseen only if one is not."""
    seen = suspects & visible(public)
    return (*((a.Call(True),) if seen else ()), *((a.Call(False),) if suspects & ~seen else ()))
