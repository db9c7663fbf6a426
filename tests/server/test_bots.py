"""Bots at the tables: they are challenged, take a seat that is marked, and play over requests and streams."""

import random
from collections.abc import AsyncIterator, Iterator
from typing import Any

import httpx
import pytest

from gaslamp.core import record
from gaslamp.server.bots.seating import MAX_GAMES
from gaslamp.server.wire.bots import LINE
from gaslamp.server.wire.messages import MESSAGE
from server.bot_program import bot_post, do, new_bot, stream
from server.fake_machine import FakeMachine
from server.running_server import (
    RunningServer,
    bearer,
    http_client,
    new_table,
    running_server,
    sit,
    socket_client,
)


@pytest.fixture(name="server", scope="module")
def _server() -> Iterator[RunningServer]:
    with running_server(machines=FakeMachine(peaceful=True)) as server:
        yield server


@pytest.fixture(name="client")
async def _client(server: RunningServer) -> AsyncIterator[httpx.AsyncClient]:
    async with http_client(server) as client:
        yield client


NAMES = (f"Bot {number}" for number in range(1000))


@pytest.fixture(name="name")
def _name() -> str:
    return next(NAMES)


@pytest.fixture(name="bot")
async def _bot(server: RunningServer, name: str) -> str:
    """The token of a bot that nobody has used yet."""
    return await new_bot(server, name)


async def waiting_table(client: httpx.AsyncClient, **settings: Any) -> tuple[str, str]:
    """A table of Mr. Jack at which Ada is Jack, and her token."""
    table, key = await new_table(client, "mrjack", me={"seat": "jack", "name": "Ada"}, settings=settings)
    assert key is not None
    return table, key


async def ask(client: httpx.AsyncClient, table: str, key: str, name: str) -> httpx.Response:
    body = {"seat": "detective", "bot": name}
    return await client.post(f"/api/tables/{table}/challenges", json=body, headers=bearer(key))


async def seated(client: httpx.AsyncClient, bot: str) -> tuple[str, str]:
    """A game of Mr. Jack that has begun: the bot is the detective. The table, and Jack's token."""
    table, key = await waiting_table(client)
    assert (await bot_post(client, f"/tables/{table}/seat", bot, {"seat": "detective"})).status_code == 204
    return table, key


async def detective(client: httpx.AsyncClient, table: str) -> dict[str, Any]:
    seats = (await client.get(f"/api/tables/{table}")).json()["seats"]
    found: dict[str, Any] = next(seat for seat in seats if seat["seat"] == "detective")
    return found


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


async def test_a_challenge_reaches_the_bot_and_is_accepted(client: httpx.AsyncClient, bot: str, name: str) -> None:
    table, key = await waiting_table(client)
    async with stream(client, "/stream", bot) as lines:
        assert (await ask(client, table, key, name)).status_code == 201
        challenge = await lines.next()
        LINE.validate_python(challenge)
        assert (challenge["type"], challenge["table"], challenge["by"]) == ("challenge", table, "Ada")
        assert (await bot_post(client, f"/challenges/{table}/detective/accept", bot)).status_code == 204
        told = [await lines.next(), await lines.next()]
    assert [line["type"] for line in told] == ["challenge-gone", "game"]
    assert (await client.get(f"/api/tables/{table}")).json()["status"] == "running"


async def test_what_waited_for_a_bot_is_told_when_it_comes(client: httpx.AsyncClient, bot: str, name: str) -> None:
    asked, key = await waiting_table(client)
    await ask(client, asked, key, name)
    playing, _ = await seated(client, bot)
    async with stream(client, "/stream", bot) as lines:
        told = [await lines.next(), await lines.next()]
    assert [(line["type"], line["table"]) for line in told] == [("challenge", asked), ("game", playing)]


async def test_a_declined_challenge_says_why(client: httpx.AsyncClient, bot: str, name: str) -> None:
    table, key = await waiting_table(client)
    await ask(client, table, key, name)
    path = f"/challenges/{table}/detective"
    assert (await bot_post(client, f"{path}/decline", bot, {"reason": "busy"})).status_code == 204
    found = await client.get(f"/api/tables/{table}/challenges", headers=bearer(key))
    assert found.json() == [{"seat": "detective", "bot": name, "answer": "busy"}]
    assert code(await bot_post(client, f"{path}/accept", bot)) == (404, "no-challenge")


async def test_a_challenge_is_withdrawn(client: httpx.AsyncClient, bot: str, name: str) -> None:
    table, key = await waiting_table(client)
    await ask(client, table, key, name)
    gone = await client.delete(f"/api/tables/{table}/challenges/detective", headers=bearer(key))
    assert gone.status_code == 204
    assert code(await bot_post(client, f"/challenges/{table}/detective/accept", bot)) == (404, "no-challenge")


async def test_only_a_player_of_the_table_challenges(client: httpx.AsyncClient, name: str) -> None:
    table, _ = await waiting_table(client)
    answer = await client.post(f"/api/tables/{table}/challenges", json={"seat": "detective", "bot": name})
    assert code(answer) == (403, "spectators-watch")


async def test_a_bot_accepts_only_its_own_challenges(
    server: RunningServer, client: httpx.AsyncClient, name: str
) -> None:
    await new_bot(server, name)
    other = await new_bot(server, f"Not {name}")
    table, key = await waiting_table(client)
    await ask(client, table, key, name)
    assert code(await bot_post(client, f"/challenges/{table}/detective/accept", other)) == (404, "no-challenge")


async def test_only_bots_that_play_the_game_and_are_there_are_challenged(
    server: RunningServer, client: httpx.AsyncClient, name: str
) -> None:
    await new_bot(server, name, ("whitechapel",))
    table, key = await waiting_table(client)
    assert code(await ask(client, table, key, name)) == (409, "bot-plays-others")
    assert code(await ask(client, table, key, "Nobody")) == (404, "no-such-bot")
    assert {"name": name, "games": ["whitechapel"]} in (await client.get("/api/bots")).json()


async def test_a_bot_is_offline_when_its_stream_ends(client: httpx.AsyncClient, bot: str, name: str) -> None:
    async with stream(client, "/stream?game=mrjack", bot):
        pass
    for _ in range(2000):
        online = (await client.get("/api/bots")).json()
        if name not in [one["name"] for one in online]:
            return
    pytest.fail("the bot is still listed")


async def test_a_table_can_refuse_bots(client: httpx.AsyncClient, bot: str, name: str) -> None:
    table, key = await waiting_table(client, bots=False)
    assert code(await ask(client, table, key, name)) == (409, "no-bots-here")
    refused = await bot_post(client, f"/tables/{table}/seat", bot, {"seat": "detective"})
    assert code(refused) == (409, "no-bots-here")


async def test_at_a_listed_table_a_bot_needs_a_challenge(client: httpx.AsyncClient, bot: str, name: str) -> None:
    table, key = await waiting_table(client, listed=True)
    refused = await bot_post(client, f"/tables/{table}/seat", bot, {"seat": "detective"})
    assert code(refused) == (409, "bots-are-asked")
    await ask(client, table, key, name)
    assert (await bot_post(client, f"/challenges/{table}/detective/accept", bot)).status_code == 204


async def test_a_bot_has_one_seat_at_a_table(client: httpx.AsyncClient, bot: str) -> None:
    table, _ = await new_table(client, "mrjack")
    assert (await bot_post(client, f"/tables/{table}/seat", bot, {"seat": "jack"})).status_code == 204
    assert code(await bot_post(client, f"/tables/{table}/seat", bot, {"seat": "detective"})) == (409, "bot-seated")


async def test_a_bot_plays_a_limited_number_of_games(client: httpx.AsyncClient, bot: str, name: str) -> None:
    for _ in range(MAX_GAMES):
        await seated(client, bot)
    assert len((await client.get("/api/bot", headers=bearer(bot))).json()["seats"]) == MAX_GAMES
    table, key = await waiting_table(client)
    assert code(await ask(client, table, key, name)) == (409, "bot-busy")
    assert code(await bot_post(client, f"/tables/{table}/seat", bot, {"seat": "detective"})) == (409, "bot-busy")


async def test_a_bot_is_marked_wherever_a_player_is_shown(
    server: RunningServer, client: httpx.AsyncClient, bot: str, name: str
) -> None:
    table, key = await seated(client, bot)
    seat = await detective(client, table)
    assert (seat["kind"], seat["name"], seat["bot"]) == ("human", name, True)
    mine = (await client.post("/api/tables/mine", json={"tokens": [key]})).json()[0]
    assert {seat["seat"]: seat["bot"] for seat in mine["seats"]} == {"jack": False, "detective": True}
    async with socket_client(server, table, key) as jack:
        assert [seat["bot"] for seat in jack.welcome["table"]["seats"]].count(True) == 1
        await jack.ask("resign")
    whole = (await client.get(f"/api/tables/{table}/record?eyes=referee", headers=bearer(key))).text
    assert record.parse(whole).players == {"detective": "bot"}


async def test_a_bot_stays_marked_while_a_machine_plays_for_it(client: httpx.AsyncClient, bot: str) -> None:
    table, _ = await seated(client, bot)
    for level, kind in (("random", "machine"), (None, "human")):
        answer = await do(client, table, bot, "replace", seat="detective", level=level)
        assert answer.status_code == 200, answer.text
        seat = await detective(client, table)
        assert (seat["kind"], seat["bot"]) == (kind, True)


async def test_a_bot_plays_a_whole_game_over_requests(
    server: RunningServer, client: httpx.AsyncClient, bot: str
) -> None:
    """Its stream has the messages of the socket, and its actions are decided as all others."""
    table, key = await seated(client, bot)
    rng = random.Random(5)
    async with socket_client(server, table, key) as jack, stream(client, f"/tables/{table}/stream", bot) as lines:
        told = await lines.next("welcome")
        assert told["seat"] == "detective"
        while told["now"]["outcome"] is None:
            now = told["now"]
            if now["turn"] == "jack":
                await jack.reach(now["version"])
                await jack.act(rng.choice(jack.choices))
            else:
                texts = [choice["action"]["text"] for choice in now["choices"]]
                answer = await do(client, table, bot, "act", version=now["version"], actions=[rng.choice(texts)])
                assert answer.status_code == 200, answer.text
                assert answer.json()["type"] == "done"
            told = await lines.next("news")
    for line in lines.received:
        MESSAGE.validate_json(line)


async def test_the_stream_tells_what_was_missed(client: httpx.AsyncClient, bot: str) -> None:
    table, _ = await seated(client, bot)
    async with stream(client, f"/tables/{table}/stream", bot) as lines:
        before = (await lines.next("welcome"))["now"]
    await do(client, table, bot, "act", version=before["version"], actions=[before["choices"][0]["action"]["text"]])
    async with stream(client, f"/tables/{table}/stream?version={before['version']}", bot) as lines:
        welcome = await lines.next("welcome")
    assert not welcome["fresh"]
    assert [event["kind"] for event in welcome["missed"]][:1] == ["acted"]


async def test_a_ping_is_answered(client: httpx.AsyncClient, bot: str) -> None:
    table, _ = await seated(client, bot)
    assert (await do(client, table, bot, "ping")).json()["type"] == "pong"


async def test_a_bot_resigns_and_chats(server: RunningServer, client: httpx.AsyncClient, bot: str) -> None:
    table, key = await seated(client, bot)
    async with socket_client(server, table, key) as jack:
        await do(client, table, bot, "say", channel="table", text="Good luck")
        said = await jack.receive_until(lambda message: message["type"] == "said")
        assert said["line"]["text"] == "Good luck"
        await do(client, table, bot, "resign")
        over = await jack.receive_until(lambda message: message["type"] == "news" and message["now"]["outcome"])
        assert over["now"]["outcome"]["winners"] == ["jack"]


async def test_a_bot_reads_the_record_of_its_own_seat(client: httpx.AsyncClient, bot: str) -> None:
    table, _ = await seated(client, bot)
    found = record.parse((await client.get(f"/api/bot/tables/{table}/record", headers=bearer(bot))).text)
    assert (found.eyes, found.seed) == ("detective", None)
    assert found.entries[0].action == "=?"


async def test_a_wrong_action_is_refused_with_its_reason(client: httpx.AsyncClient, bot: str) -> None:
    table, _ = await seated(client, bot)
    async with stream(client, f"/tables/{table}/stream", bot) as lines:
        version = (await lines.next("welcome"))["now"]["version"]
    assert code(await do(client, table, bot, "act", version=version, actions=["xB"]))[0] == 409
    assert code(await do(client, table, bot, "act", version=version + 9, actions=["xB"])) == (409, "stale-version")


async def test_a_bot_has_no_access_to_the_seats_of_others(client: httpx.AsyncClient, bot: str) -> None:
    table, _ = await waiting_table(client)
    for path in ("stream", "record"):
        answer = await client.get(f"/api/bot/tables/{table}/{path}", headers=bearer(bot))
        assert code(answer) == (404, "no-seat-of-yours")
    assert code(await do(client, table, bot, "resign")) == (404, "no-seat-of-yours")


async def test_a_seat_that_a_person_took_is_not_opened_by_a_bots_token(
    server: RunningServer, client: httpx.AsyncClient, bot: str, name: str
) -> None:
    """Otherwise a program could play in a seat that is not marked."""
    table, _ = await waiting_table(client)
    await sit(client, table, "detective")
    store = server.hub.store

    async def attach() -> None:
        account = await store.account_named(name)
        assert account is not None
        keys = [one.token_hash for one in await store.keys(table)]
        await store.attach(account.id, keys)

    await server.inside_async(attach)
    assert code(await do(client, table, bot, "resign")) == (404, "no-seat-of-yours")


async def test_a_wrong_token_is_refused(client: httpx.AsyncClient) -> None:
    assert code(await client.get("/api/bot", headers=bearer("nobody's"))) == (403, "wrong-bot-token")
    assert code(await client.get("/api/bot")) == (403, "wrong-bot-token")


async def test_a_void_token_ends_its_streams(server: RunningServer, client: httpx.AsyncClient, name: str) -> None:
    bot = await new_bot(server, f"Void {name}")
    store = server.hub.store
    table, _ = await seated(client, bot)

    async def remove() -> None:
        account = await store.account_named(f"Void {name}")
        assert account is not None
        await store.remove_bot(account.id)

    async with stream(client, "/stream", bot) as events, stream(client, f"/tables/{table}/stream", bot) as game:
        await events.next()
        await game.next("welcome")
        await server.inside_async(remove)
        await events.end()
        await game.end()


async def test_a_bot_takes_the_seat_that_a_rematch_keeps_for_it(
    server: RunningServer, client: httpx.AsyncClient, bot: str
) -> None:
    table, key = await seated(client, bot)
    async with stream(client, "/stream", bot) as lines, socket_client(server, table, key) as jack:
        await lines.next("game")
        await jack.ask("resign")
        following = (await jack.ask("rematch"))["table"]
        told = await lines.next("game")
        assert (told["table"], told["seat"]) == (following, "jack")
        async with stream(client, f"/tables/{following}/stream", bot) as game:
            seats = (await game.next("welcome"))["table"]["seats"]
    assert {seat["seat"]: (seat["kind"], seat["bot"]) for seat in seats} == {
        "jack": ("human", True),
        "detective": ("human", False),
    }


async def test_a_bot_makes_a_table_and_challenges_another(
    server: RunningServer, client: httpx.AsyncClient, bot: str, name: str
) -> None:
    other = await new_bot(server, f"Not {name}")
    body = {"game": "mrjack", "me": {"seat": "jack", "name": "A person"}}
    made = (await bot_post(client, "/tables", bot, body)).json()
    assert [seat["name"] for seat in made["seats"] if seat["bot"]] == [name]
    asked = await bot_post(client, f"/tables/{made['id']}/challenges", bot, {"seat": "detective", "bot": f"Not {name}"})
    assert asked.status_code == 201
    accepted = await bot_post(client, f"/challenges/{made['id']}/detective/accept", other)
    assert accepted.status_code == 204
    assert (await client.get(f"/api/tables/{made['id']}")).json()["status"] == "running"
