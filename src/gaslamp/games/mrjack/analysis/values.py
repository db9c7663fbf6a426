"""What a position is worth to Jack: the search's values, for each character that he may be.

The search is the players' own, with the settings of a depth. It gets the detective's belief, or an estimate of it, and
never the truth. Only Jack's own eyes say for which character it has to look most closely.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import NamedTuple

from gaslamp.games.mrjack.kernel.search import Search, SearchLine
from gaslamp.games.mrjack.players.lines import searched
from gaslamp.games.mrjack.players.strength import Strength
from gaslamp.games.mrjack.players.suspicion import Chances
from gaslamp.games.mrjack.rules.actions import Action, Leave, Pick
from gaslamp.games.mrjack.rules.board import CHARACTERS, Character, members
from gaslamp.games.mrjack.rules.choices import ABILITIES, player_choices
from gaslamp.games.mrjack.rules.public import JACK, Public, Stage
from gaslamp.games.mrjack.rules.public_play import follow
from gaslamp.games.mrjack.rules.turns import picker
from gaslamp.parts.analysis import Depth

CAUTION = 2.5
"""How much Jack's own eyes fear an accusation without a reason: half as much as the expert, who may play anybody."""

STRENGTHS = {
    Depth.QUICK: Strength(horizon=4, width=2, lines=6, nodes=200_000, caution=CAUTION),
    Depth.FULL: Strength(horizon=4, width=4, lines=12, nodes=3_000_000, caution=CAUTION),
}

ROUGH = Strength(horizon=4, width=1, lines=1, nodes=20_000)
"""For the many cards that could have been drawn. To look one turn ahead only told nothing about a deeper search."""

OPENING = (Character.LESTRADE, Character.BERT)
"""Whose ability can open a way out."""

TASTE = 0.04
"""The scale, as a chance to win: a detective plays a line that is this much worse e times less often."""

KEPT = 256
"""Searches that are kept: the eyes of one game share them."""


class Line(NamedTuple):
    """The best that follows a first step."""

    action: Action
    values: Chances
    """By character: the chance that Jack wins."""
    score: float
    """The chance that Jack wins for a detective who does not know who Jack is, an accusation made to look worse."""
    is_over: bool


def lines(
    public: Public,
    suspects: Chances,
    pile: int,
    jack: Character | None,
    strength: Strength,
    only: Action | None = None,
) -> tuple[Line, ...]:
    """The lines that a search found. `jack` if Jack himself searches at his own turn."""
    found = searched(public, suspects, strength, pile=pile, jack=jack, only=only)
    return tuple(_line(action, line, suspects) for action, some in found.items() for line in some)


kept_lines = lru_cache(KEPT)(lines)
"""The same, for positions that several eyes ask about."""


def _line(action: Action, line: SearchLine, suspects: Chances) -> Line:
    return Line(action, line.values, weighed(suspects, line.values) + line.risky, line.is_over)


def weighed(suspects: Chances, values: Sequence[float]) -> float:
    return sum(chance * value for chance, value in zip(suspects, values, strict=True))


def values(public: Public, found: Sequence[Line]) -> Chances:
    """The value of the position, by character. At Jack's turn each character does what is best for him."""
    if picker(public) == JACK:
        leaving = can_leave(public)
        return tuple(1.0 if leaving >> one & 1 else max(line.values[one] for line in found) for one in CHARACTERS)
    least = min(line.score for line in found)
    weights = [exp((least - line.score) / TASTE) for line in found]
    whole = sum(weights)
    return tuple(
        sum(weight * line.values[one] for weight, line in zip(weights, found, strict=True)) / whole
        for one in CHARACTERS
    )


def can_leave(public: Public) -> int:
    """At Jack's turn: the set of characters who could leave by this activation, if they are Jack."""
    cards = public.cards if public.active is None else 1 << public.active
    return sum(1 << card for card in members(cards) if ways_to_leave(public, CHARACTERS[card]))


def ways_to_leave(public: Public, jack: Character) -> list[Action]:
    """At Jack's turn: the steps that let him leave, at once or later in this activation."""
    if not public.unseen or public.stage is Stage.FACE:
        return []
    if public.stage is Stage.PICK:
        picked = [Pick(jack)] if public.cards >> jack & 1 else []
        return [pick for pick in picked if ways_to_leave(follow(public, pick), jack)]
    ways: list[Action] = [action for action in player_choices(public, jack) if isinstance(action, Leave)]
    if ways or public.active is not jack or jack not in OPENING or not (public.walk and public.ability):
        return ways
    return [action for action in ABILITIES[jack](public) if ways_to_leave(follow(public, action), jack)]


def values_if_called(public: Public, suspects: Chances, pile: int) -> Chances:
    """A rough value without a search: as if the witnesses were called now."""
    return Search(public, suspects, pile=pile).values_if_called()
