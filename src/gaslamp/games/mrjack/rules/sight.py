"""Light and sight: who is visible when the witnesses are called (R12)."""

from gaslamp.games.mrjack.rules.board import CHARACTERS, LIT, NEXT, RAY, Character, Streets
from gaslamp.games.mrjack.rules.public import OUT, Public


def lit(public: Public) -> Streets:
    """Streets next to a lit gaslight or in the lantern's beam."""
    lamps = sum(1 << lamp for lamp in public.lamps if lamp != OUT)
    return LIT[lamps] | RAY[public.places[Character.WATSON]][public.facing]


def occupied(public: Public) -> Streets:
    a, b, c, d, e, f, g, h = public.places
    return 1 << a | 1 << b | 1 << c | 1 << d | 1 << e | 1 << f | 1 << g | 1 << h


def visible(public: Public) -> int:
    """The set of characters in the light or next to another token."""
    light, tokens = lit(public), occupied(public)
    return sum(
        1 << character
        for character, place in zip(CHARACTERS, public.places, strict=True)
        if light >> place & 1 or NEXT[place] & tokens
    )
