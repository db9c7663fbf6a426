"""Writes the tables of research.md anew from the code: `python docs/research.py`."""

import re
from pathlib import Path

from gaslamp.adapters.game_data import SUBJECTS, Subject
from gaslamp.parts.kernel.layout import Field
from gaslamp.parts.kernel.numbering import Row

PAGE = Path(__file__).with_name("research.md")


def tables(subject: Subject) -> dict[str, str]:
    """By the name between the marks in the page."""
    name = subject.game.NAME
    return {
        f"{name} actions": _numbers(subject.actions),
        f"{name} chance": _numbers(subject.chances),
        f"{name} tensor": _fields(subject.layout),
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
    for subject in SUBJECTS.values():
        for name, table in tables(subject).items():
            mark = re.compile(rf"(<!-- {name} -->\n).*?(<!-- end -->)", re.DOTALL)
            assert mark.search(page), name
            page = mark.sub(lambda found, table=table: f"{found[1]}\n{table}\n\n{found[2]}", page)
    return page


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text()))
