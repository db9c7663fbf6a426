"""A match as text: its board, and its story in sentences."""

from collections.abc import Sequence
from io import StringIO
from itertools import pairwise
from typing import Any

from rich.console import Console

from gaslamp.core.game import Seat
from gaslamp.core.journal import Journal
from gaslamp.core.referee import referee
from gaslamp.i18n import Words
from gaslamp.i18n.languages import language as known_language
from gaslamp.parts.registration import Registration
from gaslamp.parts.story import StoryStep


def drawn(parts: Registration, view: Any, language: str, width: int) -> str:
    """The board and what a view knows beside it."""
    words, sheet = _words(language), StringIO()
    console = Console(file=sheet, width=width, color_system=None, highlight=False, markup=False, emoji=False)
    console.print(parts.terminal.draw(words, view), crop=False)
    for label, text in parts.terminal.knowledge(words, view):
        console.print(f"{label}  {text}")
    return sheet.getvalue()


def told(parts: Registration, journals: Sequence[Journal[Any]], seat: Seat | None, language: str) -> list[str]:
    """What happened from each of the positions to the next, as a seat saw it; without a seat, with all secrets."""
    game, steps = parts.rules, []
    for before, after in pairwise(journals):
        action = game.parse_action(after.record.entries[-1].action)
        if seat is None:
            views = referee(game, before.state), referee(game, after.state)
        else:
            action = game.seen(before.state, action, seat)
            views = game.view(before.state, seat), game.view(after.state, seat)
        steps.append(StoryStep(after.record.entries[-1].seat, action, *views))
    return [line.text for line in parts.story.story(_words(language), steps)]


def _words(wanted: str) -> Words:
    return Words(known_language(wanted, {}))
