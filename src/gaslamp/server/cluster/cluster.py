"""The cluster: the other processes that serve the same tables.

Processes tell each other only what everybody may know: that a table has a new version, that chat or marks changed, who
is present. The content is read from the database, so a lost message delays an update and loses nothing.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from gaslamp.core.game import Seat

POLL_SECONDS = 1.0
"""Between two polls of the database while no messages arrive."""
SAFETY_POLL_SECONDS = 30.0
"""Between two polls while messages arrive: a precaution."""

Kind = Literal["moved", "chat", "marks", "present", "left"]


@dataclass(frozen=True, slots=True)
class ClusterMessage:
    """What one process tells the others that have the same table open."""

    kind: Kind
    version: int = 0
    seats: tuple[Seat, ...] = ()
    """The seats that are connected to the sender."""
    spectators: int = 0
    wants_reply: bool = False
    """Whether the receivers should publish who is connected to them."""


class Cluster(Protocol):
    is_shared: bool
    """Whether other processes may change the tables too."""
    on_message: Callable[[str, ClusterMessage], object]
    """Called with a table's id and a message from another process."""
    on_subscribed: Callable[[str], object]
    """Called with a table's id when its messages arrive from now on: time to ask who is present elsewhere."""
    on_connected: Callable[[], object]
    """Called when messages arrive again after an interruption: some may have been missed."""

    @property
    def is_disconnected(self) -> bool:
        """Whether messages do not arrive at present."""

    @property
    def poll_seconds(self) -> float:
        """Seconds between two polls of the database for changes without a message."""

    def subscribe(self, table: str) -> None: ...

    def unsubscribe(self, table: str) -> None: ...

    def publish(self, table: str, message: ClusterMessage) -> None:
        """Queue a message to the other processes that have the table open. Does not wait."""

    def announce(self, name: str, message: ClusterMessage) -> None:
        """The same where this process does not know who has it open: it need not have subscribed itself."""

    def presence_elsewhere(self, table: str) -> Sequence[ClusterMessage]:
        """The last "present" message of every other process."""

    async def is_present(self, table: str, seat: Seat) -> bool:
        """Whether a seat is connected to any process, as far as that is known."""


class NoBus:
    """No message bus: one process, or several that only poll a shared database."""

    def __init__(self, *, is_shared: bool = False) -> None:
        self.is_shared = is_shared
        self.on_message: Callable[[str, ClusterMessage], object] = lambda *_: None
        self.on_subscribed: Callable[[str], object] = lambda *_: None
        self.on_connected: Callable[[], object] = lambda: None

    @property
    def is_disconnected(self) -> bool:
        return False

    @property
    def poll_seconds(self) -> float:
        return POLL_SECONDS if self.is_shared else math.inf

    def subscribe(self, table: str) -> None:
        pass

    def unsubscribe(self, table: str) -> None:
        pass

    def publish(self, table: str, message: ClusterMessage) -> None:
        pass

    def announce(self, name: str, message: ClusterMessage) -> None:
        pass

    def presence_elsewhere(self, table: str) -> Sequence[ClusterMessage]:  # noqa: ARG002
        return ()

    async def is_present(self, table: str, seat: Seat) -> bool:  # noqa: ARG002
        return False
