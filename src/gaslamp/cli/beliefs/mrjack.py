"""Who can be Jack: for the detective and for spectators; for Jack, what the others may think and hold."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gaslamp.core.record import Record
from gaslamp.games.mrjack.board import CHARACTERS
from gaslamp.games.mrjack.notation.names import LETTERS, letters
from gaslamp.games.mrjack.public import JACK
from gaslamp.i18n import Words
from gaslamp.inference import mrjack as inference
from gaslamp.inference.mrjack import Belief
from gaslamp.stories.mrjack.names import called, names

BAR = 20


def _beliefs(record: Record) -> tuple[Belief, Belief]:
    """What its owner knows, and the belief about Jack worth telling: Jack is told what the others can think."""
    belief = inference.read(record)
    return belief, inference.outsider(belief) if belief.seat == JACK else belief


def data(record: Record) -> dict[str, Any]:
    belief, about = _beliefs(record)
    call = inference.call(belief.public, inference.possible(about))
    soft = inference.soft(about)
    return {
        "game": record.game,
        "seat": belief.seat,
        "after": record.length,
        "possible": letters(inference.possible(about)),
        "uniform": _by_letter(inference.uniform(about)),
        "soft": _by_letter(soft),
        "alibis_face_down": belief.hidden,
        "held": _by_letter(inference.held(belief)),
        "call": {
            "chance_of_seen": inference.chance_of_seen(belief.public, soft),
            "cleared_if_seen": letters(call.cleared_if_seen),
            "cleared_if_unseen": letters(call.cleared_if_unseen),
        },
    }


def _by_letter(chances: Sequence[float]) -> dict[str, float]:
    return dict(zip(LETTERS, chances, strict=True))


def told(words: Words, record: Record) -> RenderableType:
    belief, about = _beliefs(record)
    call = inference.call(belief.public, inference.possible(about))
    seen = inference.chance_of_seen(belief.public, inference.soft(about))
    lines = [
        words("infer-heading", seat=belief.seat, actions=record.length),
        words("infer-seen", chance=f"{100 * seen:.0f} %", names=names(words, call.cleared_if_seen)),
        words("infer-unseen", chance=f"{100 * (1 - seen):.0f} %", names=names(words, call.cleared_if_unseen)),
    ]
    if belief.seat == JACK:
        lines.append(words("infer-left", count=f"{inference.expected_suspects(belief):.1f}"))
    return Group(Text(lines[0], style="bold"), _table(words, belief, about), *lines[1:])


def _table(words: Words, belief: Belief, about: Belief) -> Table:
    table = Table(box=None, header_style="dim", pad_edge=False)
    for key in ("infer-character", "infer-uniform", "infer-soft", "infer-held"):
        table.add_column(words(key), justify="left" if key == "infer-character" else "right")
    table.add_column("")
    uniform, soft, held = inference.uniform(about), inference.soft(about), inference.held(belief)
    for one in sorted(CHARACTERS, key=lambda one: (-soft[one], one)):
        table.add_row(
            f"{called(words, one)} ({LETTERS[one]})",
            _percent(uniform[one]),
            _percent(soft[one]),
            _percent(held[one]),
            Text("█" * round(BAR * soft[one]), style="yellow"),
            style="" if uniform[one] else "dim",
        )
    return table


def _percent(chance: float) -> str:
    return f"{100 * chance:.0f} %" if chance else "-"
