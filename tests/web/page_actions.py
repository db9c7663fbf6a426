"""What a player does on the page: sit down, make any legal move, play to the end."""

import random
import re
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any, Literal

from playwright.async_api import Page, expect

NewPage = Callable[..., AbstractAsyncContextManager[Page]]
State = Literal["over", "moved", "waits"]

ENDING = ".ending"
QUIET = '{"animation":false}'
"""Settings for pages whose motion is not what a test is about."""
BY_HAND = '{"animation":false,"forced":false}'
"""The same, and no step plays itself: a script makes every one."""

OFFERED = """
const offered = () => ['dialog[open] .danger', '.hand button', 'button.card', 'svg.board .target.way-out',
    'svg.board .target.go', 'svg.board .target.source', '.prompt button.primary']
  .map(one => [...document.querySelectorAll(one)].filter(found => !found.disabled))
  .find(found => found.length > 0) ?? [];
"""
"""Presses one of the controls that are offered, never an accusation. One call: the page may change between two."""
PRESS = f"""roll => {{
  if (document.querySelector('{ENDING}')) return 'over';
  {OFFERED}
  const found = offered();
  found[Math.floor(roll * found.length)]?.dispatchEvent(new MouseEvent('click', {{ bubbles: true }}));
  return found.length > 0 ? 'moved' : 'waits';
}}"""
READY = f"""() => {{
  {OFFERED}
  return document.querySelector('{ENDING}, .curtain, .lesson:not(.read)') !== null || offered().length > 0;
}}"""


async def begin(page: Page, side: str | None = None, opponent: str | None = None) -> str:
    """A new game from the first page, against the weakest machine unless said otherwise; the id of its table."""
    await page.goto("/")
    for name in (opponent, side):
        if name:
            await page.get_by_role("button", name=name, exact=True).click()
    if opponent is None:
        await page.locator("[data-choice=level]").first.click()
    await page.locator("button.start").click()
    await page.wait_for_url(re.compile(r"/[a-z2-7]{16}$"))
    return page.url.rsplit("/", 1)[-1]


async def sit(page: Page, seat: str, level: str = "random", **settings: Any) -> str:
    """At a table of one's own against a machine that does not think, without the first page; the id of the table."""
    other = {"jack": "detective", "detective": "jack"}[seat]
    body = {
        "game": "mrjack",
        "seats": {other: {"kind": "machine", "level": level}},
        "settings": {"assist": "marks", **settings},
        "me": {"seat": seat, "name": "Ada"},
    }
    made = await (await page.request.post("/api/tables", data=body)).json()
    table = str(made["table"]["id"])
    await page.goto(f"/table/{table}#key={made['key']['token']}")
    await expect(page.locator("svg.board")).to_be_visible()
    return table


async def is_over(page: Page) -> bool:
    return await page.locator(ENDING).count() > 0


async def move(page: Page, dice: random.Random) -> State:
    """Make one step if it is ours to make: a card, a target, or staying."""
    done: State = await page.evaluate(PRESS, dice.random())
    return done


async def ready(page: Page) -> None:
    """Wait until there is something to press, or the game is over."""
    await page.wait_for_function(READY)


async def play_out(page: Page, dice: random.Random, steps: int = 900) -> str:
    """Play until the game is over; what the page says of it."""
    for _ in range(steps):
        await ready(page)
        if await move(page, dice) == "over":
            return await page.locator(f"{ENDING} p").inner_text()
    raise AssertionError("the game does not end")


async def can_act(page: Page) -> None:
    """Wait until it is our turn."""
    await expect(page.locator("button.card, svg.board .target").first).to_be_visible()
