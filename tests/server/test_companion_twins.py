"""Twin worlds at a companion table: neither what can be entered nor what a correction answers tells Jack's secrets."""

import random
from contextlib import AsyncExitStack
from typing import Any

import pytest

from gaslamp.core.game import CHANCE, SPECTATOR
from gaslamp.table import chance
from gaslamp.table.table import Table
from server.companion_table import REAL_DECK
from server.twin_worlds import Twins, twins
from server.whitechapel_twins import whitechapel_actions

STEPS = 60


async def play_twins(twin: Twins, stack: AsyncExitStack) -> int:
    """Both worlds side by side, with entered draws and corrections. How many corrections there were."""
    rng, corrected = random.Random(11), 0
    twin.settings = REAL_DECK
    await twin.open(stack)
    for _ in range(STEPS):
        if twin.game.actor(twin.states[0]) == CHANCE:
            await both(twin, "enter", action="*R")
        choice = whitechapel_actions(twin, rng)
        if choice is None:
            break
        actor, length = twin.game.actor(twin.states[0]), twin.guests[0]["police"].now["length"]
        await twin.act(choice)
        await both(twin, "correct", length=0, actions=["h=64"])
        if actor == "police" and rng.random() < 0.2:
            await both(twin, "correct", length=length, actions=[twin.game.write(choice[0])])
            corrected += 1
    assert twin.differ
    return corrected


async def both(twin: Twins, kind: str, **body: Any) -> None:
    """The police's command in both worlds; everybody receives what follows."""
    for guests in twin.guests:
        one = guests["police"]
        answer = await one.ask(kind, version=one.now["version"], **body)
        for other in guests.values():
            await other.reach(answer.get("version", 0))


async def test_entries_and_corrections_tell_nobody_where_jack_is() -> None:
    with twins("whitechapel", {}) as twin:
        async with AsyncExitStack() as stack:
            assert await play_twins(twin, stack) > 3
            assert twin.compare(["police", SPECTATOR]) > STEPS


async def test_draws_that_depend_on_the_hideout_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted leak."""
    true_outcomes = chance.outcomes

    def outcomes(table: Table) -> tuple[Any, ...]:
        found = true_outcomes(table)
        return tuple(random.Random(table.journal.state.hideout).sample(found, len(found)))

    monkeypatch.setattr(chance, "outcomes", outcomes)
    monkeypatch.setattr("server.test_companion_twins.STEPS", 9)
    with twins("whitechapel", {}) as twin:
        async with AsyncExitStack() as stack:
            await play_twins(twin, stack)
            with pytest.raises(AssertionError, match="tell the worlds apart"):
                twin.compare(["police"])
