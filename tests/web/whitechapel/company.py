"""Both sides of a table, played over plain sockets by one who knows everything, to bring a game to any phase.

Jack waits once, kills, and comes home late enough to be followed; the police follow his true trail, so there are clues,
and never arrest him. Every letter, false clue and optional rule is used when it can be.
"""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from types import SimpleNamespace
from typing import Any, cast
from urllib.parse import urlsplit

import httpx

from gaslamp.games.whitechapel.streets import SEARCHED, distances
from server.rooms import Guest, House, guest
from web.whitechapel.streets import open_table, take_seat

HOME = 102
LATE = 5
"""Moves before Jack turns home."""


class Company:
    def __init__(self, address: str, table: str, tokens: dict[str, str], guests: dict[str, Guest]) -> None:
        self.address, self.table, self.tokens, self.guests = address, table, tokens, guests
        self.used: set[str] = set()
        """Kinds of action made so far: what can be done once is done once."""

    @property
    def turn(self) -> str:
        return str(self.guests["jack"].now["turn"])

    @property
    def now(self) -> dict[str, Any]:
        """What the seat in turn is shown."""
        return self.guests[self.turn].now if self.turn in self.guests else self.guests["jack"].now

    @property
    def stage(self) -> str:
        return str(self.now["view"]["stage"])

    @property
    def is_over(self) -> bool:
        return self.guests["jack"].now["outcome"] is not None

    async def step(self) -> None:
        """One sensible action of whoever is in turn; both hear of it."""
        choice = self._jack() if self.turn == "jack" else self._police()
        self.used.add(choice["type"])
        await self.act(choice["text"])

    async def act(self, *actions: str) -> None:
        one = self.guests[self.turn]
        answer = await one.act(*actions)
        assert answer["type"] == "done", answer
        for other in self.guests.values():
            await other.reach(one.now["version"])

    async def play_to(self, stage: str, night: int = 1) -> None:
        """Until somebody has to choose there."""
        for _ in range(1500):
            view = self.now["view"]
            if view["stage"] == stage and view["night"] >= night and len(self.now["choices"]) > 1:
                return
            assert not self.is_over, f"the game ended before {stage}"
            await self.step()
        raise AssertionError(f"never came to {stage}")

    async def hear(self) -> None:
        """Take in what others did at the page."""
        for one in self.guests.values():
            await one.ask("ping")

    def _jack(self) -> dict[str, Any]:
        actions = self._actions()
        view = self.now["view"]
        kinds: dict[str, list[dict[str, Any]]] = {}
        for one in actions:
            kinds.setdefault(one["type"], []).append(one)
        if "hide" in kinds:
            return next((one for one in kinds["hide"] if one["circle"] == HOME), kinds["hide"][0])
        if "wait" in kinds and view["night"] == 1 and view["track"]["time"] == 1:
            return kinds["wait"][0]
        for kind in ("send-saucy-jacky", "write-graffiti", "send-letter", "lay-false-clue"):
            if kind in kinds and kind not in self.used:
                return kinds[kind][0]
        if "kill" in kinds:
            # Away from the red circles, so that the next night leaves something to choose.
            return max(kinds["kill"], key=lambda one: one["circle"] not in view["women"])
        late = len(view["track"]["ways"]) >= LATE
        if "walk-home" in kinds and late:
            return kinds["walk-home"][0]
        far = distances(view["hideout"] or HOME)
        if "walk" in kinds:
            return min(kinds["walk"], key=lambda one: abs(far[one["to"]] - (0 if late else LATE)))
        rest = [one for one in actions if one["type"] in ("alley", "coach")]
        return rest[0] if rest else kinds.get("pass", actions)[0]

    def _police(self) -> dict[str, Any]:
        actions = self._actions()
        trail = set(self.guests["jack"].now["view"]["trail"] or ())
        here = (self.guests["jack"].now["view"]["trail"] or [0])[-1]
        clues = set(self.now["view"]["clues"])

        def worth(one: dict[str, Any]) -> float:
            match one["type"]:
                case "step":
                    near = SEARCHED[int(one["to"][1:])]
                    # Beside the trail, but never where Jack stands: he shall get home.
                    return sum(near >> circle & 1 for circle in trail - clues) - 9 * (near >> here & 1)
                case "ask":
                    return 5 if one["circle"] in trail - clues else 1
                case "rush":
                    return 3 if "rush" not in self.used else -1
                case "arrest" | "area-arrest" | "name-address":
                    return -9
                case _:
                    return 0

        return max(actions, key=worth)

    def _actions(self) -> list[dict[str, Any]]:
        return [choice["action"] for choice in self.now["choices"]]


@asynccontextmanager
async def company(address: str, options: dict[str, str] | None = None, **settings: Any) -> AsyncIterator[Company]:
    table, _ = open_table(address, None, options, **settings)
    seats = [one["seat"] for one in httpx.get(f"{address}/api/tables/{table}").json()["seats"]]
    tokens = {seat: take_seat(address, table, seat) for seat in seats}
    home = cast(House, SimpleNamespace(address=urlsplit(address).netloc))
    async with AsyncExitStack() as stack:
        guests = {seat: await stack.enter_async_context(guest(home, table, key)) for seat, key in tokens.items()}
        for one in guests.values():
            one.is_strict = False
        yield Company(address, table, tokens, guests)
