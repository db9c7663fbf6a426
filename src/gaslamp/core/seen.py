"""What a player saw: the heads of the chain that the server showed during the game.

    gaslamp seen 1
    table lqk2zo7r5w3ndjdc
    seat thief
    share 77ad3c...                the commitment to one's share of the seed, if there was one
    0 5a1d...                      the head after so many actions
    4 c1f0...

One head proves everything before it. So a record that differs from the game is found by any one player who kept heads.
All heads are kept, also several of the same length: a server must not make a player forget a head by showing another.
"""

import re
from dataclasses import dataclass

from gaslamp.core import chain
from gaslamp.core.commitment import is_commitment
from gaslamp.core.errors import NotHonest, NotWellFormed
from gaslamp.core.game import Seat
from gaslamp.core.record import Record
from gaslamp.core.shares import is_opened

FIRST_LINE = "gaslamp seen 1"

_COUNT = re.compile("0|[1-9][0-9]{0,5}")

Shown = tuple[int, str]
"""The number of actions, and the head as hexadecimal digits."""


@dataclass(frozen=True, slots=True)
class Seen:
    table: str
    seat: Seat
    heads: tuple[Shown, ...] = ()
    """In the order in which they were shown."""
    share: str | None = None


@dataclass(frozen=True, slots=True)
class Agreement:
    """How far a record agrees with what a player saw."""

    heads: int
    """How many heads were compared."""
    length: int
    """The number of actions up to the last of them."""
    is_whole: bool
    """Whether the player also saw the end."""
    share: bool | None
    """Whether the player's own share is in the deal; None if the player had none."""


def write(seen: Seen) -> str:
    lines = [FIRST_LINE, f"table {seen.table}", f"seat {seen.seat}"]
    if seen.share is not None:
        lines.append(f"share {seen.share}")
    lines += [f"{length} {head}" for length, head in seen.heads]
    return "\n".join(lines) + "\n"


def parse(text: str) -> Seen:
    first, *lines = text.splitlines() or [""]
    if first != FIRST_LINE:
        raise NotWellFormed("not-seen")
    named: dict[str, str] = {}
    heads: list[Shown] = []
    for line in lines:
        match line.split(" "):
            case ["table" | "seat" as name, value] if name not in named:
                named[name] = value
            case ["share", value] if "share" not in named and is_commitment(value):
                named["share"] = value
            case [length, head] if _is_new(length, head, heads):
                heads.append((int(length), head))
            case _:
                raise NotWellFormed("bad-line", line=line)
    if not {"table", "seat"} <= named.keys() or not heads:
        raise NotWellFormed("not-seen")
    return Seen(named["table"], named["seat"], tuple(heads), named.get("share"))


def parse_head(text: str) -> Shown:
    """`LENGTH.HEAD`: one head, as short as a QR code of a promise has it."""
    length, _, head = text.partition(".")
    if not _is_new(length, head, []):
        raise NotWellFormed("bad-head")
    return int(length), head


def compare(record: Record, seen: Seen) -> Agreement:
    """Raise unless every head that the player saw is a head of this record."""
    if record.format == 1:
        raise NotWellFormed("no-chain")
    if record.table != seen.table:
        raise NotHonest("seen-elsewhere", found=record.table, known=seen.table)
    order = {(length, head.hex()): at for at, (length, head) in enumerate(chain.heads(record))}
    for shown in sorted(seen.heads):
        if shown not in order:
            raise NotHonest("seen-differs", number=shown[0])
    last = max(seen.heads, key=order.__getitem__)
    is_whole = record.outcome is not None and order[last] == len(order) - 1
    return Agreement(len(seen.heads), last[0], is_whole, _is_dealt(record, seen))


def _is_new(length: str, head: str, heads: list[Shown]) -> bool:
    """Whether it is a head, and no line for it came before."""
    return bool(_COUNT.fullmatch(length)) and is_commitment(head) and (int(length), head) not in heads


def _is_dealt(record: Record, seen: Seen) -> bool | None:
    if seen.share is None:
        return None
    return any(share.commitment == seen.share and is_opened(share) for share in record.shares)
