"""A cache that no visitor can fill alone: when it is full, the visitor with the most loses the oldest."""

from collections import OrderedDict
from collections.abc import Hashable

ENTRY_BYTES = 500
"""What an entry takes besides its answer, about."""


class FairCache:
    def __init__(self, max_bytes: int) -> None:
        self._max_bytes = max_bytes
        self._entries: OrderedDict[Hashable, tuple[str, bytes]] = OrderedDict()
        """Visitor and answer, the latest used at the end."""
        self._bytes: dict[str, int] = {}
        """By visitor: the size of all its entries."""

    def get(self, key: Hashable) -> bytes | None:
        found = self._entries.get(key)
        if found is None:
            return None
        self._entries.move_to_end(key)
        return found[1]

    def put(self, visitor: str, key: Hashable, answer: bytes) -> None:
        self._remove(key)
        self._entries[key] = visitor, answer
        self._bytes[visitor] = self._bytes.get(visitor, 0) + len(answer) + ENTRY_BYTES
        while sum(self._bytes.values()) > self._max_bytes:
            most = max(self._bytes, key=self._bytes.__getitem__)
            self._remove(next(key for key, (owner, _) in self._entries.items() if owner == most))

    def _remove(self, key: Hashable) -> None:
        if key in self._entries:
            visitor, answer = self._entries.pop(key)
            self._bytes[visitor] -= len(answer) + ENTRY_BYTES
            if not self._bytes[visitor]:
                del self._bytes[visitor]
