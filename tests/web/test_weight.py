"""The first page is light, and every file of the client is found."""

from pathlib import Path

from playwright.async_api import Request, Response, expect

from web.page_actions import QUIET, NewPage, begin, can_act

MOST = 200_000
PICTURES = Path(__file__).parents[2] / "web"


async def test_first_load_and_a_running_table_are_sent_compressed_in_less_than_200_kilobytes(
    new_page: NewPage,
) -> None:
    sent: dict[str, int] = {}
    whole: dict[str, int] = {}
    async with new_page(settings=QUIET) as page:

        async def weigh(request: Request) -> None:
            if request.url.endswith((".js", ".css")):
                sent[request.url] = (await request.sizes())["responseBodySize"]

        async def measure(response: Response) -> None:
            if response.url.endswith((".js", ".css")):
                whole[response.url] = len(await response.body())

        page.on("requestfinished", weigh)
        page.on("response", measure)
        await begin(page)
        await can_act(page)
        await expect(page.locator("svg.board")).to_be_visible()
        await page.wait_for_load_state("networkidle")
    assert len(sent) > 3
    assert sent.keys() == whole.keys()
    assert 0 < sum(sent.values()) <= MOST, sum(sent.values())
    assert sum(sent.values()) < sum(whole.values()) / 2, "they are sent as they are"


def test_the_pictures_in_the_rules_are_what_the_server_would_show() -> None:
    import importlib.util

    spec = importlib.util.spec_from_file_location("pictures", PICTURES / "pictures.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for path, text in module.made().items():
        assert path.read_text("utf-8") == text, f"run web/pictures.py: {path.name} is out of date"
