"""What a server signs of a record of format 2: the start of the chain; and its end, the players and the opened shares.

The chain covers the commitments to the shares, but not which of them were opened.
"""

from gaslamp.core import chain, options
from gaslamp.core.framing import frame
from gaslamp.core.record import Record


def start_message(record: Record) -> bytes:
    return frame("gaslamp signed start 2", record.table, chain.start(record))


def end_message(record: Record) -> bytes:
    opened = [field for share in record.shares for field in (share.seat, share.value or b"")]
    return frame("gaslamp signed end 2", record.table, chain.last(record), options.write(record.players), *opened)
