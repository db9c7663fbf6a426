"""A finished game again, with three pairs of eyes."""

import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from playwright.async_api import expect

from web.page_actions import QUIET, NewPage, sit

RECORDS = Path(__file__).parents[1] / "data" / "records"


@pytest.fixture
def finished(address: str) -> str:
    """A table made of a record that ended with an escape."""
    record = (RECORDS / "mrjack-escape.record").read_text()
    answer = httpx.post(f"{address}/api/tables/import", json={"record": record}, timeout=30)
    answer.raise_for_status()
    return str(answer.json()["id"])


async def test_the_referee_sees_jack_from_the_start_and_the_detective_does_not(
    new_page: NewPage, finished: str
) -> None:
    async with new_page(settings=QUIET) as page:
        await page.goto(f"/replay/{finished}?eyes=referee&at=5")
        await expect(page.locator(".identity")).to_be_visible()
        await page.get_by_role("button", name="As the detective").click()
        await expect(page.locator(".identity")).to_have_count(0)
        await expect(page.locator(".chance").first).to_be_visible()
        await page.get_by_role("button", name="As Jack").click()
        await expect(page.locator(".identity")).to_be_visible()


async def test_slider_steps_and_keys_move_through_the_game_and_the_address_follows(
    new_page: NewPage, finished: str
) -> None:
    async with new_page(settings=QUIET) as page:
        await page.goto(f"/replay/{finished}")
        board = page.locator("svg.board")
        await expect(board).to_be_visible()
        before = await board.get_attribute("data-version")
        await page.get_by_role("button", name="One step on").click()
        await expect(board).not_to_have_attribute("data-version", before or "")
        await page.keyboard.press("End")
        await expect(page.locator(".told")).to_contain_text("leaves the district")
        assert "at=" in page.url
        await page.reload()
        await expect(page.locator(".told")).to_contain_text("leaves the district")
        await page.keyboard.press("Home")
        await page.get_by_role("button", name="Play", exact=True).click()
        await expect(page.get_by_role("button", name="Pause")).to_be_visible()
        await expect(page.get_by_role("slider")).not_to_have_value("0")


async def test_a_downloaded_record_proves_itself(new_page: NewPage, finished: str, tmp_path: Path) -> None:
    async with new_page(accept_downloads=True, settings=QUIET) as page:
        await page.goto(f"/replay/{finished}")
        async with page.expect_download() as waiting:
            await page.get_by_role("button", name="Download").click()
        path = tmp_path / "game.record"
        await (await waiting.value).save_as(path)
    done = subprocess.run([Path(sys.executable).parent / "gaslamp", "verify", path], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "Honest" in done.stdout


async def test_a_game_that_goes_on_is_not_replayed(new_page: NewPage) -> None:
    async with new_page(settings=QUIET) as page:
        table = await sit(page, "detective")
        answer = await page.request.get(f"/api/tables/{table}/replay?eyes=referee")
        assert answer.status in (403, 409)
