"""Whether a page is still drawn. Headless Chromium sometimes stops to draw a page, and then every click waits for ever.

So a page that is open is looked at now and then, and is made to draw again. A test that fails says how its page was.
"""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from playwright.async_api import Error, Page

INTERVAL_SECONDS = 20.0
ANSWER_SECONDS = 10.0
LIFE_SIGNS = """ms => new Promise(done => {
  const signs = { visibility: document.visibilityState, focus: document.hasFocus(), drawn: false };
  requestAnimationFrame(() => { signs.drawn = true; });
  setTimeout(() => done(signs), ms);
})"""


async def life_signs(page: Page) -> str:
    if page.is_closed():
        return "the page is closed"
    try:
        signs = await asyncio.wait_for(page.evaluate(LIFE_SIGNS, 1000), ANSWER_SECONDS)
    except TimeoutError:
        return f"the page does not answer, {page.url}"
    return f"the page answers {signs}, {page.url}"


@asynccontextmanager
async def kept_drawn(page: Page, interval: float = INTERVAL_SECONDS) -> AsyncIterator[None]:
    watch = asyncio.create_task(_keep_drawn(page, interval))
    try:
        yield
    finally:
        watch.cancel()


async def _keep_drawn(page: Page, interval: float) -> None:
    while True:
        await asyncio.sleep(interval)
        # A page that is just leaving does not answer. The next time it does.
        with suppress(Error):
            signs = await life_signs(page)
            if "'drawn': False" in signs:
                print(f"{signs}: drawn by force", file=sys.stderr)
                await page.bring_to_front()
                # A picture needs a new frame.
                await (await page.context.new_cdp_session(page)).send("Page.captureScreenshot", {"format": "jpeg"})
