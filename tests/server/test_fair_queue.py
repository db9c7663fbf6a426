"""The queue of slow work: nobody waits long because somebody else asks for much."""

import asyncio

import pytest

from gaslamp.server.machines.fair_queue import FairQueue, QueueFull, Work

EXPERT, CASUAL = 5.0, 0.3


class Office:
    """A queue, and the order in which work was let in."""

    def __init__(self, long_slots: int = 1, short_slots: int = 1, max_running: int = 1, max_waiting: int = 200) -> None:
        self.queue = FairQueue(long_slots, short_slots, max_running=max_running, max_waiting=max_waiting)
        self.running: list[Work] = []
        self.order: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def ask(self, visitor: str, table: str, seconds: float, *, is_player: bool = True) -> asyncio.Task[None]:
        async def wait() -> None:
            work = Work(visitor, table, seconds, is_player)
            await self.queue.acquire(work)
            self.running.append(work)
            self.order.append(f"{visitor}{table}")

        task = asyncio.create_task(wait())
        self.tasks.append(task)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return task

    async def finish_one(self) -> None:
        """The work that has run longest ends."""
        self.queue.release(self.running.pop(0))
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    async def finish_all(self) -> None:
        while self.running:
            await self.finish_one()


async def test_a_visitor_with_one_table_does_not_wait_for_sixty_tables_of_another() -> None:
    office = Office(max_running=2)
    for table in range(60):
        await office.ask("a", str(table), EXPERT)
    await office.ask("b", "0", EXPERT)
    await office.finish_one()
    assert office.order == ["a0", "b0"]


async def test_visitors_take_turns() -> None:
    office = Office(max_running=2)
    for table in range(3):
        await office.ask("a", str(table), EXPERT)
    for table in range(3):
        await office.ask("b", str(table), EXPERT)
    await office.finish_all()
    assert office.order == ["a0", "b0", "a1", "b1", "a2", "b2"]


async def test_the_tables_of_a_visitor_take_turns() -> None:
    office = Office()
    await office.ask("a", "0", EXPERT)
    await office.ask("a", "0", EXPERT)
    await office.ask("a", "1", EXPERT)
    await office.finish_all()
    assert office.order == ["a0", "a1", "a0"]


async def test_short_work_does_not_wait_for_long_work() -> None:
    """Also when every slot for long work is taken, by many visitors."""
    office = Office(long_slots=2)
    for visitor in "abcdefgh":
        await office.ask(visitor, "0", EXPERT)
    await office.ask("z", "0", CASUAL)
    assert office.order == ["a0", "b0", "z0"]


async def test_short_work_goes_first_among_visitors_who_wait_equally_long() -> None:
    office = Office(long_slots=1, short_slots=0)
    for table in range(3):
        await office.ask("a", str(table), EXPERT)
    for table in range(3):
        await office.ask("b", str(table), CASUAL)
    await office.finish_all()
    assert office.order == ["a0", "b0", "b1", "b2", "a1", "a2"]


async def test_long_work_is_done_at_last_beside_a_flow_of_short_work() -> None:
    office = Office(long_slots=1, short_slots=0)
    await office.ask("b", "0", CASUAL)
    await office.ask("a", "0", EXPERT)
    await office.ask("a", "1", EXPERT)
    for _ in range(40):
        await office.ask("b", "0", CASUAL)
        await office.finish_one()
    assert "a1" in office.order


async def test_one_visitor_never_has_all_slots() -> None:
    office = Office(long_slots=3, short_slots=1, max_running=2)
    for table in range(10):
        await office.ask("a", str(table), EXPERT)
        await office.ask("a", str(table), CASUAL)
    assert len(office.running) == 3


async def test_players_go_before_spectators() -> None:
    office = Office(max_running=2)
    await office.ask("a", "0", EXPERT)
    await office.ask("b", "0", EXPERT, is_player=False)
    await office.ask("a", "1", EXPERT)
    await office.finish_one()
    assert office.order == ["a0", "a1"]


async def test_a_visitor_with_too_much_waiting_is_refused() -> None:
    office = Office(max_waiting=2)
    for table in range(3):
        await office.ask("a", str(table), EXPERT)
    refused = await office.ask("a", "3", EXPERT)
    with pytest.raises(QueueFull):
        await refused
    await office.ask("b", "0", EXPERT)
    await office.finish_one()
    assert office.order == ["a0", "b0"]


async def test_cancelled_work_leaves_the_queue() -> None:
    office = Office()
    await office.ask("a", "0", EXPERT)
    given_up = await office.ask("b", "0", EXPERT)
    given_up.cancel()
    await asyncio.sleep(0)
    await office.ask("c", "0", EXPERT)
    await office.finish_one()
    assert office.order == ["a0", "c0"]


async def test_a_slot_is_not_lost_when_its_owner_is_cancelled_at_that_moment() -> None:
    office = Office()
    await office.ask("a", "0", EXPERT)
    given_up = await office.ask("b", "0", EXPERT)
    office.queue.release(office.running.pop())
    given_up.cancel()
    await asyncio.sleep(0)
    await office.ask("c", "0", EXPERT)
    assert office.order == ["a0", "c0"]
