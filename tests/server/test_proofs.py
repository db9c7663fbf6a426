"""What a server gives its players to prove a game with: heads, signatures, and shares of the seed."""

import random
from contextlib import AbstractContextManager, AsyncExitStack
from typing import Any

import httpx
import pytest

from gaslamp.core import chain, honesty, record, seen
from gaslamp.core.commitment import commit
from gaslamp.core.game import SPECTATOR
from gaslamp.core.record import Record
from gaslamp.core.seen import Seen
from gaslamp.core.shares import is_opened, place
from gaslamp.games import mrjack
from gaslamp.store.memory import MemoryStore
from gaslamp.store.signing import check_signatures
from gaslamp.table.shares import REVEAL_SECONDS
from server.running_server import (
    ManualClock,
    RunningServer,
    SocketClient,
    bearer,
    http_client,
    new_table,
    play,
    running_server,
    seeded_environment,
    sit,
    socket_client,
)

SEATS = ("jack", "detective")
SHARE = {"jack": "11" * 32, "detective": "22" * 32}
NONCE = "33" * 32


def promise(seat: str) -> str:
    return commit(place("mrjack"), bytes.fromhex(SHARE[seat]), bytes.fromhex(NONCE))


async def sit_sharing(client: httpx.AsyncClient, table: str, seat: str) -> str:
    return await sit(client, table, seat, share=promise(seat))


async def reveal(one: SocketClient, seat: str) -> dict[str, Any]:
    return await one.ask("reveal", share=SHARE[seat], nonce=NONCE)


async def whole_record(client: httpx.AsyncClient, table: str) -> Record:
    return record.parse((await client.get(f"/api/tables/{table}/record?eyes=referee")).text)


def kept_heads(table: str, one: SocketClient, received: list[dict[str, Any]]) -> Seen:
    shown = [message["now"] for message in received if "now" in message and message["now"]["head"]]
    heads = dict.fromkeys((now["length"], now["head"]) for now in shown)
    return Seen(table, one.welcome["seat"], tuple(heads))


class Guests:
    """Both seats and a spectator, who write down every message."""

    def __init__(self, server: RunningServer, client: httpx.AsyncClient, stack: AsyncExitStack) -> None:
        self.server, self.client, self.stack = server, client, stack
        self.table = ""
        self.tokens: dict[str, str] = {}
        self.at: dict[str, SocketClient] = {}

    async def enter(self, *sharing: str) -> None:
        self.table, _ = await new_table(self.client, "mrjack")
        for seat in SEATS:
            self.tokens[seat] = await (sit_sharing if seat in sharing else sit)(self.client, self.table, seat)
        for seat in (*SEATS, SPECTATOR):
            opened = socket_client(self.server, self.table, self.tokens.get(seat))
            self.at[seat] = await self.stack.enter_async_context(opened)

    async def finish(self, count: int = 6) -> Record:
        players = {seat: self.at[seat] for seat in SEATS}
        await play(players, random.Random(3), count, peaceful=True)
        await self.at["jack"].ask("resign")
        for one in self.at.values():
            await one.reach(self.at["jack"].now["version"])
        return await whole_record(self.client, self.table)


def patient_server() -> AbstractContextManager[RunningServer]:
    """Its clock stands still: on a busy machine the time for shares could be over before they arrive."""
    return running_server(environment=seeded_environment(now=ManualClock()))


@pytest.fixture
async def guests() -> Any:
    with patient_server() as server:
        async with http_client(server) as client, AsyncExitStack() as stack:
            yield Guests(server, client, stack)


def messages(one: SocketClient) -> list[dict[str, Any]]:
    return [httpx.Response(200, text=text).json() for text in one.received]


async def test_every_reader_can_verify_the_finished_game_with_its_heads(guests: Guests) -> None:
    await guests.enter()
    whole = await guests.finish()
    for one in guests.at.values():
        assert seen.compare(whole, kept_heads(guests.table, one, messages(one))).is_whole


async def test_heads_prove_a_game_in_which_something_was_undone(guests: Guests) -> None:
    await guests.enter()
    detective = guests.at["detective"]
    await detective.act(detective.peaceful[0])
    if detective.now["can_undo"]:
        await detective.ask("undo", version=detective.now["version"])
    whole = await guests.finish()
    assert whole.branches
    for one in guests.at.values():
        assert seen.compare(whole, kept_heads(guests.table, one, messages(one))).is_whole


async def test_a_seat_computes_the_head_from_its_own_record(guests: Guests) -> None:
    await guests.enter()
    for seat in (*SEATS, SPECTATOR):
        text = (
            await guests.client.get(f"/api/tables/{guests.table}/record", headers=bearer(guests.tokens.get(seat)))
        ).text
        assert chain.last(record.parse(text)).hex() == guests.at[seat].now["head"]


async def test_records_are_signed_with_the_key_that_the_server_publishes(guests: Guests) -> None:
    await guests.enter()
    whole = await guests.finish()
    keys = (await guests.client.get("/.well-known/gaslamp-keys.json")).json()["keys"]
    assert check_signatures(whole) == ("start", "end")
    assert whole.signatures is not None
    assert {"algorithm": "ed25519", "key": whole.signatures.key} in keys


async def test_shares_of_both_players_are_in_the_deal(guests: Guests) -> None:
    await guests.enter(*SEATS)
    assert guests.at["jack"].welcome["table"]["status"] == "waiting"
    assert guests.at["jack"].welcome["table"]["reveal_by"] is not None
    first = guests.at["jack"].now["head"]
    for seat in SEATS:
        assert (await reveal(guests.at[seat], seat))["type"] == "done"
    whole = await guests.finish()
    honesty.verify(mrjack, whole)
    assert [(share.seat, share.commitment, is_opened(share)) for share in whole.shares] == [
        (seat, promise(seat), True) for seat in SEATS
    ]
    assert chain.start(whole).hex() == first, "the commitments were fixed before anybody revealed"


async def test_nobody_is_shown_a_share_before_the_end(guests: Guests) -> None:
    await guests.enter(*SEATS)
    for seat in SEATS:
        await reveal(guests.at[seat], seat)
    for reader in (*SEATS, SPECTATOR):
        one = guests.at[reader]
        await one.reach(guests.at["detective"].now["version"])
        answer = await guests.client.get(
            f"/api/tables/{guests.table}/record", headers=bearer(guests.tokens.get(reader))
        )
        for secret in (*SHARE.values(), NONCE):
            assert not any(secret in text for text in (*one.received, answer.text))


async def test_what_others_hear_of_a_share_does_not_depend_on_it() -> None:
    """Twin worlds that differ in one player's share, up to the start; then the deals differ."""
    received = []
    for share in ("aa" * 32, "bb" * 32):
        with running_server(environment=seeded_environment(now=lambda: 1_800_000_000_000)) as server:
            async with http_client(server) as client, AsyncExitStack() as stack:
                table, _ = await new_table(client, "mrjack")
                own = commit(place("mrjack"), bytes.fromhex(share), bytes.fromhex(NONCE))
                body = {"seat": "jack", "name": "Ann", "share": own}
                token = (await client.post(f"/api/tables/{table}/seats", json=body)).json()["token"]
                other = await stack.enter_async_context(
                    socket_client(server, table, await sit_sharing(client, table, "detective"))
                )
                one = await stack.enter_async_context(socket_client(server, table, token))
                await one.ask("reveal", share=share, nonce=NONCE)
                await other.reach(one.now["version"])
                shown = str(other.now["head"])
                texts = [text for text in other.received if '"presence"' not in text]
                received.append([text.replace(own, "...").replace(shown, "...") for text in texts])
    assert received[0] == received[1]
    assert any('"revealed"' in text for text in received[0])


async def test_a_wrong_share_is_refused(guests: Guests) -> None:
    await guests.enter("jack")
    answer = await guests.at["jack"].ask("reveal", share="00" * 32, nonce=NONCE)
    assert (answer["type"], answer["code"]) == ("refused", "wrong-share")


@pytest.mark.parametrize("is_restarted", [False, True])
async def test_the_game_begins_without_a_share_that_is_not_revealed(is_restarted: bool) -> None:
    watch, store = ManualClock(), MemoryStore()
    environment = seeded_environment(now=watch)
    with running_server(store, environment=environment) as server:
        async with http_client(server) as client:
            table, _ = await new_table(client, "mrjack")
            tokens = {seat: await sit_sharing(client, table, seat) for seat in SEATS}
            if not is_restarted:
                async with socket_client(server, table, tokens["jack"]) as one:
                    watch.at += REVEAL_SECONDS * 1000
                    await one.ask("ping")
                    while one.now["turn"] is None:
                        # Any command makes the table look at its clock; the timer would do so too.
                        await reveal(one, "jack")
    if is_restarted:
        watch.at += REVEAL_SECONDS * 1000
        with running_server(store, environment=environment) as server:
            async with socket_client(server, table, tokens["jack"]) as one:
                while one.now["turn"] is None:
                    await one.receive()
    assert one.now["turn"] is not None


async def test_at_a_rematch_both_bring_new_shares(guests: Guests) -> None:
    await guests.enter()
    await guests.finish(2)
    done = await guests.at["jack"].ask("rematch", share=promise("jack"))
    following = done["table"]
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(socket_client(guests.server, following, guests.tokens["jack"]))
        assert first.welcome["seat"] == "detective"
        second = await stack.enter_async_context(
            socket_client(guests.server, following, guests.tokens["detective"], share=promise("detective"))
        )
        assert [share["seat"] for share in second.welcome["table"]["shares"]] == list(SEATS)
        await reveal(first, "jack")
        await reveal(second, "detective")
        assert second.now["turn"] is not None


async def test_a_creator_brings_a_share_against_a_machine() -> None:
    with patient_server() as server:
        async with http_client(server) as client:
            me = {"seat": "jack", "name": "Ann", "share": promise("jack")}
            machine = {"detective": {"kind": "machine", "level": "random"}}
            table, token = await new_table(client, "mrjack", me=me, seats=machine)
            async with socket_client(server, table, token) as one:
                assert one.welcome["table"]["status"] == "waiting"
                await reveal(one, "jack")
                assert one.now["length"] > 0


async def test_an_imported_record_is_handed_out_as_it_came(guests: Guests) -> None:
    await guests.enter(*SEATS)
    for seat in SEATS:
        await reveal(guests.at[seat], seat)
    text = record.write(await guests.finish())
    answer = await guests.client.post("/api/tables/import", json={"record": text})
    assert answer.status_code == 201, answer.text
    copy = answer.json()["id"]
    assert (await guests.client.get(f"/api/tables/{copy}/record?eyes=referee")).text == text
    own = record.parse((await guests.client.get(f"/api/tables/{copy}/record?eyes=detective")).text)
    assert chain.last(own) == chain.last(record.parse(text))


async def test_an_imported_game_shows_its_take_backs_and_no_heads_of_its_own(guests: Guests) -> None:
    """Its heads would not cover what was taken back where it was played."""
    await guests.enter()
    jack, detective = guests.at["jack"], guests.at["detective"]
    await detective.act(next(choice for choice in detective.peaceful if choice != "H"))
    await detective.ask("offer", what="take-back", version=detective.now["version"])
    await jack.reach(detective.now["version"])
    await jack.ask("answer", offer=jack.now["offer"]["version"], yes=True)
    await detective.reach(jack.now["version"])
    answer = await guests.client.post("/api/tables/import", json={"record": record.write(await guests.finish(2))})
    info = (await guests.client.get(f"/api/tables/{answer.json()['id']}")).json()
    assert info["take_backs"] == 1
    async with socket_client(guests.server, info["id"]) as watcher:
        assert watcher.now["head"] is None


@pytest.mark.parametrize("promised", ["é", "AB", ""])
async def test_a_record_with_a_promise_that_is_none_is_refused(guests: Guests, promised: str) -> None:
    await guests.enter()
    whole = await guests.finish(2)
    text = record.write(whole).replace(whole.promise.commitment, promised)
    answer = await guests.client.post("/api/tables/import", json={"record": text})
    assert 400 <= answer.status_code < 500
