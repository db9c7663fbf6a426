"""A record: a header, then every action in its order. The State is its replay.

    gaslamp record 2
    game three-doors td1
    table lqk2zo7r5w3ndjdc         the id of the table: every commitment names it
    options -
    companion yes                  if people played it on a real board and entered what they did
    draws entered                  if they drew the open cards too: the seed gives only what is hidden from somebody
    continues mfzgs5dfnzqw2ylm 12  if it goes on from another game: its table, and how many actions were taken over
    players constable=casual       machine players and their levels, where there are any; `bot`: a program of others
    promise 1b4f0e98...            the commitment to the server's share of the seed, published first
    share thief 77ad3c... 5e0f... 0b1c...   a player's share: commitment and, once opened, value and nonce
    seed 60303ae2... fd61a03a...   the server's share, and the nonce that opens its commitment
    eyes table                     whose record this is: a seat's record has no seed and no nonces
    key 8a88e3dd...                the server's public key (Ed25519)
    signed start 3f2a...           its signature of the start of the chain
    signed end 90bd...             its signature of the end of the chain, the players and the opened shares

    1 thief :2 9f86d081... 6b23c0d5...   an action that hides something, its commitment, and the nonce that opens it
    dropped 2 constable open -3    an action that was undone, by its text; `hidden`: by its commitment
    undone 1                       the game went back to so many actions; `taken-back 1` if that was a take-back
    2 constable -1
    3 chance ~3
    4 constable !2
    closed 4 constable found       or `open 3`: the number of actions shows whether the file is complete

A game can also be stopped: `closed 3 thief resigned`, `closed 3 constable time`, `closed 3 - abandoned`.

The table's own record holds every secret. A seat's record shows each action as that seat saw it.

Format 1 has no table, and so no shares, dropped actions or signatures. It is still read, and written for games that are
played at no table.
"""

from dataclasses import dataclass, field, fields, replace
from itertools import zip_longest
from operator import attrgetter

from gaslamp.core import branches, signatures
from gaslamp.core import options as words
from gaslamp.core import origin as origins
from gaslamp.core.branches import Branch, Link
from gaslamp.core.commitment import FORMAT_1_NONCE_BYTES, NONCE_BYTES
from gaslamp.core.entered import Draws
from gaslamp.core.errors import NotWellFormed
from gaslamp.core.game import Outcome, Seat
from gaslamp.core.notation import hexadecimal, parts_of
from gaslamp.core.origin import Origin
from gaslamp.core.shares import Share
from gaslamp.core.signatures import Signatures

FIRST_LINES = {"gaslamp record 1": 1, "gaslamp record 2": 2}

TABLE: Seat = "table"
"""Whose eyes see everything."""
BOT = "bot"
"""In the header, instead of a level: a program of somebody else played there."""
NOBODY = "-"
"""Wins a game that was abandoned."""

_NAMES = {
    1: ("game", "options", "players", "promise", "seed", "eyes"),
    2: (
        *("game", "table", "options", "companion", "draws", "continues", "players"),
        *("promise", "share", "seed", "eyes", "key", "signed"),
    ),
}
"""The first words of the lines of the header, by format."""
_NEEDED = {1: ("game", "options", "promise", "eyes"), 2: ("game", "table", "options", "promise", "eyes")}
_REPEATED = ("share", "signed")
_WORDS = {"game": 2, "promise": 1, "eyes": 1, "key": 1}
"""How many words follow the name."""
_MARKS = {"companion": "yes", "draws": "entered"}
"""Lines that are there or not, and can say nothing else."""


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
    """The server's share of the seed; in format 1 the seed itself."""
    eyes: Seat = TABLE
    entries: tuple[Entry, ...] = ()
    outcome: Outcome | None = None
    players: dict[Seat, str] = field(default_factory=dict)
    table: str = ""
    """The id of the table; empty in format 1."""
    shares: tuple[Share, ...] = ()
    branches: tuple[Branch, ...] = ()
    """What was undone, in the order of the entries that it follows."""
    signatures: Signatures | None = None
    origin: Origin | None = None
    """In format 2, if the game goes on from a moment of another one."""
    companion: bool = False
    """In format 2: whether people played it on a real board and entered what they did."""
    draws: Draws = "seed"
    """At a companion's game: whether they drew the open cards themselves."""

    @property
    def format(self) -> int:
        return 2 if self.table else 1

    @property
    def nonce_bytes(self) -> int:
        """How long the nonce of a commitment is."""
        return NONCE_BYTES if self.table else FORMAT_1_NONCE_BYTES

    @property
    def length(self) -> int:
        return len(self.entries)

    @property
    def take_backs(self) -> int:
        """How often an action was taken back. Format 1 does not say it."""
        return branches.take_backs(self.branches)


_FIELDS = tuple(one.name for one in fields(Record))
_VALUES = attrgetter(*_FIELDS)
_ENTRIES, _OUTCOME = _FIELDS.index("entries"), _FIELDS.index("outcome")


def extended(record: Record, entry: Entry, outcome: Outcome | None) -> Record:
    """The record after one more action. `dataclasses.replace` looks up each field and takes almost twice as long."""
    values = [*_VALUES(record)]
    values[_ENTRIES], values[_OUTCOME] = (*record.entries, entry), outcome
    return Record(*values)


def undone(record: Record, length: int) -> Record:
    """The record as it was after so many actions."""
    kept = tuple(branch for branch in record.branches if branch.after <= length)
    return replace(record, entries=record.entries[:length], outcome=None, branches=kept)


def write(record: Record) -> str:
    lines = [f"gaslamp record {record.format}", f"game {record.game} {record.rules}"]
    if record.table:
        lines.append(f"table {record.table}")
    lines.append(f"options {words.write(record.options)}")
    if record.companion:
        lines.append("companion yes")
    if record.draws == "entered":
        lines.append("draws entered")
    if record.origin is not None:
        lines.append(origins.write(record.origin))
    if record.players:
        lines.append(f"players {words.write(record.players)}")
    lines.append(f"promise {record.promise.commitment}")
    lines += [_write_share(share) for share in record.shares]
    if record.seed is not None and record.promise.nonce is not None:
        lines.append(f"seed {record.seed.hex()} {record.promise.nonce.hex()}")
    lines.append(f"eyes {record.eyes}")
    if record.signatures is not None:
        lines += signatures.write(record.signatures)
    lines += ["", *map(branches.write, branches.after(record.branches, 0))]
    for number, entry in enumerate(record.entries, 1):
        lines += [_write_entry(number, entry), *map(branches.write, branches.after(record.branches, number))]
    if record.outcome is None:
        lines.append(f"open {record.length}")
    else:
        winners = ",".join(record.outcome.winners) or NOBODY
        lines.append(f"closed {record.length} {winners} {record.outcome.reason}")
    return "\n".join(lines) + "\n"


def _write_share(share: Share) -> str:
    opened = () if share.value is None or share.nonce is None else (share.value.hex(), share.nonce.hex())
    return " ".join(("share", share.seat, share.commitment, *opened))


def _write_entry(number: int, entry: Entry) -> str:
    parts = [str(number), entry.seat, entry.action]
    if entry.promise is not None:
        parts.append(entry.promise.commitment)
        if entry.promise.nonce is not None:
            parts.append(entry.promise.nonce.hex())
    return " ".join(parts)


def parse(text: str) -> Record:
    # A comparison of commitments accepts ASCII only, and so does everything that a record can hold.
    if not text.isascii():
        raise NotWellFormed("not-ascii")
    lines = text.splitlines()
    known = FIRST_LINES.get(lines[0]) if lines else None
    if known is None:
        raise NotWellFormed("not-a-record")
    if "" not in lines:
        raise NotWellFormed("record-cut-off")
    blank = lines.index("")
    head = _parse_head(lines[1:blank], known)
    body = lines[blank + 1 :]
    entries, found = _parse_body(body[:-1], known)
    outcome = _parse_last(body[-1] if body and text.endswith("\n") else "", len(entries))
    return replace(head, entries=entries, branches=found, outcome=outcome)


def check_spelling(text: str, found: Record) -> None:
    """Raise unless the text is what `write` makes of the record: so nothing stands in it that is not checked."""
    for number, (line, known) in enumerate(zip_longest(text.splitlines(), write(found).splitlines()), 1):
        if line != known:
            raise NotWellFormed("odd-line", number=number)


def _parse_head(lines: list[str], known: int) -> Record:
    head: dict[str, str] = {}
    repeated: list[list[str]] = []
    for line in lines:
        name, _, rest = line.partition(" ")
        if name not in _NAMES[known] or name in head or rest != _MARKS.get(name, rest):
            raise NotWellFormed("bad-header", line=line)
        if name in _REPEATED:
            repeated.append(parts_of(line, 3, 5))
        else:
            if rest and name in _WORDS:
                parts_of(line, 1 + _WORDS[name], 1 + _WORDS[name])
            head[name] = rest
    for name in _NEEDED[known]:
        if not head.get(name):
            raise NotWellFormed("missing-header", name=name)
    if known == 2 and not origins.TABLE_ID.fullmatch(head["table"]):
        raise NotWellFormed("bad-header", line=f"table {head['table']}")
    if "draws" in head and "companion" not in head:
        raise NotWellFormed("bad-header", line="draws entered")
    game, _, rules = head["game"].partition(" ")
    seed, nonce = None, None
    if "seed" in head:
        seed, nonce = (hexadecimal(part) for part in parts_of(head["seed"], 2, 2))
    return Record(
        game=game,
        rules=rules,
        options=words.parse(head["options"]),
        promise=Promise(head["promise"], nonce),
        seed=seed,
        eyes=head["eyes"],
        players=words.parse(head.get("players", "-")),
        table=head.get("table", ""),
        shares=tuple(_parse_share(parts) for parts in repeated if parts[0] == "share"),
        origin=origins.parse(head["continues"]) if "continues" in head else None,
        companion="companion" in head,
        draws="entered" if "draws" in head else "seed",
        signatures=signatures.parse(head.get("key"), [parts for parts in repeated if parts[0] == "signed"]),
    )


def _parse_share(parts: list[str]) -> Share:
    _, seat, commitment, *opened = parts
    if len(opened) == 1:
        raise NotWellFormed("bad-line", line=" ".join(parts))
    return Share(seat, commitment, *map(hexadecimal, opened))


def _parse_body(lines: list[str], known: int) -> tuple[tuple[Entry, ...], tuple[Branch, ...]]:
    entries: list[Entry] = []
    links: dict[int, list[Link]] = {}
    for line in lines:
        if known == 2 and line.startswith(branches.NAMES):
            links.setdefault(len(entries), []).append(branches.parse(line))
        else:
            entries.append(_parse_entry(len(entries) + 1, line))
    found = tuple(Branch(number, tuple(own)) for number, own in links.items())
    for branch in found:
        branches.check(branch)
    return tuple(entries), found


def _parse_entry(number: int, line: str) -> Entry:
    first, seat, action, *promise = parts_of(line, 3, 5)
    if first != str(number):
        raise NotWellFormed("wrong-number", line=line, number=number)
    if not promise:
        return Entry(seat, action)
    return Entry(seat, action, Promise(promise[0], hexadecimal(promise[1]) if promise[1:] else None))


def _parse_last(line: str, length: int) -> Outcome | None:
    """`open 3` or `closed 4 constable found`. Without this line, or with another number, the file is not complete."""
    match line.split():
        case ["open", count] if count == str(length):
            return None
        case ["closed", count, winners, reason] if count == str(length):
            return Outcome(() if winners == NOBODY else tuple(winners.split(",")), reason)
        case _:
            raise NotWellFormed("record-cut-off")
