"""Great moments are shown on the board, one after the other, and a player who acts or skips goes on at once."""

from pathlib import Path

import pytest
from playwright.async_api import Page, expect

import loopback
from web.moment_recorder import Shown, moments_shown, record_moments
from web.moment_shots import freeze
from web.motion_recorder import motions_seen, record_motion
from web.mrjack_players import MrJackPlayers, mrjack_players
from web.page_actions import QUIET, NewPage

RECORDS = Path(__file__).parents[1] / "data" / "records"
BY_HAND = '{"forced":false}'
LONGEST_MS = 2000
TRAILS = """window.trails = [];
new MutationObserver(() => {
  const count = document.querySelectorAll('[data-trail]').length;
  if (window.trails.at(-1) !== count) window.trails.push(count);
}).observe(document, {childList: true, subtree: true});"""
"""How many trails there were, one number after the other."""


async def cleared(page: Page) -> int:
    return await page.locator("svg.board .token.cleared").count()


def innocent(game: MrJackPlayers) -> int:
    return [one["suspect"] for one in game.view["tokens"]].count(False)


def check(seen: list[Shown]) -> None:
    for one in seen:
        assert one.drawn > 0, f"nothing is drawn for {one.text}"
        assert one.milliseconds <= LONGEST_MS
        assert one.covered == [], one
        assert one.animated == [], one


async def test_every_moment_is_seen_on_a_phone_and_can_be_skipped(new_page: NewPage, address: str) -> None:
    async with mrjack_players(address) as game:
        await game.play_to_last_card(1)
        async with new_page(360, 640, has_touch=True, is_mobile=True, settings=BY_HAND) as page:
            await page.goto(f"/table/{game.table}#key={game.tokens['detective']}")
            await expect(page.locator("svg.board")).to_be_visible()
            await page.get_by_role("tab", name="Chat").click()
            await record_moments(page)
            await record_motion(page, "svg.board")
            await game.play_to_next_round()
            call = await moments_shown(page)
            # Who is in sight, then token by token who is cleared, then the lamp, until the newest position is shown.
            gone = innocent(game)
            assert [one.kind for one in call] == ["sight", *["cleared"] * gone, "lamp-out"]
            assert [one.cleared for one in call] == [*range(gone + 1), gone]
            assert await cleared(page) == gone > 1
            check(call)
            # From here on a moment lasts until it is skipped, however slow the machine is.
            await page.clock.install(time=0)
            await page.clock.pause_at(1000)
            for number, end in enumerate(("Skip", "Escape", "click"), 2):
                await game.play_to_last_card(number)
                await game.play_to_next_round()
                await expect(page.locator("svg.board")).to_have_attribute("data-version", game.view["text"])
                await skip(page, end)
                await expect(page.locator("svg.board .token.cleared")).to_have_count(innocent(game))
            await page.clock.resume()
            for piece in ("token", "cover", "burning", "cordon"):
                assert await motions_seen(page, f'class="{piece}'), f"no {piece} was seen to move"
            await all_skipped(page, game)
            while "alibi" not in await game.step():
                pass
            seen = await moments_shown(page)
            assert "alibi" in [one.kind for one in seen]
            check(seen)
            await game.play_until(lambda: game.accusations(game.jack))
            await all_skipped(page, game)
            await game.act(game.accusations(game.jack)[0])
            seen = await moments_shown(page)
            assert [one.kind for one in seen] == ["accusation", "guilty"]
            check(seen)
            await expect(page.locator(".ending")).to_contain_text("You won")


@pytest.mark.parametrize(("width", "height"), [(820, 1180), (1280, 800), (1920, 1080)])
async def test_the_words_of_a_moment_cover_no_street(new_page: NewPage, address: str, width: int, height: int) -> None:
    async with mrjack_players(address) as game:
        await game.play_to_last_card(1)
        async with new_page(width, height, settings=BY_HAND) as page:
            await page.goto(f"/table/{game.table}#key={game.tokens['detective']}")
            await expect(page.locator("svg.board")).to_be_visible()
            await record_moments(page)
            await game.play_to_next_round()
            check(await moments_shown(page))


async def test_the_log_is_not_ahead_of_the_board(new_page: NewPage, address: str) -> None:
    async with mrjack_players(address) as game:
        await game.play_to_last_card(1)
        async with new_page(1440, 900, settings=BY_HAND) as page:
            await page.goto(f"/table/{game.table}#key={game.tokens['detective']}")
            await expect(page.locator("svg.board")).to_be_visible()
            await page.clock.install(time=0)
            await page.clock.pause_at(1000)
            await game.play_to_next_round()
            await expect(page.locator("[data-moment=sight]")).to_be_visible()
            log = page.get_by_role("list", name="The story of this game")
            await expect(log).not_to_contain_text("The witnesses")
            await skip(page, "Escape")
            await expect(log).to_contain_text("The witnesses")
            await expect(log).to_contain_text("cleared:")


async def skip(page: Page, end: str) -> None:
    await expect(page.locator("[data-moment]")).to_be_visible()
    if end == "Skip":
        await page.locator(".moment").get_by_role("button", name="Skip").tap()
    elif end == "Escape":
        await page.keyboard.press("Escape")
    else:
        await page.locator(".track").first.tap()
    await expect(page.locator("[data-moment]")).to_have_count(0)


async def all_skipped(page: Page, game: MrJackPlayers) -> None:
    """The page shows the newest position, and nothing that came before it."""
    await expect(page.locator("svg.board")).to_have_attribute("data-version", game.view["text"])
    await page.keyboard.press("Escape")
    await expect(page.locator("[data-moment]")).to_have_count(0)
    await page.evaluate("window.momentsSeen.splice(0)")


async def test_a_replay_that_is_played_shows_the_accusation_and_then_the_verdict(
    new_page: NewPage, address: str
) -> None:
    async with new_page() as page:
        await freeze(page, address, "accusation")
        await expect(page.locator(".told")).not_to_contain_text("accuses")
        await expect(page.locator("svg.board .hat")).to_have_count(0)
        await page.clock.run_for(1300 + 1100)
        await expect(page.locator("[data-moment=guilty]")).to_be_visible()
        await expect(page.locator("svg.board .hat")).to_have_count(1)
        await page.locator(".moment").get_by_role("button", name="Skip").click()
        await expect(page.locator("[data-moment]")).to_have_count(0)
        await expect(page.locator(".told")).to_have_text("The accusation is right")


async def test_a_replay_shows_a_wrong_verdict_and_an_escape(new_page: NewPage, address: str) -> None:
    for kind, text, shape in (("innocent", "Innocent!", ".stamp"), ("escape", "Jack escapes: Holmes!", ".run")):
        async with new_page() as page:
            await freeze(page, address, kind)
            await expect(page.locator(".moment .text")).to_have_text(text)
            await expect(page.locator(f"[data-scene={kind}] {shape}")).to_have_count(1)
            await page.keyboard.press("Escape")
            await expect(page.locator("[data-moment]")).to_have_count(0)


def finished(address: str, name: str) -> str:
    body = {"record": (RECORDS / f"{name}.record").read_text()}
    return str(loopback.post(f"{address}/api/tables/import", json=body).json()["id"])


async def test_the_page_of_the_end_explains_the_result(new_page: NewPage, address: str) -> None:
    table = finished(address, "mrjack-dawn")
    async with new_page(360, 640, settings=QUIET, permissions=["clipboard-read", "clipboard-write"]) as page:
        await page.goto(f"/table/{table}")
        ending = page.locator(".ending")
        await expect(ending.get_by_role("heading", name="Jack won")).to_be_visible()
        await expect(ending).to_contain_text("Jack was not caught")
        # On a phone it can be folded to its title.
        await ending.get_by_role("button", name="Hide").click()
        await page.wait_for_function("document.querySelector('.ending').getBoundingClientRect().height < 70")
        await ending.get_by_role("button", name="Show").click()
        await page.evaluate("delete Navigator.prototype.share")
        await ending.get_by_role("button", name="Share").click()
        await expect(ending.get_by_role("button", name="Copied")).to_be_visible()
        assert (await page.evaluate("navigator.clipboard.readText()")).endswith(f"/replay/{table}")
        await ending.get_by_role("button", name="More").click()
        await expect(ending.locator(".course li")).to_have_count(7)
        points = ending.locator(".turning li")
        await expect(points).to_have_count(3)
        await expect(points.first).to_contain_text("Round 2: The witnesses have seen Jack")
        await expect(points.first).to_contain_text("6 before, 4 after")
        await points.first.locator("a").click()
        await expect(page.locator(".told")).to_contain_text("The witnesses have seen Jack")


async def test_after_the_end_the_trails_are_drawn_night_by_night(new_page: NewPage, address: str) -> None:
    table = finished(address, "whitechapel-escaped")
    async with new_page() as page:
        await page.add_init_script(TRAILS)
        await page.goto(f"/table/{table}")
        await expect(page.locator("[data-trail]")).to_have_count(4)
        assert await page.evaluate("trails") == [0, 1, 2, 3, 4]
        await page.get_by_role("button", name="Night 2", exact=True).click()
        await expect(page.locator("[data-trail]")).to_have_count(3)
        await expect(page.locator(".turning li").first).to_contain_text("Night 1: Jack walks to 124 and is home")
