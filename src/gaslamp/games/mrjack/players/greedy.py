"""A greedy player of Mr. Jack: it plays as if the witnesses were called right after this step."""

from collections.abc import Sequence
from random import Random

from gaslamp.games.mrjack.players.merits import merit
from gaslamp.games.mrjack.rules.actions import Accuse, Action, Leave, Pick
from gaslamp.games.mrjack.rules.board import Character
from gaslamp.games.mrjack.rules.public import Public
from gaslamp.games.mrjack.rules.public_play import follow
from gaslamp.games.mrjack.rules.sight import visible
from gaslamp.parts.player import Knowledge, Thinking


def choose(known: Knowledge, rng: Random, thinking: Thinking) -> Action:  # noqa: ARG001  (it needs almost no time)
    view, choices = known.view, known.choices
    best = [action for action in choices if not isinstance(action, Accuse)]
    if view.jack is not None:
        ways_out = [action for action in choices if isinstance(action, Leave)]
        return rng.choice(ways_out or _most(best, [_hidden(view.public, view.jack, action) for action in best]))
    suspects = view.public.suspects & ~sum(1 << card for card in view.detective_alibis if card is not None)
    caught = [action for action in choices if isinstance(action, Accuse) and suspects == 1 << action.character]
    return rng.choice(caught or _most(best, [-_left(view.public, suspects, action) for action in best]))


def _most(actions: Sequence[Action], merits: Sequence[float]) -> list[Action]:
    top = max(merits)
    return [action for action, merit in zip(actions, merits, strict=True) if merit == top]


def _hidden(public: Public, jack: Character, action: Action) -> float:
    """How well Jack would be hidden. Picking a card changes nothing yet."""
    return 0.0 if isinstance(action, Pick) else merit(follow(public, action), jack)


def _left(public: Public, suspects: int, action: Action) -> float:
    """How many suspects the detective would have left on average. Picking a card changes nothing yet."""
    if isinstance(action, Pick):
        return 0.0
    in_sight = visible(follow(public, action))
    seen, unseen = (suspects & in_sight).bit_count(), (suspects & ~in_sight).bit_count()
    return (seen * seen + unseen * unseen) / (seen + unseen)
