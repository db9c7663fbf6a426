"""Gestures on the map: a policeman is dragged to his crossing; two fingers and a wheel zoom."""

import pytest
from playwright.async_api import Page, expect

from web.page_actions import QUIET, NewPage
from web.pointing import click_middle, middle_at_rest
from web.whitechapel.map_actions import at_rest, look, open_table, sit
from web.whitechapel.socket_players import socket_players


async def zoom(page: Page) -> float:
    return float(await page.locator(".map svg[data-zoom]").get_attribute("data-zoom") or 0)


async def carry(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    await page.mouse.move(*start)
    await page.mouse.down()
    await page.mouse.move(*end, steps=8)
    await page.mouse.up()


async def test_a_policeman_is_carried_where_he_may_go_and_nowhere_else(new_page: NewPage, address: str) -> None:
    async with socket_players(address) as game:
        await game.play_to("hunt")
        async with new_page(settings=QUIET) as page:
            await sit(page, game.table, game.tokens["police"])
            await expect(page.locator(".prompt.mine")).to_be_visible()
            await at_rest(page)
            before = (await look(page))["position"]
            blue = next(one for one in (await look(page))["spots"] if one["spot"] == "p:blue")
            glass = await page.locator(".map .viewport").bounding_box()
            assert glass is not None
            corner = (glass["x"] + glass["width"] - 12, glass["y"] + glass["height"] - 12)
            await carry(page, (blue["x"], blue["y"]), corner)
            await expect(page.locator(".map [data-spot^=x]").first).to_be_attached()
            await at_rest(page)
            seen = await look(page)
            assert seen["position"] == before, "he was let go where he may not stand"
            # He is picked up, and his crossings light up.
            crossings = [one for one in seen["spots"] if one["spot"].startswith("x")]
            # The map has followed: he stands elsewhere in the window now.
            [own] = [one["crossing"] for one in game.now["view"]["policemen"] if one["colour"] == "blue"]
            blue = next(one for one in crossings if one["spot"] == own)
            to = max(crossings, key=lambda one: abs(one["x"] - blue["x"]) + abs(one["y"] - blue["y"]))
            await carry(page, (blue["x"], blue["y"]), (to["x"], to["y"]))
            await expect(page.locator(".map svg[data-version]")).not_to_have_attribute("data-version", before)
            assert f"B{to['spot']}" in (await look(page))["position"]


@pytest.mark.parametrize(
    ("stage", "seat", "night"),
    [("marks", "jack", 1), ("patrols", "police", 1), ("women", "jack", 2), ("posts", "police", 2)],
)
async def test_women_and_patrol_tokens_are_dragged_from_their_box(
    new_page: NewPage, address: str, stage: str, seat: str, night: int
) -> None:
    async with socket_players(address, {"catch-me": "on"}) as game, new_page(settings=QUIET) as page:
        await game.play_to(stage, night)
        await sit(page, game.table, game.tokens[seat])
        await expect(page.locator(".prompt.mine")).to_be_visible()
        await page.get_by_role("button", name="The whole map").click()
        await at_rest(page)
        start = await middle_at_rest(page.locator("[data-box]"))
        before = await look(page)
        # Let go far from any place of the map: it goes back into its box.
        await carry(page, start, (start[0] - 60, start[1] - 10))
        await at_rest(page)
        assert (await look(page))["spots"] == before["spots"]
        spot = next(one for one in before["spots"] if one["kind"] == "pick")
        await carry(page, start, (spot["x"], spot["y"]))
        await expect(page.locator(f".map [data-spot='{spot['spot']}'].pick")).to_have_count(0)


async def test_a_click_on_a_red_circle_says_why_it_is_no_hideout(new_page: NewPage, address: str) -> None:
    table, token = open_table(address, "jack", machines=["police"])
    async with new_page(settings=QUIET) as page:
        await sit(page, table, token)
        before = (await look(page))["position"]
        red = page.locator(".map .circle.red")
        assert await red.count() == 8
        for index in range(8):
            await click_middle(red.nth(index))
            number = await red.nth(index).text_content()
            said = f"Not circle {number}: a hideout is a circle that is not red."
            await expect(page.locator(".prompt .no")).to_have_text(said)
        assert (await look(page))["position"] == before
        await page.locator(".map [data-spot=c100]").dispatch_event("click")
        await expect(page.locator(".prompt .say")).to_contain_text("Mark the targets")
        await expect(page.locator(".prompt .no")).to_have_count(0)


async def test_the_map_is_zoomed_by_fingers_wheel_and_button(new_page: NewPage, address: str) -> None:
    table, token = open_table(address, "jack", machines=["police"])
    async with new_page(360, 640, has_touch=True, is_mobile=True, settings=QUIET) as page:
        await sit(page, table, token)
        await at_rest(page)
        whole = await zoom(page)
        glass = await page.locator(".map .viewport").bounding_box()
        assert glass is not None
        x, y = glass["x"] + glass["width"] / 2, glass["y"] + glass["height"] / 2
        fingers = await page.context.new_cdp_session(page)
        for kind, apart in (("touchStart", 20), ("touchMove", 30), ("touchMove", 60), ("touchMove", 80)):
            points = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
            await fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        await fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        await expect(page.locator(".map svg[data-zoom]")).not_to_have_attribute("data-zoom", f"{whole:.3f}")
        await at_rest(page)
        pinched = await zoom(page)
        assert 3 * whole < pinched < 5 * whole, "as far as the fingers went apart"
        await page.mouse.move(x, y)
        await page.mouse.wheel(0, 400)
        await expect(page.locator(".map svg[data-zoom]")).not_to_have_attribute("data-zoom", f"{pinched:.3f}")
        assert whole < await zoom(page) < pinched
        await page.get_by_role("button", name="The whole map").click()
        await expect(page.locator(".map svg[data-zoom]")).to_have_attribute("data-zoom", f"{whole:.3f}")
        await expect(page.locator(".prompt .say")).to_contain_text("Choose your hideout")
