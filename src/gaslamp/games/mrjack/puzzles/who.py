"""`who`: the witnesses have just answered. Who can still be Jack?

The record ends before the answer, which the question gives. The solver sees who is visible, and knows the own alibis.
"""

from gaslamp.games.mrjack.notation.names import LETTERS, letters
from gaslamp.games.mrjack.puzzles.knowledge import belief_of, suspects_of
from gaslamp.games.mrjack.rules.board import LIT, NEXT, RAY, Character, Streets
from gaslamp.games.mrjack.rules.public import OUT, Public
from gaslamp.games.mrjack.rules.sight import occupied, visible
from gaslamp.parts.puzzles import Candidate, Proof

WHO = "who"
MARKS = tuple(LETTERS)
FEWEST = 3
"""With fewer suspects there is nothing to work out."""


def prove(candidate: Candidate) -> Proof | None:
    before = suspects_of(candidate.source)
    left = fitting(candidate, before, visible(candidate.source.view.public))
    if before.bit_count() < FEWEST or left in (0, before):
        return None
    return Proof(tuple(letters(left)), 1, 1.0, 1.0)


def fitting(candidate: Candidate, suspects: int, in_sight: int) -> int:
    """The suspects whom the answer of the question leaves."""
    return suspects & (in_sight if candidate.question["answer"] == "seen" else ~in_sight)


def naive(candidate: Candidate) -> dict[str, tuple[str, ...]]:
    """What solvers answer who forget about tokens side by side, the lantern, or their own alibi cards."""
    public: Public = candidate.source.view.public
    suspects, own = suspects_of(candidate.source), belief_of(candidate.source).own
    lamps = LIT[sum(1 << lamp for lamp in public.lamps if lamp != OUT)]
    beam = RAY[public.places[Character.WATSON]][public.facing]
    found = {
        "lamps-only": fitting(candidate, suspects | own & public.suspects, _standing(public, lamps)),
        "no-neighbours": fitting(candidate, suspects, _standing(public, lamps | beam)),
        "no-lantern": fitting(candidate, suspects, _standing(public, lamps) | _beside(public)),
        "no-alibis": fitting(candidate, suspects | own & public.suspects, visible(public)),
    }
    return {name: tuple(letters(left)) for name, left in found.items()}


def _standing(public: Public, light: Streets) -> int:
    return sum(1 << one for one, place in enumerate(public.places) if light >> place & 1)


def _beside(public: Public) -> int:
    """The characters next to another token."""
    tokens = occupied(public)
    return sum(1 << one for one, place in enumerate(public.places) if NEXT[place] & tokens)
