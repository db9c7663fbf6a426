"""A commit whose connection broke: the move is stored once, and the caller learns it."""

from typing import Any

import pytest

from gaslamp.core.errors import GaslampError
from gaslamp.server.tables.appending import append
from gaslamp.store.memory import MemoryStore
from gaslamp.store.outage import DatabaseUnavailable, is_unavailable, retry_while_unavailable
from gaslamp.store.writer import CommitUncertain
from store.examples import RUNNING, move, sit_down


class Shaky(MemoryStore):
    """The connection breaks during the first commits. They are stored, lost, or another process was faster."""

    def __init__(self, *breaks: str) -> None:
        super().__init__()
        self._breaks = list(breaks)

    async def append(self, table: str, events: Any, *rest: Any, **named: Any) -> bool:
        if not self._breaks:
            return await super().append(table, events, *rest, **named)
        match self._breaks.pop(0):
            case "kept":
                await super().append(table, events, *rest, **named)
            case "another":
                await super().append(table, [move(events[0].version, "another's")], RUNNING)
        raise CommitUncertain("not-sure")


@pytest.mark.parametrize(
    ("breaks", "made", "kept"),
    [
        (("kept",), True, ["made", "ours", "later"]),
        (("lost",), True, ["made", "ours", "later"]),
        (("lost", "kept"), True, ["made", "ours", "later"]),
        (("another",), False, ["made", "another's"]),
        (("lost", "another"), False, ["made", "another's"]),
    ],
)
async def test_a_move_whose_commit_broke_is_stored_once(breaks: tuple[str, ...], made: bool, kept: list[str]) -> None:
    store = Shaky(*breaks)
    await sit_down(store, "a")
    assert await append(store, "a", [move(2, "ours"), move(3, "later")], RUNNING, (), ()) is made
    assert [event.body["text"] for event in await store.since("a", 0)] == kept


async def test_calls_are_retried_until_the_timeout(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    refused = iter([ConnectionRefusedError(), ConnectionResetError()])

    async def ask() -> str:
        for error in refused:
            raise error
        return "answer"

    assert await retry_while_unavailable(ask) == "answer"
    monkeypatch.setattr("gaslamp.store.outage.TIMEOUT_SECONDS", 0.0)
    refused = iter([ConnectionRefusedError()])
    with pytest.raises(DatabaseUnavailable, match="database-away"):
        await retry_while_unavailable(ask)
    assert not is_unavailable(ValueError()), "what is wrong otherwise is not tried again"
    assert issubclass(DatabaseUnavailable, GaslampError), "so that people are told in their own language"
