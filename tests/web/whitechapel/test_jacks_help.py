"""Help for Jack: where he could live, and how far it is home. Only where the table tells what is possible."""

from playwright.async_api import expect

from web.page_actions import BY_HAND, NewPage
from web.whitechapel.map_actions import at_rest, sit
from web.whitechapel.socket_players import socket_players

IN_SIGHT = """circle => {
  const glass = document.querySelector('.map .viewport').getBoundingClientRect();
  const place = document.querySelector(`.map [data-spot=c${circle}]`).getBoundingClientRect();
  return place.left >= glass.left && place.right <= glass.right
    && place.top >= glass.top && place.bottom <= glass.bottom;
}"""


async def test_jack_is_advised_where_to_live_and_told_how_far_it_is_home(new_page: NewPage, address: str) -> None:
    async with socket_players(address, assist="possible") as game, new_page(settings=BY_HAND) as page:
        await sit(page, game.table, game.tokens["jack"])
        places = page.get_by_role("region", name="Where you could live").get_by_role("listitem")
        await expect(places.first).to_contain_text("walks from the red circles")
        circle = await places.last.get_by_role("button").inner_text()
        await places.last.get_by_role("button").click()
        await at_rest(page)
        assert await page.evaluate(IN_SIGHT, circle), "the map shows the circle that was clicked"
        await game.play_to("escape")
        await expect(page.locator(".prompt .say")).to_contain_text("on foot")
        await expect(page.locator(".prompt .say")).to_contain_text("Home: at least")


async def test_nobody_advises_jack_at_a_table_with_own_marks_only(new_page: NewPage, address: str) -> None:
    async with socket_players(address, assist="marks") as game, new_page(settings=BY_HAND) as page:
        await sit(page, game.table, game.tokens["jack"])
        await expect(page.locator(".prompt.mine")).to_be_visible()
        await expect(page.locator("[data-candidate]")).to_have_count(0)
        await game.play_to("escape")
        await expect(page.locator(".prompt .say")).to_contain_text("spaces are left")
        await expect(page.locator(".prompt .say")).not_to_contain_text("Home: at least")
