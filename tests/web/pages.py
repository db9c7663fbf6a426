"""Pages for the tests. A page that logs an error or asks another host for anything fails its test."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from playwright.async_api import Browser, ConsoleMessage, Page, Request

from web.page_state import kept_drawn, page_state

TIMEOUT_MS = 180_000
"""The machine that runs this may be busy with other tests."""
SAME_SHARES = "crypto.getRandomValues = (bytes) => bytes.fill(7)"
"""The shares that a page brings are part of the deal: the same in every run."""
NO_WORKER = "delete Navigator.prototype.serviceWorker"
"""A service worker loads everything once more: only the tests about it let it run."""
STILL = '"animation":false'
NOT_PAINTED = """
const unpainted = new CSSStyleSheet();
unpainted.replaceSync('html { opacity: 0 }');
document.adoptedStyleSheets = [unpainted];
"""
"""Everything keeps its place, size and frames, and can be pressed. Chromium does not paint it: nobody looks."""
KEEP_SETTINGS = "localStorage.getItem('gaslamp:settings') ?? localStorage.setItem('gaslamp:settings', `{}`)"


@dataclass(frozen=True)
class Pages:
    browser: Browser
    server: str

    @asynccontextmanager
    async def open(
        self,
        width: int = 1280,
        height: int = 860,
        *,
        base: str = "",
        settings: str = "",
        about: tuple[str, ...] | list[str] = (),
        worker: bool = False,
        painted: bool = False,
        **wishes: Any,
    ) -> AsyncIterator[Page]:
        """A page in a browser profile of its own. `wishes` are those of Playwright's new_context.

        `about`: parts of messages that a page may log. `base` is the server, unless it is reached in another way.
        A page whose settings switch motion off is not painted, unless a test is about colours or what drawing costs.
        """
        base = base or self.server
        options = {"viewport": {"width": width, "height": height}, "base_url": base, "locale": "en-GB", **wishes}
        context = await self.browser.new_context(**options)
        await context.add_init_script(SAME_SHARES)
        if STILL in settings and not painted:
            await context.add_init_script(NOT_PAINTED)
        if not worker:
            await context.add_init_script(NO_WORKER)
        if settings:
            await context.add_init_script(KEEP_SETTINGS.format(settings))
        page = await context.new_page()
        page.set_default_timeout(TIMEOUT_MS)
        trouble = _watch(page, urlsplit(base).netloc, about)
        try:
            async with kept_drawn(page):
                yield page
        except Exception as error:
            error.add_note(f"state of the page: {await page_state(page)}")
            raise
        finally:
            # A page that a failed test leaves behind would go on playing.
            await context.close()
        assert trouble == []


def _watch(page: Page, host: str, about: tuple[str, ...] | list[str]) -> list[str]:
    """What a page must not do is added to this list."""
    trouble: list[str] = []
    # What the browser says of a line that breaks is what some tests are about; the client says so itself.
    allowed = ("WebSocket", *about)

    def received(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(one in message.text for one in allowed):
            trouble.append(message.text)

    def asked(request: Request) -> None:
        if urlsplit(request.url).netloc != host and not request.url.startswith(("blob:", "data:")):
            trouble.append(f"asked {request.url}")

    page.on("console", received)
    page.on("pageerror", lambda error: trouble.append(str(error)))
    page.on("request", asked)
    return trouble
