"""Twin worlds over the wire: two servers whose tables differ only in secrets send everybody else the same bytes.

`twin_worlds` plays both.
"""

import random
from contextlib import AsyncExitStack

import pytest

from gaslamp.core.game import SPECTATOR
from gaslamp.games import mrjack
from server.mrjack_twins import mrjack_actions, other_jack  # noqa: F401  (a fixture)
from server.twin_worlds import twins
from server.whitechapel_twins import whitechapel_actions

LONGEST = 1800


@pytest.mark.parametrize("options", [{}, {"hands": "B/YN/RG", "letters": "on"}], ids=["two", "four"])
async def test_no_other_seat_can_tell_where_jack_is(options: dict[str, str]) -> None:
    rng = random.Random(11)
    with twins("whitechapel", options) as twin:
        async with AsyncExitStack() as stack:
            await twin.open(stack)
            others = [seat for seat in twin.guests[0] if seat != "jack"]
            different, ended = 0, False
            for _ in range(LONGEST):
                choice = whitechapel_actions(twin, rng)
                if choice is None:
                    break
                after = [twin.game.apply(state, action) for state, action in zip(twin.states, choice, strict=True)]
                ended = any(twin.game.outcome(state) for state in after)
                if ended:
                    break
                await twin.try_wrongly(rng, [twin.game.write(action) for action in twin.game.legal(twin.states[0])])
                await twin.act(choice)
                different += twin.differ
            assert (ended, twin.states[0].public.night) == (True, 4), "a whole game, four nights"
            assert different > 300, "the worlds were the same"
            assert twin.compare(others) > 300
            assert twin.guests[0]["jack"].received != twin.guests[1]["jack"].received


@pytest.mark.parametrize("edition", ["revised", "first"])
async def test_neither_detective_nor_spectator_can_tell_who_jack_is(edition: str, other_jack: set[int]) -> None:  # noqa: F811
    longest = 0
    for seed in range(10):
        if longest > 4:
            break
        rng = random.Random(seed)
        with twins("mrjack", {"edition": edition}) as twin:
            async with AsyncExitStack() as stack:
                other_jack.clear()
                other_jack.add(twin.servers[1].thread)
                await twin.open(stack)
                assert twin.states[0].jack != twin.states[1].jack
                everything = [mrjack.write(action) for action in mrjack.legal(twin.states[0])]
                while (choice := mrjack_actions(twin, rng)) is not None:
                    await twin.try_wrongly(rng, [*everything, "!NW", "!NE", "xB", "E4"])
                    await twin.act(choice)
                    if twin.game.outcome(twin.states[0]):
                        break
                longest = max(longest, twin.states[0].public.round)
                if twin.game.outcome(twin.states[0]) is None:
                    assert twin.compare(["detective", SPECTATOR]) > 20
                assert twin.guests[0]["jack"].received != twin.guests[1]["jack"].received
    assert longest > 4, "no game lasted"
