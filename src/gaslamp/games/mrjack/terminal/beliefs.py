"""Who can be Jack, for the detective and spectators. For Jack: what the others may think and hold."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gaslamp.core.record import Record
from gaslamp.games.mrjack import deduction as inference
from gaslamp.games.mrjack.deduction import Belief
from gaslamp.games.mrjack.notation.names import LETTERS
from gaslamp.games.mrjack.rules.board import CHARACTERS
from gaslamp.games.mrjack.rules.public import JACK
from gaslamp.games.mrjack.story.names import called, names
from gaslamp.parts.words import Words

BAR = 20


def belief(words: Words, record: Record) -> RenderableType:
    belief = inference.read(record)
    about = inference.about_jack(belief)
    call = inference.call(belief.public, inference.possible(about))
    seen = inference.chance_of_seen(belief.public, inference.soft(about))
    lines = [
        words("mrjack-infer-heading", seat=belief.seat, actions=record.length),
        words("mrjack-infer-seen", chance=f"{100 * seen:.0f} %", names=names(words, call.cleared_if_seen)),
        words("mrjack-infer-unseen", chance=f"{100 * (1 - seen):.0f} %", names=names(words, call.cleared_if_unseen)),
    ]
    if belief.seat == JACK:
        lines.append(words("mrjack-infer-left", count=f"{inference.expected_suspects(belief):.1f}"))
    return Group(Text(lines[0], style="bold"), _table(words, belief, about), *lines[1:])


def _table(words: Words, belief: Belief, about: Belief) -> Table:
    table = Table(box=None, header_style="dim", pad_edge=False)
    for key in ("mrjack-infer-character", "mrjack-infer-uniform", "mrjack-infer-soft", "mrjack-infer-held"):
        table.add_column(words(key), justify="left" if key == "mrjack-infer-character" else "right")
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
