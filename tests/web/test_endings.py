"""However a game ends, everybody is shown what was secret. An error is shown only until play goes on."""

import pytest
from playwright.async_api import expect

from web.page_actions import QUIET, NewPage, can_act, sit
from web.proxy import proxied
from web.whitechapel import map_actions
from web.whitechapel.socket_players import socket_players

WAS = {"en": "Jack was", "fr": "Jack était", "it": "Jack era"}
GIVE_UP = {
    "en": ("Give up", "Yes, give up"),
    "fr": ("Abandonner", "Oui, abandonner"),
    "it": ("Abbandona", "Sì, abbandona"),
}
HIDEOUT = {"en": "Jack’s hideout is {}", "fr": "le repaire de Jack est en {}", "it": "il covo di Jack è in {}"}
GONE = "Failed to load resource"


@pytest.mark.parametrize("language", WAS)
async def test_who_gives_up_is_told_who_jack_was(new_page: NewPage, language: str) -> None:
    async with new_page(settings=f'{{"language":"{language}","animation":false}}') as page:
        await sit(page, "detective", assist="probabilities")
        await can_act(page)
        await expect(page.locator(".identity")).to_have_count(0)
        await page.locator("button.menu").click()
        for what in GIVE_UP[language]:
            await page.get_by_role("dialog").get_by_role("button", name=what, exact=True).click()
        await expect(page.locator(".ending")).to_contain_text(WAS[language])
        await expect(page.locator(".identity")).to_contain_text(WAS[language])
        await expect(page.locator("svg.board .hat")).to_have_count(1)
        await expect(page.locator(".chance, .back")).to_have_count(0)


@pytest.mark.parametrize("language", HIDEOUT)
async def test_after_the_police_give_up_sheet_map_and_story_show_everything(
    new_page: NewPage, address: str, language: str
) -> None:
    async with socket_players(address) as game:
        await game.play_to("act")
        async with new_page(settings=f'{{"language":"{language}","animation":false}}') as page:
            await map_actions.sit(page, game.table, game.tokens["police"])
            due = page.locator(".men .due")
            await expect(due.first).to_be_visible()
            await expect(page.locator("section.sheet, .map .home .ring")).to_have_count(0)
            home = game.jack["hideout"]
            answer = await game.guests["police"].ask("resign")
            assert answer["type"] == "done"
            await expect(page.locator(".ending")).to_contain_text(str(home))
            await expect(page.locator("section.sheet")).to_contain_text(str(home))
            await expect(page.locator(".map .home .ring")).to_have_count(1)
            secret = HIDEOUT[language].format(home)
            await expect(page.locator("ol li span").filter(has_text=secret)).to_have_count(1)
            await expect(due).to_have_count(0)
            await expect(page.locator(".map .piece.due")).to_have_count(0)


async def test_what_did_not_reach_the_server_is_forgotten_when_play_goes_on(new_page: NewPage, address: str) -> None:
    async with proxied(address) as wire, new_page(base=wire.address, settings=QUIET, about=[GONE]) as page:
        await sit(page, "detective", assist="marks")
        await can_act(page)
        wire.cut()
        await page.get_by_role("button", name="Your mark for Holmes").click()
        alert = page.get_by_role("alert").filter(has_text="did not reach the server")
        await expect(alert).to_be_visible()
        wire.mend()
        await page.locator("button.card:not([disabled])").first.click()
        await expect(page.locator("svg.board .target").first).to_be_visible()
        await expect(alert).to_have_count(0)
