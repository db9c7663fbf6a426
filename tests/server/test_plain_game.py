"""A game without a wire, story or terminal part is played over REST and sockets in the plain format."""

import json
import random
from collections.abc import Iterator, Mapping
from contextlib import AsyncExitStack
from typing import Any

import pytest

from gaslamp.core import honesty, record
from gaslamp.games import registry
from gaslamp.parts.registration import Registration, Side
from server import bare_game
from server.running_server import bearer, http_client, new_table, play, running_server, sit, socket_client

GAME = bare_game.NAME


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if its package were installed."""
    own = Registration(GAME, bare_game.__name__, (Side("thief"), Side("constable")))
    known: Mapping[str, Registration] = {**registry.registrations(), GAME: own}
    monkeypatch.setattr(registry, "registrations", lambda: known)


def texts(found: Any) -> Iterator[str]:
    """Every string in a message."""
    if isinstance(found, dict):
        for one in found.values():
            yield from texts(one)
    elif isinstance(found, list):
        for one in found:
            yield from texts(one)
    elif isinstance(found, str):
        yield found


async def test_games_are_listed_with_titles() -> None:
    with running_server() as server:
        async with http_client(server) as client:
            found = {one["name"]: one for one in (await client.get("/api/games", params={"lang": "it"})).json()}
            board = (await client.get(f"/api/games/{GAME}/board")).json()
    assert found["whitechapel"]["title"] == "Lettere da Whitechapel"
    assert found["whitechapel"]["sides"][1] == {"side": "police", "title": "La polizia", "allies": True}
    assert found["whitechapel"]["about"].startswith("Da due a sei giocatori.")
    assert found[GAME]["title"] == GAME
    assert found[GAME]["about"] == ""
    assert found[GAME]["sides"] == [{"side": side, "title": side, "allies": False} for side in ("thief", "constable")]
    assert [one["seat"] for one in found[GAME]["seats"]] == ["thief", "constable"]
    assert found[GAME]["levels"], "a machine can play it"
    assert board == {"game": GAME}


async def test_a_view_has_facts_and_choices_have_labels() -> None:
    with running_server() as server:
        async with http_client(server) as client, AsyncExitStack() as stack:
            table, _ = await new_table(client, GAME)
            tokens = {seat: await sit(client, table, seat) for seat in ("thief", "constable")}
            thief = await stack.enter_async_context(socket_client(server, table, tokens["thief"], lang="it"))
            now = thief.now
            assert now["view"]["facts"][0] == ["Posto", "thief"]
            assert dict(now["view"]["facts"])["named"] == "-"
            assert now["choices"][0] == {
                "game": GAME,
                "action": {"type": "action", "text": ":1"},
                "label": ":1",
            }


async def test_two_people_play_a_whole_game_while_a_spectator_watches() -> None:
    with running_server() as server:
        async with http_client(server) as client, AsyncExitStack() as stack:
            table, _ = await new_table(client, GAME)
            tokens = {seat: await sit(client, table, seat) for seat in ("thief", "constable")}
            guests = {
                seat: await stack.enter_async_context(socket_client(server, table, key)) for seat, key in tokens.items()
            }
            watcher = await stack.enter_async_context(socket_client(server, table))
            await play(guests, random.Random(4))
            last = guests["thief"].now
            await watcher.reach(last["version"])
            assert watcher.now["outcome"]["winners"] == last["outcome"]["winners"]
            story = (await client.get(f"/api/tables/{table}/story", headers=bearer(tokens["thief"]))).json()
            assert story == guests["thief"].story
            assert len(story) == 4
            replay = (await client.get(f"/api/tables/{table}/replay", params={"eyes": "referee"})).json()
            hidden = replay["moments"][1]["text"].removeprefix(":")
            assert replay["moments"][1]["view"]["text"] == f"td1 {hidden} - @referee"
            text = (await client.get(f"/api/tables/{table}/record", params={"eyes": "referee"})).text
            honesty.verify(bare_game, record.parse(text))


async def test_a_machine_plays_against_a_person() -> None:
    with running_server() as server:
        async with http_client(server) as client:
            seats = {"thief": {"kind": "machine", "level": "random"}}
            table, token = await new_table(client, GAME, seats=seats, me={"seat": "constable", "name": "Ada"})
            async with socket_client(server, table, token) as one:
                await play({"constable": one}, random.Random(2))
                assert one.now["outcome"] is not None


async def test_the_constable_is_sent_the_same_bytes_wherever_the_thief_hides() -> None:
    received = []
    for door in (1, 2):
        with running_server() as server:
            async with http_client(server) as client, AsyncExitStack() as stack:
                table, _ = await new_table(client, GAME)
                tokens = {seat: await sit(client, table, seat) for seat in ("thief", "constable")}
                thief = await stack.enter_async_context(socket_client(server, table, tokens["thief"]))
                other = await stack.enter_async_context(socket_client(server, table, tokens["constable"]))
                await thief.act(f":{door}")
                news = await other.receive_until(lambda message: message["type"] == "news")
                assert ":?" in texts(news)
                promise = news["events"][0].pop("promise")
                assert promise
                for event in news["events"]:
                    event.pop("at")
                news["now"]["clocks"].pop("at")
                news["now"].pop("moved_at")
                assert news["now"].pop("head")
                received.append(json.dumps(news))
    assert received[0] == received[1]
