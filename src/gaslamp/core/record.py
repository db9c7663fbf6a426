"""A record: a header, then every action in its order. The State is its replay.

    gaslamp record 1
    game three-doors td1
    options -
    players constable=casual       machine players and their levels, where there are any
    promise 1b4f0e98...            the commitment to the seed, published at the start
    seed 60303ae2... fd61a03a...   the seed, and the nonce that opens its commitment
    eyes table                     whose record this is: a seat's record has no seed and no nonces

    1 thief :2 9f86d081... 6b23c0d5...   a secret choice, its commitment, and the nonce that opens it
    2 constable -1
    3 chance ~3
    4 constable !2
    closed 4 constable found       or `open 3`: the number of actions shows whether the file is complete

A game can also be stopped: `closed 3 thief resigned`, `closed 3 constable time`, `closed 3 - abandoned`.

The table's own record holds every secret. A seat's record shows each action as that seat saw it.
"""

from dataclasses import dataclass, field, replace

from gaslamp.core import options as words
from gaslamp.core.errors import NotWellFormed
from gaslamp.core.game import Outcome, Seat

FIRST_LINE = "gaslamp record 1"
TABLE: Seat = "table"
"""Whose eyes see everything."""
NOBODY = "-"
"""Wins a game that was abandoned."""


@dataclass(frozen=True, slots=True)
class Promise:
    """A commitment, and what opens it where that may be known."""

    commitment: str
    nonce: bytes | None = None


@dataclass(frozen=True, slots=True)
class Entry:
    seat: Seat
    action: str
    promise: Promise | None = None


@dataclass(frozen=True, slots=True)
class Record:
    game: str
    rules: str
    options: dict[str, str]
    promise: Promise
    seed: bytes | None = None
    eyes: Seat = TABLE
    entries: tuple[Entry, ...] = ()
    outcome: Outcome | None = None
    players: dict[Seat, str] = field(default_factory=dict)

    @property
    def length(self) -> int:
        return len(self.entries)


def undone(record: Record, length: int) -> Record:
    """The record as it was after so many actions."""
    return replace(record, entries=record.entries[:length], outcome=None)


def write(record: Record) -> str:
    lines = [
        FIRST_LINE,
        f"game {record.game} {record.rules}",
        f"options {words.write(record.options)}",
    ]
    if record.players:
        lines.append(f"players {words.write(record.players)}")
    lines.append(f"promise {record.promise.commitment}")
    if record.seed is not None and record.promise.nonce is not None:
        lines.append(f"seed {record.seed.hex()} {record.promise.nonce.hex()}")
    lines += [f"eyes {record.eyes}", ""]
    lines += [_write_entry(number, entry) for number, entry in enumerate(record.entries, 1)]
    if record.outcome is None:
        lines.append(f"open {record.length}")
    else:
        winners = ",".join(record.outcome.winners) or NOBODY
        lines.append(f"closed {record.length} {winners} {record.outcome.reason}")
    return "\n".join(lines) + "\n"


def _write_entry(number: int, entry: Entry) -> str:
    parts = [str(number), entry.seat, entry.action]
    if entry.promise is not None:
        parts.append(entry.promise.commitment)
        if entry.promise.nonce is not None:
            parts.append(entry.promise.nonce.hex())
    return " ".join(parts)


def parse(text: str) -> Record:
    lines = text.splitlines()
    if not lines or lines[0] != FIRST_LINE:
        raise NotWellFormed("not-a-record")
    if "" not in lines:
        raise NotWellFormed("record-cut-off")
    blank = lines.index("")
    head = _parse_head(lines[1:blank])
    body = lines[blank + 1 :]
    entries = [_parse_entry(number, line) for number, line in enumerate(body[:-1], 1)]
    outcome = _parse_last(body[-1] if body and text.endswith("\n") else "", len(entries))
    return replace(head, entries=tuple(entries), outcome=outcome)


def _parse_head(lines: list[str]) -> Record:
    head: dict[str, str] = {}
    for line in lines:
        name, _, rest = line.partition(" ")
        if name not in ("game", "options", "players", "promise", "seed", "eyes") or name in head:
            raise NotWellFormed("bad-header", line=line)
        head[name] = rest
    for name in ("game", "options", "promise", "eyes"):
        if not head.get(name):
            raise NotWellFormed("missing-header", name=name)
    game, _, rules = head["game"].partition(" ")
    seed, nonce = None, None
    if "seed" in head:
        seed, nonce = (_hexadecimal(part) for part in _parts(head["seed"], 2, 2))
    return Record(
        game=game,
        rules=rules,
        options=words.parse(head["options"]),
        promise=Promise(head["promise"], nonce),
        seed=seed,
        eyes=head["eyes"],
        players=words.parse(head.get("players", "-")),
    )


def _parse_entry(number: int, line: str) -> Entry:
    first, seat, action, *promise = _parts(line, 3, 5)
    if first != str(number):
        raise NotWellFormed("wrong-number", line=line, number=number)
    if not promise:
        return Entry(seat, action)
    return Entry(seat, action, Promise(promise[0], _hexadecimal(promise[1]) if promise[1:] else None))


def _parse_last(line: str, length: int) -> Outcome | None:
    """`open 3` or `closed 4 constable found`. Without this line, or with another number, the file is not complete."""
    match line.split():
        case ["open", count] if count == str(length):
            return None
        case ["closed", count, winners, reason] if count == str(length):
            return Outcome(() if winners == NOBODY else tuple(winners.split(",")), reason)
        case _:
            raise NotWellFormed("record-cut-off")


def _parts(line: str, least: int, most: int) -> list[str]:
    parts = line.split(" ")
    if not least <= len(parts) <= most or not all(parts):
        raise NotWellFormed("bad-line", line=line)
    return parts


def _hexadecimal(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise NotWellFormed("bad-hexadecimal", text=text) from None
