"""Light and sight: who is visible when the witnesses are called (R12)."""

from functools import lru_cache

from gaslamp.games.mrjack.rules.board import LIT, NEXT, RAY, Character, Streets
from gaslamp.games.mrjack.rules.public import OUT, Public

_WATSON = Character.WATSON  # A member of an enum is slow to look up.


def lit(public: Public) -> Streets:
    """Streets next to a lit gaslight or in the lantern's beam."""
    return LIT[lit_gaslights(public.lamps)] | RAY[public.places[_WATSON]][public.facing]


@lru_cache(maxsize=1024)
def lit_gaslights(lamps: tuple[int, ...]) -> int:
    """The set of gaslights with a lit tile."""
    return sum(1 << lamp for lamp in lamps if lamp != OUT)


def occupied(public: Public) -> Streets:
    a, b, c, d, e, f, g, h = public.places
    return 1 << a | 1 << b | 1 << c | 1 << d | 1 << e | 1 << f | 1 << g | 1 << h


def visible(public: Public) -> int:
    """The set of characters in the light or next to another token."""
    in_sight, found = _in_sight(public), 0
    for character, place in enumerate(public.places):
        if in_sight >> place & 1:
            found |= 1 << character
    return found


def is_visible(public: Public, character: Character) -> bool:
    return bool(_in_sight(public) >> public.places[character] & 1)


def _in_sight(public: Public) -> Streets:
    """The streets in the light, and those next to a token."""
    a, b, c, d, e, f, g, h = public.places
    return lit(public) | NEXT[a] | NEXT[b] | NEXT[c] | NEXT[d] | NEXT[e] | NEXT[f] | NEXT[g] | NEXT[h]
