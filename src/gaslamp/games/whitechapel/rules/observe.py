"""What a seat may know of a State, and what it sees of an action. Secrets leave the rules only through here."""

from gaslamp.core.game import Seat
from gaslamp.core.seats import check_seat
from gaslamp.games.whitechapel.rules.actions import (
    Action,
    Alley,
    Coach,
    Hide,
    KillLast,
    MarkWoman,
    PlacePatrol,
    Walk,
    WalkHome,
)
from gaslamp.games.whitechapel.rules.choices import legal
from gaslamp.games.whitechapel.rules.public import JACK
from gaslamp.games.whitechapel.rules.public_play import follow
from gaslamp.games.whitechapel.rules.secrets import known, learn
from gaslamp.games.whitechapel.rules.state import State
from gaslamp.games.whitechapel.rules.turns import REASONS, acting, head_seat, seats
from gaslamp.games.whitechapel.rules.view import View


def view(state: State, seat: Seat) -> View:
    """When the game is over, every seat sees everything.

    >>> from gaslamp import whitechapel
    >>> state = whitechapel.apply(whitechapel.start(), whitechapel.parse_action("h=8"))
    >>> whitechapel.view(state, "police").hideout is None
    True
    """
    check_seat(seat, seats(state))
    over = state.public.stage in REASONS
    return _look(state, seat, jack=over or seat == JACK, head=over or seat == head_seat(state.public))


def _look(state: State, seat: Seat, *, jack: bool, head: bool) -> View:
    """Copies field by field, and only what the seat may know."""
    return View(
        seat=seat,
        public=state.public,
        hideout=state.hideout if jack else None,
        marked=state.marked if jack else None,
        patrol=state.patrol if head else None,
        trail=state.trail if jack else None,
        sheet=state.sheet if jack else None,
    )


def seen(state: State, action: Action, seat: Seat) -> Action:
    """How Jack moves is public, where he goes is secret. Tokens are placed face down.

    >>> from gaslamp import whitechapel
    >>> start = whitechapel.start()
    >>> whitechapel.write(whitechapel.seen(start, whitechapel.parse_action("h=8"), "police"))
    'h=?'
    """
    check_seat(seat, seats(state))
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
        case MarkWoman() if seat != JACK:
            return MarkWoman(None)
        case Hide() if seat != JACK:
            return Hide(None)
        case _:
            return action


def watch(view: View, action: Action) -> View:
    """The next view, from this one and what the seat saw of the action.

    >>> from gaslamp import whitechapel
    >>> start = whitechapel.start()
    >>> action = whitechapel.seen(start, whitechapel.parse_action("h=8"), "police")
    >>> view = whitechapel.watch(whitechapel.view(start, "police"), action)
    >>> view == whitechapel.view(whitechapel.apply(start, whitechapel.parse_action("h=8")), "police")
    True
    """
    after = learn(known(view), follow(view.public, action), action)
    return _look(after, view.seat, jack=view.seat == JACK, head=view.seat == head_seat(after.public))


def choices(view: View) -> tuple[Action, ...]:
    """The legal actions of the seat whose view it is, from that view alone.

    >>> from gaslamp import whitechapel
    >>> view = whitechapel.view(whitechapel.start(), "police")
    >>> whitechapel.choices(view)
    ()
    """
    if acting(view.public) != view.seat:
        return ()
    return legal(known(view))
