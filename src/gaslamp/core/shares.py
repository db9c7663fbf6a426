"""Shares of the seed: the server and each player bring one, so that nobody alone can choose the deal.

A player commits to a share when taking a seat and reveals it when all seats are taken. A share that is not revealed in
time is left out: its player loses influence and nothing else.
"""

import hmac
from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import sha256

from gaslamp.core.commitment import Place, opens
from gaslamp.core.framing import frame
from gaslamp.core.game import Seat

PURPOSE = "gaslamp seed 2"


@dataclass(frozen=True, slots=True)
class Share:
    """A player's share: its commitment, and once revealed its value and nonce."""

    seat: Seat
    commitment: str
    value: bytes | None = None
    nonce: bytes | None = None


def place(game: str) -> Place:
    """Neither table nor seat: who comes to a rematch knows them only afterwards. The start of the chain names both."""
    return Place(game, "", "share")


def is_opened(share: Share) -> bool:
    return share.value is not None and share.nonce is not None


def opens_right(game: str, share: Share) -> bool:
    """Whether a share that was revealed is the one that was committed to."""
    return (
        share.value is not None
        and share.nonce is not None
        and opens(share.commitment, place(game), share.value, share.nonce)
    )


def closed(share: Share) -> Share:
    """As everybody may see it during the game."""
    return replace(share, value=None, nonce=None)


def seed_of_draws(game: str, server_share: bytes, shares: Sequence[Share]) -> bytes:
    """What every draw follows from: the server's share and all that were revealed, in the order of the seats."""
    revealed = [field for share in shares for field in (share.seat, share.value or b"")]
    return hmac.digest(server_share, frame(PURPOSE, game, *revealed), sha256)
