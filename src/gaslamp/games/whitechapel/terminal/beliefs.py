"""Where Jack can be, has been and lives, from all that the police can know. Jack sees the same."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from gaslamp.core import journal
from gaslamp.core.record import Record
from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.deduction import Belief, Model, read
from gaslamp.games.whitechapel.story.names import seat_name
from gaslamp.games.whitechapel.terminal.map import Map
from gaslamp.games.whitechapel.terminal.marks import PLAIN, RED_CIRCLE, Kind, marks
from gaslamp.parts.words import Words

LISTED = 10
TRAILS = 3
BAR = 20

_HEAT = (
    (0.5, Kind("hot", "█", "█", Style(color="#1a0d00", bgcolor="#ffb92e", bold=True))),
    (0.2, Kind("warm", "▓", "▓", Style(color="#1a0d00", bgcolor="#d98a1f", bold=True))),
    (0.05, Kind("mild", "▒", "▒", Style(color="#ffe6c2", bgcolor="#8a4f16"))),
    (0.0, Kind("cool", "░", "░", Style(color="#e8d8c0", bgcolor="#4a3020"))),
)
"""By the share of the most likely circle's chance. The signs show it without colours too."""


def belief(words: Words, record: Record) -> RenderableType:
    belief = read(record)
    who = seat_name(words, record.eyes)
    heading = Text(words("whitechapel-infer-heading", seat=record.eyes, who=who, actions=record.length), style="bold")
    if not belief.possible().any():
        return Group(heading, words("whitechapel-infer-nowhere"), _table(words, belief, "hideout"))
    return Group(heading, _heat_map(belief, record), *_tables(words, belief), *_trails(words, belief))


def _heat_map(belief: Belief, record: Record) -> Map:
    """The map as the owner of the record sees it. Every free circle shows how likely Jack is there."""
    drawn = marks(journal.views(whitechapel, record)[-1], ())
    chances = belief.now()
    hottest = chances.max()
    circles = dict(drawn.circles)
    for circle, chance in enumerate(chances):
        if chance and circles.get(circle, [PLAIN])[-1] in (PLAIN, RED_CIRCLE):
            circles[circle] = [next(kind for least, kind in _HEAT if chance > least * hottest)]
    return Map(drawn._replace(circles=circles))


def _tables(words: Words, belief: Belief) -> Iterator[RenderableType]:
    count = int(belief.possible().sum())
    yield words("whitechapel-infer-possible", count=count, alike=f"{2 ** belief.entropy():.1f}")
    yield _table(words, belief, "now")
    yield _table(words, belief, "hideout")


def _table(words: Words, belief: Belief, what: str) -> Table:
    table = Table(box=None, header_style="dim", pad_edge=False)
    table.add_column(words("whitechapel-infer-circle", what=what))
    for model in (Model.POLICY, Model.TRAILS, Model.SET):
        table.add_column(words("whitechapel-infer-model", model=str(model)), justify="right")
    table.add_column("")
    chances = {model: belief.now(model) if what == "now" else belief.hideout(model) for model in Model}
    policy = chances[Model.POLICY]
    for circle in sorted(range(len(policy)), key=lambda circle: -policy[circle])[:LISTED]:
        if policy[circle]:
            shares = [f"{100 * chances[model][circle]:.1f} %" for model in (Model.POLICY, Model.TRAILS, Model.SET)]
            table.add_row(str(circle), *shares, Text("█" * round(BAR * policy[circle]), style="yellow"))
    return table


def _trails(words: Words, belief: Belief) -> Iterator[str]:
    for ranked in belief.trails(TRAILS).trails:
        trail = " ".join(map(str, ranked.trail))
        yield words("whitechapel-infer-trail", trail=trail, chance=f"{100 * ranked.probability:.1f} %")
