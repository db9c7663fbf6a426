"""What chance did: the difference between what came and the mean over all that could have come.

All outcomes are judged by the same rough value, and the mean has the true odds, as far as the eyes know them. So the
luck is zero on average, however rough the value is.
"""

from collections.abc import Mapping
from functools import lru_cache
from math import log2

from gaslamp.core.record import Record
from gaslamp.core.referee import REFEREE
from gaslamp.games.mrjack.analysis.answers import after_answer, alibi_odds
from gaslamp.games.mrjack.analysis.insight import Insight, after, bits, entropy, insights, suspects, value
from gaslamp.games.mrjack.analysis.model import Table, chance
from gaslamp.games.mrjack.analysis.values import ROUGH, lines, values, values_if_called, weighed
from gaslamp.games.mrjack.kernel.tables import DRAWS
from gaslamp.games.mrjack.players.suspicion import Chances
from gaslamp.games.mrjack.rules.actions import Action, Alibi, Call, Deal, Draw
from gaslamp.games.mrjack.rules.board import CHARACTERS, Character
from gaslamp.games.mrjack.rules.public import JACK, Public
from gaslamp.games.mrjack.rules.public_play import follow
from gaslamp.games.mrjack.rules.sight import visible
from gaslamp.games.mrjack.rules.turns import ROUNDS, picker

KEPT = 16
"""Draws that are kept: the first of a game, and those of the game at hand for all eyes."""


def luck(record: Record) -> Mapping[int, float]:
    """By number: what each step of chance in a whole record changed for Jack."""
    every = enumerate(insights(record, REFEREE), 1)
    found = {number: luck_of(insight, action) for number, (insight, action) in every if action is not None}
    return {number: one for number, one in found.items() if one is not None}


def luck_of(insight: Insight, action: Action) -> float | None:
    """None if these eyes learn nothing from it, or if it is no step of chance."""
    match action:
        case Deal(character) if character is not None:
            return _dealt(insight)[character] - chance_before_deal(insight)
        case Draw(cards):
            return _drawn(insight)[cards] - chance_before_draw(insight)
        case Alibi(character) if character is not None and _learns(insight):
            odds = alibi_odds(insight)
            of_alibi = {one: _chance_with_alibi(insight, one) for one in odds}
            return of_alibi[character] - sum(odds[one] * of_alibi[one] for one in odds)
        case Call(seen) if insight.jack is None and insight.public.round < ROUNDS:
            return chance_after_answer(insight, insight.public, seen) - chance_if_called(insight, insight.public)
        case _:
            return None


def chance_before_deal(insight: Insight) -> float:
    return sum(_dealt(insight)) / len(CHARACTERS)


def chance_before_draw(insight: Insight) -> float:
    """The mean over the cards that can be drawn."""
    drawn = _drawn(insight)
    return sum(drawn.values()) / len(drawn)


def _dealt(insight: Insight) -> list[float]:
    """By character: Jack's chance if he is dealt that one."""
    after_deal = insight._replace(belief=insight.belief._replace(public=follow(insight.public, Deal(None))))
    return [chance_before_draw(after_deal._replace(jack=one)) for one in CHARACTERS]


def _drawn(insight: Insight) -> dict[int, float]:
    """By set of cards: Jack's chance if they are drawn."""
    chances, missing = suspects(insight), bits(insight)
    return {
        cards: chance(value(insight, found), insight.public.round, 0, missing, insight.eyes, Table.ROUGH)
        for cards, found in _values_of_draws(insight.public, chances, insight.pile)
    }


@lru_cache(KEPT)
def _values_of_draws(public: Public, chances: Chances, pile: int) -> tuple[tuple[int, Chances], ...]:
    found = []
    for cards in DRAWS:
        drawn = follow(public, Draw(cards))
        found.append((cards, values(drawn, lines(drawn, chances, pile, None, ROUGH))))
    return tuple(found)


def _learns(insight: Insight) -> bool:
    """Whether an alibi that is drawn now changes what these eyes think of Jack's chance.

    The referee thinks that a card of Jack's changes nothing: his value uses the detective's belief only.
    """
    return (insight.eyes == JACK) == (picker(insight.public) == JACK)


def _chance_with_alibi(insight: Insight, character: Character) -> float:
    alibi = Alibi(character)
    return chance_if_called(after(insight, alibi, alibi), insight.public)


def chance_if_called(insight: Insight, public: Public) -> float:
    """A rough chance in this position: as if the witnesses were called now."""
    chances = suspects(insight)
    if insight.jack is not None:
        return chance_after_answer(insight, public, bool(visible(public) >> insight.jack & 1))
    odds = {seen: after_answer(public, chances, seen)[0] for seen in (False, True)}
    return sum(one * chance_after_answer(insight, public, seen) for seen, one in odds.items() if one)


def chance_after_answer(insight: Insight, public: Public, seen: bool) -> float:
    estimated, missing = estimate_after_answer(insight, public, seen)
    return chance(estimated, min(public.round + 1, ROUNDS), 0, missing, insight.eyes, Table.CALLED)


def estimate_after_answer(insight: Insight, public: Public, seen: bool) -> tuple[float, float]:
    """A value without a search, and the bits that the detective is missing then."""
    chances = suspects(insight)
    found = values_if_called(public, chances, insight.pile)
    _, left = after_answer(public, chances, seen)
    if insight.jack is None:
        return weighed(left, found), entropy(left)
    return found[insight.jack], log2(1 / left[insight.jack])
