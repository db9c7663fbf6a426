"""The hash chain of a record of format 2. Each head covers the whole game so far.

A head is made of what everybody may see: the header, and of each action its text or, if it hides something from
anyone, its commitment. So every seat computes the same heads from its own record.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from hashlib import sha256
from typing import NamedTuple, assert_never

from gaslamp.core import branches, options
from gaslamp.core.branches import Branch, Dropped, Link, Undone
from gaslamp.core.framing import frame, number
from gaslamp.core.game import Outcome, Seat
from gaslamp.core.record import Entry, Record, undone

DOMAIN = "gaslamp chain 2"


class Head(NamedTuple):
    """A head, and how many actions the record had then."""

    length: int
    head: bytes


def start(record: Record) -> bytes:
    """The first head: game, rules, table, options, and what server and players promised before the first action.

    A companion's game says so in one more hash, and who draws. Other games have the heads that they always had.
    """
    first = _start(record)
    return _hash("companion", first, record.draws) if record.companion else first


def _start(record: Record) -> bytes:
    shares = [field for share in record.shares for field in (share.seat, share.commitment)]
    header = (record.game, record.rules, record.table, options.write(record.options), record.promise.commitment)
    if record.origin is not None:
        return _hash("continued", record.origin.table, number(record.origin.length), *header, *shares)
    return _hash("start", *header, *shares)


def after_entry(head: bytes, length: int, entry: Entry) -> bytes:
    """The head after the entry with this number."""
    promise = entry.promise
    if promise is None:
        return _after_action(head, length, entry.seat, entry.action, is_hidden=False)
    return _after_action(head, length, entry.seat, promise.commitment, is_hidden=True)


def after_undo(head: bytes, back: Undone) -> bytes:
    """The head after the game went back."""
    return _after_link(head, back)


def after_end(head: bytes, outcome: Outcome) -> bytes:
    return _hash("end", head, ",".join(outcome.winners), outcome.reason)


def heads(record: Record) -> Iterator[Head]:
    """Every head that the game had, in order. The last one covers all."""
    head = start(record)
    yield Head(0, head)
    for length in range(record.length + 1):
        if length:
            head = after_entry(head, length, record.entries[length - 1])
            yield Head(length, head)
        for link in branches.after(record.branches, length):
            head = _after_link(head, link)
            yield Head(link.number if isinstance(link, Dropped) else link.length, head)
    if record.outcome is not None:
        yield Head(record.length, after_end(head, record.outcome))


def last(record: Record) -> bytes:
    *_, (_, head) = heads(record)
    return head


def with_branch(record: Record, back: Undone) -> Record:
    """The record after the players went back. What they undid stays as a branch."""
    length = back.length
    links = list(branches.after(record.branches, length))
    for count, entry in enumerate(record.entries[length:], length + 1):
        links += (_link(count, entry), *branches.after(record.branches, count))
    earlier = (branch for branch in record.branches if branch.after < length)
    return replace(undone(record, length), branches=(*earlier, Branch(length, (*links, back))))


def _link(length: int, entry: Entry) -> Dropped:
    """What everybody saw of an entry."""
    if entry.promise is None:
        return Dropped(length, entry.seat, entry.action, is_hidden=False)
    return Dropped(length, entry.seat, entry.promise.commitment, is_hidden=True)


def _after_link(head: bytes, link: Link) -> bytes:
    match link:
        case Dropped(length, seat, payload, is_hidden):
            return _after_action(head, length, seat, payload, is_hidden=is_hidden)
        case Undone(length, is_take_back):
            return _hash("taken-back" if is_take_back else "undone", head, number(length))
        case _:
            assert_never(link)


def _after_action(head: bytes, length: int, seat: Seat, payload: str, *, is_hidden: bool) -> bytes:
    """The payload is the action's text or, if it is hidden from anyone, its commitment."""
    return _hash("entry", head, number(length), seat, "hidden" if is_hidden else "open", payload)


def _hash(kind: str, *fields: bytes | str) -> bytes:
    return sha256(_domain(kind) + frame(*fields)).digest()


@cache
def _domain(kind: str) -> bytes:
    return frame(DOMAIN, kind)
