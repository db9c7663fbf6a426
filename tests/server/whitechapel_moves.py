"""Jack and a detective, both people, and machines that share the police with them: one flees, the others follow."""

import random
from collections.abc import Callable

from gaslamp.games.whitechapel.rules.board import members
from gaslamp.games.whitechapel.rules.streets import TWO_STEPS
from server.running_server import SocketClient


async def play_to(jack: SocketClient, police: SocketClient, stage: str, rng: random.Random) -> None:
    """The people do anything, but never wait for another hour, until Jack has that to do."""
    for _ in range(300):
        now = jack.now
        if now["turn"] == "jack" and now["view"]["stage"] == stage:
            await police.reach(now["version"])
            return
        one = {"jack": jack, "police1": police}.get(now["turn"])
        if one is None:
            await jack.receive_until(lambda message: message["type"] == "news")
            continue
        await one.reach(now["version"])
        kills = [text for text in one.choices if text.startswith("k")]
        await one.act(rng.choice(kills or one.choices))
        await jack.reach(one.now["version"])
    raise AssertionError(f"never came to {stage}")


async def flee(jack: SocketClient, police: SocketClient) -> None:
    """Jack walks, not home, and the police come after him: then all have moved."""
    walks = [choice["action"]["text"] for choice in jack.now["choices"] if choice["action"]["type"] == "walk"]
    await jack.act(walks[0])
    await let_police_act(jack, police, until=lambda: jack.now["view"]["stage"] == "act")


async def let_police_act(jack: SocketClient, police: SocketClient, until: Callable[[], bool]) -> None:
    """The detective does the first thing that can be done whenever it is his turn; others are waited for."""
    while not until():
        if jack.now["turn"] == "police1":
            await police.reach(jack.now["version"])
            await police.act(police.choices[0])
            await jack.reach(police.now["version"])
        else:
            await jack.receive_until(lambda message: message["type"] == "news")
    await police.reach(jack.now["version"])


def place(one: SocketClient, colour: str) -> str:
    return str(next(man["crossing"] for man in one.now["view"]["policemen"] if man["colour"] == colour))


def free_near(one: SocketClient, colour: str, rank: int) -> str:
    """A crossing that this policeman can reach and where nobody stands."""
    taken = {man["crossing"] for man in one.now["view"]["policemen"]}
    ends = [f"x{end}" for end in members(TWO_STEPS[int(place(one, colour)[1:])])]
    return [end for end in ends if end not in taken][rank]
