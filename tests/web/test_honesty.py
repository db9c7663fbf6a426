"""After the end a player checks in the browser that nobody cheated, and with the files that the page saves."""

import random
import subprocess
import sys
from pathlib import Path

from playwright.async_api import Page, Route, expect

from web.page_actions import QUIET, NewPage, begin, can_act, play_out
from web.test_table import ask


async def ended_game(page: Page) -> str:
    """A game begun on the first page and given up after its first position; the id of the table."""
    table = await begin(page)
    await can_act(page)
    await ask(page, "Give up")
    await page.get_by_role("button", name="Yes, give up").click()
    await expect(page.locator(".ending")).to_be_visible()
    return table


async def check(page: Page) -> None:
    await page.locator(".ending").get_by_role("button", name="Check that nobody cheated").click()


async def saved(page: Page, button: str, path: Path) -> Path:
    async with page.expect_download() as waiting:
        await page.get_by_role("button", name=button).click()
    await (await waiting.value).save_as(path)
    return path


async def test_the_page_says_what_it_has_proved(new_page: NewPage) -> None:
    async with new_page(settings=QUIET) as page:
        await ended_game(page)
        await check(page)
        said = page.locator(".honesty")
        for sentence in (
            "Nobody cheated",
            "Every secret is the one that was locked away",
            "Your own number is in the shuffle",
            "It is the game that you saw",
            "The server has signed the game",
        ):
            await expect(said).to_contain_text(sentence)
        await expect(said.get_by_text("as far as this page can see")).to_be_in_viewport()


async def test_a_game_that_the_server_changed_is_found(new_page: NewPage) -> None:
    async with new_page(settings=QUIET) as page:
        await ended_game(page)

        async def change(route: Route) -> None:
            answer = await route.fetch()
            await route.fulfill(response=answer, body=(await answer.text()).replace(" resigned", " time"))

        await page.route("**/record?*", change)
        await check(page)
        await expect(page.locator(".honesty")).to_contain_text("it is not the game that you saw")


async def test_saved_files_prove_the_game_on_the_command_line(new_page: NewPage, tmp_path: Path) -> None:
    async with new_page(accept_downloads=True, settings=QUIET) as page:
        table = await ended_game(page)
        own = await saved(page, "Save what I saw", tmp_path / "game.seen")
        await page.goto(f"/replay/{table}")
        record = await saved(page, "Download", tmp_path / "game.record")
    command = [Path(sys.executable).parent / "gaslamp", "verify", record, "--seen", own]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "Against the server: proved. This is the game that you were shown." in done.stdout
    assert "The deal: your share is in it" in done.stdout


async def test_a_whole_game_with_an_undo_and_a_take_back_continues_the_chain(new_page: NewPage) -> None:
    dice = random.Random(2)
    async with new_page(settings=QUIET) as page:
        table = await begin(page, side="The detective")
        await can_act(page)
        # Holmes would draw an alibi, and what has been seen cannot be taken back.
        card = page.locator("button.card:not([data-card=holmes])").first
        await card.click()
        await page.get_by_role("button", name="Undo").click()
        await card.click()
        await ask(page, "Take back")
        await expect(page.get_by_text("Taken back: 1")).to_be_visible()
        await play_out(page, dice)
        await expect(page.get_by_text("has changed what happened before")).to_have_count(0)
        await check(page)
        await expect(page.locator(".honesty")).to_contain_text("Nobody cheated")
        await page.goto(f"/replay/{table}")
        await expect(page.get_by_text("Taken back: 1")).to_be_visible()
