"""Whether a page of a test is still drawn.

Playwright waits for a new frame before it clicks. A page that Chromium no longer draws would let it wait until the test
fails. So every page is asked now and then, and a page that is not drawn is made to draw. A failed test says in which
state its page was.
"""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from playwright.async_api import Error, Page

INTERVAL_SECONDS = 20.0
ANSWER_SECONDS = 10.0
FRAME_MS = 1000
"""A page that is drawn has a new frame within this time."""
STATE = """ms => new Promise(done => {
  const state = { visibility: document.visibilityState, focus: document.hasFocus(), drawn: false };
  requestAnimationFrame(() => { state.drawn = true; });
  setTimeout(() => done(state), ms);
})"""


async def page_state(page: Page) -> dict[str, Any]:
    """With `error` if the page does not answer."""
    try:
        state: dict[str, Any] = await asyncio.wait_for(page.evaluate(STATE, FRAME_MS), ANSWER_SECONDS)
    except TimeoutError:
        return {"error": "no answer", "address": page.url}
    except Error as error:
        return {"error": error.message, "address": page.url}
    return {**state, "address": page.url}


@asynccontextmanager
async def kept_drawn(page: Page, interval: float = INTERVAL_SECONDS) -> AsyncIterator[None]:
    task = asyncio.create_task(_keep_drawn(page, interval))
    try:
        yield
    finally:
        task.cancel()


async def _keep_drawn(page: Page, interval: float) -> None:
    while True:
        await asyncio.sleep(interval)
        state = await page_state(page)
        if state.get("drawn") is False:
            print(f"page not drawn, redraw forced: {state}", file=sys.stderr)
            # It may be closed by now.
            with suppress(Error):
                await page.bring_to_front()
                # A screenshot needs a new frame.
                await (await page.context.new_cdp_session(page)).send("Page.captureScreenshot", {"format": "jpeg"})
