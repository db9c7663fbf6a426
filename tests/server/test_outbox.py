"""Which players are sent a notice, and how often the store is asked for their addresses."""

from dataclasses import dataclass

from gaslamp.server.environment import Environment
from gaslamp.server.notices.outbox import RECHECK_MS, Outbox
from gaslamp.store.memory import MemoryStore
from gaslamp.store.store import Address
from store.examples import RUNNING, sit_down


@dataclass
class Clock:
    milliseconds: int = 1_000_000

    def now(self) -> int:
        return self.milliseconds


class CountingStore(MemoryStore):
    asked = 0

    async def addresses(self, table: str, seat: str) -> list[Address]:
        self.asked += 1
        return await super().addresses(table, seat)


async def test_the_store_is_asked_again_after_a_while_where_other_processes_take_addresses() -> None:
    clock, store = Clock(), CountingStore()
    await sit_down(store, "a")
    outbox = Outbox(store, Environment(clock.now), is_shared=True)
    for _ in range(5):
        assert await outbox.jobs("a", 2, RUNNING) == []
        clock.milliseconds += RECHECK_MS // 5
    assert store.asked == 1
    await store.add_address("a", "jack", "email", "a@b.example", "en", b"token", confirmed=True)
    clock.milliseconds += 1
    assert len(await outbox.jobs("a", 3, RUNNING)) == 1
