"""gaslamp backup and gaslamp restore, as a host would use them."""

import asyncio
from pathlib import Path

import pytest

from cli.fake_terminal import Run
from gaslamp.store.opening import open_store
from gaslamp.store.store import Event, Header, Summary


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder with one table in it."""
    made = tmp_path / "data" / "gaslamp"

    async def play() -> None:
        store = await open_store(f"sqlite:///{made / 'gaslamp.db'}")
        header = Header("fog", "mrjack", "mj1", {}, b"seed", b"nonce", {}, 1)
        waiting = Summary("waiting", (), {}, listed=True, due=None, machine=False, updated=1)
        await store.create(header, [Event(1, "made", {}, 1), Event(2, "sat", {}, 1)], waiting)
        await store.close()

    asyncio.run(play())
    return made


def test_a_copy_is_made_and_put_back(run: Run, folder: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    made = run("backup", str(copy))
    assert (made.code, made.err) == (0, "")
    assert made.out == f"Copied to {copy}: 1 table, 2 events.\n"
    put = run("restore", str(copy))
    assert (put.code, put.err) == (0, "")
    first, second = put.out.splitlines()
    assert first == f"Put back in {folder / 'gaslamp.db'}: 1 table, 2 events."
    aside = Path(second.removeprefix("What was there before is now ").removesuffix("."))
    assert aside.exists()
    assert aside.parent == folder


def test_another_folder_can_be_named(run: Run, folder: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    assert run("backup", str(copy), "--data", str(folder)).code == 0
    elsewhere = tmp_path / "elsewhere"
    assert run("restore", str(copy), "--data", str(elsewhere)).code == 0
    assert (elsewhere / "gaslamp.db").exists()
    assert run("backup", str(tmp_path / "other.db"), "--data", "nowhere").err == (
        "There is no file “nowhere/gaslamp.db”.\n"
    )


@pytest.mark.usefixtures("folder")
def test_what_cannot_be_done_is_one_sentence(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    wrong = Path("wrong.db")
    wrong.write_text("no database")
    for arguments, sentence in (
        (["backup", str(wrong)], f"The file “{wrong}” exists already and was not changed: choose another name."),
        (["backup", "no/copy.db"], "No such file or directory."),
        (["restore", "no.db"], "There is no file “no.db”."),
        (["restore", str(wrong)], f"“{wrong}” is damaged or cannot be copied: file is not a database."),
    ):
        ran = run(*arguments)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.endswith(sentence + "\n")
    monkeypatch.setenv("GASLAMP_DATABASE", "postgresql://someone@nowhere/tables")
    assert "pg_dump" in run("backup", str(tmp_path / "copy.db")).err


def test_a_running_server_can_be_copied_but_not_replaced(run: Run, folder: Path, tmp_path: Path) -> None:
    loop = asyncio.new_event_loop()
    store = loop.run_until_complete(open_store(f"sqlite:///{folder / 'gaslamp.db'}"))
    try:
        assert run("backup", str(tmp_path / "copy.db")).code == 0
        refused = run("restore", str(tmp_path / "copy.db"))
        assert refused.code == 2
        assert refused.err.endswith(" is in use: stop the server first.\n")
    finally:
        loop.run_until_complete(store.close())
        loop.close()
