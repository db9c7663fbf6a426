"""A test that fails in the browser says what its page was doing."""

import pytest

from web.life_signs import kept_drawn, life_signs
from web.page_actions import NewPage


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


async def test_a_page_that_does_not_answer_is_told(new_page: NewPage) -> None:
    async with new_page() as page:
        await page.goto("/")
        await page.evaluate("setTimeout(() => { for (;;); })")
        assert "does not answer" in await life_signs(page)


async def test_a_page_that_is_no_longer_drawn_is_drawn_by_force(
    new_page: NewPage, capsys: pytest.CaptureFixture[str]
) -> None:
    async with new_page() as page:
        await page.goto("/")
        await page.evaluate("requestAnimationFrame = () => {}")
        drawn = ""
        async with kept_drawn(page, interval=0.1):
            while not drawn:
                await page.wait_for_timeout(100)
                drawn = capsys.readouterr().err
        assert "drawn by force" in drawn
