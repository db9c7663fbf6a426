"""What a choice tells: the bits that Jack gives away by it, or that the detective expects to learn."""

from math import log2

from gaslamp.games.mrjack.analysis.answers import after_answer, alibi_odds, without
from gaslamp.games.mrjack.analysis.insight import Insight, after, entropy, suspects
from gaslamp.games.mrjack.players.suspicion import Chances
from gaslamp.games.mrjack.rules.actions import Accuse, Action, Leave, Pick, Stay, Walk
from gaslamp.games.mrjack.rules.board import Character
from gaslamp.games.mrjack.rules.public import JACK, Public
from gaslamp.games.mrjack.rules.public_play import follow
from gaslamp.games.mrjack.rules.sight import visible
from gaslamp.games.mrjack.rules.turns import picker


def tells(insight: Insight, action: Action) -> float | None:
    """If the witnesses were called right after it. None for a pick, which moves nobody, and for Jack's escape."""
    if insight.eyes != picker(insight.public) or isinstance(action, Pick | Leave):
        return None
    if insight.eyes == JACK:
        return _given_away(insight, action)
    chances, public = suspects(insight), follow(insight.public, action)
    if isinstance(action, Accuse):
        return entropy((chances[action.character], 1 - chances[action.character]))
    if insight.public.active is not Character.HOLMES or not isinstance(action, Walk | Stay):
        return _learnt_by_call(public, chances)
    # Holmes draws an alibi before the witnesses are called (R20).
    return sum(
        odds * (entropy(chances) - entropy(left) + _learnt_by_call(public, left))
        for one, odds in alibi_odds(insight).items()
        for left in (without(chances, one),)
    )


def _given_away(insight: Insight, action: Action) -> float:
    """By the answer of the witnesses, and by what other characters would rather have done."""
    jack, later = insight.jack, after(insight, action, action)
    assert jack is not None, "Jack knows who he is"
    _, left = after_answer(later.public, suspects(later), bool(visible(later.public) >> jack & 1))
    return log2(left[jack] / suspects(insight)[jack])


def _learnt_by_call(public: Public, chances: Chances) -> float:
    """The answer follows from who Jack is, so it tells as much as it is uncertain."""
    return entropy(tuple(after_answer(public, chances, seen)[0] for seen in (False, True)))
