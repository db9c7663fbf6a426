"""What a seat may know of a State, and what it sees of an action. Secrets leave the rules only through here."""

from gaslamp.core.game import Seat
from gaslamp.core.seats import check_seat
from gaslamp.games.mrjack.rules.actions import Action, Alibi, Deal
from gaslamp.games.mrjack.rules.board import CHARACTERS, Character
from gaslamp.games.mrjack.rules.choices import player_choices
from gaslamp.games.mrjack.rules.public import DETECTIVE, JACK
from gaslamp.games.mrjack.rules.public_play import follow
from gaslamp.games.mrjack.rules.state import State
from gaslamp.games.mrjack.rules.turns import REASONS, SEATS, acting, picker
from gaslamp.games.mrjack.rules.view import Hand, View


def view(state: State, seat: Seat) -> View:
    """Copies field by field, and only what the seat may know. When the game is over, every seat sees all cards.

    >>> from gaslamp import mrjack
    >>> state = mrjack.apply(mrjack.start(), mrjack.parse_action("=M"))
    >>> mrjack.write(mrjack.view(state, "detective")).split()[-2:]
    ['J=?;j=-;d=-', '@detective']
    """
    check_seat(seat, SEATS)
    over = state.public.stage in REASONS
    return View(
        seat=seat,
        public=state.public,
        jack=state.jack if seat == JACK or over else None,
        jack_alibis=_hand(state.jack_alibis, shown=seat == JACK or over),
        detective_alibis=_hand(state.detective_alibis, shown=seat == DETECTIVE or over),
    )


def _hand(alibis: int, *, shown: bool) -> Hand:
    if shown:
        return tuple(character for character in CHARACTERS if alibis >> character & 1)
    return (None,) * alibis.bit_count()


def seen(state: State, action: Action, seat: Seat) -> Action:
    """Jack's card and alibi cards are drawn face down. Everything else is public.

    >>> from gaslamp import mrjack
    >>> mrjack.write(mrjack.seen(mrjack.start(), mrjack.parse_action("=M"), "detective"))
    '=?'
    """
    check_seat(seat, SEATS)
    match action:
        case Deal():
            return action if seat == JACK else Deal(None)
        case Alibi():
            return action if seat == picker(state.public) else Alibi(None)
        case _:
            return action


def watch(view: View, action: Action) -> View:
    """The next view, from this one and what the seat saw of the action.

    >>> from gaslamp import mrjack
    >>> view = mrjack.view(mrjack.start(), "detective")
    >>> mrjack.write(mrjack.watch(view, mrjack.parse_action("=?"))).split()[-2:]
    ['J=?;j=-;d=-', '@detective']
    """
    after = view._replace(public=follow(view.public, action))
    match action:
        case Deal(character):
            return after._replace(jack=character)
        case Alibi(character) if picker(view.public) == JACK:
            return after._replace(jack_alibis=_with_card(view.jack_alibis, character))
        case Alibi(character):
            return after._replace(detective_alibis=_with_card(view.detective_alibis, character))
        case _:
            return after


def _with_card(hand: Hand, card: Character | None) -> Hand:
    """Visible cards are kept in order, after the backs."""
    return tuple(sorted((*hand, card), key=lambda one: -1 if one is None else one))


def choices(view: View) -> tuple[Action, ...]:
    """The legal actions of the seat whose view it is, from that view alone.

    >>> import gaslamp
    >>> from gaslamp import mrjack
    >>> match = gaslamp.Match("mrjack", seed=1)
    >>> [mrjack.write(action) for action in mrjack.choices(match.view("detective"))]
    ['W', 'L', 'M', 'U']
    """
    if acting(view.public) != view.seat:
        return ()
    return player_choices(view.public, view.jack)
