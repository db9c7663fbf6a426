"""Twin worlds over a bot's routes: two servers that differ only in secrets send the bot the same bytes."""

import random
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from typing import Any

import httpx

from server.bot_program import Lines, bot_post, do, new_bot, stream
from server.mrjack_twins import mrjack_actions, other_jack  # noqa: F401  (a fixture)
from server.running_server import RunningServer, bearer, http_client, new_table, running_server, socket_client
from server.twin_worlds import Twins, masked, same_environment
from server.whitechapel_twins import whitechapel_actions

ACTIONS = 40

Actions = Callable[[Twins, random.Random], list[Any] | None]
"""An action of each world, or None: see `mrjack_actions` and `whitechapel_actions`."""


class BotTwins(Twins):
    """Jack's opponent is a bot in both worlds."""

    async def begin(self, stack: AsyncExitStack) -> None:
        self.clients: list[httpx.AsyncClient] = []
        self.lines: list[Lines] = []
        self.heard: list[list[str]] = [[], []]
        """What the bot was answered to everything that it asked, in each world."""
        _, seat = self.game.seats(self.game.start(self.options))
        for server, guests in zip(self.servers, self.guests, strict=True):
            client = await stack.enter_async_context(http_client(server))
            self.bot = await new_bot(server)
            self.table, key = await new_table(client, self.game.NAME, me={"seat": "jack", "name": "Ada"})
            joined = await bot_post(client, f"/tables/{self.table}/seat", self.bot, {"seat": seat})
            assert joined.status_code == 204, joined.text
            lines = await stack.enter_async_context(stream(client, f"/tables/{self.table}/stream", self.bot))
            await lines.next("welcome")
            guests["jack"] = await stack.enter_async_context(socket_client(server, self.table, key))
            self.clients.append(client)
            self.lines.append(lines)

    async def ask_everything(self, texts: list[str]) -> None:
        """The record, who it is, and actions that are refused."""
        for client, heard in zip(self.clients, self.heard, strict=True):
            for path in (f"/tables/{self.table}/record", ""):
                answer = await client.get(f"/api/bot{path}", headers=bearer(self.bot))
                heard.append(answer.text)
            version = self.guests[0]["jack"].now["version"]
            for text in texts:
                answer = await do(client, self.table, self.bot, "act", version=version + 1000, actions=[text])
                heard.append(f"{answer.status_code} {answer.text}")

    async def step(self, choice: list[Any]) -> None:
        actor = {self.game.actor(state) for state in self.states}
        assert len(actor) == 1
        for number, (client, action) in enumerate(zip(self.clients, choice, strict=True)):
            jack = self.guests[number]["jack"]
            text, version = self.game.write(action), jack.now["version"]
            if actor == {"jack"}:
                assert (await jack.act(text))["type"] == "done"
            else:
                answer = await do(client, self.table, self.bot, "act", version=version, actions=[text])
                self.heard[number].append(answer.text)
                assert answer.status_code == 200, answer.text
            told = await self.lines[number].next("news")
            await jack.reach(told["now"]["version"])


@contextmanager
def twin_servers() -> Iterator[list[RunningServer]]:
    with running_server(environment=same_environment()) as one, running_server(environment=same_environment()) as other:
        yield [one, other]


async def test_a_bot_cannot_tell_who_jack_is(other_jack: set[int]) -> None:  # noqa: F811
    compared = 0
    for seed in range(5):
        with twin_servers() as servers:
            other_jack.clear()
            other_jack.add(servers[1].thread)
            twin = BotTwins(servers, "mrjack", {})
            compared = max(compared, await _played(twin, mrjack_actions, random.Random(seed)))
        if compared > 20:
            break
    assert compared > 20, "no game lasted"


async def test_a_bot_cannot_tell_where_jack_is() -> None:
    with twin_servers() as servers:
        compared = await _played(BotTwins(servers, "whitechapel", {}), whitechapel_actions, random.Random(11))
    assert compared > 20


async def _played(twin: BotTwins, actions: Actions, rng: random.Random) -> int:
    """The lines of the stream that were compared."""
    async with AsyncExitStack() as stack:
        await twin.begin(stack)
        wrong = [twin.game.write(action) for action in twin.game.legal(twin.states[0])][:2]
        for _ in range(ACTIONS):
            choice = actions(twin, rng)
            if choice is None or any(
                twin.game.outcome(twin.game.apply(state, action))
                for state, action in zip(twin.states, choice, strict=True)
            ):
                break
            await twin.ask_everything([*wrong, "xB", "E4"])
            await twin.step(choice)
        assert twin.differ, "the worlds were the same"
        first, second = (
            [masked(line) for line in lines.received if '"type":"presence"' not in line] for lines in twin.lines
        )
        assert first == second, "the bot can tell the worlds apart"
        assert [_without_commitments(text) for text in twin.heard[0]] == [
            _without_commitments(text) for text in twin.heard[1]
        ]
        assert twin.guests[0]["jack"].received != twin.guests[1]["jack"].received
        return len(first)


def _without_commitments(text: str) -> str:
    """Records name commitments of 64 digits, which may differ."""
    return " ".join(word if len(word) != 64 else "..." for word in masked(text).split())
