"""Keys to seats: new ones, void ones, and what a player who leaves takes along."""

from typing import Any

import httpx
import pytest

from server.running_server import bearer, http_client, new_table, running_server, sit, socket_client

ANN = {"seat": "jack", "name": "Ann"}


async def new_key(client: httpx.AsyncClient, table: str, token: str | None) -> dict[str, Any]:
    answer = await client.post(f"/api/tables/{table}/key", headers=bearer(token))
    body: dict[str, Any] = answer.json()
    return body


async def test_the_next_player_does_not_read_the_note_or_the_marks() -> None:
    with running_server() as server:
        async with http_client(server) as client:
            table, jack = await new_table(client, "mrjack", me=ANN, settings={"assist": "marks"})
            async with socket_client(server, table, jack) as one:
                await one.ask("note", text="my password is swordfish")
                await one.ask("mark", place="E4", mark="?")
                await one.say("stand")
                with pytest.raises(Exception, match="4001"):
                    await one.receive_until(lambda _: False)
            eve = await sit(client, table, "jack", "Eve")
            async with socket_client(server, table, eve) as two:
                assert (two.welcome["note"], two.welcome["marks"]) == ("", {})
                await two.ask("note", text="nothing")
            async with socket_client(server, table, eve) as two:
                assert two.welcome["note"] == "nothing"


async def test_chat_stays_under_the_name_it_was_written_with() -> None:
    with running_server() as server:
        async with http_client(server) as client:
            table, jack = await new_table(client, "mrjack", me=ANN)
            async with socket_client(server, table, jack) as one:
                await one.ask("say", channel="table", text="I have to go")
            await client.delete(f"/api/tables/{table}/key", headers=bearer(jack))
            eve = await sit(client, table, "jack", "Eve")
            async with socket_client(server, table, eve) as two:
                await two.ask("say", channel="table", text="Hello")
            async with socket_client(server, table) as watcher:
                said = [(line["name"], line["text"]) for line in watcher.welcome["said"]]
                assert said == [("Ann", "I have to go"), ("Eve", "Hello")]


async def test_a_seat_is_left_over_rest_only_before_the_game() -> None:
    with running_server() as server:
        async with http_client(server) as client:
            table, jack = await new_table(client, "mrjack", me=ANN)
            assert (await client.delete(f"/api/tables/{table}/key")).json()["code"] == "spectators-watch"
            answer = await client.delete(f"/api/tables/{table}/key", headers=bearer(jack))
            assert answer.status_code == 204
            assert (await new_key(client, table, jack))["code"] == "wrong-key"
            jack, _ = await sit(client, table, "jack"), await sit(client, table, "detective")
            answer = await client.delete(f"/api/tables/{table}/key", headers=bearer(jack))
            assert answer.json()["code"] == "already-started"


async def test_a_new_key_voids_the_old_one_at_once() -> None:
    with running_server() as server:
        async with http_client(server) as client:
            table, jack = await new_table(client, "mrjack", me=ANN)
            found = await new_key(client, table, jack)
            assert found["seat"] == "jack"
            assert found["token"] != jack
            record = f"/api/tables/{table}/record"
            assert (await client.get(record, headers=bearer(jack))).json()["code"] == "wrong-key"
            assert (await client.get(record, headers=bearer(found["token"]))).status_code == 200
            assert (await new_key(client, table, jack))["code"] == "wrong-key"
            assert (await new_key(client, table, None))["code"] == "spectators-watch"


async def test_a_new_key_closes_the_sockets_of_the_old_one() -> None:
    with running_server() as server:
        async with http_client(server) as client:
            table, jack = await new_table(client, "mrjack", me=ANN)
            async with socket_client(server, table, jack) as one, socket_client(server, table) as watcher:
                found = await new_key(client, table, jack)
                with pytest.raises(Exception, match="4003"):
                    await one.receive_until(lambda _: False)
                await watcher.receive_until(lambda message: message["type"] == "news")
                assert watcher.events[-1]["kind"] == "rekeyed"
            async with socket_client(server, table, jack) as refused:
                assert refused.welcome == {}
            async with socket_client(server, table, found["token"]) as again:
                assert again.welcome["seat"] == "jack"


async def test_a_new_key_keeps_the_note() -> None:
    with running_server() as server:
        async with http_client(server) as client:
            table, jack = await new_table(client, "mrjack", me=ANN)
            async with socket_client(server, table, jack) as one:
                await one.ask("note", text="mine")
            found = await new_key(client, table, jack)
            async with socket_client(server, table, found["token"]) as again:
                assert again.welcome["note"] == "mine"
