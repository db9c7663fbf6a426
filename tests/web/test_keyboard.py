"""The keyboard alone plays a whole game."""

from playwright.async_api import Page, expect

from web.page_actions import QUIET, NewPage, is_over, ready, sit


async def step(page: Page) -> bool:
    """One step with keys only: a card by its number, a target by Enter."""
    if await page.locator("button.card").count():
        number = await page.locator("button.card kbd").first.text_content()
        await page.keyboard.press(number or "1")
    elif await page.locator("svg.board .target:not(.danger)").count():
        await page.keyboard.press("b")
        tone = await page.evaluate("document.activeElement.getAttribute('class') ?? ''")
        await page.keyboard.press("ArrowRight" if "danger" in tone else "Enter")
        if "way-out" in tone:
            await page.keyboard.press("Tab")
            await page.keyboard.press("Enter")
    elif await page.locator(".prompt button.primary").count():
        await page.locator(".prompt button.primary").focus()
        await page.keyboard.press("Enter")
    else:
        return False
    return True


async def test_a_whole_game_without_a_mouse(new_page: NewPage) -> None:
    async with new_page(settings=QUIET) as page:
        await page.goto("/")
        await expect(page.locator("button.start")).to_be_visible()
        for _ in range(60):
            await page.keyboard.press("Tab")
            if await page.evaluate("document.activeElement === document.querySelector('[data-choice=level]')"):
                await page.keyboard.press("Enter")
            if await page.evaluate("document.activeElement.classList.contains('start')"):
                break
        await page.keyboard.press("Enter")
        await expect(page.locator("button.card")).to_have_count(4)
        for _ in range(900):
            await ready(page)
            if await is_over(page):
                break
            await step(page)
        await expect(page.locator(".ending")).to_be_visible()


async def test_keys_open_help_story_and_chat_but_not_while_one_types(new_page: NewPage) -> None:
    async with new_page(settings=QUIET) as page:
        await sit(page, "detective")
        await expect(page.locator("button.card")).to_have_count(4)
        await page.keyboard.press("?")
        await expect(page.get_by_role("tab", name="Help")).to_have_attribute("aria-selected", "true")
        await page.keyboard.press("c")
        box = page.get_by_label("Write a message")
        await box.fill("")
        await box.press_sequentially("l?")
        await expect(box).to_have_value("l?")
        await expect(page.get_by_role("tab", name="Chat")).to_have_attribute("aria-selected", "true")
