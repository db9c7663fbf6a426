"""Sixty frames a second while moments play: what the page must not do for a frame, and how many frames came of it.

How many come depends on what else the machine does, so they are only printed: `make frames` on a quiet machine.
"""

from playwright.async_api import Browser, expect

from web.frame_trace import Trace, traced_from_outside
from web.moment_recorder import count_moments, moments_counted
from web.mrjack_players import mrjack_players
from web.page_actions import NewPage
from web.whitechapel.map_actions import sit
from web.whitechapel.socket_players import socket_players

BY_HAND = '{"forced":false}'
LAYOUTS = 4
PAINTS = 9
"""For each moment and each animation that begins and ends; 60 a second would be several times as many."""
SCRIPT_MS = 60.0
"""Of the processor for each moment: what was heard, and the new position."""


async def test_the_witness_call_costs_the_page_next_to_nothing(
    new_page: NewPage, address: str, browser: Browser
) -> None:
    async with mrjack_players(address) as game:
        await game.play_to_last_card(1)
        async with new_page(1440, 900, settings=BY_HAND) as page:
            await page.goto(f"/table/{game.table}#key={game.tokens['detective']}")
            await expect(page.locator("svg.board")).to_be_visible()
            await count_moments(page)
            async with traced_from_outside(browser, page) as trace:
                await game.play_to_next_round()
                moments = await moments_counted(page)
            _is_light(trace, moments)


async def test_a_murder_and_the_alarm_cost_the_page_next_to_nothing(
    new_page: NewPage, address: str, browser: Browser
) -> None:
    async with socket_players(address) as game:
        await game.play_to("crime")
        await game.step()
        await game.play_to("crime")
        async with new_page(1440, 900, settings=BY_HAND) as page:
            await sit(page, game.table, game.tokens["police"])
            await count_moments(page)
            async with traced_from_outside(browser, page) as trace:
                await game.step()
                moments = await moments_counted(page)
            _is_light(trace, moments)


def _is_light(trace: Trace, moments: int) -> None:
    animations = [one for one in trace.events if one["name"] == "Animation" and one["ph"] == "b"]
    changes = len(animations) + moments
    layouts, paints = len(trace.named("Layout")), len(trace.named("Paint"))
    script = sum(one.get("tdur", 0) for one in trace.named("FunctionCall")) / 1000 / moments
    print(f"{trace.rate:.0f} frames a second ({trace.late:.0%} late), {layouts} layouts, {paints} paints", end=", ")
    print(f"{script:.0f} ms of script for each of {moments} moments, {len(animations)} animations")
    assert len(trace.times) > 5
    assert layouts <= LAYOUTS * changes, "frames are laid out"
    assert paints <= PAINTS * changes, "frames are painted"
    assert script < SCRIPT_MS
