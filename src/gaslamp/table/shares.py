"""Players' shares of the seed at a table: committed when a seat is taken, revealed when all seats are taken.

While shares are revealed nobody can leave or take a seat: a new player could choose a share to suit the revealed ones.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from gaslamp.core import chain, journal
from gaslamp.core.errors import NotLegal
from gaslamp.core.game import Seat
from gaslamp.core.journal import Journal
from gaslamp.core.shares import Share, is_opened, opens_right
from gaslamp.table.commands import Reveal
from gaslamp.table.events import Revealed

if TYPE_CHECKING:
    from gaslamp.table.table import Table

REVEAL_SECONDS = 10
"""How long the table waits for shares. Then it begins without those that are missing."""


def is_revealing(table: "Table") -> bool:
    """Whether all seats are taken and only shares are awaited."""
    return table.status == "waiting" and table.filled is not None


def is_ready(table: "Table", now: int) -> bool:
    """Whether the game begins now."""
    due = reveal_due(table)
    return is_revealing(table) and (due is None or now >= due)


def reveal_due(table: "Table") -> int | None:
    """Until when shares can be revealed; None if none is missing."""
    if not is_revealing(table) or table.filled is None or all(map(is_opened, table.shares.values())):
        return None
    return table.filled + REVEAL_SECONDS * 1000


def reveal(table: "Table", command: Reveal) -> Iterator[Revealed]:
    """To reveal the same share twice changes nothing: a client that reconnects may do so."""
    known = table.shares.get(command.seat)
    if table.started or known is None:
        raise NotLegal("no-share-wanted")
    if not is_revealing(table):
        raise NotLegal("not-all-seated")
    if not opens_right(table.game.NAME, replace(known, value=command.share, nonce=command.nonce)):
        raise NotLegal("wrong-share")
    if not is_opened(known):
        yield Revealed(command.seat, command.share.hex(), command.nonce.hex())


def with_share(table: "Table", share: Share) -> "Table":
    return table._replace(shares={**table.shares, share.seat: share})


def without_share(table: "Table", seat: Seat) -> "Table":
    return table._replace(shares={other: share for other, share in table.shares.items() if other != seat})


def in_order(table: "Table") -> tuple[Share, ...]:
    return tuple(table.shares[seat] for seat in table.seats if seat in table.shares)


def dealt(table: "Table") -> Journal[Any]:
    """The game as it begins: its seed follows from all shares that were revealed."""
    first = table.journal.record
    assert first.seed is not None, "a table holds its own share"
    assert first.promise.nonce is not None, "a table holds its own nonce"
    return journal.begin(
        table.game,
        first.options,
        first.seed,
        first.promise.nonce,
        table=first.table,
        shares=in_order(table),
        origin=first.origin,
        companion=first.companion,
        draws=first.draws,
    )


def head(table: "Table") -> str | None:
    """The head of the chain as every seat may see it; None before all seats are taken, and in format 1.

    An imported record has heads of its own, which cover what was undone where it was played.
    """
    record = table.journal.record
    if record.format == 1 or table.settings.imported is not None or (not table.started and not is_revealing(table)):
        return None
    if not table.started:
        return chain.start(replace(record, shares=in_order(table))).hex()
    return table.journal.head.hex()
