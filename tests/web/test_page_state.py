"""A test that fails in the browser says in which state its page was, and a page is kept drawn."""

import pytest

from web.page_actions import NewPage
from web.page_state import kept_drawn, page_state


class Failed(Exception):
    pass


async def fail(new_page: NewPage) -> None:
    async with new_page() as page:
        await page.goto("/")
        raise Failed


async def test_a_failed_test_says_that_its_page_was_drawn(new_page: NewPage) -> None:
    with pytest.raises(Failed) as failed:
        await fail(new_page)
    assert "'drawn': True" in failed.value.__notes__[0]


async def test_the_state_says_that_a_page_does_not_answer(new_page: NewPage) -> None:
    async with new_page() as page:
        await page.goto("/")
        await page.evaluate("setTimeout(() => { for (;;); })")
        assert (await page_state(page))["error"] == "no answer"


async def test_the_state_of_a_closed_page_is_an_error_and_hides_no_other(new_page: NewPage) -> None:
    async with new_page() as page:
        await page.close()
        assert "closed" in (await page_state(page))["error"]


async def test_a_page_that_is_not_drawn_is_made_to_draw(new_page: NewPage, capsys: pytest.CaptureFixture[str]) -> None:
    async with new_page() as page:
        await page.goto("/")
        await page.evaluate("requestAnimationFrame = () => {}")
        printed = ""
        async with kept_drawn(page, interval=0.1):
            while not printed:
                await page.wait_for_timeout(100)
                printed = capsys.readouterr().err
        assert "redraw forced" in printed
