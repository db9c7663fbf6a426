"""axe finds nothing serious on any page, in any theme."""

from pathlib import Path

from playwright.async_api import expect

import loopback
from web.axe import problems, serious
from web.page_actions import QUIET, NewPage, can_act, sit

GUIDED = ["/learn", "/learn/mrjack", "/companion", "/rules", "/rules/mrjack"]
PAGES = ["/", "/lobby", *GUIDED, "/account", "/settings", "/nowhere"]
RECORD = Path(__file__).parents[1] / "data" / "records" / "mrjack-right.record"


async def test_no_page_has_a_serious_problem_in_any_theme(new_page: NewPage, address: str) -> None:
    async with new_page(settings=QUIET, painted=True) as page:
        for path in PAGES:
            await page.goto(path)
            await expect(page.locator("main h1")).to_be_visible()
            assert await serious(page) == [], path
        finished = loopback.post(f"{address}/api/tables/import", json={"record": RECORD.read_text()}).json()
        await page.goto(f"/replay/{finished['id']}?at=20")
        await expect(page.locator(".chance").first).to_be_visible()
        assert await serious(page) == []


async def test_no_moment_of_a_table_has_a_serious_problem_in_any_theme(new_page: NewPage) -> None:
    async with new_page(settings=QUIET, painted=True) as page:
        await sit(page, "detective")
        await can_act(page)
        assert await problems(page) == []
        assert await serious(page) == []
        await page.locator("button.card").first.click()
        await expect(page.locator("svg.board .target").first).to_be_visible()
        assert await serious(page, ".play") == []
        for tab in ("Chat", "Notes", "Help"):
            await page.get_by_role("tab", name=tab).click()
            assert await serious(page, "aside") == [], tab
        await page.get_by_role("button", name="Table", exact=True).click()
        await expect(page.get_by_role("dialog")).to_be_visible()
        assert await serious(page, "dialog") == []


async def test_reduced_motion_leaves_only_announcements(new_page: NewPage) -> None:
    async with new_page(reduced_motion="reduce") as page:
        await sit(page, "detective")
        await can_act(page)
        await page.locator("button.card").first.click()
        await expect(page.locator("[aria-live=polite].visually-hidden")).to_contain_text("plays")
        moving = (
            "[...document.querySelectorAll('*')].filter(one => getComputedStyle(one).animationName !== 'none').length"
        )
        assert await page.evaluate(moving) == 0
