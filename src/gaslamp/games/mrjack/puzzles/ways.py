"""Every way to play a character: the positions that it can lead to, each with one way to it."""

from collections.abc import Iterable, Sequence

from gaslamp.games.mrjack.rules.actions import Accuse, Action, Leave, Pick
from gaslamp.games.mrjack.rules.board import Character
from gaslamp.games.mrjack.rules.choices import player_choices
from gaslamp.games.mrjack.rules.public import Public, Stage
from gaslamp.games.mrjack.rules.public_play import follow

Way = tuple[Action, ...]
_OWN = (Stage.PICK, Stage.ACT, Stage.FACE)
"""The stages in which a player chooses."""


def outcomes(public: Public, cards: Iterable[Character] | None = None) -> dict[Public, Way]:
    """The positions when this activation is over, without accusations and escapes.

    `cards` limits the picks. A position that is reached in several orders is looked at once.
    """
    found: dict[Public, Way] = {}
    seen = {public}
    ahead: list[tuple[Public, Way]] = [(public, ())]
    allowed = None if cards is None else set(cards)
    while ahead:
        here, way = ahead.pop()
        for action in player_choices(here, None):
            if isinstance(action, Accuse) or (isinstance(action, Pick) and allowed and action.character not in allowed):
                continue
            there = follow(here, action)
            if there in seen:
                continue
            seen.add(there)
            if is_over(public, there):
                found[there] = (*way, action)
            else:
                ahead.append((there, (*way, action)))
    return found


def is_over(before: Public, after: Public) -> bool:
    """Whether the activation that was under way, or that began with a pick, is over."""
    return after.turn != before.turn or after.stage not in _OWN


def ends_game(action: Action) -> bool:
    return isinstance(action, Accuse | Leave)


def played(public: Public, actions: Sequence[Action]) -> Public:
    for action in actions:
        public = follow(public, action)
    return public
