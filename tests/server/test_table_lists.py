"""Lists of tables: the lobby, and one's own tables."""

from collections.abc import Iterator

import pytest

from server.running_server import (
    RunningServer,
    http_client,
    new_table,
    running_server,
    sit,
)


@pytest.fixture(scope="module")
def server() -> Iterator[RunningServer]:
    with running_server() as one:
        yield one


async def test_the_lobby_shows_only_listed_tables(server: RunningServer) -> None:
    async with http_client(server) as client:
        hidden, _ = await new_table(client, "mrjack")
        shown, _ = await new_table(client, "mrjack", settings={"listed": True})
        found = [one["id"] for one in (await client.get("/api/tables")).json()]
        assert shown in found
        assert hidden not in found
        assert (await client.get("/api/tables", params={"status": "over"})).json() == []


async def test_my_tables_are_found_by_my_tokens(server: RunningServer) -> None:
    async with http_client(server) as client:
        table, token = await new_table(client, "mrjack", me={"seat": "jack", "name": "Ann"})
        mine = (await client.post("/api/tables/mine", json={"tokens": [token, "nobody's"]})).json()
        assert [(one["id"], one["seat"], one["status"]) for one in mine] == [(table, "jack", "waiting")]


async def test_a_list_of_my_tables_names_all_my_seats(server: RunningServer) -> None:
    async with http_client(server) as client:
        table, _ = await new_table(client, "mrjack")
        tokens = [await sit(client, table, seat) for seat in ("detective", "jack")]
        for held, seats in ((tokens, ["detective", "jack"]), (tokens[1:], ["jack"])):
            [found] = (await client.post("/api/tables/mine", json={"tokens": held})).json()
            assert sorted(found["own"]) == seats
            assert found["turn"] == "detective"
        shown, _ = await new_table(client, "mrjack", settings={"listed": True})
        assert [one["own"] for one in (await client.get("/api/tables")).json() if one["id"] == shown] == [[]]
