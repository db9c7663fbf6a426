"""A test that fails in the browser says what its page was doing."""

import pytest
from playwright.async_api import Page

from web.life_signs import life_signs
from web.page_actions import NewPage


class Failed(Exception):
    pass


async def fail(new_page: NewPage) -> None:
    async with new_page() as page:
        await page.goto("/")
        raise Failed


async def stop(page: Page) -> None:
    """Its code runs without an end."""
    await page.evaluate("setTimeout(() => { for (;;); })")


async def test_a_failed_test_says_that_its_page_was_drawn(new_page: NewPage) -> None:
    with pytest.raises(Failed) as failed:
        await fail(new_page)
    assert "'drawn': True" in failed.value.__notes__[0]


async def test_a_page_that_does_not_answer_is_told(new_page: NewPage) -> None:
    async with new_page() as page:
        await page.goto("/")
        await stop(page)
        assert "does not answer" in await life_signs(page)
