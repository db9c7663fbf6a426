"""What the witnesses and the alibi cards can say, how likely, and what is left then."""

from gaslamp.games.mrjack.analysis.insight import Insight, suspects
from gaslamp.games.mrjack.players.suspicion import Chances
from gaslamp.games.mrjack.rules.board import CHARACTERS, EVERYONE, Character
from gaslamp.games.mrjack.rules.public import Public
from gaslamp.games.mrjack.rules.sight import visible


def after_answer(public: Public, chances: Chances, seen: bool) -> tuple[float, Chances]:
    """How likely the witnesses give this answer, and how likely each character is Jack then."""
    in_sight = visible(public)
    left = [chance if in_sight >> one & 1 == seen else 0.0 for one, chance in zip(CHARACTERS, chances, strict=True)]
    odds = sum(left)
    return odds, tuple(chance / odds for chance in left) if odds else chances


def alibi_odds(insight: Insight) -> dict[Character, float]:
    """How likely each alibi is drawn now, for eyes that will see it."""
    own = insight.belief.own
    if insight.jack is None:
        # Each card that he has not seen is as likely on top, unless it is Jack's.
        odds = {one: 1 - suspected for one, suspected in zip(CHARACTERS, suspects(insight), strict=True)}
        unseen = EVERYONE & ~own
    else:
        odds = dict.fromkeys(CHARACTERS, 1.0)
        unseen = EVERYONE & ~(1 << insight.jack | own | insight.jack_alibis)
    kept = {one: odds[one] for one in CHARACTERS if unseen >> one & 1 and odds[one] > 0}
    whole = sum(kept.values())
    return {one: part / whole for one, part in kept.items()}


def without(chances: Chances, innocent: Character) -> Chances:
    """After it was found that this character is not Jack."""
    whole = 1 - chances[innocent]
    return tuple(0.0 if one is innocent else chance / whole for one, chance in zip(CHARACTERS, chances, strict=True))
