"""The detective's notebook of Mr. Jack on a phone: fingers only, beside a real board."""

import random
import re
from dataclasses import dataclass
from functools import cache

from playwright.async_api import Page, expect

from gaslamp.games import mrjack
from gaslamp.games.mrjack.rules import actions as a
from gaslamp.notebook import add, begin, next_entries
from web.companion_actions import PHONE, Phone
from web.page_actions import QUIET, NewPage

NOTEBOOK = ".notebook[data-state=open]"
CONFIRM = ".notebook [data-act=confirm]:not([disabled])"
FIRST = ("watson", "smith", "lestrade", "stealthy")
LETTERS = dict(
    zip("HWSLMGUB", ("holmes", "watson", "smith", "lestrade", "stealthy", "goodley", "gull", "bert"), strict=True)
)
MOST_TAPS = 6
"""For a card with a walk, which is confirmed, and an ability with a place from and a place to."""


@dataclass
class Detective(Phone):
    """Sits at a real board with somebody who is Jack."""

    async def open(self) -> str:
        await self.page.goto("/companion/notebook")
        await self.tap("[data-game=mrjack]")
        await self.tap("button.start")
        await self.stage_is("draw")
        return self.page.url

    async def resume(self, kind: type, assist: str = "possible") -> None:
        """A notebook in which everything is entered until something of that kind comes next."""
        answer = await self.page.request.post("/api/notebooks", data={"game": "mrjack", "assist": assist})
        found = await answer.json()
        body = {"version": found["version"], "actions": list(entered_until(kind))}
        answer = await self.page.request.post(f"/api/notebooks/{found['id']}/entries", data=body)
        assert answer.ok, await answer.text()
        await self.page.goto(f"/companion/notebook/{found['id']}")
        await expect(self.page.locator(f"{NOTEBOOK} [data-stage]")).to_be_visible()

    async def stage_is(self, stage: str) -> None:
        await expect(self.page.locator(f"{NOTEBOOK} [data-stage={stage}]")).to_be_visible()
        assert await self.does_not_scroll(), stage

    async def deal(self, *cards: str) -> None:
        for who in cards:
            await self.tap(f"[data-dealt={who}]")
        await self.tap(CONFIRM)
        await self.stage_is("pick")

    async def suspects(self) -> list[str]:
        """Who can still be Jack."""
        found: list[str] = await self.page.locator("[data-suspect][data-open=true]").evaluate_all(
            "all => all.map(one => one.dataset.suspect)"
        )
        return found


@cache
def entered_until(kind: type) -> tuple[str, ...]:
    """What happened at a real board, by chance, without an accusation before that."""
    rng, notebook, made = random.Random(2), begin("mrjack", {}), []
    while not any(isinstance(one, kind) for one in next_entries(notebook)):
        calm = [one for one in next_entries(notebook) if not isinstance(one, a.Accuse | a.Leave)]
        made.append(mrjack.write(rng.choice(calm)))
        notebook = add(notebook, made[-1:])
    return tuple(made)


async def called(page: Page) -> dict[str, list[str]]:
    """Who would be left after each answer of the witnesses, as the page says."""
    await expect(page.locator("[data-call]")).to_contain_text("Called now")
    found = re.fullmatch(
        r"Called now: seen.* leaves ([A-Z ]+), not seen leaves ([A-Z ]+)\.",
        await page.locator("[data-call]").inner_text(),
    )
    assert found is not None
    return {
        answer: [LETTERS[letter] for letter in letters.split()]
        for answer, letters in zip(("seen", "unseen"), found.groups(), strict=True)
    }


async def test_a_card_is_entered_by_touch_and_seen_on_a_second_phone(new_page: NewPage) -> None:
    async with new_page(360, 640, settings=QUIET, **PHONE) as page, new_page(390, 844, settings=QUIET, **PHONE) as two:
        one = Detective(page)
        await two.goto(await one.open())
        await one.deal(*FIRST)
        await expect(two.locator("[data-card=lestrade]")).to_be_visible()
        controls = page.locator(".notebook .controls")
        # R8: the detective takes the first card of the first round, then Jack takes two.
        await expect(controls).to_contain_text("Which card did the detective take?")
        before = one.taps
        await one.tap("[data-card=lestrade]")
        await one.tap(".notebook [data-spot=E6]")
        await one.tap(CONFIRM)
        await one.tap(".notebook [data-spot=exit-NE]")
        await one.tap(".notebook [data-spot=exit-NW]")
        await one.tap(CONFIRM)
        await expect(controls).to_contain_text("Which card did Jack take?")
        assert one.taps - before <= MOST_TAPS
        await expect(two.locator(".notebook .controls")).to_contain_text("Which card did Jack take?")


async def test_what_a_call_would_tell_is_what_it_tells(new_page: NewPage) -> None:
    async with new_page(360, 640, settings=QUIET, **PHONE) as page:
        one = Detective(page)
        await one.resume(a.Call)
        await one.stage_is("call")
        left = await called(page)
        assert sorted(left["seen"] + left["unseen"]) == sorted(await one.suspects())
        await one.tap("[data-say=unseen]")
        await expect(page.locator("[data-suspect][data-open=true]")).to_have_count(len(left["unseen"]))
        assert await one.suspects() == left["unseen"]
        await one.tap(".notebook [data-act=undo]")
        await one.tap("[data-say=seen]")
        await expect(page.locator("[data-suspect][data-open=true]")).to_have_count(len(left["seen"]))
        assert await one.suspects() == left["seen"]


async def test_an_alibi_card_of_the_detective_clears_somebody(new_page: NewPage) -> None:
    async with new_page(360, 640, settings=QUIET, **PHONE) as page:
        one = Detective(page)
        await one.resume(a.Alibi)
        await one.stage_is("alibi")
        await expect(page.locator(".notebook .dealt")).to_contain_text("Which alibi card did the detective draw?")
        cleared = (await one.suspects())[0]
        await one.tap(f"[data-dealt={cleared}]")
        await one.tap(CONFIRM)
        await expect(page.locator(f"[data-suspect={cleared}]")).to_have_attribute("data-open", "false")


async def test_an_accusation_ends_the_notebook(new_page: NewPage) -> None:
    async with new_page(360, 640, settings=QUIET, **PHONE) as page:
        one = Detective(page)
        await one.resume(a.Accuse)
        await one.tap(".notebook .target.danger")
        await one.tap("dialog[open] .danger")
        await one.stage_is("verdict")
        await one.tap("[data-say=wrong]")
        await expect(page.locator(".notebook .asked")).to_have_text("The game is over")
        await expect(page.locator("[data-say]")).to_have_count(0)


async def test_how_likely_each_is_stands_only_where_the_table_decided_so(new_page: NewPage) -> None:
    async with new_page(360, 640, settings=QUIET, **PHONE) as page:
        one = Detective(page)
        await one.resume(a.Call, "probabilities")
        await expect(page.locator("[data-call]")).to_have_text(re.compile(r"seen \(\d+ %\) leaves"))
        await expect(page.locator("[data-suspect] .notes").filter(has_text="%")).not_to_have_count(0)
        await one.resume(a.Call, "possible")
        await called(page)
        await expect(page.locator("[data-suspect] .notes").filter(has_text="%")).to_have_count(0)
        await one.resume(a.Call, "off")
        await one.stage_is("call")
        await expect(page.locator("[data-call]")).to_have_text("")


async def test_pencil_marks_are_shared(new_page: NewPage) -> None:
    async with new_page(360, 640, settings=QUIET, **PHONE) as page, new_page(360, 640, settings=QUIET, **PHONE) as two:
        one = Detective(page)
        await two.goto(await one.open())
        await one.tap("[data-suspect=gull]")
        await expect(two.locator("[data-suspect=gull] .sign")).to_have_text("?")
