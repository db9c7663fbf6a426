"""What makes a level: how it believes and how far it looks. None peeks, and none errs on purpose."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Strength:
    horizon: int
    """Activations looked ahead, at most to the end of the round."""

    width: int
    """Activations of a card looked into at each turn that is not the last."""

    lines: int
    """Activations of a card compared at the root; twice as many when the card is chosen."""

    nodes: int
    """Positions judged for one small step, when compiled."""

    habits: bool = False
    """Whether the belief learns from what Jack does, not only from the witnesses and the cards."""

    patience: float = 0.15
    """How much worse than its odds an accusation counts for the detective, unless it is the last chance."""

    caution: float = 0.0
    """How much Jack fears an accusation without a reason: so many times the chance of one at random."""

    hiding: float = 0.0
    """What it is worth to Jack to be half as likely in the detective's eyes, as a chance to win."""

    mixing: float = 0.0
    """How much worse, as a chance to win, an action may be that Jack still mixes in."""


NOVICE = Strength(horizon=1, width=1, lines=12, nodes=20_000)
CASUAL = Strength(horizon=2, width=2, lines=6, nodes=60_000)
CLUB = Strength(horizon=3, width=2, lines=6, nodes=300_000)
EXPERT = Strength(horizon=4, width=4, lines=12, nodes=3_000_000, habits=True, caution=5.0, hiding=0.005, mixing=0.005)
