"""A person among the police pencils a letter, and the machine that has the policeman goes there. Jack cannot do it."""

import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from gaslamp.games.whitechapel.board import members
from gaslamp.games.whitechapel.streets import TWO_STEPS
from gaslamp.players.levels import seated
from gaslamp.players.player import Thinking
from gaslamp.server import thinker
from gaslamp.server.machines import Question
from gaslamp.server.thinker import Task
from server.rooms import Guest, Idler, guest, house, new_table, sit, visitor


class Novice(Idler):
    """Chooses as the real novice does, in the server's own process."""

    def __init__(self) -> None:
        super().__init__()
        self._memory = thinker.Memory(seated)

    async def think(self, question: Question, report: Callable[[float], object] = print) -> str:  # noqa: ARG002
        self.asked.append(question)
        task = Task(
            table=question.table,
            game=question.game,
            seat=question.seat,
            level="novice",
            record=question.record,
            view=question.view,
            seed=b"s",
            seconds=5.0,
            pencilled=question.pencilled,
        )
        return thinker.think(self._memory, task, Thinking())


@asynccontextmanager
async def table(**settings: Any) -> AsyncIterator[tuple[Novice, Guest, Guest]]:
    """Jack and a detective with the blue policeman are people; a machine has the others. Jack is about to flee."""
    machines = Novice()
    with house(machines=machines) as home:
        async with visitor(home) as client:
            name, _ = await new_table(
                client,
                "whitechapel",
                options={"hands": "B/YNRG"},
                settings=settings,
                seats={"police2": {"kind": "machine", "level": "novice"}},
            )
            keys = [await sit(client, name, seat) for seat in ("jack", "police1")]
        async with guest(home, name, keys[0]) as jack, guest(home, name, keys[1]) as police:
            await play_to(jack, police, "escape", random.Random(5))
            yield machines, jack, police


async def play_to(jack: Guest, police: Guest, stage: str, rng: random.Random) -> None:
    """The people do anything, but never wait for another hour, until Jack has that to do."""
    for _ in range(300):
        now = jack.now
        if now["turn"] == "jack" and now["view"]["stage"] == stage:
            await police.reach(now["version"])
            return
        one = {"jack": jack, "police1": police}.get(now["turn"])
        if one is None:
            await jack.hear_until(lambda message: message["type"] == "news")
            continue
        await one.reach(now["version"])
        kills = [text for text in one.choices if text.startswith("k")]
        await one.act(rng.choice(kills or one.choices))
        await jack.reach(one.now["version"])
    raise AssertionError(f"never came to {stage}")


async def flee(jack: Guest, police: Guest) -> None:
    """Jack walks, not home; the detective's own policeman stays; all others have moved after that."""
    walks = [choice["action"]["text"] for choice in jack.now["choices"] if choice["action"]["type"] == "walk"]
    await jack.act(walks[0])
    while jack.now["view"]["stage"] != "act":
        if jack.now["turn"] == "police1":
            await police.reach(jack.now["version"])
            await police.act(police.choices[0])
            await jack.reach(police.now["version"])
        else:
            await jack.hear_until(lambda message: message["type"] == "news")
    await police.reach(jack.now["version"])


def place(one: Guest, colour: str) -> str:
    return str(next(man["crossing"] for man in one.now["view"]["policemen"] if man["colour"] == colour))


def free_near(one: Guest, colour: str, rank: int) -> str:
    """A crossing that this policeman can reach and where nobody stands."""
    taken = {man["crossing"] for man in one.now["view"]["policemen"]}
    ends = [f"x{end}" for end in members(TWO_STEPS[int(place(one, colour)[1:])])]
    return [end for end in ends if end not in taken][rank]


def marked(one: Guest) -> list[str]:
    return [text for text in one.heard if text.startswith('{"type":"marked"')]


@pytest.mark.parametrize("rank", [0, -1])
async def test_a_machine_sends_its_policeman_where_the_pencil_says_and_then_the_letter_is_rubbed_out(rank: int) -> None:
    async with table(assist="marks") as (machines, jack, police):
        wanted = free_near(police, "yellow", rank)
        assert (await police.ask("mark", place=wanted, mark="Y"))["type"] == "done"
        await flee(jack, police)
        assert place(police, "yellow") == wanted
        if len(marked(police)) < 2:
            await police.hear_until(lambda message: message["type"] == "marked")
        assert [text.endswith('"mark":null}') for text in marked(police)] == [False, True]
        assert marked(jack) == [], "Jack learns neither of the plan nor that it was carried out"
        assert {wanted: "Y"} in [question.pencilled for question in machines.asked]


async def test_jacks_own_pencil_moves_nobody() -> None:
    async with table(assist="marks") as (machines, jack, police):
        wanted = free_near(police, "yellow", 0)
        for letter in "YNRG":
            await jack.ask("mark", place=wanted, mark=letter)
        await flee(jack, police)
        assert all(question.pencilled == {} for question in machines.asked)


async def test_where_jack_sees_the_pencils_he_still_cannot_draw_for_the_police() -> None:
    async with table(assist="marks", police_talk=False) as (machines, jack, police):
        await jack.ask("mark", place=free_near(police, "yellow", 0), mark="Y")
        wanted = free_near(police, "brown", 1)
        await police.ask("mark", place=wanted, mark="N")
        await flee(jack, police)
        assert place(police, "brown") == wanted
        assert {tuple(question.pencilled) for question in machines.asked if question.pencilled} == {(wanted,)}
