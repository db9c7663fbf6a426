"""Tables and their events: in order, without a gap, appended all or nothing."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from gaslamp.store.store import Event, Job, Store
from store.examples import RUNNING, header, key, move, moves, sit_down, token


async def test_a_table_is_loaded_as_it_was_stored(store: Store) -> None:
    made = header(options={"edition": "first"}, settings={"clock": {"days": 3}, "name": "L’échiquier \x00 🕯"})
    events = [Event(1, "made", {"seats": ["jack", None], "deep": {"x": [1, 2.5, True]}}, 7), move(2)]
    assert await store.create(made, events, RUNNING)
    assert await store.load(made.id) == (made, events)


async def test_unknown_tables_are_not_found(store: Store) -> None:
    assert await store.load("nowhere") is None
    assert await store.since("nowhere", 0) == []
    assert not await store.append("nowhere", moves(1, 1), RUNNING)
    assert not await store.remove("nowhere")


async def test_a_table_is_created_once(store: Store) -> None:
    assert await store.create(header("a"), moves(1, 1), RUNNING)
    assert not await store.create(header("a", game="whitechapel"), moves(1, 2), RUNNING)
    found = await store.load("a")
    assert found is not None
    assert found == (header("a"), moves(1, 1))


async def test_events_since_a_version_come_in_order(store: Store) -> None:
    await sit_down(store, "a")
    assert await store.append("a", moves(2, 5), RUNNING)
    assert await store.append("a", moves(6, 6), RUNNING)
    assert await store.since("a", 3) == moves(4, 6)
    assert await store.since("a", 6) == []
    assert [event.version for event in await store.since("a", 0)] == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize(("first", "last"), [(1, 1), (2, 2), (3, 5), (5, 6), (6, 6)])
async def test_an_append_must_follow_the_last_event(store: Store, first: int, last: int) -> None:
    await sit_down(store, "a")
    await store.append("a", moves(2, 3), RUNNING)
    late = replace(RUNNING, status="over", updated=9999)
    assert not await store.append("a", moves(first, last), late, [key("a", "jack", "k")], [Job("j", "mail", {}, 0)])
    assert [event.version for event in await store.since("a", 0)] == [1, 2, 3]
    assert (await store.lobby())[0].summary == RUNNING
    assert await store.key("a", token("k")) is None
    assert await store.lease_jobs(["mail"], 10, 20) == []


@pytest.mark.parametrize("versions", [[2, 2], [3, 2], [2, 4]])
async def test_events_out_of_order_raise_an_error(store: Store, versions: list[int]) -> None:
    await sit_down(store, "a")
    with pytest.raises(ValueError, match="out of order"):
        await store.append("a", [move(version) for version in versions], RUNNING)


async def test_one_of_many_concurrent_appends_is_accepted(store: Store) -> None:
    await sit_down(store, "a")
    answers = await asyncio.gather(*(store.append("a", [move(2, f"E{n}")], RUNNING) for n in range(20)))
    assert answers.count(True) == 1
    assert [event.body["text"] for event in await store.since("a", 1)] == [f"E{answers.index(True)}"]


async def test_a_stale_append_does_not_affect_its_batch(store: Store) -> None:
    ids = [f"t{n}" for n in range(30)]
    await sit_down(store, *ids)
    versions = [2 if n % 3 else 7 for n in range(30)]
    answers = await asyncio.gather(
        *(
            store.append(id, moves(version, version + n % 4), RUNNING)
            for n, (id, version) in enumerate(zip(ids, versions, strict=True))
        )
    )
    assert answers == [version == 2 for version in versions]
    for n, id in enumerate(ids):
        assert len(await store.since(id, 1)) == (1 + n % 4 if n % 3 else 0)


async def test_a_failing_call_does_not_affect_its_batch(store: Store) -> None:
    await sit_down(store, "a", "b")
    unwritable: Any = {"text": {1, 2}}
    good, bad, other = await asyncio.gather(
        store.append("a", moves(2, 2), RUNNING),
        store.append("b", [Event(2, "act", unwritable, 0)], RUNNING),
        store.add_chat_line("a", "table", "jack", "good evening", 5),
        return_exceptions=True,
    )
    assert (good, other) == (True, 1)
    assert isinstance(bad, TypeError)
    assert await store.since("b", 1) == []


async def test_appends_to_one_table_can_share_a_batch(store: Store) -> None:
    await sit_down(store, "a")
    assert all(await asyncio.gather(*(store.append("a", [move(version)], RUNNING) for version in range(2, 40))))
    assert await store.since("a", 1) == moves(2, 39)


async def test_changing_a_loaded_event_does_not_change_the_store(store: Store) -> None:
    event = move(1)
    await store.create(header("a"), [event], RUNNING)
    event.body["text"] = "changed"
    (await store.since("a", 0))[0].body["text"] = "changed too"
    assert await store.since("a", 0) == [move(1)]


async def test_keys_and_jobs_are_stored_with_their_events(store: Store) -> None:
    await sit_down(store, "a")
    assert await store.append("a", moves(2, 2), RUNNING, [key("a", "jack", "k")], [Job("j", "mail", {"to": 1}, 5)])
    assert await store.key("a", token("k")) == key("a", "jack", "k")
    assert [job.body for job in await store.lease_jobs(["mail"], 10, 20)] == [{"to": 1}]


async def test_the_lobby_lists_the_latest_tables_first(store: Store) -> None:
    for n, (id, changes) in enumerate(
        {
            "old": {"status": "waiting"},
            "private": {"listed": False},
            "new": {"status": "waiting", "turn": ("jack", "detective"), "seats": {"jack": None}},
            "finished": {"status": "over"},
        }.items()
    ):
        summary: Any = replace(RUNNING, updated=n, **changes)  # type: ignore[arg-type]
        await store.create(header(id, game="whitechapel" if id == "old" else "mrjack"), moves(1, 3), summary)
    assert [listed.id for listed in await store.lobby()] == ["finished", "new", "old"]
    assert [listed.id for listed in await store.lobby(statuses=["waiting"])] == ["new", "old"]
    assert [listed.id for listed in await store.lobby(game="whitechapel")] == ["old"]
    assert [listed.id for listed in await store.lobby(limit=1)] == ["finished"]
    assert [listed.id for listed in await store.lobby(before=3, limit=1)] == ["new"]
    new = (await store.lobby())[1]
    assert (new.version, new.summary.turn, new.summary.seats) == (3, ("jack", "detective"), {"jack": None})


async def test_a_move_brings_a_table_to_the_top_of_the_lobby(store: Store) -> None:
    await sit_down(store, "a")
    over = replace(RUNNING, status="over", turn=(), updated=77)
    await store.append("a", moves(2, 3), over)
    assert [(listed.version, listed.summary) for listed in await store.lobby()] == [(3, over)]


async def test_deadlines_and_machine_turns_are_found_after_a_restart(store: Store) -> None:
    for id, due, machine in (("a", 500, False), ("b", None, True), ("c", 200, True), ("d", None, False)):
        await store.create(header(id), moves(1, 1), replace(RUNNING, due=due, machine=machine))
    assert await store.deadlines() == [("c", 200), ("a", 500)]
    assert await store.deadlines(until=200) == [("c", 200)]
    assert await store.deadlines(limit=1) == [("c", 200)]
    assert await store.machine_turns() == ["b", "c"]
    await store.append("c", moves(2, 2), RUNNING)
    assert await store.deadlines() == [("a", 500)]
    assert await store.machine_turns() == ["b"]


async def test_removing_a_table_removes_all_that_belongs_to_it(store: Store) -> None:
    await sit_down(store, "a", "b", keys=[key("a", "jack", "k"), key("b", "jack", "k")])
    for id in ("a", "b"):
        await store.add_chat_line(id, "table", "jack", "hello", 1)
        await store.write_note(id, "jack", "mine", 1)
        await store.mark(id, "police", "41", "?", 1)
        await store.add_address(id, "jack", "email", "jack@example.org", "en", token(id), confirmed=True)
    assert await store.remove("a")
    assert await store.load("a") is None
    assert await store.since("a", 0) == []
    assert await store.key("a", token("k")) is None
    assert await store.chat_lines("a", "table") == []
    assert await store.note("a", "jack") == ""
    assert await store.marks("a", "police") == {}
    assert await store.addresses("a", "jack") == []
    assert not await store.confirm_address(token("a"))
    assert await store.chat_lines("b", "table")
    assert await store.note("b", "jack") == "mine"
    assert [listed.id for listed in await store.tables_of(None, [token("k")])] == ["b"]
