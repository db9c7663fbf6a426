"""A disk that is full, read-only or broken: a write is refused at once, and nothing of it is stored."""

import asyncio
import errno
import sqlite3
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from gaslamp.store import storage_fault as faults
from gaslamp.store.opening import open_store
from gaslamp.store.sql import access
from gaslamp.store.storage_fault import StorageFault, storage_fault
from gaslamp.store.store import Store
from store.broken_disks import SQLITE, Disk, disk_of, sqlite_error
from store.examples import RUNNING, move, sit_down
from waiting import soon

each_moment = pytest.mark.parametrize("moment", ["statement", "commit"])


@pytest.fixture(name="disk")
async def _disk(where: str) -> AsyncIterator[Disk]:
    found = disk_of(where)
    yield found
    await found.work()


@pytest.fixture(name="kept")
async def _kept(where: str, disk: Disk) -> AsyncIterator[Store]:
    found = await open_store(where)
    await sit_down(found, "a", "b")
    yield found
    await disk.work()
    await found.close()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "kept" in metafunc.fixturenames:
        metafunc.parametrize("where", ["sqlite", "postgresql"], indirect=True)


async def appended(store: Store, version: int, table: str = "a") -> bool:
    return await soon(store.append(table, [move(version)], RUNNING), "an answer")


@each_moment
@pytest.mark.parametrize("key", SQLITE)
async def test_a_write_is_refused_by_the_fault_of_the_disk(kept: Store, disk: Disk, key: str, moment: str) -> None:
    await disk.fail(key, moment)
    with pytest.raises(StorageFault, match=key):
        await appended(kept, 2)
    assert [event.version for event in await kept.since("a", 0)] == [1]


@each_moment
async def test_the_store_works_again_by_itself(kept: Store, disk: Disk, moment: str) -> None:
    await disk.fail("storage-full", moment)
    with pytest.raises(StorageFault):
        await appended(kept, 2)
    await disk.work()
    assert await appended(kept, 2)
    await kept.check()
    assert [event.version for event in await kept.since("a", 0)] == [1, 2]


@each_moment
async def test_all_who_wrote_together_are_refused(kept: Store, disk: Disk, moment: str) -> None:
    await disk.fail("storage-full", moment)
    works = (kept.write_note("a", "jack", "mine", 1), kept.shared_value("other", b"x"))
    answers = await asyncio.gather(appended(kept, 2), appended(kept, 2, "b"), *works, return_exceptions=True)
    assert isinstance(answers[0], StorageFault)
    assert isinstance(answers[1], StorageFault)
    await disk.work()
    assert [event.version for table in "ab" for event in await kept.since(table, 0)] == [1, 1]


@each_moment
async def test_the_check_says_so_until_something_can_be_written(
    kept: Store, disk: Disk, moment: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(access, "PROBE_SECONDS", 0.0)
    await disk.fail("storage-full", moment)
    await kept.check()
    with pytest.raises(StorageFault):
        await appended(kept, 2)
    # Work that has nothing to write may succeed on a full disk. It proves nothing.
    with suppress(StorageFault):
        await kept.lease_jobs(["none"], 1, 2)
    for _ in range(2):
        with pytest.raises(StorageFault, match="storage-full"):
            await kept.check()
    await disk.work()
    await kept.check()
    await kept.check()


async def test_a_check_writes_at_most_once_a_second(kept: Store, disk: Disk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(access, "PROBE_SECONDS", 3600.0)
    await disk.fail("storage-full", "commit")
    with pytest.raises(StorageFault):
        await appended(kept, 2)
    await disk.work()
    await kept.check()
    await disk.fail("storage-full", "commit")
    with pytest.raises(StorageFault):
        await appended(kept, 2)
    await disk.work()
    with pytest.raises(StorageFault):
        await kept.check()


async def test_a_fault_is_logged_once_and_its_end_too(kept: Store, disk: Disk) -> None:
    with capture_logs() as lines:
        await disk.fail("storage-full", "commit")
        for _ in range(5):
            with pytest.raises(StorageFault):
                await appended(kept, 2)
        await disk.work()
        assert await appended(kept, 2)
    assert [(line["event"], line["error"]) for line in lines] == [
        ("storage-fault", "storage-full"),
        ("storage-works", "storage-full"),
    ]


async def test_a_fault_that_lasts_is_logged_again(kept: Store, disk: Disk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faults, "LOG_SECONDS", 0.0)
    with capture_logs() as lines:
        await disk.fail("storage-full", "commit")
        for _ in range(2):
            with pytest.raises(StorageFault):
                await appended(kept, 2)
    assert [line["event"] for line in lines] == ["storage-fault"] * 2


async def test_a_database_that_has_no_more_pages_refuses_for_real(tmp_path: Path) -> None:
    """SQLite's own error, when a statement needs a page more than there may be."""
    path = tmp_path / "tables.db"
    store = await open_store(f"sqlite:///{path}")
    await sit_down(store, "a")
    await store.close()
    connection = sqlite3.connect(path)
    [[pages]] = connection.execute("PRAGMA page_count")
    connection.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(sqlite3.OperationalError) as caught:
        connection.execute("INSERT INTO keepsakes VALUES ('big', zeroblob(1000000))")
    connection.close()
    found = storage_fault(caught.value)
    assert found is not None
    assert found.key == "storage-full"


@pytest.mark.parametrize(
    ("error", "key"),
    [
        (OSError(errno.ENOSPC, "no room"), "storage-full"),
        (OSError(errno.EROFS, "read-only"), "storage-read-only"),
        (OSError(errno.EIO, "broken"), "storage-failed"),
        (ConnectionRefusedError(errno.ECONNREFUSED, "away"), None),
        (sqlite_error(sqlite3.SQLITE_CORRUPT), "storage-failed"),
        (sqlite_error(sqlite3.SQLITE_BUSY), None),
        (ValueError(), None),
    ],
    ids=str,
)
def test_only_the_disk_is_blamed_for_the_disk(error: Exception, key: str | None) -> None:
    found = storage_fault(error)
    assert (found and found.key) == key
