"""What a page was doing when its test failed: a page that is no longer drawn fails a test without a word of why."""

import asyncio

from playwright.async_api import Page

SECONDS = 10.0
LIFE_SIGNS = """ms => new Promise(done => {
  const signs = { visibility: document.visibilityState, focus: document.hasFocus(), drawn: false };
  requestAnimationFrame(() => { signs.drawn = true; });
  setTimeout(() => done(signs), ms);
})"""


async def life_signs(page: Page) -> str:
    if page.is_closed():
        return "the page is closed"
    try:
        signs = await asyncio.wait_for(page.evaluate(LIFE_SIGNS, 1000), SECONDS)
    except TimeoutError:
        return f"the page does not answer, {page.url}"
    return f"the page answers {signs}, {page.url}"
