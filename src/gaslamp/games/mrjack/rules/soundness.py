"""Checks whether a position can occur in a game. Notation checks every text that it reads."""

from gaslamp.core.errors import NotWellFormed
from gaslamp.games.mrjack.rules.board import EDITIONS, NUMBERED, Character
from gaslamp.games.mrjack.rules.characters import goodley
from gaslamp.games.mrjack.rules.choices import player_choices
from gaslamp.games.mrjack.rules.public import DETECTIVE, JACK, OUT, Public, Stage
from gaslamp.games.mrjack.rules.state import State
from gaslamp.games.mrjack.rules.turns import REASONS, ROUNDS, TURNS, picker
from gaslamp.games.mrjack.rules.view import Hand, View

_BOTH_DUTIES = frozenset({Character.SMITH, Character.LESTRADE, Character.GOODLEY, Character.BERT})


def state(public: Public, jack: Character | None, jack_alibis: Hand, detective_alibis: Hand) -> State:
    """The State with these parts, or NotWellFormed. The public part was checked before."""
    if (jack is None) != (public.stage is Stage.DEAL):
        raise NotWellFormed("wrong-secrets")
    _check_secrets(public, jack, jack_alibis, detective_alibis)
    return State(public, jack, _cards(jack_alibis), _cards(detective_alibis))


def _cards(hand: Hand) -> int:
    return sum(1 << card for card in hand if card is not None)


def check_view(view: View) -> None:
    _check_secrets(view.public, view.jack, view.jack_alibis, view.detective_alibis)
    _check_hidden(view)


def check_public(public: Public, cards: str) -> None:
    """`cards` are the cards as they were written, for the error."""
    _check_stage(public)
    _check_board(public)
    _check_cards(public, cards)
    if public.active is not None:
        _check_duties(public, public.active)


def _check_board(public: Public) -> None:
    shared = public.stage in (Stage.VERDICT, Stage.RIGHT, Stage.WRONG)
    if len(set(public.places)) != len(public.places) - shared:
        raise NotWellFormed("two-on-a-hex")
    burning = [lamp for lamp in public.lamps if lamp != OUT]
    out_by_now = 0 if public.stage is not Stage.DAWN else NUMBERED
    expected = [tile < public.round - 1 or tile < out_by_now for tile in range(NUMBERED)]
    if (
        [lamp == OUT for lamp in public.lamps[:NUMBERED]] != expected
        or len(public.lamps) != NUMBERED + 2
        or len(set(burning)) < len(burning)
    ):
        raise NotWellFormed("bad-lamps", round=public.round)
    if public.covers.bit_count() != 2 or public.covers & ~EDITIONS[public.edition].manholes:
        raise NotWellFormed("bad-covers")
    if public.cordons.bit_count() != 2:
        raise NotWellFormed("bad-cordons")


def _check_stage(public: Public) -> None:
    """Some stages belong to one moment of the round."""
    if public.stage is Stage.DEAL:
        fits = public.round == 1 and public.turn == 0
    elif public.stage is Stage.DRAW:
        fits = bool(public.round & 1) and public.turn == 0
    elif public.stage is Stage.DAWN:
        fits = public.round == ROUNDS and public.turn == TURNS
    else:
        fits = (public.turn == TURNS) == (public.stage is Stage.CALL)
    if not fits or (public.round == 1 and public.unseen):
        raise NotWellFormed("wrong-moment")


def _check_cards(public: Public, cards: str) -> None:
    """Four are face up in a round, and one is taken for each turn begun."""
    up = 0 if public.stage in (Stage.DEAL, Stage.DRAW) else TURNS
    begun = public.active is not None or public.stage in (Stage.ESCAPE, Stage.RIGHT, Stage.WRONG)
    if (
        public.cards & public.played
        or (public.cards | public.played).bit_count() != up
        or public.played.bit_count() != public.turn + begun
        or (public.active is not None and not public.played >> public.active & 1)
    ):
        raise NotWellFormed("wrong-cards", text=cards)


def _check_duties(public: Public, active: Character) -> None:
    """What an active character can have left to do, and that he can do some of it."""
    duties = (public.walk, public.ability)
    match public.stage:
        case Stage.ALIBI:
            fits = active is Character.HOLMES and duties == (False, False)
        case Stage.VERDICT:
            fits = (
                picker(public) == DETECTIVE
                and duties == (False, False)
                and public.places.count(public.places[active]) == 2
            )
        case Stage.FACE if active is Character.GOODLEY:
            fits = public.ability == bool(public.points)
        case Stage.FACE:
            fits = active in (Character.WATSON, Character.GULL) and duties == (False, False)
        case _:
            allowed = [(True, False)]
            if active in _BOTH_DUTIES:
                allowed += [(True, True), (False, True)]
            elif active is Character.GULL:
                allowed = [(True, True)]
            fits = duties in allowed
    if not fits or not _is_whistle_sound(public, active):
        raise NotWellFormed("wrong-duties")
    if public.stage is Stage.ACT and not player_choices(public, None):
        raise NotWellFormed("nothing-to-do")


def _is_whistle_sound(public: Public, active: Character) -> bool:
    if not public.points:
        return not public.whistled
    return active is Character.GOODLEY and public.ability and goodley.could_come_about(public)


def _check_secrets(public: Public, jack: Character | None, jack_alibis: Hand, detective_alibis: Hand) -> None:
    """Each card exists once: nobody holds Jack's, no two hold the same, and Holmes was used for each alibi."""
    known = [card for card in (jack, *jack_alibis, *detective_alibis) if card is not None]
    drawn = len(jack_alibis) + len(detective_alibis)
    if (
        len(set(known)) < len(known)
        or drawn > (public.round + 1) // 2
        or (jack is not None and (public.stage is Stage.DEAL or not public.suspects >> jack & 1))
    ):
        raise NotWellFormed("wrong-secrets")


def _check_hidden(view: View) -> None:
    """A view shows what its seat may know, no more and no less."""
    over = view.public.stage in REASONS
    shown = (
        (view.jack_alibis, view.seat == JACK or over),
        (view.detective_alibis, view.seat == DETECTIVE or over),
    )
    identity = view.public.stage is not Stage.DEAL and (view.seat == JACK or over)
    if (view.jack is not None) != identity or any((card is not None) != mine for hand, mine in shown for card in hand):
        raise NotWellFormed("wrong-eyes", seat=view.seat)
