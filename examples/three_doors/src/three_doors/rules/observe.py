"""Who may know what. This is the only door for the secret."""

from gaslamp.core.game import SPECTATOR, Seat
from gaslamp.core.seats import check_seat
from three_doors.rules.actions import CONSTABLE, THIEF, Action, allowed, turn
from three_doors.rules.state import State
from three_doors.rules.view import View

SEATS = (THIEF, CONSTABLE)
READERS = (*SEATS, SPECTATOR)


def view(state: State, seat: Seat) -> View:
    """The thief knows his door (D2); everybody does when the game is over (D6)."""
    check_seat(seat, SEATS)
    knows = seat == THIEF or len(state.named) == 3
    return View(seat, state.hidden if knows else None, state.hidden is not None, state.named)


def seen(_: State, action: Action, seat: Seat) -> Action:
    check_seat(seat, SEATS)
    return Action("hide", None) if action.kind == "hide" and seat != THIEF else action


def watch(view: View, action: Action) -> View:
    if action.kind == "hide":
        return view._replace(hidden=action.door, is_hidden=True)
    assert action.door is not None, "only hiding is hidden"
    return view._replace(named=(*view.named, action.door))


def choices(view: View) -> tuple[Action, ...]:
    if turn(view.is_hidden, view.named)[0] != view.seat:
        return ()
    return allowed(view.hidden, view.is_hidden, view.named)
