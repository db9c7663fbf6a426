"""How Jack's sheet is written: `65-41-42=55=60~73`, a night after a slash; the third begins `27+3-`."""

import re
from functools import lru_cache

from gaslamp.core.errors import NotWellFormed
from gaslamp.games.whitechapel.notation import names
from gaslamp.games.whitechapel.rules.public import Row

_ROW = re.compile(r"\d+(?:[-=~+]\d+)*", re.ASCII)


@lru_cache(maxsize=4096)
def write_trail(row: Row) -> str:
    """Cached: it stays the same while the police act."""
    if not row.trail:
        return "-"
    return str(row.trail[0]) + "".join(f"{kind}{to}" for kind, to in zip(row.track, row.trail[1:], strict=True))


def parse_trail(text: str) -> Row:
    if text == "-":
        return Row((), "")
    if _ROW.fullmatch(text) is None:
        raise NotWellFormed("bad-trail")
    return Row(
        tuple(names.circle(circle) for circle in re.split(r"[-=~+]", text)),
        "".join(re.findall(r"[-=~+]", text)),
    )


def write_sheet(sheet: tuple[Row, ...]) -> str:
    return "/".join(write_trail(row) for row in sheet) or "-"


def parse_sheet(text: str) -> tuple[Row, ...]:
    return () if text == "-" else tuple(parse_trail(row) for row in text.split("/"))
