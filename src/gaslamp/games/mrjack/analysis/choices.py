"""The choices of a decision: what each is worth, and whether it would end the game."""

from collections.abc import Iterable, Sequence

from gaslamp.games import mrjack
from gaslamp.games.mrjack.analysis.insight import Insight, bits, suspects, value
from gaslamp.games.mrjack.analysis.model import Table, chance
from gaslamp.games.mrjack.analysis.tells import tells
from gaslamp.games.mrjack.analysis.values import STRENGTHS, Line, kept_lines, values, values_if_called, ways_to_leave
from gaslamp.games.mrjack.rules.actions import Accuse, Action
from gaslamp.games.mrjack.rules.board import Character
from gaslamp.games.mrjack.rules.public import DETECTIVE, JACK, Public, Stage
from gaslamp.games.mrjack.rules.public_play import follow
from gaslamp.games.mrjack.rules.turns import picker
from gaslamp.parts.analysis import Choice, Depth

SHOWN = 6
"""How many choices are given, besides the one that was made."""

CERTAIN = 0.95
"""How likely an accusation must be right for the detective to have missed it."""


def search(insight: Insight, depth: Depth, only: Action | None = None) -> tuple[Line, ...]:
    """The lines from here. Jack's own eyes search for his own character."""
    jack = insight.jack if insight.eyes == JACK and picker(insight.public) == JACK else None
    return kept_lines(insight.public, suspects(insight), insight.pile, jack, STRENGTHS[depth], only)


def position_chance(insight: Insight, found: Sequence[Line], depth: Depth) -> float:
    """Jack's chance before a decision."""
    estimated, ending = estimate(insight, found)
    return settle(insight.public, _chance(insight, estimated, depth), ending)


def estimate(insight: Insight, found: Sequence[Line]) -> tuple[float, float | None]:
    """The search's value of a position before a decision, and Jack's chance if the actor ends the game at once."""
    public = insight.public
    if insight.eyes == picker(public) == DETECTIVE:
        quiet = [value(insight, line.values) for line in found if not line.is_over]
        ends = [value(insight, line.values) for line in found if line.is_over]
        return min(quiet, default=1.0), min(ends, default=None)
    leaves = picker(public) == JACK and insight.jack is not None and ways_to_leave(public, insight.jack)
    return value(insight, values(public, found)), 1.0 if leaves else None


def settle(public: Public, chance: float, ending: float | None) -> float:
    """The actor ends the game if it is better for him."""
    if ending is None:
        return chance
    return max(chance, ending) if picker(public) == JACK else min(chance, ending)


def choices(insight: Insight, found: Iterable[Line], made: Action, depth: Depth) -> tuple[Choice, ...]:
    """The best for the actor first, the one that was made among them."""
    by_action: dict[Action, list[Line]] = {}
    for line in found:
        by_action.setdefault(line.action, []).append(line)
    if picker(insight.public) == JACK and insight.jack is not None:
        for way in ways_to_leave(insight.public, insight.jack):
            by_action[way] = []
    if made not in by_action:
        by_action[made] = [] if isinstance(made, Accuse) else lines_of(insight, made, depth)
    every = [_choice(insight, action, some, depth) for action, some in by_action.items()]
    sign = -1 if picker(insight.public) == JACK else 1
    every.sort(key=lambda choice: sign * choice.chance)
    text = mrjack.write(made)
    return tuple(one for place, one in enumerate(every) if place < SHOWN or one.action == text)


def lines_of(insight: Insight, made: Action, depth: Depth) -> list[Line]:
    """The lines that begin with a step that the search did not keep."""
    after = follow(insight.public, made)
    later = insight._replace(belief=insight.belief._replace(public=after))
    if after.turn == insight.public.turn and after.stage in (Stage.ACT, Stage.FACE):
        return [line._replace(action=made) for line in search(later, depth)]
    found = search(insight, depth, made)
    return list(found) or [_line_after(later, made, depth)]


def _line_after(later: Insight, made: Action, depth: Depth) -> Line:
    """For a whistle that the search does not try: the position after it."""
    public, chances = later.public, suspects(later)
    if public.stage is Stage.PICK:
        return Line(made, values(public, search(later, depth)), 0.0, False)
    return Line(made, values_if_called(public, chances, later.pile), 0.0, False)


def _choice(insight: Insight, action: Action, some: Sequence[Line], depth: Depth) -> Choice:
    found = _choice_chance(insight, action, some, depth)
    kind = ""
    if insight.eyes == picker(insight.public):
        ends = not some or any(line.is_over and _line_chance(insight, line, depth) == found for line in some)
        if ends and insight.eyes == JACK:
            kind = "escape"
        elif ends and found <= 1 - CERTAIN:
            kind = "accusation"
    return Choice(mrjack.write(action), found, tells(insight, action), kind)


def _choice_chance(insight: Insight, action: Action, some: Sequence[Line], depth: Depth) -> float:
    if isinstance(action, Accuse):
        return wrong(insight, action.character)
    if picker(insight.public) == JACK:
        return max((_line_chance(insight, line, depth) for line in some), default=1.0)
    if insight.jack is None:
        return min(_line_chance(insight, line, depth) for line in some)
    # The detective goes on as it seems best to him.
    return _line_chance(insight, min(some, key=lambda line: line.score), depth)


def wrong(insight: Insight, accused: Character) -> float:
    """How likely an accusation is wrong."""
    if insight.jack is not None:
        return float(accused is not insight.jack)
    return 1 - suspects(insight)[accused]


def _line_chance(insight: Insight, line: Line, depth: Depth) -> float:
    found = value(insight, line.values)
    return found if line.is_over else _chance(insight, found, depth)


def _chance(insight: Insight, found: float, depth: Depth) -> float:
    public = insight.public
    return chance(found, public.round, public.turn, bits(insight), insight.eyes, Table(depth.value))
