"""Actions for two worlds of Mr. Jack in which different characters are Jack.

Nobody ends a round in which one of the two Jacks would be seen and the other not.
"""

import random
import threading
from typing import Any

import pytest

from gaslamp.core import journal
from gaslamp.core.journal import Journal
from gaslamp.games.mrjack.rules.actions import Accuse, Alibi, Deal, Draw, Leave
from gaslamp.games.mrjack.rules.board import CHARACTERS
from gaslamp.games.mrjack.rules.public import Stage
from gaslamp.games.mrjack.rules.sight import visible
from server.twin_worlds import Twins


@pytest.fixture
def other_jack(monkeypatch: pytest.MonkeyPatch) -> set[int]:
    """In the second world another character is Jack; all other cards are drawn as in the first.

    The set is of the threads in which the second world lives.
    """
    second: set[int] = set()
    drawn: dict[int, str] = {}
    true_chance = journal.chance

    def chance(game: Any, now: Journal[Any]) -> Any:
        number, legal = now.record.length + 1, game.legal(now.state)
        if threading.get_ident() in second:
            if isinstance(legal[0], Deal):
                return _next_card(game.parse_action(drawn[number]))
            return game.parse_action(drawn[number]) if isinstance(legal[0], Alibi | Draw) else true_chance(game, now)
        action = true_chance(game, now)
        if isinstance(action, Alibi):
            # A card that is in both piles: the player who takes it sees it.
            action = next(one for one in legal if one.character != _next_card(Deal(now.state.jack)).character)
        drawn[number] = game.write(action)
        return action

    monkeypatch.setattr(journal, "chance", chance)
    return second


def _next_card(deal: Deal) -> Deal:
    assert deal.character is not None
    return Deal(CHARACTERS[(deal.character + 1) % len(CHARACTERS)])


def mrjack_actions(twin: Twins, rng: random.Random) -> list[Any] | None:
    """An action of both worlds after which a call of the witnesses would say the same in both; None: there is none."""
    game, states = twin.game, twin.states
    jacks = {state.jack for state in states}
    found = []
    for action in game.legal(states[0]):
        if isinstance(action, Leave) or (isinstance(action, Accuse) and action.character in jacks):
            continue
        after = [game.apply(state, action) for state in states]
        in_sight = [visible(state.public) >> state.jack & 1 for state in after]
        if not (_ends_round(game, after[0]) and in_sight[0] != in_sight[1]):
            found.append(action)
    calm = [action for action in found if not isinstance(action, Accuse)]
    return [rng.choice(calm)] * 2 if calm else None


def _ends_round(game: Any, state: Any) -> bool:
    """Whether the witnesses speak next; the last card may be Holmes, who draws first."""
    while state.public.stage is Stage.ALIBI:
        state = game.apply(state, game.legal(state)[0])
    return state.public.stage is Stage.CALL
