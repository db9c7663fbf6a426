"""The one door for secrets: what a seat may know of a State, and what it sees of an action."""

from gaslamp.core.game import Seat
from gaslamp.games.whitechapel.actions import (
    Action,
    Alley,
    Coach,
    Hide,
    KillLast,
    PlacePatrol,
    PlaceWoman,
    Walk,
    WalkHome,
)
from gaslamp.games.whitechapel.choices import legal
from gaslamp.games.whitechapel.state import JACK, State, View
from gaslamp.games.whitechapel.turns import REASONS, acting, head_seat


def view(state: State, seat: Seat) -> View:
    """Field by field. When the game is over, everything is turned up for all."""
    over = state.public.stage in REASONS
    jack = over or seat == JACK
    head = over or seat == head_seat(state.public)
    return View(
        seat=seat,
        public=state.public,
        hideout=state.hideout if jack else None,
        marked=state.marked if jack else None,
        blank=state.blank if jack else None,
        patrol=state.patrol if head else None,
        trail=state.trail if jack else None,
        sheet=state.sheet if jack else None,
    )


def seen(state: State, action: Action, seat: Seat) -> Action:
    """How Jack moves is public, where he goes is not; tokens are placed face down."""
    match action:
        case PlacePatrol(policeman, _):
            return action if seat == head_seat(state.public) else PlacePatrol(policeman, None)
        case Walk() if seat != JACK:
            return Walk(None)
        case WalkHome() if seat != JACK:
            return WalkHome(None)
        case Coach() if seat != JACK:
            return Coach(None, None)
        case Alley() if seat != JACK:
            return Alley(None)
        case KillLast() if seat != JACK:
            return KillLast(None)
        case PlaceWoman(_, marked) if seat != JACK:
            return PlaceWoman(None, marked)
        case Hide() if seat != JACK:
            return Hide(None)
        case _:
            return action


def choices(view: View) -> tuple[Action, ...]:
    """The legal actions of the seat whose view it is, from that view alone."""
    if acting(view.public) != view.seat:
        return ()
    return legal(view.known())
