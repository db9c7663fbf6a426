"""Databases made by earlier versions open as before, and their games can be continued."""

import json
import secrets
import sqlite3
from collections.abc import AsyncIterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from gaslamp.core import honesty, record
from gaslamp.server.environment import hashed
from gaslamp.server.gate.passwords import Passwords
from gaslamp.server.tables import chat, marks
from gaslamp.server.tables.open_table import OpenTable
from gaslamp.store.opening import migrate, open_store
from gaslamp.store.store import Store
from gaslamp.table import settings, visibility
from gaslamp.table.commands import Act
from server.running_server import seeded_environment

FOLDER = Path(__file__).parents[1] / "data" / "databases"
EXPECTED: dict[str, Any] = json.loads((FOLDER / "v0.1.json").read_text())
TABLES: dict[str, Any] = EXPECTED["tables"]
NOW = 1_750_002_000_000
"""Before any of the clocks runs out."""


@pytest.fixture(name="store", params=["sqlite", "postgresql"])
async def _store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    """A new copy of the old database."""
    script = (FOLDER / f"v0.1.{request.param}.sql").read_text()
    if request.param == "sqlite":
        path = tmp_path / "gaslamp.db"
        with sqlite3.connect(path) as connection:
            connection.executescript(script)
        connection.close()
        store = await open_store(f"sqlite:///{path}")
        yield store
        await store.close()
        return
    server, name = request.getfixturevalue("postgres"), f"old_{secrets.token_hex(8)}"
    await _execute(f"{server}/postgres", f"CREATE DATABASE {name}")
    await _execute(f"{server}/{name}", script)
    await migrate(f"{server}/{name}")
    store = await open_store(f"{server}/{name}")
    yield store
    await store.close()


async def _execute(address: str, script: str) -> None:
    connection = await asyncpg.connect(address)
    try:
        await connection.execute(script)
    finally:
        await connection.close()


async def opened(store: Store, label: str) -> OpenTable:
    found = await store.load(TABLES[label]["id"])
    assert found is not None
    return OpenTable(seeded_environment(now=lambda: NOW), store, *found)


async def test_every_table_is_read_as_the_version_that_made_it_read_it(store: Store) -> None:
    for label, expected in TABLES.items():
        open_table = await opened(store, label)
        table = open_table.table
        assert (table.version, table.moved, table.status, table.turn) == (
            expected["version"],
            expected["moved"],
            expected["status"],
            expected["turn"],
        ), label
        assert table.game.write(table.journal.state) == expected["state"], label
        outcome = None if table.outcome is None else [list(table.outcome.winners), table.outcome.reason]
        assert outcome == expected["outcome"], label
        chairs = {seat: {**chair, "is_bot": False} for seat, chair in expected["chairs"].items()}
        assert {seat: asdict(chair) for seat, chair in table.chairs.items()} == chairs, label
        assert json.loads(json.dumps(table.clock_state._asdict(), default=list)) == expected["clock"], label
        offer = table.offer
        shown = None if offer is None else [offer.version, offer.by, offer.what, sorted(offer.asked)]
        assert shown == expected["offer"], label
        assert table.rematch == expected["rematch"], label
        for seat, seen in expected["eyes"].items():
            assert table.game.write(table.game.view(table.journal.state, seat)) == seen["view"], (label, seat)
            assert record.write(open_table.record(seat)) == seen["record"], (label, seat)
            log = [[line["number"], line["notation"]] for line in open_table.story(seat, "en")]
            assert log == seen["log"], (label, seat)
            said = [
                [line["channel"], line["number"], line["seat"], line["text"]]
                for line in await chat.last_lines(open_table, seat)
            ]
            assert said == seen["chat"], (label, seat)
            assert await store.note(table.header.id, seat) == seen["note"], (label, seat)
            assert await marks.visible_marks(open_table, seat) == seen["marks"], (label, seat)


async def test_settings_keep_their_meaning(store: Store) -> None:
    for label, expected in TABLES.items():
        table = (await opened(store, label)).table
        old = dict(expected["settings"])
        ally_chat = old.pop("police_talk")
        new = {"ally_chat": ally_chat, "replace_absent": "allies", "creator": "", "format": 1, "imported": None}
        new |= {"clock_waits": False, "lesson": False, "bots": True, "continues": None}
        new |= {"companion": False, "draws": "seed"}
        assert settings.write(table.settings) == {**old, **new}, label


async def test_old_lines_of_chat_keep_the_name_that_they_were_shown_under(store: Store) -> None:
    found = 0
    for label, expected in TABLES.items():
        open_table = await opened(store, label)
        for seat in expected["eyes"]:
            for line in await chat.last_lines(open_table, seat):
                assert line["name"] == expected["chairs"][line["seat"]]["name"] != "", label
                found += 1
    assert found


async def test_allies_read_their_channel_and_nobody_else_does(store: Store) -> None:
    open_table = await opened(store, "whitechapel running")
    readers = {
        seat
        for seat in TABLES["whitechapel running"]["eyes"]
        if "he is in the east" in str(await chat.last_lines(open_table, seat))
    }
    assert readers == {"police1", "police2"}


async def test_a_running_game_goes_on_from_every_old_table(store: Store) -> None:
    running = [label for label, expected in TABLES.items() if expected["status"] == "running"]
    assert len(running) == 4
    for label in running:
        expected, open_table = TABLES[label], await opened(store, label)
        seat, table = open_table.table.turn, open_table.table
        assert seat is not None
        choices = [table.game.write(one) for one in table.game.choices(visibility.view(table, seat))]
        assert choices == expected["choices"], label
        after = await open_table.run(Act(seat, table.moved, (choices[0],)))
        assert after.version > expected["version"], label
        again = await opened(store, label)
        assert again.table.journal == after.journal, label


async def test_finished_games_prove_themselves(store: Store) -> None:
    over = [label for label, expected in TABLES.items() if expected["status"] == "over"]
    assert {TABLES[label]["outcome"][1] for label in over} >= {"resigned", "late", "wrong"}
    for label in over:
        table = (await opened(store, label)).table
        whole = visibility.record(table, "table")
        assert record.write(whole) == TABLES[label]["whole record"], label
        honesty.verify(table.game, whole)


async def test_keys_open_the_same_seats(store: Store) -> None:
    for expected in TABLES.values():
        for token, seat in expected["seats by token"].items():
            key = await store.key(expected["id"], hashed(token))
            assert key is not None
            assert key.seat == seat


async def test_an_account_has_its_password_session_and_tables(store: Store) -> None:
    account = await store.account_named("ANN")
    assert account is not None
    assert [account.id, account.name] == EXPECTED["account"]
    assert await Passwords().is_right(EXPECTED["password"], account.password)
    assert await store.session(hashed(EXPECTED["session"]), NOW) == account
    tables = [[one.id, list(one.mine)] for one in await store.tables_of(account.id, ())]
    assert sorted(tables) == EXPECTED["tables of account"]


async def test_lists_deadlines_jobs_and_the_secret_are_there(store: Store) -> None:
    assert [one.id for one in await store.lobby()] == EXPECTED["lobby"]
    assert [list(one) for one in await store.deadlines()] == EXPECTED["deadlines"]
    jobs = await store.lease_jobs(["turn"], 10**15, 10**15 + 1)
    assert [[job.name, job.kind, job.body, job.due] for job in jobs] == EXPECTED["jobs"]
    assert (await store.shared_value("secret", b"another")).hex() == EXPECTED["secret"]
