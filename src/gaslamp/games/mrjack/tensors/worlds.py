"""Draw a deal of Mr. Jack that fits what a seat knows. The cards are shuffled, so the draw is uniform."""

import random
from collections.abc import Mapping, Sequence

from gaslamp.games.mrjack.rules.actions import Action, Alibi, Deal
from gaslamp.games.mrjack.rules.board import EVERYONE, Character, members
from gaslamp.games.mrjack.rules.view import View


def world(_options: Mapping[str, str], record: Sequence[Action], view: View, rng: random.Random) -> list[Action]:
    """The record of a seat with its hidden cards filled in at random. They fit what the seat knows at the end."""
    own = {card for hand in (view.jack_alibis, view.detective_alibis) for card in hand if card is not None}
    jack = view.jack if view.jack is not None else _suspect(view, own, rng)
    unseen = [Character(card) for card in members(EVERYONE) if card != jack and card not in own]
    rng.shuffle(unseen)
    return [_drawn(action, jack, unseen) for action in record]


def _suspect(view: View, own: set[Character], rng: random.Random) -> Character:
    return Character(rng.choice([card for card in members(view.public.suspects) if card not in own]))


def _drawn(action: Action, jack: Character, pile: list[Character]) -> Action:
    match action:
        case Deal(None):
            return Deal(jack)
        case Alibi(None):
            return Alibi(pile.pop())
        case _:
            return action
