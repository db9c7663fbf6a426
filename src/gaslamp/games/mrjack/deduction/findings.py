"""What the owner of a record can infer from it, as plain data."""

from collections.abc import Sequence
from typing import Any

from gaslamp.core.record import Record
from gaslamp.games.mrjack.deduction.belief import Belief, outsider, possible, read, soft, uniform
from gaslamp.games.mrjack.deduction.hands import held
from gaslamp.games.mrjack.deduction.witness import call, chance_of_seen
from gaslamp.games.mrjack.notation.names import LETTERS, letters
from gaslamp.games.mrjack.rules.public import JACK


def about_jack(belief: Belief) -> Belief:
    """The belief about Jack to show to its owner. Jack sees what the other players can think."""
    return outsider(belief) if belief.seat == JACK else belief


def possibilities(record: Record) -> dict[str, Any]:
    """What is possible, and what each answer to a call would clear. No probabilities."""
    belief = read(record)
    about = about_jack(belief)
    answers = call(belief.public, possible(about))
    return {
        "game": record.game,
        "seat": belief.seat,
        "after": record.length,
        "possible": letters(possible(about)),
        "alibis_face_down": belief.hidden,
        "call": {
            "cleared_if_seen": letters(answers.cleared_if_seen),
            "cleared_if_unseen": letters(answers.cleared_if_unseen),
        },
    }


def findings(record: Record) -> dict[str, Any]:
    """The same with probabilities."""
    belief = read(record)
    about = about_jack(belief)
    certain, likely = possibilities(record), soft(about)
    return {
        **certain,
        "uniform": _by_letter(uniform(about)),
        "soft": _by_letter(likely),
        "held": _by_letter(held(belief)),
        "call": {"chance_of_seen": chance_of_seen(belief.public, likely), **certain["call"]},
    }


def is_possible(record: Record) -> bool:
    """Whether anybody is left who can be Jack."""
    return bool(possible(about_jack(read(record))))


def _by_letter(chances: Sequence[float]) -> dict[str, float]:
    return dict(zip(LETTERS, chances, strict=True))
