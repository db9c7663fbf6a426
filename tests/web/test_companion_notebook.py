"""The detectives' notebook on phones: fingers only, a real night from a real board, and mistakes that are mended."""

import re
from dataclasses import dataclass, field

from playwright.async_api import Page, expect

from gaslamp.games.whitechapel.rules.board import members
from gaslamp.games.whitechapel.rules.streets import NEXT
from web.companion_actions import CONFIRM, PHONE, Phone
from web.page_actions import QUIET, NewPage
from web.pointing import tap_middle

NOTEBOOK = ".notebook[data-state=open]"
MOST_TAPS_OF_A_POLICE_TURN = 25
MOST_TAPS_OF_JACK = 1


@dataclass
class Detective(Phone):
    """Enters what happens at a board where Jack writes his way on paper."""

    trail: list[int] = field(default_factory=list)

    async def open(self) -> str:
        await self.page.goto("/companion/notebook")
        await self.page.locator("[data-game=whitechapel]").tap()
        await self.tap("button.start")
        await expect(self.page.locator(f"{NOTEBOOK} [data-stage=head]")).to_be_visible()
        return self.page.url

    async def stage_is(self, stage: str) -> None:
        await expect(self.page.locator(f"{NOTEBOOK} [data-stage={stage}]")).to_be_visible()
        await expect(self.page.locator(".notebook [data-act=undo]")).to_be_enabled()
        assert await self.does_not_scroll(), stage

    async def until_murder(self) -> None:
        """The Head, the patrols, the targets, and a murder."""
        await self.tap("[data-say=turn-head]")
        await self.stage_is("patrols")
        for number in range(5):
            await expect(self.page.locator(".notebook .say")).to_contain_text(
                f"Lay the {('blue', 'yellow', 'brown', 'red', 'green')[number]} patrol token"
            )
            await self.tap_place((await self.places())[0])
            await self.tap(CONFIRM)
        await self.stage_is("targets")
        for spot in (await self.places())[:5]:
            await self.tap_place(spot)
        await self.tap(CONFIRM)
        await self.stage_is("crime")
        victim = (await self.places())[0]
        self.trail = [int(victim[1:])]
        await self.tap_place(victim)
        await self.tap("dialog[open] .danger")
        await self.stage_is("escape")

    async def jack_walks(self) -> int:
        before = self.taps
        await self.tap("[data-say=walk]")
        self.trail.append(members(NEXT[self.trail[-1]])[0])
        await self.stage_is("hunt")
        return self.taps - before

    async def pawns_stay(self) -> None:
        for left in range(5, 0, -1):
            await expect(self.page.locator(".notebook [data-man]:enabled")).to_have_count(left)
            await self.tap("[data-act=stay]")
        await self.stage_is("act")

    async def search(self, left: int) -> None:
        """The first policeman who is left asks until there is a clue, or everywhere."""
        await expect(self.page.locator(".notebook [data-man]:enabled")).to_have_count(left)
        circles = [int(text) for text in await self.page.locator("[data-circle]").all_inner_texts()]
        if not set(circles) & set(self.trail):
            await self.tap("[data-act=around]")
            return
        for circle in circles:
            await self.tap(f"[data-circle='{circle}']")
            yes = circle in self.trail
            # On a crime scene the answer is certain, and comes by itself.
            if circle != self.trail[0]:
                await self.stage_is("clue")
                await self.tap(f"[data-say=answer][data-text='{'+' if yes else '-'}']")
            if yes:
                return
            await self.stage_is("act")

    async def police_turn(self) -> int:
        before = self.taps
        await self.pawns_stay()
        for left in range(5, 0, -1):
            await self.search(left)
        await self.stage_is("escape")
        return self.taps - before


async def version(page: Page) -> int:
    return int(await page.locator(".notebook").get_attribute("data-version") or 0)


async def test_a_night_is_entered_by_touch_and_seen_on_a_second_phone(new_page: NewPage) -> None:
    async with new_page(360, 640, settings=QUIET, **PHONE) as page, new_page(390, 844, settings=QUIET, **PHONE) as two:
        one = Detective(page)
        link = await one.open()
        await two.goto(link)
        await expect(two.locator(f"{NOTEBOOK} [data-stage=head]")).to_be_visible()
        await one.until_murder()
        await expect(two.locator(f"{NOTEBOOK} [data-stage=escape]")).to_be_visible()
        for _ in range(2):
            assert await one.jack_walks() <= MOST_TAPS_OF_JACK
            assert await one.police_turn() <= MOST_TAPS_OF_A_POLICE_TURN
        await expect(page.locator("[data-act=layer]")).to_have_text(re.compile("Where he is: [1-9]"))
        await one.tap("[data-say=walk-home]")
        await expect(two.locator(f"{NOTEBOOK} [data-stage=women], {NOTEBOOK} [data-stage=head]")).to_be_visible()
        # The second phone may write too, and the first one sees it.
        other = Detective(two)
        before = await version(page)
        await other.tap(".notebook [data-act=undo]")
        await expect(page.locator(f"{NOTEBOOK} [data-stage=escape]")).to_be_visible()
        assert await version(page) > before


async def test_an_answer_is_mended_and_a_contradiction_is_explained(new_page: NewPage) -> None:
    async with new_page(360, 640, settings=QUIET, **PHONE) as page:
        one = Detective(page)
        await one.open()
        await one.until_murder()
        await one.jack_walks()
        await one.pawns_stay()
        # Five clues in five quarters: Jack has made one step.
        for left in range(5, 0, -1):
            await expect(page.locator(".notebook [data-man]:enabled")).to_have_count(left)
            await one.tap("[data-circle]")
            answer = page.locator("[data-say=answer][data-text='+']")
            if await page.locator("[data-stage=clue]").count() or left > 1:
                await one.tap(answer)
        wrong = page.locator(".notebook .notice[role=alert]")
        await expect(wrong).to_contain_text(re.compile(r"cannot all be right. Look at: .*\d+: there is a clue"))
        assert await one.does_not_scroll()
        await one.tap("[data-act=mend-wrong]")
        await one.tap("[data-act=change]")
        await expect(page.locator(".notebook .notice")).to_contain_text("what really happened?")
        await one.tap("[data-say=answer][data-text='-']")
        await expect(page.locator(".notebook .notice")).to_contain_text("Mended")


async def test_any_earlier_entry_can_be_mended(new_page: NewPage) -> None:
    """The Head was another policeman: everything after it stays."""
    async with new_page(360, 640, settings=QUIET, **PHONE) as page:
        one = Detective(page)
        await one.open()
        await one.until_murder()
        await one.tap("[data-act=entries]")
        await one.tap(page.locator("[data-step]").last)
        await one.tap("[data-act=change]")
        await expect(page.locator(f"{NOTEBOOK} [data-stage=head]")).to_be_visible()
        await one.tap(page.locator("[data-say=turn-head]").last)
        await expect(page.locator(".notebook .notice")).to_have_text("Mended. 7 later entries stay.")
        await expect(page.locator(f"{NOTEBOOK} [data-stage=escape]")).to_be_visible()


async def test_a_forgotten_question_and_its_answer_are_put_in(new_page: NewPage) -> None:
    async with new_page(360, 640, settings=QUIET, **PHONE) as page:
        one = Detective(page)
        await one.open()
        await one.until_murder()
        await one.jack_walks()
        await one.pawns_stay()
        forgotten, asked = (await page.locator("[data-circle]").all_inner_texts())[:2]
        await one.tap(f"[data-circle='{asked}']")
        await one.tap("[data-say=answer][data-text='-']")
        await one.stage_is("act")
        await one.tap("[data-act=entries]")
        await one.tap(page.locator("[data-step]").nth(1))
        await one.tap("[data-act=insert]")
        notice = page.locator(".notebook .notice")
        await expect(notice).to_contain_text(re.compile(rf"What was forgotten before .* {asked}"))
        await one.tap(f"[data-circle='{forgotten}']")
        await expect(notice).to_contain_text("One entry before")
        await one.tap("[data-say=answer][data-text='-']")
        await expect(notice).to_contain_text("2 entries before")
        assert await one.does_not_scroll()
        await one.tap("[data-act=enough]")
        await expect(notice).to_have_text("Mended. 2 later entries stay.")
        await one.tap("[data-act=entries]")
        shown = await page.locator("[data-step]").evaluate_all("all => all.map(one => one.dataset.step)")
        assert [text[1:] for text in shown[:4]] == ["", f"?{asked}", "", f"?{forgotten}"]


async def test_an_entry_that_did_not_happen_is_left_out(new_page: NewPage) -> None:
    async with new_page(360, 640, settings=QUIET, **PHONE) as page:
        one = Detective(page)
        await one.open()
        await one.until_murder()
        await one.tap("[data-act=entries]")
        await one.tap("[data-step]")
        await one.tap("[data-act=remove]")
        await one.stage_is("crime")


async def test_nobody_is_asked_how_many_detectives_there_are(new_page: NewPage) -> None:
    """The notebook is for all of them."""
    async with new_page(360, 640, settings=QUIET, **PHONE) as page:
        await page.goto("/companion/notebook")
        await page.locator("[data-game=whitechapel]").tap()
        await page.locator("summary").tap()
        await expect(page.locator("details label", has_text="hideout").first).to_be_visible()
        await expect(page.locator("details label", has_text="detectives")).to_have_count(0)


async def test_pencil_marks_are_shared(new_page: NewPage) -> None:
    async with new_page(360, 640, settings=QUIET, **PHONE) as page, new_page(360, 640, settings=QUIET, **PHONE) as two:
        one = Detective(page)
        await two.goto(await one.open())
        await one.tap(".tools .pencil")
        await tap_middle(page.locator(".notebook .map"))
        await expect(two.locator(".map .mark")).to_have_count(1)


async def test_a_link_to_no_notebook_says_so(new_page: NewPage) -> None:
    async with new_page(360, 640, settings=QUIET, about=["404"], **PHONE) as page:
        await page.goto("/companion/notebook/aaaaaaaaaaaaaaaa")
        await expect(page.locator("main")).to_contain_text("There is no such notebook")
