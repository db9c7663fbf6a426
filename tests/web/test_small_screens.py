"""On a phone: nothing scrolls sideways, fingers find their targets, and a whole turn can be tapped."""

from typing import Any

from playwright.async_api import Page, expect

from web.page_actions import QUIET, NewPage, can_act, sit

PAGES = [
    *("/", "/lobby", "/puzzles", "/puzzles/run", "/companion", "/learn", "/learn/mrjack"),
    *("/rules", "/rules/mrjack", "/account", "/settings", "/nowhere"),
]
SIZES = [(360, 640), (768, 1024), (1440, 900)]
SMALLEST = 24


async def sideways(page: Page) -> int:
    return int(await page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


async def too_small(page: Page) -> Any:
    return await page.evaluate(
        """least => [...document.querySelectorAll('button, a, select, summary, [role=button]')]
            .map(one => [one.getBoundingClientRect(), one])
            .filter(([box, one]) => box.width > 0 && !one.closest('p, .skip, [inert]'))
            .filter(([box]) => box.width < least || box.height < least)
            .map(([box, one]) => `${one.outerHTML.slice(0, 80)} ${box.width} x ${box.height}`)""",
        SMALLEST,
    )


async def widest(page: Page) -> dict[tuple[int, int], int]:
    """How far the page that is open scrolls sideways, in the sizes in which it does."""
    found = {}
    for width, height in SIZES:
        await page.set_viewport_size({"width": width, "height": height})
        if (over := await sideways(page)) > 0:
            found[width, height] = over
    return found


async def test_no_page_scrolls_sideways_on_phone_tablet_or_desk(new_page: NewPage) -> None:
    async with new_page(settings=QUIET) as page:
        for path in PAGES:
            await page.goto(path)
            await expect(page.locator("main h1")).to_be_visible()
            assert await widest(page) == {}, path
        await sit(page, "detective")
        await can_act(page)
        assert await widest(page) == {}


async def test_a_finger_finds_everything(new_page: NewPage) -> None:
    async with new_page(360, 640, has_touch=True, is_mobile=True, settings=QUIET) as page:
        for path in PAGES:
            await page.goto(path)
            await expect(page.locator("main h1")).to_be_visible()
            assert await too_small(page) == [], path
        await sit(page, "detective")
        await can_act(page)
        assert await too_small(page) == []
        await page.locator("button.card").first.tap()
        await expect(page.locator("svg.board .target").first).to_be_visible()
        assert await too_small(page) == []


async def test_a_turn_can_be_tapped_and_the_board_fits_above_the_cards(new_page: NewPage) -> None:
    async with new_page(360, 640, has_touch=True, is_mobile=True, settings=QUIET) as page:
        await sit(page, "detective")
        await can_act(page)
        await expect(page.locator(".cards")).to_be_in_viewport(ratio=1)
        await page.locator("button.card").first.tap()
        await page.locator("svg.board .target.go").first.tap()
        await expect(page.locator(".prompt")).to_contain_text("Tap again to confirm")
        await page.locator("svg.board .target.go").first.tap()
        # The machine may have answered already: the walk need not be the last line.
        await expect(page.locator("ol[aria-label] li", has_text="walks to").first).to_be_attached()
