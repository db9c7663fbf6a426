"""`gaslamp serve`: all data is stored, and the logs hold no secret."""

import asyncio
import gc
import os
import random
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest

from gaslamp.cli import main
from gaslamp.server import running
from loopback import PLAIN
from server.logging_state import restored_logging
from server.running_server import BRIEF, new_table, play, sit, socket_client
from waiting import TIMEOUT_SECONDS, are_gone, until

COMMAND = [sys.executable, "-m", "gaslamp"]
START_SECONDS = 180.0
"""Seconds. A start takes two or three of the processor; several other programs may want it too."""


@dataclass
class Served:
    """A server in another process; guests need no more than its address."""

    address: str
    process: subprocess.Popen[str]
    log: Path

    def children(self) -> list[int]:
        listed = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [int(child) for child in listed.read_text().split()] if listed.exists() else []

    def stop(self, number: int = signal.SIGTERM) -> int:
        self.process.send_signal(number)
        return self.process.wait(TIMEOUT_SECONDS)


@contextmanager
def served(folder: Path, *flags: str) -> Iterator[Served]:
    """A server in its own process, from its first line of output."""
    log = folder.parent / f"{folder.name}.log"
    environment = os.environ | {"GASLAMP_LOG": "json", "GASLAMP_LANG": "en", "GASLAMP_WORKERS": "1"}
    with log.open("w") as output:
        arguments = [*COMMAND, "serve", "--port", "0", "--data", str(folder), *flags]
        process = subprocess.Popen(arguments, stdout=output, stderr=output, text=True, env=environment)
    try:
        yield Served(_address(process, log), process, log)
    finally:
        process.kill()
        process.wait(TIMEOUT_SECONDS)


def _address(process: subprocess.Popen[str], log: Path) -> str:
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end and process.poll() is None:
        lines = [line for line in log.read_text().splitlines() if line.startswith("Gaslamp is at http://")]
        if lines:
            return lines[-1].split()[3].removeprefix("http://")
        time.sleep(0.05)
    raise AssertionError(log.read_text())


async def test_a_game_survives_a_restart_and_the_logs_hold_no_secret(tmp_path: Path) -> None:
    """It is verified, and copied while the server runs; the copy is put back, a machine plays, no process is left.

    One test: a server takes seconds to start.
    """
    folder, copy = tmp_path / "data", tmp_path / "copy.db"
    with served(folder) as server:
        table, secrets = await whole_game(server)
        await check_verified(server, table, tmp_path / "game.record")
        assert await command("backup", str(copy), "--data", str(folder)) == 0
        assert await command("restore", str(copy), "--data", str(folder)) == 2, "not while a server runs"
        assert server.stop() == 0
        lines = server.log.read_text().splitlines()
        assert sum('"event": "request"' in line for line in lines) >= 5
        for secret in secrets:
            assert not any(secret in line for line in lines), secret
    (folder / "gaslamp.db").unlink()
    assert await command("restore", str(copy), "--data", str(folder)) == 0
    with served(folder) as server:
        async with httpx.AsyncClient(
            base_url=f"http://{server.address}", timeout=TIMEOUT_SECONDS, limits=BRIEF, verify=PLAIN
        ) as client:
            assert (await client.get(f"/api/tables/{table}")).json()["status"] == "over"
            await meet_a_machine(server, client)
        children = server.children()
        assert children, "a machine player thinks in a process of its own"
        assert server.stop(signal.SIGINT) == 0
        await until(lambda: are_gone(children), "the players of a stopped server to end")


async def command(*words: str) -> int:
    """A command beside the server, as somebody would type it."""
    return await asyncio.to_thread(main, list(words))


async def check_verified(server: Served, table: str, path: Path) -> None:
    async with httpx.AsyncClient(
        base_url=f"http://{server.address}", timeout=TIMEOUT_SECONDS, limits=BRIEF, verify=PLAIN
    ) as client:
        text = (await client.get(f"/api/tables/{table}/record", params={"eyes": "referee"})).text
    path.write_text(text)
    assert await command("verify", str(path)) == 0
    path.write_text(text.replace("detective", "constable", 1))
    assert await command("verify", str(path)) == 2


async def whole_game(server: Served) -> tuple[str, list[str]]:
    """The table, and everything that was said, shown or kept there and belongs in no log."""
    base = f"http://{server.address}"
    account = {"name": "Ada Lovelace", "password": "correct horse"}
    async with (
        httpx.AsyncClient(
            base_url=base, headers={"origin": base}, timeout=TIMEOUT_SECONDS, limits=BRIEF, verify=PLAIN
        ) as client,
        AsyncExitStack() as stack,
    ):
        assert (await client.post("/api/account", json=account)).status_code == 201
        table, token = await new_table(client, "mrjack", me={"seat": "jack", "name": "Adalein"})
        assert token is not None
        tokens = {"jack": token, "detective": await sit(client, table, "detective")}
        mine = (await client.post("/api/tables/mine", json={"tokens": []})).json()
        assert [one["id"] for one in mine] == [table], "a seat taken while logged in is the account's"
        guests = {
            seat: await stack.enter_async_context(socket_client(server, table, key)) for seat, key in tokens.items()
        }
        assert (await guests["jack"].ask("say", channel="table", text="whisper whisper"))["type"] == "done"
        assert (await guests["jack"].ask("note", text="scribble scribble"))["type"] == "done"
        assert (await guests["jack"].ask("act", version=2, actions=["nonsensical"]))["type"] == "refused"
        await play(guests, random.Random(1))
        assert guests["jack"].now["outcome"] is not None
        record_text = (await client.get(f"/api/tables/{table}/record", params={"eyes": "referee"})).text
        kept = [word for line in record_text.splitlines() for word in line.split() if len(word) > 20]
        said = ["Adalein", "whisper", "scribble", "nonsensical"]
        return table, [table, *tokens.values(), *account.values(), *client.cookies.values(), *said, *kept]


async def meet_a_machine(server: Served, client: httpx.AsyncClient) -> None:
    seats = {"detective": {"kind": "machine", "level": "random"}}
    table, token = await new_table(client, "mrjack", seats=seats, me={"seat": "jack", "name": "Ada"})
    async with socket_client(server, table, token) as jack:
        # A random move may be an accusation, which ends the game.
        while jack.now["turn"] == "detective":
            await jack.receive()


@pytest.mark.parametrize("flags", [[], ["--open"]])
def test_the_browser_opens_when_the_server_is_up(
    flags: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr(running, "run", lambda _settings, _listening, is_up: is_up())
    with restored_logging():
        assert main(["serve", "--port", "0", "--data", str(tmp_path / "data"), *flags]) == 0
    [address] = re.findall(r"http://127\.0\.0\.1:\d+", capsys.readouterr().out)
    assert opened == ([address] if flags else [])


def test_a_port_in_use_is_a_clear_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert main(["serve", "--port", port, "--data", str(tmp_path / "data")]) == 2
    error_text = capsys.readouterr().err
    assert port in error_text
    assert len(error_text.splitlines()) == 1
    assert not (tmp_path / "data").exists(), "nothing is made for a server that does not start"


@pytest.mark.parametrize(
    ("flags", "word"), [(["--port", "99999"], "99999"), (["--host", "192.0.2.77", "--port", "0"], "192.0.2.77")]
)
def test_an_unusable_address_is_a_clear_error(flags: list[str], word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", *flags]) == 2
    assert word in capsys.readouterr().err


def test_a_missing_server_extra_names_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing(name: str, *_: Any) -> None:
        if name.partition(".")[0] == "fastapi":
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

    finder = type("Missing", (), {"find_spec": staticmethod(missing)})
    monkeypatch.setattr(sys, "meta_path", [finder, *sys.meta_path])
    for name in [name for name in sys.modules if name.startswith(("gaslamp.server", "fastapi"))]:
        monkeypatch.delitem(sys.modules, name)
    assert main(["serve"]) == 2
    assert "gaslamp[server]" in capsys.readouterr().err
    assert gc.isenabled(), "it was switched off for the imports"
