"""A SQLite file that cannot be used: one clear sentence at the start, never an empty server that looks new."""

import asyncio
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from structlog.testing import capture_logs

from gaslamp.cli import main
from gaslamp.core.errors import NotWellFormed
from gaslamp.store import file_check
from gaslamp.store.backup import restore
from gaslamp.store.opening import migrate, open_store
from store.examples import sit_down

PAGE_BYTES = 4096


async def used(path: Path) -> None:
    """A database with tables in it."""
    store = await open_store(f"sqlite:///{path}")
    await sit_down(store, *(f"table{number}" for number in range(40)))
    await store.close()


@pytest.fixture(name="data")
async def _data(tmp_path: Path) -> Path:
    """The data folder of a server that has tables."""
    await used(tmp_path / "data" / "gaslamp.db")
    return tmp_path / "data"


def error_line(data: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """What `gaslamp serve` says when it does not start: one sentence."""
    assert main(["serve", "--port", "0", "--data", str(data)]) == 2
    [line] = capsys.readouterr().err.splitlines()
    return line


def overwritten(path: Path, page: int, content: bytes) -> None:
    whole = bytearray(path.read_bytes())
    whole[page * PAGE_BYTES : (page + 1) * PAGE_BYTES] = content
    path.write_bytes(whole)


def damaged_page(database: Path) -> None:
    overwritten(database, 5, b"\xa5" * PAGE_BYTES)


def damaged_head(database: Path) -> None:
    overwritten(database, 0, b"\xa5" * PAGE_BYTES)


def cut_off(database: Path) -> None:
    os.truncate(database, database.stat().st_size // 2)


def emptied(database: Path) -> None:
    database.write_bytes(b"")


def emptied_without_lock(database: Path) -> None:
    emptied(database)
    database.with_name(f"{database.name}.lock").unlink()


def deleted(database: Path) -> None:
    database.unlink()


@pytest.mark.parametrize(
    ("fault", "word"),
    [
        (damaged_page, "damaged"),
        (damaged_head, "damaged"),
        (cut_off, "damaged"),
        (emptied, "missing or empty"),
        (emptied_without_lock, "is empty"),
        (deleted, "missing or empty"),
    ],
)
def test_a_server_with_such_a_file_does_not_start(
    data: Path, fault: Callable[[Path], None], word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    database = data / "gaslamp.db"
    fault(database)
    before = database.read_bytes() if database.exists() else None
    line = error_line(data, capsys)
    assert word in line
    assert "gaslamp restore" in line
    assert (database.read_bytes() if database.exists() else None) == before, "it is left as it was"


async def test_an_empty_file_beside_a_log_is_not_a_new_database(tmp_path: Path) -> None:
    path = tmp_path / "gaslamp.db"
    path.write_bytes(b"")
    (tmp_path / "gaslamp.db-wal").write_bytes(b"moves")
    with pytest.raises(NotWellFormed, match="missing-database"):
        await open_store(f"sqlite:///{path}")
    assert (tmp_path / "gaslamp.db-wal").read_bytes() == b"moves"


async def test_an_empty_file_beside_an_older_database_is_not_a_new_one(tmp_path: Path) -> None:
    path = tmp_path / "gaslamp.db"
    path.write_bytes(b"")
    (tmp_path / "gaslamp.db.20261116-120000").write_bytes(b"tables")
    with pytest.raises(NotWellFormed, match="missing-database"):
        await open_store(f"sqlite:///{path}")


async def test_an_empty_file_alone_is_not_a_new_database(tmp_path: Path) -> None:
    """A copy that failed on a full disk may have left it in a new folder."""
    path = tmp_path / "gaslamp.db"
    path.touch()
    with pytest.raises(NotWellFormed, match="empty-database"):
        await open_store(f"sqlite:///{path}")
    path.unlink()
    await used(path)
    await used_again(path)


async def used_again(path: Path) -> None:
    store = await open_store(f"sqlite:///{path}")
    assert len(await store.since("table7", 0)) == 1
    await store.close()


async def test_a_server_killed_before_its_first_database_was_made_can_start(tmp_path: Path) -> None:
    """It leaves the lock and an unfinished file."""
    path = tmp_path / "gaslamp.db"
    (tmp_path / "gaslamp.db.lock").touch()
    (tmp_path / ".gaslamp.db.new").write_bytes(b"half")
    await used(path)
    assert not (tmp_path / ".gaslamp.db.new").exists()


@pytest.mark.parametrize("fault", [damaged_page, emptied, deleted])
async def test_a_copy_can_be_put_back(data: Path, tmp_path: Path, fault: Callable[[Path], None]) -> None:
    database, copy = data / "gaslamp.db", tmp_path / "copy.db"
    copy.write_bytes(database.read_bytes())
    fault(database)
    restore(copy, database, "20261116-120000")
    await used_again(database)


async def test_migrating_notices_it_too(data: Path) -> None:
    emptied(data / "gaslamp.db")
    with pytest.raises(NotWellFormed, match="missing-database"):
        await migrate(f"sqlite:///{data / 'gaslamp.db'}")


async def test_a_second_server_is_refused_although_the_lock_file_was_deleted(data: Path) -> None:
    where = f"sqlite:///{data / 'gaslamp.db'}"
    store = await open_store(where)
    (data / "gaslamp.db.lock").unlink()
    with pytest.raises(NotWellFormed, match="database-in-use"):
        await open_store(where)
    await store.close()
    await used_again(data / "gaslamp.db")


async def test_a_large_file_is_checked_for_some_seconds_only(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The log says that a part was not checked."""
    path = data / "gaslamp.db"
    with closing(sqlite3.connect(path)) as connection:
        many = ((f"big{number}", bytes(50)) for number in range(20_000))
        connection.executemany("INSERT INTO keepsakes VALUES (?, ?)", many)
        connection.commit()
    monkeypatch.setattr(file_check, "CHECK_SECONDS", 0.0)
    with capture_logs() as lines:
        await used_again(path)
    assert [line["event"] for line in lines] == ["database-partly-checked"]


def test_a_file_as_the_data_folder_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = tmp_path / "data"
    data.write_text("a file")
    assert error_line(data, capsys) == f"“{data}” is a file: give a folder with --data."


def test_a_file_above_the_data_folder_is_a_clear_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("a file")
    assert "cannot be written" in error_line(tmp_path / "file" / "data", capsys)


@contextmanager
def as_nobody() -> Iterator[None]:
    """Root may write everywhere, so root becomes somebody else for a while."""
    if os.geteuid():
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.mark.parametrize("is_used", [False, True])
def test_a_folder_that_cannot_be_written_is_a_clear_error(is_used: bool, capsys: pytest.CaptureFixture[str]) -> None:
    """Everybody may read it. The folders of pytest are closed to everybody else."""
    with TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        data.write_text("a file")
        error_line(data, capsys)  # imports everything: somebody else may not be allowed to read the modules
        data.unlink()
        data.mkdir()
        if is_used:
            asyncio.run(used(data / "gaslamp.db"))
        data.chmod(0o555)
        data.parent.chmod(0o755)
        with as_nobody():
            line = error_line(data, capsys)
        data.chmod(0o700)
    assert "cannot be written" in line
    assert "ermission denied" in line
