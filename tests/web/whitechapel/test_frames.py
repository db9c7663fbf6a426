"""Sixty frames a second while the map is panned: what the page must not do for a frame, and how many frames came of it.

How many come depends on what else the machine does, so they are only printed: `make frames` on a quiet machine.
Measured with Chromium 156 drawing by software on two cores kept busy by other programs (load 7 to 13), in windows of
1440 × 900 and 360 × 640, at all zooms: 58 to 60 a second and under 2 % of them late in 20 drags of 21, 54 and 10 % in
the other; under half a millisecond of script in each frame.
"""

from playwright.async_api import Browser, expect

from web.frame_trace import Trace
from web.page_actions import QUIET, NewPage
from web.whitechapel.drag_trace import drag
from web.whitechapel.map_actions import ALL_RULES, at_rest, sit
from web.whitechapel.socket_players import socket_players

ELEMENTS = 3
"""The elements whose style is computed for a frame: only the layer that moves, no part of the map in it."""
SCRIPT_MS = 4.0
"""Milliseconds of the processor; a frame has 16."""
SELDOM = 0.1
"""Other things may happen beside the map meanwhile: a clock ticks, an answer comes. Not with every frame."""


async def test_panning_moves_a_layer_and_costs_the_page_next_to_nothing(
    new_page: NewPage, address: str, browser: Browser
) -> None:
    async with socket_players(address, ALL_RULES, assist="probabilities") as game:
        await game.play_to("hunt")
        async with new_page(1440, 900, settings=QUIET, painted=True) as page:
            await sit(page, game.table, game.tokens["police"])
            await expect(page.locator(".map .now circle").first).to_be_visible()
            for _ in range(3):
                before = await page.locator(".map svg[data-zoom]").get_attribute("data-zoom") or ""
                for _ in range(2):
                    await page.get_by_role("button", name="Closer").click()
                await expect(page.locator(".map svg[data-zoom]")).not_to_have_attribute("data-zoom", before)
                await at_rest(page)
                _is_light(await drag(browser, page))


def _is_light(seen: Trace) -> None:
    frames = len(seen.times)
    print(f"{seen.rate:.0f} frames a second ({seen.drawn:.0f} on the screen, {seen.late:.0%} late)", end=", ")
    print(f"{seen.script:.1f} ms of script in each")
    assert frames > 5
    assert len(seen.named("Layout")) <= SELDOM * frames, "panning lays out"
    assert len(seen.named("Paint")) <= SELDOM * frames, "panning paints"
    styled = [one["args"].get("elementCount", 0) for one in seen.named("UpdateLayoutTree")]
    assert sum(count > ELEMENTS for count in styled) <= SELDOM * frames, "panning computes the style of the map again"
    assert seen.script < SCRIPT_MS
