"""The first page is light, and every file of the client is found."""

from pathlib import Path

from playwright.async_api import Request, Response, expect

from waiting import until
from web.page_actions import QUIET, NewPage
from web.whitechapel import map_actions

FIRST_PAGE, SECOND_PAGE = 120_000, 260_000
"""Bytes of scripts and styles as they are sent: of the first page, and of a running table with the largest board."""
MOST_REQUESTS = 20
"""Of the first page. Each takes as long as a packet and its answer, six at a time."""
PICTURES = Path(__file__).parents[2] / "web"


async def test_pages_are_sent_compressed_and_light(new_page: NewPage, address: str) -> None:
    sent: dict[str, int] = {}
    whole: dict[str, int] = {}
    received: set[str] = set()
    async with new_page(settings=QUIET) as page:

        async def weigh(request: Request) -> None:
            if request.url.endswith((".js", ".css")):
                # A page that is opened again has its files already.
                sent.setdefault(request.url, (await request.sizes())["responseBodySize"])

        async def measure(response: Response) -> None:
            if response.url.endswith((".js", ".css")):
                received.add(response.url)
                whole[response.url] = len(await response.body())

        page.on("requestfinished", weigh)
        page.on("response", measure)
        await page.goto("/")
        await expect(page.locator("button.start")).to_be_visible()
        await page.wait_for_load_state("networkidle")
        assert len(sent) > 3
        assert 0 < sum(sent.values()) <= FIRST_PAGE, sum(sent.values())
        table, _ = map_actions.open_table(address, None)
        for seat in ("jack", "police"):
            map_actions.take_seat(address, table, seat)
        await page.goto(f"/table/{table}")
        await expect(page.locator(".map svg[data-zoom]")).to_be_visible()
        await page.wait_for_load_state("networkidle")
        # Playwright reads sizes and bodies later than the page has them, and not from a page that is closed.
        await until(lambda: sent.keys() == whole.keys() == received, "the sizes and bodies of all files")
    assert sum(sent.values()) <= SECOND_PAGE, sum(sent.values())
    assert sum(sent.values()) < sum(whole.values()) / 2, "they are sent as they are"


async def test_the_first_page_asks_for_little_and_for_nothing_twice(new_page: NewPage) -> None:
    asked: list[str] = []
    async with new_page(settings=QUIET) as page:
        page.on("request", lambda request: asked.append(request.url))
        await page.goto("/")
        await expect(page.locator("button.start")).to_be_visible()
        await page.wait_for_load_state("networkidle")
    assert any("/api/puzzles/daily" in url for url in asked)
    assert len(set(asked)) == len(asked) <= MOST_REQUESTS, asked


def test_the_pictures_in_the_rules_are_what_the_server_would_show() -> None:
    import importlib.util

    spec = importlib.util.spec_from_file_location("pictures", PICTURES / "pictures.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for path, text in module.made().items():
        assert path.read_text("utf-8") == text, f"run web/pictures.py: {path.name} is out of date"
