"""Around the game: clocks, offers, rematch, handing over, notices, and the way the board lies."""

import asyncio
import re

from playwright.async_api import Page, expect

import loopback
from web.motion_recorder import motions_seen, record_motion
from web.page_actions import QUIET, NewPage, begin, can_act, sit

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


async def test_two_players_take_back_stop_and_play_a_rematch(new_page: NewPage) -> None:
    clock = {"kind": "live", "base": 600, "increment": 10}
    async with new_page(settings=QUIET) as ada, new_page(settings=QUIET) as mary:
        await sit_together(ada, mary, clock=clock)
        timer = ada.get_by_role("timer").filter(has_text=re.compile(r"^[1-9]:\d\d$"))
        # The clock of the side in turn runs: it shows less than ten minutes, the other shows ten.
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


async def test_a_machine_plays_a_seat_until_its_player_comes_back(new_page: NewPage) -> None:
    async with new_page(settings=QUIET) as ada, new_page(settings=QUIET) as mary:
        await sit_together(ada, mary)
        await ask(ada, "in my seat")
        seats = ada.locator("ul > li").filter(has_text="The detective")
        await ada.get_by_role("button", name="Table", exact=True).click()
        await ada.get_by_role("button", name="Take my seat back").click()
        await expect(seats.first).to_contain_text("you")


async def test_an_opponent_can_only_claim_the_win_from_an_absent_player(new_page: NewPage) -> None:
    async with new_page(settings=QUIET) as ada, new_page(settings=QUIET) as mary:
        await sit_together(ada, mary, absence=10)
        await ada.goto("/settings")
        await expect(mary.get_by_title("away")).to_have_count(1)
        waits = mary.get_by_role("status").filter(has_text="The detective is away.")
        await expect(waits).to_contain_text("You can claim the win in")
        await expect(waits.get_by_role("button", name="Claim the win")).to_be_visible()
        await mary.get_by_role("button", name="Table", exact=True).click()
        await expect(mary.get_by_role("dialog")).to_contain_text("allies may let a machine play there")
        await expect(mary.get_by_role("dialog").get_by_role("button", name="for the detective")).to_have_count(0)
        await mary.keyboard.press("Escape")
        await waits.get_by_role("button", name="Claim the win").click()
        await expect(mary.locator(".ending")).to_contain_text("The detective has left: Jack wins.")
        await expect(mary.locator(".ending")).to_contain_text("Ada left the game.")


async def test_a_machine_plays_for_an_absent_player_where_that_was_agreed(new_page: NewPage) -> None:
    async with new_page(settings=QUIET) as ada, new_page(settings=QUIET) as mary:
        await sit_together(ada, mary, absence=10, replace_absent="all")
        await ada.goto("/settings")
        await mary.get_by_role("button", name="Let a machine play for").click()
        await expect(mary.locator("li").filter(has_text="The detective").first).to_contain_text("Casual")


async def test_with_a_clock_an_absent_player_can_only_be_given_time(new_page: NewPage) -> None:
    clock = {"kind": "correspondence", "days": 3}
    async with new_page(settings=QUIET) as ada, new_page(settings=QUIET) as mary:
        await sit_together(ada, mary, clock=clock, absence=10)
        await ada.goto("/settings")
        waits = mary.get_by_role("status").filter(has_text="The detective is away.")
        await expect(waits).to_contain_text("The clock runs on and decides.")
        await expect(waits.get_by_role("button")).to_have_text(["Give them a day"])


async def test_a_take_back_from_a_machine_is_counted(new_page: NewPage) -> None:
    async with new_page(settings=QUIET) as page:
        await sit(page, "detective")
        await page.locator("button.card:not([data-card=holmes])").first.click()
        await expect(page.locator("svg.board .target.go").first).to_be_visible()
        await ask(page, "Take back")
        await expect(page.get_by_text("Taken back: 1")).to_be_visible()
        await ask(page, "Leave the game")
        await expect(page.locator(".ending")).to_contain_text("The only player has left: nobody wins.")


async def test_two_who_press_rematch_at_once_meet_at_one_table(new_page: NewPage) -> None:
    async with new_page(settings=QUIET) as ada, new_page(settings=QUIET) as mary:
        table = await sit_together(ada, mary)
        await ask(ada, "Give up")
        await ada.get_by_role("dialog").get_by_role("button", name="Yes, give up").click()
        # The menu, which has such a button too, closes only when the answer arrives.
        buttons = [page.locator(".ending").get_by_role("button", name="Rematch") for page in (ada, mary)]
        for button in buttons:
            await expect(button).to_be_visible()
        await asyncio.gather(*(button.dispatch_event("click") for button in buttons))
        await expect(ada.locator(".identity")).to_be_visible()
        await expect(mary.locator("li").filter(has_text="The detective").first).to_contain_text("you")
        assert ada.url == mary.url
        assert table not in ada.url


async def test_a_new_link_to_a_seat_voids_the_old_one(new_page: NewPage) -> None:
    async with new_page(settings=QUIET) as ada, new_page(settings=QUIET, about=[REFUSED]) as thief:
        table = await sit(ada, "jack")
        old = (await ada.evaluate("JSON.parse(localStorage.getItem('gaslamp:keys'))"))[0]["token"]
        await thief.goto(f"/table/{table}#key={old}")
        await expect(thief.locator(".identity")).to_be_visible()
        await ask(ada, "Make my link new")
        await ada.get_by_role("dialog").get_by_role("button", name="Yes, make it new").click()
        await expect(ada.get_by_text("Your link is new.")).to_be_visible()
        await expect(ada.locator(".identity")).to_be_visible()
        await expect(thief.get_by_text("This key does not open a seat")).to_be_visible()
        keys = await ada.evaluate("JSON.parse(localStorage.getItem('gaslamp:keys'))")
        assert [key["token"] != old for key in keys] == [True]
        await ada.reload()
        await expect(ada.locator(".identity")).to_be_visible()


async def test_who_leaves_the_seat_before_the_game_becomes_a_spectator(new_page: NewPage) -> None:
    async with new_page(settings=QUIET) as page:
        await begin(page, "The detective", opponent="A friend, by link")
        await page.get_by_role("button", name="Leave my seat").click()
        await expect(page.get_by_role("button", name="Play the detective")).to_be_visible()
        assert await page.evaluate("JSON.parse(localStorage.getItem('gaslamp:keys'))") == []


async def test_a_player_asks_for_notices_and_ends_them(new_page: NewPage) -> None:
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


async def test_the_board_stays_turned_for_the_player_opposite(new_page: NewPage) -> None:
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
        assert loopback.get(f"{address}/api/tables/{table}").json().get("marks") is None


async def test_tokens_glide_and_the_board_keeps_its_place(new_page: NewPage) -> None:
    """On a phone, where the words above the board change most."""
    where = "() => document.querySelector('svg.board').getBoundingClientRect().top"
    async with new_page(360, 640) as page:
        await sit(page, "detective")
        await can_act(page)
        before = await page.evaluate(where)
        await page.locator("button.card").first.click()
        await expect(page.locator("svg.board .target").first).to_be_visible()
        assert await page.evaluate(where) == before
        await record_motion(page, "svg.board")
        await page.locator("svg.board .target.go").last.dispatch_event("click")
        # The machine may have answered already: the walk need not be the last line.
        await expect(page.locator("ol[aria-label] li", has_text="walks to").first).to_be_attached()
        await page.wait_for_function("() => window.motionsSeen.length > 0")
        (first, *_) = await motions_seen(page, 'class="token')
        assert first["steps"][0] != first["steps"][-1]
        assert first["milliseconds"] > 0
        assert await page.evaluate(where) == before
