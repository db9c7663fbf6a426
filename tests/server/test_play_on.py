"""Playing on from a moment of a finished game: a new table that says where it came from, with machines in the seats."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import httpx
import pytest

from core.tampered_records import TEXT
from gaslamp.core import honesty, record
from gaslamp.core.errors import NotHonest
from gaslamp.games import mrjack, registry
from gaslamp.parts.registration import Registration
from gaslamp.server.wire.tables import TableInfo
from server.running_server import bearer, http_client, running_server, socket_client
from three_doors.registration import REGISTRATION

RECORDS = Path(__file__).parents[1] / "data" / "records"
MRJACK = (RECORDS / "mrjack-escape.record").read_text()


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> None:
    known: Mapping[str, Registration] = {**registry.registrations(), REGISTRATION.name: REGISTRATION}
    monkeypatch.setattr(registry, "registrations", lambda: known)


async def imported(client: httpx.AsyncClient, text: str) -> str:
    answer = await client.post("/api/tables/import", json={"record": text})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def continued(client: httpx.AsyncClient, table: str, at: int, seat: str, **more: str) -> dict[str, Any]:
    body = {"at": at, "seat": seat, "name": "Ann", **more}
    answer = await client.post(f"/api/tables/{table}/play-on", json=body)
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    TableInfo.model_validate(found["table"])
    return found


async def test_the_new_table_is_at_that_moment_and_says_where_it_came_from() -> None:
    with running_server() as server:
        async with http_client(server) as client:
            before = await imported(client, MRJACK)
            made = await continued(client, before, 6, "detective")
            new = made["table"]["id"]
            assert made["table"]["continues"] == {"table": before, "at": 6}
            async with socket_client(server, new, made["key"]["token"]) as ann:
                assert ann.now["length"] >= 6
                assert ann.welcome["table"]["status"] == "running"
            text = (await client.get(f"/api/tables/{new}/record")).text
    assert f"continues {before} 6\n" in text


async def test_roles_stay_as_they_were_and_machines_take_the_other_seats() -> None:
    with running_server() as server:
        async with http_client(server) as client:
            before = await imported(client, MRJACK)
            made = await continued(client, before, 6, "jack", level="novice")
    seats = {one["seat"]: (one["kind"], one["name"], one["level"]) for one in made["table"]["seats"]}
    assert seats == {"jack": ("human", "Ann", None), "detective": ("machine", "", "novice")}


async def test_a_machine_keeps_its_level() -> None:
    with running_server() as server:
        async with http_client(server) as client:
            body = {"game": "mrjack", "me": {"seat": "detective", "name": "Bob"}}
            machine = {"jack": {"kind": "machine", "level": "novice"}}
            made = (await client.post("/api/tables", json={**body, "seats": machine})).json()
            async with socket_client(server, made["table"]["id"], made["key"]["token"]) as bob:
                await bob.ask("resign")
            found = await continued(client, made["table"]["id"], 2, "detective")
    assert {one["seat"]: one["level"] for one in found["table"]["seats"]}["jack"] == "novice"


async def test_the_seat_sees_what_it_saw_and_no_secret_of_the_other_side() -> None:
    with running_server() as server:
        async with http_client(server) as client:
            before = await imported(client, MRJACK)
            found = await continued(client, before, 6, "detective")
            own = (
                await client.get(f"/api/tables/{found['table']['id']}/record", headers=bearer(found["key"]["token"]))
            ).text
            seen = (await client.get(f"/api/tables/{before}/record?eyes=detective")).text
    actions = [entry.action for entry in record.parse(own).entries[:6]]
    assert actions == [entry.action for entry in record.parse(seen).entries[:6]]


@pytest.mark.parametrize("at", [0, 1, 2, 3])
async def test_the_record_proves_itself_and_names_its_origin(at: int) -> None:
    with running_server() as server:
        async with http_client(server) as client:
            before = await imported(client, TEXT)
            made = await continued(client, before, at, "constable", level="random")
            new = made["table"]["id"]
            async with socket_client(server, new, made["key"]["token"]) as ann:
                await ann.ask("resign")
            whole = record.parse((await client.get(f"/api/tables/{new}/record?eyes=referee")).text)
            again = await imported(client, record.write(whole))
            info = (await client.get(f"/api/tables/{again}")).json()
    assert whole.origin is not None
    assert (whole.origin.table, whole.origin.length) == (before, at)
    honesty.verify(registry.named("three-doors"), whole)
    assert info["continues"] == {"table": before, "at": at}


async def test_draws_after_the_moment_are_checked_against_the_seed() -> None:
    with running_server() as server:
        async with http_client(server) as client:
            before = await imported(client, MRJACK)
            made = await continued(client, before, 2, "jack", level="random")
            new = made["table"]["id"]
            async with socket_client(server, new, made["key"]["token"]) as ann:
                await ann.ask("resign")
            text = (await client.get(f"/api/tables/{new}/record?eyes=referee")).text
    honesty.verify(mrjack, record.parse(text))
    with pytest.raises(NotHonest, match="draw-tampered"):
        honesty.verify(mrjack, record.parse(text.replace(f"continues {before} 2\n", f"continues {before} 0\n")))


async def test_what_was_taken_over_cannot_be_undone() -> None:
    with running_server() as server:
        async with http_client(server) as client:
            before = await imported(client, MRJACK)
            entries = record.parse(MRJACK).entries
            at = next(
                number
                for number in range(5, len(entries))
                if entries[number - 1].seat == entries[number].seat and entries[number].seat != "chance"
            )
            made = await continued(client, before, at, entries[at].seat)
            async with socket_client(server, made["table"]["id"], made["key"]["token"]) as ann:
                assert not ann.now["can_undo"]
                assert (await ann.ask("undo", version=ann.now["version"]))["code"] == "cannot-undo"


async def test_a_stopped_game_can_be_played_on_from_its_last_moment() -> None:
    with running_server() as server:
        async with http_client(server) as client:
            made = (
                await client.post("/api/tables", json={"game": "mrjack", "me": {"seat": "detective", "name": "Bob"}})
            ).json()
            table = made["table"]["id"]
            await client.post(f"/api/tables/{table}/seats", json={"seat": "jack", "name": "Ann"})
            async with socket_client(server, table, made["key"]["token"]) as bob:
                length = bob.now["length"]
                await bob.ask("resign")
            found = await continued(client, table, length, "detective")
    assert found["table"]["continues"]["at"] == length


@pytest.mark.parametrize(("at", "status"), [("end", 409), ("beyond", 409)])
async def test_nothing_is_played_on_after_the_end(at: str, status: int) -> None:
    length = record.parse(MRJACK).length + (at == "beyond")
    with running_server() as server:
        async with http_client(server) as client:
            table = await imported(client, MRJACK)
            body = {"at": length, "seat": "jack", "name": "Ann"}
            answer = await client.post(f"/api/tables/{table}/play-on", json=body)
    assert (answer.status_code, answer.json()["code"]) == (status, "nothing-to-play")


async def test_a_seat_that_the_game_does_not_have_is_refused() -> None:
    with running_server() as server:
        async with http_client(server) as client:
            table = await imported(client, MRJACK)
            answer = await client.post(f"/api/tables/{table}/play-on", json={"at": 3, "seat": "mayor", "name": "Ann"})
    assert (answer.status_code, answer.json()["code"]) == (400, "unknown-seat")


async def test_a_table_that_goes_on_survives_a_restart(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'tables.db'}"
    with running_server(address=address) as server:
        async with http_client(server) as client:
            before = await imported(client, MRJACK)
            made = await continued(client, before, 6, "detective")
    with running_server(address=address) as server:
        async with http_client(server) as client:
            info = (await client.get(f"/api/tables/{made['table']['id']}")).json()
    assert info["continues"] == {"table": before, "at": 6}
