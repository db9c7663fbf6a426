"""The code of a page is fetched when the page is opened. That can take long, or fail."""

from playwright.async_api import Route, expect

from web.page_actions import QUIET, NewPage

CODE = "**/assets/Rules-*.js"


async def test_a_page_that_takes_long_says_that_it_comes(new_page: NewPage) -> None:
    async def never(route: Route) -> None:
        """No answer."""

    async with new_page(settings=QUIET) as page:
        await page.route(CODE, never)
        await page.goto("/rules", wait_until="commit")
        await expect(page.locator("main [role=status]")).to_have_text("One moment…")
        await expect(page.locator("main [role=status]")).to_be_visible()


async def test_a_page_that_cannot_be_fetched_says_so_and_offers_a_way_on(new_page: NewPage) -> None:
    about = ["Failed to load resource", "dynamically imported module"]
    async with new_page(settings=QUIET, about=about) as page:
        await page.route(CODE, lambda route: route.abort())
        await page.goto("/rules")
        await expect(page.get_by_role("heading", name="The server cannot be reached")).to_be_visible()
        await page.unroute(CODE)
        await page.get_by_role("button", name="Try again").click()
        await expect(page.get_by_role("heading", level=1)).to_have_text("Rules")
