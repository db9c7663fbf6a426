"""A real server and a real browser. A page that logs an error or asks another host for anything fails its test."""

import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from inspect import iscoroutinefunction
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import pytest_asyncio
from playwright.async_api import Browser, ConsoleMessage, Page, Request, async_playwright, expect

from web.chromium import CHROMIUM, FLAGS
from web.game_server import served
from web.page_actions import NewPage

TIMEOUT_MS = 180_000
"""Milliseconds; the machine that runs this may be busy with other tests."""

expect.set_options(timeout=TIMEOUT_MS)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents and isinstance(item, pytest.Function) and iscoroutinefunction(item.obj):
            # One browser for all: it lives on the loop of the session.
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("service")) as there:
        yield there


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    if CHROMIUM is None:
        missing = "there is no chromium, and it could not be installed"
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    async with async_playwright() as playwright:
        launched = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield launched
        await launched.close()


@pytest.fixture
def new_page(browser: Browser, address: str) -> NewPage:
    """`async with new_page(width=360, ...)`: a page in a browser profile of its own, watched for errors."""

    @asynccontextmanager
    async def make(width: int = 1280, height: int = 860, base: str = address, **wishes: Any) -> AsyncIterator[Page]:
        trouble: list[str] = []
        keep = wishes.pop("settings", {})
        # What the browser says of a line that breaks is what some tests are about; the client says so itself.
        about = ("WebSocket", *wishes.pop("about", ()))
        wishes.setdefault("locale", "en-GB")
        has_worker = wishes.pop("worker", False)
        context = await browser.new_context(viewport={"width": width, "height": height}, base_url=base, **wishes)
        # The shares that a page brings are part of the deal: the same in every run.
        await context.add_init_script("crypto.getRandomValues = (bytes) => bytes.fill(7)")
        if not has_worker:
            # A service worker loads everything once more: only the tests about it let it run.
            await context.add_init_script("delete Navigator.prototype.serviceWorker")
        if keep:
            await context.add_init_script(
                f"localStorage.getItem('gaslamp:settings') ?? localStorage.setItem('gaslamp:settings', `{keep}`)"
            )
        page = await context.new_page()
        page.set_default_timeout(TIMEOUT_MS)

        def received(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning") and not any(one in message.text for one in about):
                trouble.append(message.text)

        def asked(request: Request) -> None:
            if urlsplit(request.url).netloc != urlsplit(base).netloc and not request.url.startswith(("blob:", "data:")):
                trouble.append(f"asked {request.url}")

        page.on("console", received)
        page.on("pageerror", lambda error: trouble.append(str(error)))
        page.on("request", asked)
        try:
            yield page
        finally:
            # A page that a failed test leaves behind would go on playing.
            await context.close()
        assert trouble == []

    return make
