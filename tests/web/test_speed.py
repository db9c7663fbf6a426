"""How fast machines show their steps is a setting of the reader, kept for every table of one's own."""

from playwright.async_api import Page, expect

from web.page_actions import QUIET, NewPage, begin, can_act


async def chosen(page: Page) -> str | None:
    """The speed of the table, as its menu shows it."""
    await page.get_by_role("button", name="Table", exact=True).click()
    pressed = page.get_by_role("dialog").locator("[data-choice=speed][aria-pressed=true]")
    await expect(pressed).to_have_count(1)
    return await pressed.get_attribute("data-value")


async def test_the_speed_of_machines_is_set_once_and_kept(new_page: NewPage) -> None:
    async with new_page(settings=QUIET) as page:
        await page.goto("/settings")
        await page.get_by_role("button", name="at once").click()
        await begin(page)
        await can_act(page)
        # A table at which machines show everything at once has nothing to skip.
        await expect(page.locator("button.skip")).to_have_count(0)
        assert await chosen(page) == "at-once"
        await page.get_by_role("dialog").get_by_role("button", name="calm").click()
        await expect(page.locator("button.skip")).to_have_count(1)
        await begin(page)
        await can_act(page)
        await expect(page.locator("button.skip")).to_have_count(1)
        assert await chosen(page) == "calm"
