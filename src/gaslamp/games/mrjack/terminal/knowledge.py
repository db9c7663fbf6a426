"""What a seat knows in a position, in words."""

from gaslamp.core.referee import REFEREE
from gaslamp.games.mrjack.rules.board import EVERYONE, EXITS, FACINGS, STREETS, Character, members
from gaslamp.games.mrjack.rules.choices import accused
from gaslamp.games.mrjack.rules.public import DETECTIVE, JACK, Public, Stage
from gaslamp.games.mrjack.rules.sight import visible
from gaslamp.games.mrjack.rules.turns import REASONS, picker
from gaslamp.games.mrjack.rules.view import Hand, View
from gaslamp.games.mrjack.story.names import called, names
from gaslamp.parts.words import Words


def knowledge(words: Words, view: View) -> list[tuple[str, str]]:
    public = view.public
    in_sight = visible(public)
    return [
        (words("mrjack-know-round", round=public.round), awaited(words, public)),
        (words("mrjack-know-cards"), _cards(words, public)),
        (words("mrjack-know-witness"), words(f"mrjack-witness-{'unseen' if public.unseen else 'seen'}")),
        (words("mrjack-know-suspects"), names(words, suspects(view))),
        (words("mrjack-know-cleared"), names(words, EVERYONE & ~public.suspects)),
        (words("mrjack-know-visible"), names(words, in_sight)),
        (words("mrjack-know-unseen"), names(words, EVERYONE & ~in_sight)),
        (words("mrjack-know-cordons"), _posts(words, public)),
        *_secrets(words, view),
    ]


def suspects(view: View) -> int:
    """The characters not cleared. The detective and the referee also leave out the detective's alibis."""
    known = view.detective_alibis if view.seat in (DETECTIVE, REFEREE) else ()
    return view.public.suspects & ~sum(1 << card for card in known if card is not None)


def awaited(words: Words, public: Public) -> str:
    match public.stage:
        case Stage.ESCAPE | Stage.RIGHT | Stage.WRONG | Stage.DAWN:
            return words(f"mrjack-end-{REASONS[public.stage]}")
        case Stage.DEAL:
            return words("mrjack-await-deal")
        case Stage.DRAW:
            return words("mrjack-await-draw")
        case Stage.CALL:
            return words("mrjack-await-call")
        case Stage.VERDICT:
            return words("mrjack-await-verdict", character=called(words, accused(public)))
        case Stage.PICK:
            return words("mrjack-await-pick", seat=picker(public))
        case Stage.FACE:
            return words("mrjack-await-face", seat=picker(public))
        case Stage.ALIBI:
            return words("mrjack-await-alibi", seat=picker(public))
        case Stage.ACT:
            assert public.active is not None, "someone is active while he acts"
            todo = _todo(words, public, public.active)
            return words("mrjack-await-act", seat=picker(public), who=called(words, public.active), todo=todo)


def _cards(words: Words, public: Public) -> str:
    if not public.cards | public.played:
        return words("mrjack-none")
    left, taken = (names(words, cards) if cards else words("mrjack-none") for cards in (public.cards, public.played))
    return words("mrjack-cards", left=left, taken=taken)


def _posts(words: Words, public: Public) -> str:
    cordons = ", ".join(EXITS[way] for way in members(public.cordons))
    return words("mrjack-cordons", cordons=cordons, facing=FACINGS[public.facing])


def _todo(words: Words, public: Public, active: Character) -> str:
    if active is Character.GULL:
        return words("mrjack-todo", duty="either")
    duties = [words("mrjack-todo", duty="walk")] if public.walk else []
    if public.points:
        duties.append(words("mrjack-todo-points", points=public.points))
    elif public.ability:
        duties.append(words("mrjack-todo", duty=active.name.lower()))
    return ", ".join(duties)


def _secrets(words: Words, view: View) -> list[tuple[str, str]]:
    if view.public.stage is Stage.DEAL:
        return []
    jack = words("mrjack-secret") if view.jack is None else names(words, 1 << view.jack)
    if view.jack is not None:
        jack += f", {STREETS[view.public.places[view.jack]]}"
    return [
        (words("mrjack-know-jack"), jack),
        (words("mrjack-know-alibis", seat=JACK), _hand(words, view.jack_alibis)),
        (words("mrjack-know-alibis", seat=DETECTIVE), _hand(words, view.detective_alibis)),
    ]


def _hand(words: Words, hand: Hand) -> str:
    if not hand:
        return words("mrjack-none")
    if None in hand:
        return words("mrjack-backs", count=len(hand))
    return names(words, sum(1 << card for card in hand if card is not None))
