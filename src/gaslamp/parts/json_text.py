"""JSON as text, for what is sent at every move: parts of it are kept and joined."""

from collections.abc import Callable, Iterable
from typing import Any

import orjson

from gaslamp.parts.wire import Json

MOST_KEPT = 16_384


def compact(said: object) -> bytes:
    """For a text that is kept: what orjson returns holds four kilobytes or more, however short it is."""
    return bytes(memoryview(orjson.dumps(said)))


def fields(said: Json) -> bytes:
    """The fields of an object without its braces: so the fields of several can be joined."""
    return orjson.dumps(said)[1:-1]


def joined(*parts: bytes) -> bytes:
    """One object with the fields of all parts."""
    return b"".join((b"{", b",".join(parts), b"}"))


class KeptTexts(dict[int, tuple[object, orjson.Fragment]]):
    """Texts of actions, by the id of the action. The action is kept too, so no other object gets its id.

    Rules offer most actions as the same objects at every table again and again, and to hash an action takes several
    times as long as its id.
    """

    def texts(self, actions: Iterable[Any], made: Callable[[Any], orjson.Fragment]) -> list[orjson.Fragment]:
        """Of each action its text, or what is made of an action whose text is not kept."""
        return [made(action) if (kept := self.get(id(action))) is None else kept[1] for action in actions]

    def keep(self, action: object, text: orjson.Fragment) -> None:
        if len(self) >= MOST_KEPT:
            self.clear()
        self[id(action)] = action, text
