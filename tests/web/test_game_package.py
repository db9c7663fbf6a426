"""A game in a package of its own, installed beside Gaslamp into a fresh environment, is played in every way.

Nothing of Gaslamp is changed for it: the package in `examples/three_doors` is found by its entry point.
"""

import asyncio
import json
import os
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.async_api import expect
from websockets.asyncio.client import connect

import loopback
from web.page_actions import ENDING, NewPage

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "examples" / "three_doors"
START_SECONDS = 180.0
"""A server starts in two or three seconds of processor time; other programs may need the processor too."""

PETTINGZOO = """
from pettingzoo.test import api_test
from gaslamp.adapters.pettingzoo import three_doors_v0
api_test(three_doors_v0.env(), num_cycles=200)
env = three_doors_v0.env()
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, ended, cut, info = env.last()
    mask = observation["action_mask"]
    env.step(None if ended or cut else env.action_space(agent).sample(mask))
print(sorted(env.possible_agents))
"""


@dataclass(frozen=True)
class Environment:
    """A virtual environment with Gaslamp and the package, and a folder for what it keeps."""

    folder: Path

    def run(self, *arguments: str, typed: str = "") -> str:
        """What a command prints; it must end well."""
        done = subprocess.run(
            [self.folder / "bin" / arguments[0], *arguments[1:]],
            input=typed,
            capture_output=True,
            text=True,
            cwd=self.folder,
            env=self.variables,
            check=False,
        )
        assert done.returncode == 0, f"{arguments}: {done.stdout}{done.stderr}"
        return done.stdout

    @property
    def variables(self) -> dict[str, str]:
        clean = {name: value for name, value in os.environ.items() if not name.startswith(("GASLAMP_", "PYTHONPATH"))}
        data = str(self.folder / "data")
        return clean | {"XDG_DATA_HOME": data, "GASLAMP_LANG": "en", "GASLAMP_PURE": "1", "GASLAMP_WORKERS": "1"}


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    folder = tmp_path_factory.mktemp("fresh") / "environment"
    # A build leaves files beside the sources, which later tests would take for an installed package.
    package = shutil.copytree(
        PACKAGE, folder.with_name("package"), ignore=shutil.ignore_patterns("build", "*.egg-info")
    )
    uv = Path(sys.executable).with_name("uv")
    into = ["-q", "-p", str(folder)]
    for command in (
        ["venv", "-q", "-p", sys.executable, str(folder)],
        ["pip", "sync", *into, "--require-hashes", "requirements.lock"],
        ["pip", "install", *into, "--no-deps", "--no-build-isolation", str(ROOT), str(package)],
    ):
        # Without the kernels: whether they compile is tried elsewhere.
        subprocess.run([uv, *command], cwd=ROOT, env=os.environ | {"GASLAMP_PURE": "1"}, check=True)
    return Environment(folder)


@pytest.fixture(scope="module")
def address(environment: Environment) -> Iterator[str]:
    """A server of the fresh environment."""
    log = environment.folder / "server.log"
    with log.open("w") as output:
        command = [environment.folder / "bin" / "gaslamp", "serve", "--port", "0"]
        server = subprocess.Popen(command, stdout=output, stderr=output, env=environment.variables)
    try:
        yield f"http://{_address_in_log(server, log)}"
    finally:
        server.kill()
        server.wait(START_SECONDS)


def _address_in_log(server: subprocess.Popen[bytes], log: Path) -> str:
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end and server.poll() is None:
        for line in log.read_text().splitlines():
            if line.startswith("Gaslamp is at http://"):
                return line.split()[3].removeprefix("http://")
        time.sleep(0.05)
    raise AssertionError(f"the server does not start: {log.read_text()}")


def test_the_package_keeps_the_contract_of_every_game(environment: Environment) -> None:
    tests = PACKAGE / "tests"
    printed = environment.run("python", "-m", "pytest", "-p", "no:cacheprovider", "--rootdir", str(tests), str(tests))
    assert " passed" in printed
    assert "failed" not in printed


def test_it_is_played_in_the_terminal(environment: Environment) -> None:
    printed = environment.run("gaslamp", "play", "three-doors", "--as", "thief", "--against", "random", typed=":2\n")
    assert "The thief hides behind door 2." in printed
    assert "The thief was behind door 2." in printed


def test_a_finished_game_is_analysed(environment: Environment) -> None:
    played = ("play", "three-doors", "--as", "thief", "--against", "random", "--record", "analysed.record")
    environment.run("gaslamp", *played, typed=":2\n")
    assert "Chance to win in %: the thief" in environment.run("gaslamp", "analyse", "analysed.record")


def test_its_words_are_in_the_language_asked_for(environment: Environment) -> None:
    printed = environment.run(
        "gaslamp", "--lang", "fr", "play", "three-doors", "--as", "thief", "--against", "random", typed=":2\n"
    )
    assert "Le voleur se cache derrière la porte 2." in printed


def test_it_is_played_in_the_arena(environment: Environment) -> None:
    levels = ("--player", "thief=random", "--player", "constable=ismcts")
    results = json.loads(environment.run("gaslamp", "arena", "three-doors", *levels, "--games", "30", "--json"))
    assert results["lineups"][0]["games"] == 30


def test_it_is_an_environment_of_pettingzoo(environment: Environment) -> None:
    assert environment.run("python", "-c", PETTINGZOO).splitlines()[-1] == "['constable', 'thief']"


def test_the_server_offers_it_with_title_sides_and_levels(address: str) -> None:
    games = {game["name"]: game for game in loopback.get(f"{address}/api/games").raise_for_status().json()}
    assert set(games) > {"three-doors"}
    assert games["three-doors"]["title"] == "Three Doors"
    assert [seat["seat"] for seat in games["three-doors"]["seats"]] == ["thief", "constable"]
    assert games["three-doors"]["levels"] == ["random", "ismcts"]
    board = loopback.get(f"{address}/api/games/three-doors/board")
    assert board.raise_for_status().json() == {"game": "three-doors"}
    assert [side["title"] for side in games["three-doors"]["sides"]] == ["The thief", "The constable"]


async def test_two_people_play_it_over_sockets(address: str) -> None:
    """Only the thief is told where the thief hides, until the game is over."""
    rng = random.Random(3)
    async with httpx.AsyncClient(base_url=address, timeout=START_SECONDS, verify=loopback.PLAIN) as client:
        body = {"game": "three-doors", "me": {"seat": "thief", "name": "Ann"}}
        made = (await client.post("/api/tables", json=body)).raise_for_status().json()
        table = made["table"]["id"]
        body = {"seat": "constable", "name": "Bob"}
        other = (await client.post(f"/api/tables/{table}/seats", json=body)).raise_for_status().json()
    tokens = {"thief": made["key"]["token"], "constable": other["token"]}
    socket = f"ws{address.removeprefix('http')}/api/tables/{table}/socket"
    async with connect(socket) as thief, connect(socket) as constable:
        sockets = {"thief": thief, "constable": constable}
        shown: dict[str, Any] = {}
        for seat, one in sockets.items():
            await one.send(json.dumps({"type": "hello", "token": tokens[seat], "lang": "en"}))
            shown[seat] = await _position(one)
        while not shown["thief"].get("outcome"):
            [acting] = [seat for seat, position in shown.items() if position["choices"]]
            choice = rng.choice(shown[acting]["choices"])["action"]["text"]
            version = shown[acting]["version"]
            act = {"type": "act", "id": "2", "version": version, "actions": [choice]}
            await sockets[acting].send(json.dumps(act))
            for seat, one in sockets.items():
                shown[seat] = await _position(one, after=version)
                if seat == "constable" and not shown[seat].get("outcome"):
                    assert " ? " in shown[seat]["view"]["text"]
        assert shown["constable"]["view"]["text"].split()[1] in "123"


async def _position(socket: Any, after: int = -1) -> Any:
    """The next position that a seat is sent."""
    while True:
        position = json.loads(await asyncio.wait_for(socket.recv(), START_SECONDS)).get("now")
        if position is not None and position["version"] > after:
            return position


async def test_a_person_plays_it_against_a_machine_on_the_generic_page(new_page: NewPage) -> None:
    """From the first page to the end; the page shows what the seat knows, its choices and the story in words."""
    async with new_page() as page:
        await page.goto("/")
        await page.get_by_role("button", name="Three Doors").click()
        await page.get_by_role("button", name="The thief", exact=True).click()
        await page.locator("button.start").click()
        await page.get_by_role("button", name="The thief hides behind door 2.").click()
        await expect(page.locator(ENDING)).to_contain_text("The thief was behind door 2.")
        await expect(page.locator("body")).to_contain_text("The wind opens door")


async def test_two_people_play_it_in_two_browsers(new_page: NewPage) -> None:
    """The constable's page never shows the thief's door before the end."""
    async with new_page() as thief, new_page(locale="fr-FR") as constable:
        body = {"game": "three-doors", "me": {"seat": "thief", "name": "Ann"}}
        made = await (await thief.request.post("/api/tables", data=body)).json()
        table = made["table"]["id"]
        body = {"seat": "constable", "name": "Bob"}
        other = await (await constable.request.post(f"/api/tables/{table}/seats", data=body)).json()
        await thief.goto(f"/table/{table}#key={made['key']['token']}")
        await constable.goto(f"/table/{table}#key={other['token']}")
        await thief.get_by_role("button", name="The thief hides behind door 3.").click()
        await constable.get_by_role("button", name="L’agent montre la porte 1.").click()
        await expect(constable.locator("body")).not_to_contain_text("derrière la porte 3")
        await constable.get_by_role("button", name="L’agent ouvre la porte 3.").click()
        for page in (thief, constable):
            await expect(page.locator(ENDING)).to_be_visible()
        await expect(constable.locator(ENDING)).to_contain_text("Le voleur était derrière la porte 3.")
