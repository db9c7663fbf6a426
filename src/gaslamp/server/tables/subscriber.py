"""One subscriber of a table: a socket with its seat, its language, and the queue of messages to be sent."""

from collections.abc import Callable, Sequence

from gaslamp.core.errors import NotAllowed
from gaslamp.core.game import SPECTATOR, Seat
from gaslamp.server.flag import Flag
from gaslamp.server.mailbox import Mailbox

QUEUE_SIZE = 200
"""Messages that may wait. A subscriber that is slower is disconnected; it catches up when it connects again."""

# The codes that a socket is closed with.
NORMAL = 1000
GOING_DOWN = 1012
STOOD_UP = 4001
NO_HELLO = 4002
NEW_KEY = 4003
TOO_SLOW = 4008
NO_KEY = 4401
BAD_ORIGIN = 4403
NO_TABLE = 4404
TABLE_FULL = 4429


WriteNow = Callable[..., bool]
"""Writes messages to the connection, all at once. False: it cannot take them now, and nothing was written."""


class Subscriber:
    def __init__(self, seat: Seat, language: str, person: str = "", visitor: str = "") -> None:
        self.seat = seat
        self.is_spectator = seat == SPECTATOR
        self.person = person
        """Who has the seat's key; empty for a spectator."""
        self.language = language
        self.visitor = visitor
        """As the gate names the client. Empty: not known."""
        self.closed = Flag()
        self.close_code = NORMAL
        self.is_busy = False
        """Whether a command of this subscriber is being carried out."""
        self.is_draining = False
        """Whether no more commands are accepted. A command that was begun is finished, and the queue is sent."""
        self.write_now: WriteNow | None = None
        """Where the connection has it, a message that nothing else waits before needs no queue and no task."""
        self.on_queued: Callable[[], object] = _nothing
        """Called when a message has to wait in the queue: whoever sends it may not have begun yet."""
        self._held: list[bytes] | None = None
        """While messages are held: those that were put since."""
        self._queue: Mailbox[bytes | None] = Mailbox()
        self._is_sending = False
        """Whether the last message that was taken from the queue is still being sent."""
        self._final_code = NORMAL

    @property
    def is_closed(self) -> bool:
        return self.closed.is_set()

    def check_key(self) -> None:
        """Raises an error if the seat was left, or its key replaced, since the socket was opened."""
        if self.close_code in (STOOD_UP, NEW_KEY):
            raise NotAllowed("wrong-key")

    def put(self, message: bytes) -> None:
        if self._held is not None:
            self._held.append(message)
        elif not self.is_closed:
            self._write((message,))

    def hold(self) -> None:
        """Keep the messages of a command until its answer is there: all of them are then one write to the socket.

        Only while a command is carried out, whose end releases them.
        """
        if self.is_busy and not self.is_closed:
            self._held = self._held or []

    def release(self) -> None:
        held, self._held = self._held, None
        if held and not self.is_closed:
            self._write(held)

    def _write(self, messages: Sequence[bytes]) -> None:
        is_next = not self._is_sending and self._queue.empty()
        if is_next and self.write_now is not None and self.write_now(*messages):
            return
        for message in messages:
            if len(self._queue) >= QUEUE_SIZE:
                self.close(TOO_SLOW)
                break
            self._queue.put_nowait(message)
        self.on_queued()

    def close(self, code: int) -> None:
        """At once: what is in the queue is not sent."""
        self.release()
        if not self.is_closed:
            self.close_code = code
            self.closed.set()

    def finish(self, code: int) -> None:
        """Close after the queue has been sent."""
        self._final_code = code
        if len(self._queue) < QUEUE_SIZE:
            self._queue.put_nowait(None)
            self.on_queued()
        else:
            self.close(code)

    def has_queued(self) -> bool:
        """Whether a message waits. To ask for it says that the one before is sent."""
        self._is_sending = False
        return not self._queue.empty()

    async def get(self) -> bytes | None:
        """The next message; None after the last one. To ask for it says that the one before is sent."""
        self._is_sending = False
        message = await self._queue.get()
        self._is_sending = True
        if message is None:
            self.close(self._final_code)
        return message


def _nothing() -> None:
    pass
