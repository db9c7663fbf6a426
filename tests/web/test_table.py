"""Around the game: clocks, offers, rematch, handing over, notices, and the way the board lies."""

import re

import httpx
from playwright.async_api import Page, expect

from web.page_actions import QUIET, NewPage, can_act, sit

REFUSED = "Failed to load resource"


async def sit_together(detective: Page, jack: Page, **settings: object) -> str:
    """Two people at one table, each in a browser of their own."""
    body = {"game": "mrjack", "settings": settings, "me": {"seat": "detective", "name": "Ada"}}
    made = await (await detective.request.post("/api/tables", data=body)).json()
    table = str(made["table"]["id"])
    seat = {"seat": "jack", "name": "Mary"}
    key = await (await jack.request.post(f"/api/tables/{table}/seats", data=seat)).json()
    await detective.goto(f"/table/{table}#key={made['key']['token']}")
    await jack.goto(f"/table/{table}#key={key['token']}")
    for page in (detective, jack):
        await expect(page.locator("svg.board")).to_be_visible()
    return table


async def ask(page: Page, what: str) -> None:
    await page.get_by_role("button", name="Table", exact=True).click()
    await page.get_by_role("dialog").get_by_role("button", name=what).click()


async def answer(page: Page, offer: str, word: str) -> None:
    asked = page.get_by_role("alert").filter(has_text=offer)
    await asked.get_by_role("button", name=word).click()
    await expect(asked).to_have_count(0)


async def test_two_agree_to_take_back_then_to_stop_and_play_again_with_sides_swapped(new_page: NewPage) -> None:
    clock = {"kind": "live", "base": 600, "increment": 10}
    async with new_page(settings=QUIET) as ada, new_page(settings=QUIET) as mary:
        await sit_together(ada, mary, clock=clock)
        timer = ada.get_by_role("timer").filter(has_text=re.compile(r"^[1-9]:\d\d$"))
        # The clock of whoever is in turn runs: it shows less than ten minutes, the other shows ten.
        await expect(timer).to_have_count(1)
        # Holmes would draw an alibi, and what has been seen cannot be taken back.
        await ada.locator("button.card:not([data-card=holmes])").first.click()
        await ada.locator("svg.board .target.go").first.click()
        await ask(ada, "Ask to take back")
        await answer(mary, "asks to take back", "Yes")
        await expect(ada.locator("ol[aria-label] li").filter(has_text="walks to")).to_have_count(0)
        await ask(mary, "Ask to stop the game")
        await answer(ada, "asks to stop", "No")
        await expect(ada.locator(".ending")).to_have_count(0)
        await ask(mary, "Ask to stop the game")
        await answer(ada, "asks to stop", "Yes")
        for page in (ada, mary):
            await expect(page.locator(".ending")).to_be_visible()
        await ada.get_by_role("button", name="Rematch").click()
        await mary.get_by_role("button", name="To the rematch").click()
        await expect(mary.locator("li").filter(has_text="The detective").first).to_contain_text("you")
        await expect(ada.locator("li").filter(has_text="Jack").first).to_contain_text("you")
        await expect(ada.locator(".identity")).to_be_visible()


async def test_a_machine_goes_on_for_one_who_left_and_for_oneself_until_one_comes_back(new_page: NewPage) -> None:
    async with new_page(settings=QUIET) as ada, new_page(settings=QUIET) as mary:
        await sit_together(ada, mary, absence=10)
        await mary.goto("/settings")
        await expect(ada.get_by_title("away")).to_have_count(1)
        await ask(ada, "in my seat")
        seats = ada.locator("ul > li").filter(has_text="The detective")
        await ada.get_by_role("button", name="Table", exact=True).click()
        await ada.get_by_role("button", name="Take my seat back").click()
        await expect(seats.first).to_contain_text("you")
        hand = ada.get_by_role("dialog").get_by_role("button", name="for Jack")
        # Ten seconds must have gone by since she left; until then the server says no.
        for _ in range(40):
            if not await hand.count():
                await ada.get_by_role("button", name="Table", exact=True).click()
            await hand.click()
            await ada.wait_for_timeout(500)
            if await ada.get_by_role("dialog").count() == 0:
                break
        await expect(ada.locator("li").filter(has_text="Jack").first).to_contain_text("Casual")


async def test_notices_are_asked_for_and_ended_and_a_bad_address_is_explained(new_page: NewPage) -> None:
    async with new_page(settings=QUIET, about=[REFUSED]) as page:
        await sit(page, "jack")
        await page.get_by_role("button", name="Table", exact=True).click()
        field = page.get_by_label("Tell me when it is my turn")
        await field.fill("nowhere")
        await page.get_by_role("button", name="Tell me").click()
        await expect(page.get_by_role("dialog").get_by_role("alert")).not_to_be_empty()
        # Nothing listens there, and nothing is sent while somebody looks at the table.
        await field.fill("http://127.0.0.1:9/turn")
        await page.get_by_role("button", name="Tell me").click()
        kept = page.get_by_role("dialog").get_by_text("http://127.0.0.1:9/turn")
        await expect(kept).to_be_visible()
        await expect(page.get_by_role("dialog").locator("code")).to_be_visible()
        await page.get_by_role("button", name="End", exact=True).click()
        await expect(kept).to_have_count(0)


async def test_the_board_is_turned_for_whoever_sits_across_and_stays_so(new_page: NewPage) -> None:
    places = (
        "() => ['A5', 'M4'].map(one => document.querySelector(`[aria-label^='${one},']`).getBoundingClientRect().x)"
    )
    async with new_page(settings=QUIET) as page:
        await sit(page, "detective")
        west, east = await page.evaluate(places)
        assert west < east
        await page.get_by_role("button", name="Table", exact=True).click()
        await page.get_by_role("button", name="Upside down").click()
        west, east = await page.evaluate(places)
        assert west > east
        await page.reload()
        await expect(page.locator("svg.board")).to_be_visible()
        west, east = await page.evaluate(places)
        assert west > east


async def test_pencil_marks_are_kept_with_the_seat_and_nobody_else_sees_them(new_page: NewPage, address: str) -> None:
    async with new_page(settings=QUIET) as page, new_page(settings=QUIET) as other:
        table = await sit(page, "detective", assist="marks")
        await page.get_by_role("button", name="Your mark for Holmes").click()
        await expect(page.locator("svg.board .mark")).to_have_text("?")
        assert await page.evaluate("Object.keys(localStorage).filter(one => one.includes('mark'))") == []
        await page.reload()
        await expect(page.locator("svg.board .mark")).to_have_text("?")
        await other.goto(f"/table/{table}")
        await expect(other.locator("svg.board")).to_be_visible()
        await expect(other.locator("svg.board .mark")).to_have_count(0)
        assert httpx.get(f"{address}/api/tables/{table}", timeout=30).json().get("marks") is None


async def test_tokens_glide_and_the_board_keeps_its_place(new_page: NewPage) -> None:
    """On a phone, where the words above the board change most."""
    where = "() => document.querySelector('svg.board').getBoundingClientRect().top"
    record = """() => {
      const seen = new Set();
      const token = document.querySelector('svg.board .token.active');
      const look = () => { seen.add(token.getAttribute('transform')); requestAnimationFrame(look); };
      look();
      window.seenPlaces = seen;
    }"""
    async with new_page(360, 640) as page:
        await sit(page, "detective")
        await can_act(page)
        before = await page.evaluate(where)
        await page.locator("button.card").first.click()
        await expect(page.locator("svg.board .target").first).to_be_visible()
        assert await page.evaluate(where) == before
        await page.evaluate(record)
        await page.locator("svg.board .target.go").last.dispatch_event("click")
        await expect(page.locator("ol[aria-label] li").last).to_contain_text("walks to")
        await page.wait_for_function("() => window.seenPlaces.size > 4")
        assert await page.evaluate(where) == before
