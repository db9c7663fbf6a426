"""What a player's hands do on the page: begin a game, make any legal move, play to the end."""

import random
import re
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

from playwright.async_api import Error, Locator, Page, expect

NewPage = Callable[..., AbstractAsyncContextManager[Page]]

ENDING = ".ending"


async def begin(page: Page, side: str | None = None, opponent: str | None = None) -> str:
    """A new game from the first page, against the weakest machine unless said otherwise; the id of its table."""
    await page.goto("/")
    for name in (opponent, side):
        if name:
            await page.get_by_role("button", name=name, exact=True).click()
    if opponent is None:
        await page.locator("[data-level]").first.click()
    await page.locator("button.start").click()
    await page.wait_for_url(re.compile(r"/[a-z2-7]{16}$"))
    return page.url.rsplit("/", 1)[-1]


async def is_over(page: Page) -> bool:
    return await page.locator(ENDING).count() > 0


async def move(page: Page, dice: random.Random) -> bool:
    """Make one step if it is ours to make: a card, a target, or staying. Never an accusation."""
    card = page.locator("button.card")
    if await card.count():
        await _press(page, card, dice)
        return True
    for tone in (".target.way-out", ".target.go", ".target.source"):
        found = page.locator(f"svg.board {tone}")
        if await found.count():
            await _press(page, found, dice)
            if tone == ".target.way-out":
                await page.get_by_role("dialog").get_by_role("button", name="Yes").click()
            return True
    stay = page.locator(".prompt button.primary")
    if await stay.count():
        await _press(page, stay, dice)
        return True
    return False


async def _press(page: Page, found: Locator, dice: random.Random) -> None:
    """The page may change while we look at it: somebody else has moved. Then we look again."""
    try:
        one = found.nth(dice.randrange(max(1, await found.count())))
        await one.dispatch_event("click", timeout=2000)
        await page.wait_for_timeout(30)
    except Error:
        pass


async def play_out(page: Page, dice: random.Random, steps: int = 900) -> str:
    """Play until the game is over; what the page says of it."""
    for _ in range(steps):
        if await is_over(page):
            return await page.locator(f"{ENDING} p").inner_text()
        if not await move(page, dice):
            await page.wait_for_timeout(60)
    raise AssertionError("the game does not end")


async def can_act(page: Page) -> None:
    """Wait until it is our turn."""
    await expect(page.locator("button.card, svg.board .target").first).to_be_visible()
