"""The first page is light, and every file of the client is found."""

import gzip
from pathlib import Path

from playwright.async_api import Response, expect

from web.hands import NewPage, begin, can_act

MOST = 200_000
PICTURES = Path(__file__).parents[2] / "web"


async def test_first_load_and_a_running_table_stay_under_200_kilobytes_of_compressed_script_and_style(
    new_page: NewPage,
) -> None:
    seen: dict[str, int] = {}
    async with new_page() as page:

        async def weigh(response: Response) -> None:
            if response.url.endswith((".js", ".css")) and response.ok:
                seen[response.url] = len(gzip.compress(await response.body()))

        page.on("response", weigh)
        await begin(page)
        await can_act(page)
        await expect(page.locator("svg.board")).to_be_visible()
        await page.wait_for_timeout(300)
    assert len(seen) > 3
    assert sum(seen.values()) <= MOST, sum(seen.values())


def test_the_pictures_in_the_rules_are_what_the_server_would_show() -> None:
    import importlib.util

    spec = importlib.util.spec_from_file_location("pictures", PICTURES / "pictures.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for path, text in module.made().items():
        assert path.read_text("utf-8") == text, f"run web/pictures.py: {path.name} is out of date"
