"""The map by touch, keyboard and screen reader: zoom, pan, choose a circle, and axe finds no problem."""

from pathlib import Path

import pytest
from playwright.async_api import Page, expect

import loopback
from web.axe import problems
from web.page_actions import NewPage
from web.pointing import tap_at
from web.whitechapel.map_actions import at_rest, look, open_table, sit, stage

RECORDS = Path(__file__).parents[2] / "data" / "records"


async def zoom(page: Page) -> float:
    return float(await page.locator(".map svg[data-zoom]").get_attribute("data-zoom") or 0)


async def test_on_a_phone_the_map_is_zoomed_panned_and_a_circle_hit(new_page: NewPage, address: str) -> None:
    table, token = open_table(address, "jack", machines=["police"])
    async with new_page(360, 640, has_touch=True, is_mobile=True, settings='{"animation":false}') as page:
        await sit(page, table, token)
        before = await zoom(page)
        for _ in range(5):
            await page.get_by_role("button", name="Closer").tap()
        await expect(page.locator(".map svg[data-zoom]")).not_to_have_attribute("data-zoom", f"{before:.3f}")
        await at_rest(page)
        assert await zoom(page) > before * 3
        glass = await page.locator(".map .viewport").bounding_box()
        assert glass is not None
        seen = [
            one
            for one in (await look(page))["spots"]
            if glass["x"] + 20 < one["x"] < glass["x"] + glass["width"] - 20
            and glass["y"] + 60 < one["y"] < glass["y"] + glass["height"] - 20
        ]
        size = await page.locator(f".map [data-spot='{seen[0]['spot']}']").bounding_box()
        assert size is not None
        assert min(size["width"], size["height"]) >= 40
        for _ in range(2):
            await tap_at(page, seen[0]["x"], seen[0]["y"])
        await expect(page.locator(".prompt .say")).to_contain_text("Mark the targets")
        await expect(page.get_by_role("region", name="Jack’s sheet")).to_contain_text(seen[0]["spot"][1:])
        wide = await page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0


async def test_dragging_moves_the_map_and_chooses_nothing(new_page: NewPage, address: str) -> None:
    table, token = open_table(address, "jack", machines=["police"])
    async with new_page(settings='{"animation":false}') as page:
        await sit(page, table, token)
        await page.mouse.move(700, 500)
        await page.mouse.wheel(0, -900)
        await expect(page.locator(".map svg[data-zoom]")).not_to_have_attribute("data-zoom", "0.500")
        await at_rest(page)
        before = next(one for one in (await look(page))["spots"] if one["spot"] == "c65" or one["spot"] == "c66")
        await page.mouse.down()
        await page.mouse.move(640, 440, steps=6)
        await page.mouse.up()
        await at_rest(page)
        seen = await look(page)
        after = next(one for one in seen["spots"] if one["spot"] == before["spot"])
        assert (round(before["x"] - after["x"]), round(before["y"] - after["y"])) == (60, 60)
        assert stage(seen) == "hideout"


async def test_panning_only_moves_one_layer(new_page: NewPage, address: str) -> None:
    """For sixty frames a second: during a drag nothing but the layer's own transform changes."""
    table, token = open_table(address, "jack", machines=["police"])
    async with new_page(settings='{"animation":false}') as page:
        await sit(page, table, token)
        await page.mouse.move(700, 500)
        await page.mouse.wheel(0, -900)
        await expect(page.locator(".map svg[data-zoom]")).not_to_have_attribute("data-zoom", "0.500")
        await at_rest(page)
        # A target would take the focus.
        x, y = await page.evaluate("""() => {
          for (let x = 700; ; x += 3) if (!document.elementFromPoint(x, 500).closest('[data-spot]')) return [x, 500];
        }""")
        await page.mouse.move(x, y)
        await at_rest(page)
        await page.evaluate("""() => {
          window.changed = [];
          const note = ({target, attributeName}) => window.changed.push(`${target.className} ${attributeName}`);
          new MutationObserver(all => all.forEach(note)).observe(
            document.querySelector('.map'), {attributes: true, childList: true, subtree: true, characterData: true});
        }""")
        await page.mouse.down()
        await page.mouse.move(x - 140, y - 120, steps=20)
        changed = set(await page.evaluate("window.changed"))
        await page.mouse.up()
        assert {one.split(" ")[0] for one in changed} == {"world"}
        assert {one.split(" ")[-1] for one in changed} == {"style"}


async def test_keys_alone_find_a_circle_by_its_number_and_choose_it(new_page: NewPage, address: str) -> None:
    table, token = open_table(address, "jack", machines=["police"])
    async with new_page() as page:
        await sit(page, table, token)
        await page.keyboard.press("b")
        await page.keyboard.type("64")
        await expect(page.locator(":focus")).to_have_attribute("aria-label", "Live on circle 64")
        await page.keyboard.press("ArrowRight")
        await page.keyboard.type("64")
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("region", name="Jack’s sheet")).to_contain_text("64")
        await page.keyboard.press("h")
        await expect(page.get_by_role("region", name="Jack’s sheet")).not_to_contain_text("64")
        await expect(page.locator(".map .home")).to_have_count(0)


@pytest.mark.parametrize("theme", ["night", "paper"])
async def test_axe_finds_no_problem(new_page: NewPage, address: str, theme: str) -> None:
    table, token = open_table(address, "jack", machines=["police"], assist="probabilities")
    async with new_page(settings=f'{{"theme":"{theme}","animation":false}}', painted=True) as page:
        await sit(page, table, token)
        assert await problems(page) == []
        await page.get_by_role("tab", name="Help").click()
        assert await problems(page) == []
        for path in ("/rules/whitechapel", "/learn/whitechapel"):
            await page.goto(path)
            await expect(page.locator("main h1")).to_be_visible()
            assert await problems(page) == []


@pytest.mark.parametrize("language", ["en", "fr", "it"])
async def test_every_language_has_its_words(new_page: NewPage, address: str, language: str) -> None:
    table, token = open_table(address, "jack", machines=["police"])
    async with new_page(settings=f'{{"language":"{language}"}}') as page:
        await sit(page, table, token)
        said = {"en": "Choose your hideout", "fr": "Choisissez votre repaire", "it": "Scegli il tuo covo"}
        await expect(page.locator(".prompt .say")).to_contain_text(said[language])


async def test_a_reload_in_the_middle_offers_the_same(new_page: NewPage, address: str) -> None:
    table, token = open_table(address, "jack", machines=["police"])
    async with new_page() as page:
        await sit(page, table, token)
        await page.locator(".map [data-spot='c100']").dispatch_event("click")
        await expect(page.locator(".prompt .say")).to_contain_text("0 of 5")
        await page.locator(".map [data-spot]").first.dispatch_event("click")
        await expect(page.locator(".prompt .say")).to_contain_text("1 of 5")
        offered = [one["spot"] for one in (await look(page))["spots"]]
        await page.reload()
        await expect(page.locator(".prompt .say")).to_contain_text("1 of 5")
        assert [one["spot"] for one in (await look(page))["spots"]] == offered


async def test_a_finished_game_is_seen_with_three_pairs_of_eyes(new_page: NewPage, address: str) -> None:
    record = (RECORDS / "whitechapel-arrested.record").read_text()
    made = loopback.post(f"{address}/api/tables/import", json={"record": record}).raise_for_status().json()
    async with new_page(settings='{"animation":false}') as page:
        await page.goto(f"/replay/{made['id']}?eyes=referee&at=18")
        await expect(page.locator(".map .hat")).to_be_visible()
        await expect(page.locator(".map .home")).to_be_visible()
        await expect(page.locator(".map .trail path").first).to_be_attached()
        await page.get_by_role("button", name="As detective 1").click()
        await expect(page.locator(".map .hat")).to_have_count(0)
        await expect(page.locator(".map .home")).to_have_count(0)
        await expect(page.locator(".map .now circle").first).to_be_visible()
        await page.get_by_role("button", name="As Jack").click()
        await expect(page.locator(".map .hat")).to_be_visible()
