"""A drag over the map, and what it costs the page."""

import math
import time

from playwright.async_api import Browser, Page

from web.frame_trace import Trace, traced

SECONDS = 1.5
SWING = 180
"""Pixels the pointer moves to either side."""


async def drag(browser: Browser, page: Page, seconds: float = SECONDS) -> Trace:
    """Pan to and fro over the middle of the map."""
    box = await page.locator(".map .viewport").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    await page.mouse.move(x, y)
    await page.mouse.down()
    # The first pixels make up whether something is carried.
    await page.mouse.move(x + 10, y + 10)
    async with traced(browser, page) as trace:
        began = time.monotonic()
        while (past := time.monotonic() - began) < seconds:
            await page.mouse.move(x + SWING * math.sin(past * 3), y + SWING / 2 * math.sin(past * 4.1))
    await page.mouse.up()
    return trace
