"""Two processes of one database: the version of a table is the lock between them."""

import asyncio
import itertools
from dataclasses import replace

from gaslamp.store.store import Store
from store.examples import RUNNING, header, move, moves, sit_down


async def test_two_processes_never_append_the_same_version(two: tuple[Store, Store]) -> None:
    ids = [f"t{n}" for n in range(10)]
    await sit_down(two[0], *ids)

    async def race(store: Store, table: str, name: str) -> int:
        """Append to a table until it has twenty events. Returns how many were its own."""
        won = 0
        while (version := len(await store.since(table, 0))) < 20:
            # Batches of different lengths: a stale long one must not add its last events after a short one.
            batch = [move(version + n, name) for n in range(1, 2 + (version + len(name)) % 3)]
            won += len(batch) if await store.append(table, batch, RUNNING) else 0
        return won

    won = await asyncio.gather(
        *(race(store, id, name) for id in ids for store, name in zip(two, ("x", "yy"), strict=True))
    )
    for n, id in enumerate(ids):
        events = await two[1].since(id, 0)
        assert [event.version for event in events] == list(range(1, len(events) + 1))
        assert sum(won[2 * n : 2 * n + 2]) == len(events) - 1


async def test_a_stored_event_is_visible_to_the_other_process(two: tuple[Store, Store]) -> None:
    await sit_down(two[0], "a")
    for version in range(2, 12):
        assert await two[version % 2].append("a", moves(version, version), RUNNING)
        assert len(await two[1 - version % 2].since("a", 0)) == version


async def test_lines_of_two_processes_get_different_ids(two: tuple[Store, Store]) -> None:
    await sit_down(two[0], "a")
    numbers = await asyncio.gather(*(two[n % 2].add_chat_line("a", "table", "jack", str(n), n) for n in range(20)))
    assert sorted(number or 0 for number in numbers) == list(range(1, 21))


async def test_appends_in_opposite_order_do_not_deadlock(two: tuple[Store, Store]) -> None:
    ids = [f"t{n:02}" for n in range(40)]
    await sit_down(two[0], *ids)
    for version in range(2, 6):
        answers = await asyncio.gather(
            *(two[0].append(id, moves(version, version), RUNNING) for id in ids),
            *(two[1].append(id, moves(version, version), RUNNING) for id in reversed(ids)),
        )
        for n in range(len(ids)):
            assert answers[n] + answers[-1 - n] == 1


async def test_events_of_many_tables_are_read_at_once(two: tuple[Store, Store]) -> None:
    await sit_down(two[0], "a", "b", "c")
    await two[0].append("a", moves(2, 4), RUNNING)
    await two[0].append("b", moves(2, 2), RUNNING)
    found = await two[1].since_each({"a": 2, "b": 1, "c": 1, "nowhere": 0})
    assert {table: [event.version for event in events] for table, events in found.items()} == {"a": [3, 4], "b": [2]}
    assert found["a"][0] == move(3)


async def test_progress_changes_with_every_event_line_and_mark(two: tuple[Store, Store]) -> None:
    await sit_down(two[0], "a", "b")
    pulses = [await two[1].progress(["a", "b", "nowhere"])]
    assert set(pulses[0]) == {"a", "b"}
    await two[0].append("a", moves(2, 3), RUNNING)
    pulses.append(await two[1].progress(["a", "b"]))
    assert pulses[-1]["a"].version == 3
    await two[0].add_chat_line("a", "police", "red", "hush", 5)
    pulses.append(await two[1].progress(["a", "b"]))
    assert pulses[-1]["a"].lines == {"police": 1}
    for at, (place, mark) in enumerate([("41", "x"), ("42", "y"), ("41", None), ("42", "z")], 10):
        await two[0].mark("a", "jack", place, mark, at)
        pulses.append(await two[1].progress(["a", "b"]))
    states = [pulse["a"] for pulse in pulses]
    assert all(one != other for one, other in itertools.pairwise(states))
    assert {str(pulse["b"]) for pulse in pulses} == {str(pulses[0]["b"])}


async def test_the_first_process_sets_a_shared_value(two: tuple[Store, Store]) -> None:
    assert [await store.shared_value("secret", made) for store, made in zip(two, (b"one", b"two"), strict=True)] == [
        b"one"
    ] * 2


async def test_processes_change_a_shared_value_one_after_the_other(two: tuple[Store, Store]) -> None:
    def counted(before: bytes | None) -> bytes:
        return b"%d" % (int(before or b"0") + 1)

    for store in (*two, *two):
        await store.change_value("count", counted)
    assert await two[0].shared_values("count") == {"count": b"4"}


async def test_machine_turns_are_filtered_by_time(two: tuple[Store, Store]) -> None:
    waits = replace(RUNNING, machine=True)
    await sit_down(two[0], "old", summary=replace(waits, updated=100))
    await sit_down(two[0], "new", summary=replace(waits, updated=900))
    assert await two[1].machine_turns() == ["new", "old"]
    assert await two[1].machine_turns(500) == ["old"]


async def test_creating_the_same_tables_in_opposite_order_does_not_deadlock(two: tuple[Store, Store]) -> None:
    """Both processes may create the rematch of a table. Each writes what is waiting in one transaction."""
    ids = [f"t{n:02}" for n in range(20)]
    created = await asyncio.gather(
        *(two[0].create(header(id), [move(1)], RUNNING) for id in ids),
        *(two[1].create(header(id), [move(1)], RUNNING) for id in reversed(ids)),
    )
    for n in range(len(ids)):
        assert created[n] + created[-1 - n] == 1
