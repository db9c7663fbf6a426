"""Sixty frames a second while a hand pans: what the page must not do for a frame, and how many frames came of it."""

import pytest
from playwright.async_api import Browser, expect

from web.hands import QUIET, NewPage
from web.whitechapel.company import company
from web.whitechapel.frames import drag
from web.whitechapel.streets import ALL_RULES, sit

CLOSER = [0, 2, 4]
"""Clicks on the glass: the whole map, a few streets, as close as it goes."""


@pytest.mark.parametrize("closer", CLOSER)
async def test_panning_costs_the_page_next_to_nothing(
    new_page: NewPage, address: str, browser: Browser, closer: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whatever else the machine does: no layout, no painting of the map, and little script in any frame."""
    async with company(address, ALL_RULES, assist="probabilities") as game:
        await game.play_to("hunt")
        async with new_page(1440, 900, settings=QUIET) as page:
            await sit(page, game.table, game.tokens["police"])
            await expect(page.locator(".map .now circle").first).to_be_visible()
            for _ in range(closer):
                await page.get_by_role("button", name="Closer").click()
            await page.wait_for_timeout(600)
            seen = await drag(browser, page)
    with capsys.disabled():
        print(f"\n{closer}: {seen.rate:.0f} frames a second, {seen.late:.0%} late")
