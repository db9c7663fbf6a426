"""A companion game until long after its end: slips, a restart, the replay, another game from it."""

import random
import threading
from pathlib import Path

from gaslamp.core import honesty, record
from gaslamp.core.referee import REFEREE
from gaslamp.games import mrjack
from gaslamp.games.mrjack import analysis
from gaslamp.parts.analysis import Depth
from gaslamp.server.environment import Environment, clock
from server.companion_table import REAL_DECK, companion_table
from server.running_server import bearer, http_client, running_server, socket_client


async def test_a_correction_is_worked_out_beside_the_event_loop() -> None:
    """It plays a long game again: others at the server need not wait for it."""
    threads: set[int] = set()
    source = random.Random(1888).randbytes

    def noted(count: int) -> bytes:
        threads.add(threading.get_ident())
        return source(count)

    with running_server(environment=Environment(clock, noted)) as server:
        async with companion_table(server, "mrjack", REAL_DECK) as table:
            assert (await table.send("detective", "enter", action="WSGB"))["type"] == "done"
            await table.act("W")
            threads.clear()
            answer = await table.send("detective", "correct", length=2, actions=["S"], keep=True)
            assert answer["type"] == "done"
            assert threads
            assert await server.inside(threading.get_ident) not in threads


async def test_a_restart_in_the_middle_loses_nothing(tmp_path: Path) -> None:
    """Not even that a step before it can be corrected."""
    where = f"sqlite:///{tmp_path / 'tables.db'}"
    with running_server(address=where) as server:
        async with companion_table(server, "mrjack", REAL_DECK) as table:
            assert (await table.send("detective", "enter", action="WSGB"))["type"] == "done"
            await table.act("W")
            before = {seat: one.now for seat, one in table.guests.items()}
    with running_server(address=where) as server:
        for seat, token in table.tokens.items():
            async with socket_client(server, table.id, token) as one:
                for part in ("version", "head", "length", "view", "choices", "draws"):
                    assert one.now[part] == before[seat][part], (seat, part)
        async with socket_client(server, table.id, table.tokens["detective"]) as one:
            answer = await one.ask("correct", version=one.now["version"], length=2, actions=["S"], keep=True)
            assert answer["type"] == "done"
            await one.reach(answer["version"])
            assert one.now["view"]["active"]["character"] == "smith"


async def test_a_finished_companion_game_is_replayed_verified_analysed_and_played_on() -> None:
    with running_server() as server:
        async with companion_table(server, "mrjack", REAL_DECK) as table, http_client(server) as client:
            assert (await table.send("detective", "enter", action="WSGB"))["type"] == "done"
            await table.act("W")
            await table.send("detective", "correct", length=2, actions=["S"], keep=True)
            assert (await table.guests["jack"].ask("resign"))["type"] == "done"
            path = f"/api/tables/{table.id}"
            told = (await client.get(f"{path}/replay")).json()
            assert [one["text"] for one in told["moments"]][2:4] == ["WSGB", "S"]
            text = (await client.get(f"{path}/record?eyes=referee")).text
            assert {"companion yes", "draws entered"} < set(text.splitlines())
            whole = record.parse(text)
            honesty.verify(mrjack, whole)
            judged = list(analysis.appraise(whole, REFEREE, Depth.QUICK))
            # The game was stopped: that position is judged too.
            assert len(judged) == len(whole.entries) + 1
            answer = await client.post(f"{path}/play-on", json={"at": 3, "seat": "detective", "name": "Ann"})
            assert answer.status_code == 201, answer.text
            made = answer.json()
            async with socket_client(server, made["table"]["id"], made["key"]["token"]) as ann:
                assert ann.now["length"] >= 3
            # The new game is played on the screen: nobody has a board for it.
            assert not made["table"]["settings"]["companion"]
            assert (await client.get(path, headers=bearer(table.tokens["jack"]))).json()["settings"]["companion"]
