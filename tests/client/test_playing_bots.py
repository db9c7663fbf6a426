"""Programs play whole games as bots: the examples, and `gaslamp bot` with an engine."""

import os
import random
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Thread

import pytest

from gaslamp.client import Client, OwnSeat, Refused, Runner, Unreachable
from gaslamp.store.memory import MemoryStore
from server.bot_program import new_bot
from server.running_server import RunningServer, http_client, play, running_server, socket_client
from waiting import TIMEOUT_SECONDS, until

BOTS = Path(__file__).parents[2] / "examples" / "bots"
NODE = shutil.which("node") or str(Path(sys.executable).with_name("node"))
ENGINE = f"{sys.executable} {BOTS / 'random_bot.py'}"
PEACEFUL = f"{sys.executable} {Path(__file__).with_name('peaceful_bot.py')}"
GASLAMP = [sys.executable, "-m", "gaslamp", "bot", "--game", "mrjack"]

PROGRAMS = {
    "python": [sys.executable, str(BOTS / "server_bot.py"), "{server}"],
    "node": [NODE, str(BOTS / "server_bot.mjs"), "{server}"],
    "engine": [*GASLAMP, "--server", "{server}", "--engine", f"cmd:{ENGINE}"],
    "level": [*GASLAMP, "--server", "{server}", "--level", "random"],
}


@pytest.fixture(name="server", scope="module")
def _server() -> Iterator[RunningServer]:
    with running_server() as server:
        yield server


@contextmanager
def program(command: list[str], server: RunningServer, token: str) -> Iterator[subprocess.Popen[str]]:
    """In a session of its own, which is killed at the end."""
    started = subprocess.Popen(
        [part.replace("{server}", f"http://{server.address}") for part in command],
        env={**os.environ, "GASLAMP_BOT_TOKEN": token},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        yield started
    finally:
        with suppress(ProcessLookupError):
            os.killpg(started.pid, signal.SIGKILL)
        started.communicate(timeout=TIMEOUT_SECONDS)


async def challenged(server: RunningServer, name: str) -> OwnSeat:
    """A game in which the bot is the detective."""
    with Client(f"http://{server.address}") as person:
        own = person.make_table("mrjack", "jack", "Ada")
        person.challenge(own, "detective", name)
    await until(lambda: server.open_table(own.table).table.started, "the bot to accept")
    return own


@pytest.mark.parametrize("kind", PROGRAMS)
async def test_a_bot_plays_a_whole_game(server: RunningServer, kind: str) -> None:
    token = await new_bot(server, kind)
    with program(PROGRAMS[kind], server, token):
        own = await challenged(server, kind)
        async with socket_client(server, own.table, own.token) as jack:
            await play({"jack": jack}, random.Random(3), peaceful=True)
            assert jack.now["outcome"] is not None
            assert "detective" in {event["seat"] for event in jack.events if event["kind"] == "acted"}


async def test_a_bot_goes_on_after_a_restart_of_the_server() -> None:
    store, seen = MemoryStore(), list[str]()
    with running_server(store) as server:
        token = await new_bot(server)
        port = int(server.address.rpartition(":")[2])
        client = Client(f"http://{server.address}", token)
        runner = Runner(client, lambda _: PEACEFUL, ["mrjack"], report=lambda key, _: seen.append(key))
        Thread(target=runner.run, daemon=True).start()
        own = await challenged(server, "Robot")
        async with socket_client(server, own.table, own.token) as jack:
            await play({"jack": jack}, random.Random(3), 6, peaceful=True)
            before = jack.now["length"]
    with running_server(store, port=port) as server:
        async with socket_client(server, own.table, own.token) as jack:
            await play({"jack": jack}, random.Random(3), peaceful=True)
            assert jack.now["outcome"] is not None
            assert jack.now["length"] > before
            await until(lambda: "bot-over" in seen, "the bot to notice the end")
        runner.stop()
    assert "bot-lost" in seen


async def test_several_games_are_played_at_the_same_time(server: RunningServer) -> None:
    token = await new_bot(server, "Busy")
    with program([*GASLAMP, "--most", "2", "--server", "{server}", "--engine", f"cmd:{PEACEFUL}"], server, token):
        async with http_client(server) as client:
            both = [await challenged(server, "Busy") for _ in range(2)]
            with Client(f"http://{server.address}") as person:
                third = person.make_table("mrjack", "jack", "Ada")
                person.challenge(third, "detective", "Busy")
            headers = {"Authorization": f"Bearer {third.token}"}
            path, answer = f"/api/tables/{third.table}/challenges", None
            while answer is None:
                [asked] = (await client.get(path, headers=headers)).json()
                answer = asked["answer"]
            assert answer == "busy"
            for own in both:
                async with socket_client(server, own.table, own.token) as jack:
                    await play({"jack": jack}, random.Random(3), 4, peaceful=True)
                    assert jack.now["version"] > 4


async def test_an_engine_that_crashes_resigns(server: RunningServer) -> None:
    token = await new_bot(server, "Broken")
    broken = f'cmd:{sys.executable} -c \'import sys; print("ready", flush=True); sys.exit("out of gas")\''
    with program([*GASLAMP, "--server", "{server}", "--engine", broken], server, token):
        own = await challenged(server, "Broken")
        async with socket_client(server, own.table, own.token) as jack:
            await play({"jack": jack}, random.Random(3), peaceful=True)
            assert jack.now["outcome"]["reason"] == "resigned"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--level", "random", "--token", "nobody's"], "This token belongs to no bot."),
        (["--level", "grandmaster", "--token", "x"], "grandmaster"),
        (["--level", "random", "--engine", "cmd:x", "--token", "x"], "Name one of the two"),
        (["--engine", "./mybot", "--token", "x"], "Name one of the two"),
        (["--level", "random"], "needs its token"),
    ],
)
def test_a_wrong_command_is_explained(server: RunningServer, arguments: list[str], said: str) -> None:
    done = subprocess.run(
        [*GASLAMP, "--server", f"http://{server.address}", *arguments], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert said in done.stderr


def test_a_server_that_cannot_be_reached_is_named() -> None:
    with Client("http://127.0.0.1:1") as client, pytest.raises(Unreachable, match=r"127\.0\.0\.1:1"):
        client.games()


async def test_the_client_lists_games_and_tables(server: RunningServer) -> None:
    with Client(f"http://{server.address}") as client:
        assert "mrjack" in [game.name for game in client.games()]
        own = client.make_table("mrjack", "jack", "Ada", machines={"detective": "random"}, settings={"listed": True})
        found = client.table(f"http://{server.address}/table/{own.table}")
        kinds = {seat.seat: (seat.kind, seat.is_bot) for seat in found.seats}
        assert kinds == {"jack": ("human", False), "detective": ("machine", False)}
        assert own.table in [table.id for table in client.tables("mrjack")]
        with pytest.raises(Refused, match="belongs to no bot"):
            client.name()
