"""Writes the tables of research.md again from the code: `python docs/research.py`."""

import re
from pathlib import Path

from gaslamp.adapters.games import kernel_games
from gaslamp.adapters.kernel_game import KernelGame
from gaslamp.parts.kernel.layout import Field
from gaslamp.parts.kernel.numbering import Row

KERNEL_GAMES = kernel_games()
PAGE = Path(__file__).with_name("research.md")


def tables(game: KernelGame) -> dict[str, str]:
    """By the name between the marks in the page."""
    name = game.game.NAME
    return {
        f"{name} actions": _numbers(game.actions),
        f"{name} chance": _numbers(game.chances),
        f"{name} tensor": _fields(game.layout),
    }


def _numbers(rows: list[Row]) -> str:
    lines = ["| numbers | action | count | parts, the last one counting fastest |", "|---|---|---:|---|"]
    for kind, begin, end in rows:
        sides = [str(len(side)) for side in (kind.firsts, kind.seconds) if len(side) > 1]
        shape = f" ({' × '.join(sides)})" if len(sides) > 1 else ""
        last = f" to {end - 1}" if end - begin > 1 else ""
        lines.append(f"| {begin}{last} | {kind.name} | {end - begin} | {kind.about}{shape} |")
    return "\n".join(lines)


def _fields(layout: dict[str, Field]) -> str:
    lines = ["| places | field | shape | what |", "|---|---|---|---|"]
    for field in layout.values():
        last = f" to {field.end - 1}" if field.size > 1 else ""
        shape = " × ".join(map(str, field.shape))
        lines.append(f"| {field.begin}{last} | {field.name} | {shape} | {field.about} |")
    return "\n".join(lines)


def written(page: str) -> str:
    """The page with every table as the code has it today."""
    for game in KERNEL_GAMES.values():
        for name, table in tables(game).items():
            mark = re.compile(rf"(<!-- {name} -->\n).*?(<!-- end -->)", re.DOTALL)
            assert mark.search(page), name
            page = mark.sub(lambda found, table=table: f"{found[1]}\n{table}\n\n{found[2]}", page)
    return page


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text()))
