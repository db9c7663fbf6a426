"""The settings of a level: its belief and its search depth. No level sees secrets, and none errs on purpose."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Strength:
    horizon: int
    """Activations searched ahead, at most to the end of the round."""

    width: int
    """Activations of a card searched at each turn that is not the last."""

    lines: int
    """Activations of a card compared at the root. The number is doubled when the card is already chosen."""

    nodes: int
    """Positions evaluated for one small step, when compiled."""

    habits: bool = False
    """Whether the belief also uses how Jack plays, besides the witnesses and the cards."""

    patience: float = 0.15
    """How much worse than its odds an accusation counts for the detective, unless it is the last chance."""

    caution: float = 0.0
    """How much Jack fears an accusation without a reason, as a multiple of the chance of a random one."""

    hiding: float = 0.0
    """What it is worth to Jack that the detective thinks him half as likely, as a chance to win."""

    mixing: float = 0.0
    """How much worse than the best an action may be, as a chance to win, for Jack to still choose it at random."""

    secrecy: float = 0.0
    """What it costs Jack, as a chance to win, when one who knows his code learns a bit about who he is. Above 0 he
    mixes what he does for everybody who may be Jack (`mixing`), and `hiding` and `mixing` are not used.
    """


NOVICE = Strength(horizon=1, width=1, lines=12, nodes=20_000)
CASUAL = Strength(horizon=2, width=2, lines=6, nodes=60_000)
CLUB = Strength(horizon=3, width=2, lines=6, nodes=300_000)
EXPERT = Strength(horizon=4, width=4, lines=12, nodes=3_000_000, habits=True, caution=1.0, secrecy=0.1)
CAUTIOUS = Strength(horizon=4, width=4, lines=12, nodes=3_000_000, habits=True, caution=5.0, hiding=0.005, mixing=0.005)
"""A Jack to measure others by: he fears every card near him, and gives himself away by that."""
