"""Pages for the tests. A page that logs an error or asks another host for anything fails its test.

A browser profile is used again where a test has no wishes for it: its cache has the files of the client already, so a
page costs half the processor time. It has no storage, no cookies and no scripts of the test before.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Page, Request

TIMEOUT_MS = 180_000
"""The machine that runs this may be busy with other tests."""
BLANK = "about:blank"
SAME_SHARES = "crypto.getRandomValues = (bytes) => bytes.fill(7)"
"""The shares that a page brings are part of the deal: the same in every run."""
NO_WORKER = "delete Navigator.prototype.serviceWorker"
"""A service worker loads everything once more: only the tests about it let it run."""
KEEP_SETTINGS = "localStorage.getItem('gaslamp:settings') ?? localStorage.setItem('gaslamp:settings', `{}`)"
STATE = "() => [Object.getOwnPropertyNames(window).length, String(Date), String(setTimeout)].join()"
"""What a script or a clock that a test has installed changes in an empty page, too."""


@dataclass
class Profile:
    context: BrowserContext
    state: str
    """Of an empty page."""

    async def is_cleaned(self, base: str) -> bool:
        """Removes what a test has left behind, if that is possible."""
        await self.context.unroute_all(behavior="ignoreErrors")
        await self.context.clear_cookies()
        empty = await self.context.new_page()
        for page in self.context.pages:
            if page is not empty:
                await page.close()
        devtools = await self.context.new_cdp_session(empty)
        await devtools.send("Storage.clearDataForOrigin", {"origin": base, "storageTypes": "all"})
        is_same = self.state == await empty.evaluate(STATE)
        await empty.close()
        return is_same


@dataclass
class Pages:
    """`async with pages.open(360, 640, ...)`: a page in a browser profile of its own, watched for errors."""

    browser: Browser
    _free: dict[tuple[str, str], list[Profile]] = field(default_factory=dict)
    """Profiles that can be used again, by server and settings."""

    @asynccontextmanager
    async def open(
        self,
        width: int = 1280,
        height: int = 860,
        *,
        base: str,
        settings: str = "",
        about: tuple[str, ...] | list[str] = (),
        is_new: bool = False,
        **wishes: Any,
    ) -> AsyncIterator[Page]:
        """`about`: parts of messages that a page may log. `wishes`: of Playwright's new_context, or `worker`.

        A profile that `is_new` has nothing in its cache.
        """
        is_common = not wishes and not is_new
        free = self._free.setdefault((base, settings), []) if is_common else []
        profile = free.pop() if free else await self._new_profile(base, settings, **wishes)
        page = await profile.context.new_page()
        page.set_default_timeout(TIMEOUT_MS)
        await page.set_viewport_size({"width": width, "height": height})
        trouble = _watch(page, urlsplit(base).netloc, about)
        is_done = False
        try:
            yield page
            is_done = True
        finally:
            # A page that a failed test leaves behind would go on playing.
            if is_done and is_common and await profile.is_cleaned(base):
                free.append(profile)
            else:
                await profile.context.close()
        assert trouble == []

    async def _new_profile(self, base: str, settings: str, *, worker: bool = False, **wishes: Any) -> Profile:
        context = await self.browser.new_context(**{"base_url": base, "locale": "en-GB", **wishes})
        await context.add_init_script(SAME_SHARES)
        if not worker:
            await context.add_init_script(NO_WORKER)
        if settings:
            # An empty page has no storage.
            await context.add_init_script(f"if (location.href !== '{BLANK}') {KEEP_SETTINGS.format(settings)}")
        empty = await context.new_page()
        profile = Profile(context, await empty.evaluate(STATE))
        await empty.close()
        return profile


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
