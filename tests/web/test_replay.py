"""A finished game again, with three pairs of eyes."""

import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest
from playwright.async_api import expect

import loopback
from web.page_actions import QUIET, NewPage, sit

RECORDS = Path(__file__).parents[1] / "data" / "records"


@pytest.fixture
def finished(address: str) -> str:
    """A table made of a record that ended with an escape."""
    record = (RECORDS / "mrjack-escape.record").read_text()
    answer = loopback.post(f"{address}/api/tables/import", json={"record": record})
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


async def test_the_referees_story_tells_every_secret_and_the_detectives_does_not(
    new_page: NewPage, finished: str
) -> None:
    async with new_page(settings=QUIET) as page:
        await page.goto(f"/replay/{finished}?eyes=referee&at=5")
        story = page.locator(".story")
        await expect(story).to_contain_text("Jack hides behind")
        await expect(story).to_contain_text("draws an alibi:")
        await expect(story).not_to_contain_text("in secret")
        await page.get_by_role("button", name="As the detective").click()
        await expect(story).to_contain_text("Jack secretly draws the character")
        await expect(story).not_to_contain_text("Jack hides behind")


async def test_the_address_follows_every_way_through_a_replay(new_page: NewPage, finished: str) -> None:
    async with new_page(settings=QUIET) as page:
        await page.goto(f"/replay/{finished}")
        board = page.locator("svg.board")
        await expect(board).to_be_visible()
        before = await board.get_attribute("data-version")
        await page.get_by_role("button", name="One step forward").click()
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


async def test_a_replay_shows_players_and_result_and_leads_back(new_page: NewPage, finished: str) -> None:
    async with new_page(settings=QUIET) as page:
        await page.goto(f"/replay/{finished}?eyes=referee&at=5")
        game = page.locator(".replay .game")
        await expect(game).to_contain_text("the detective")
        await expect(game).to_contain_text("Jack was Holmes")
        await game.get_by_role("link", name="To the table").click()
        await expect(page.locator(".ending")).to_contain_text("Jack was Holmes")


async def test_a_replay_jumps_by_round_and_its_link_opens_there(new_page: NewPage, finished: str) -> None:
    async with new_page(settings=QUIET) as page:
        await page.goto(f"/replay/{finished}")
        jump = page.get_by_label("Jump to")
        await jump.select_option(label="Round 3")
        round_now = page.locator("ol.track [aria-current=step] .round")
        await expect(round_now).to_have_text("3")
        await page.goto(page.url)
        await expect(round_now).to_have_text("3")
        await expect(jump.locator("option:checked")).to_have_text("Round 3")


async def test_a_replay_jumps_to_the_steps_that_decided_the_game(new_page: NewPage, finished: str) -> None:
    async with new_page(settings=QUIET) as page:
        await page.goto(f"/replay/{finished}")
        jump = page.get_by_label("Jump to")
        points = jump.locator("optgroup[label='What decided it'] option")
        await expect(points).to_have_count(3)
        decided = await points.last.inner_text()
        await jump.select_option(label=decided)
        await expect(page.locator(".told")).to_have_text(decided.partition(": ")[2], ignore_case=True)
        await expect(jump.locator("option:checked")).to_have_text(decided)


async def test_a_replay_plays_faster_when_told_to(new_page: NewPage, finished: str) -> None:
    async with new_page(settings=QUIET) as page:
        await page.clock.install(time=datetime(2026, 1, 1, tzinfo=UTC))
        await page.goto(f"/replay/{finished}")
        slider = page.get_by_role("slider")
        await expect(slider).to_have_value("0")
        await page.clock.pause_at(datetime(2026, 1, 2, tzinfo=UTC))
        await page.get_by_label("Speed").select_option(label="four times as fast")
        await page.get_by_role("button", name="Play", exact=True).click()
        await page.clock.run_for(1200)
        await expect(slider).to_have_value("4")


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
