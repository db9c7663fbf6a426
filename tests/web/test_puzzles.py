"""Puzzles and drills in the browser: solved and explained on the boards, counted for guests and accounts."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, expect

import loopback
from gaslamp.games.registry import registration
from gaslamp.i18n import Words
from gaslamp.parts.puzzles import Drill
from gaslamp.puzzles import telling
from gaslamp.puzzles.shipped import with_id
from puzzles.puzzle_lines import first
from web.axe import problems
from web.game_server import served
from web.page_actions import BY_HAND, QUIET, NewPage
from web.puzzle_actions import CARDS, SOLVE, act, answer, judged, mark, open_puzzle, place, spot, with_answer

RECORDS = Path(__file__).parents[1] / "data" / "records"
GONE = "Failed to load resource"
DAY_MS = 86_400_000
PHONE: dict[str, Any] = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}
EASY = [("mrjack", "save", 2), ("mrjack", "who", 4), ("whitechapel", "question", 1), ("whitechapel", "where", 3)]


@pytest.fixture(scope="module", name="folder")
def _folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("service")


@pytest.fixture(scope="module", name="address")
def _address(folder: Path) -> Iterator[str]:
    with served(folder, module="web.puzzle_server") as there:
        yield there


async def solver(page: Page) -> dict[str, Any]:
    """What a guest's browser keeps."""
    kept: dict[str, Any] = json.loads(await page.evaluate("localStorage.getItem('gaslamp:solver') ?? '{}'"))
    return kept


async def sideways(page: Page) -> int:
    return int(await page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


@pytest.mark.parametrize(("game", "kind", "length"), EASY)
async def test_a_puzzle_is_solved_by_mouse_rated_and_explained_on_the_board(
    new_page: NewPage, game: str, kind: str, length: int
) -> None:
    puzzle = with_answer(game, kind, length)
    async with new_page(settings=QUIET) as page:
        await open_puzzle(page, puzzle)
        await expect(page.locator(".said")).to_contain_text(telling.question(Words("en"), puzzle))
        await answer(page, puzzle)
        await judged(page, "right")
        change = int(await page.locator("[data-change]").get_attribute("data-change") or 0)
        kept = await solver(page)
        assert change == round(kept["rating"]) - 1500 > 0
        steps = telling.told(Words("en"), puzzle.part.explain(puzzle.candidate, puzzle.proof))
        actions = len(puzzle.proof.answer) if kind in ("save", "question") else 0
        for _ in range(actions + len(steps)):
            await page.locator("[data-forward]").click()
        await expect(page.locator("[data-step]")).to_contain_text(steps[-1][1:])
        await expect(page.locator("[data-forward]")).to_have_attribute("aria-disabled", "true")
        await page.locator("[data-back]").click()
        await expect(page.locator("[data-step]")).not_to_contain_text(steps[-1][1:])


async def test_the_places_of_a_step_are_pointed_at(new_page: NewPage) -> None:
    puzzle = with_answer("whitechapel", "where", 3)
    async with new_page(settings=QUIET) as page:
        await open_puzzle(page, puzzle)
        await page.locator("[data-show]").click()
        for step in puzzle.part.explain(puzzle.candidate, puzzle.proof):
            await page.locator("[data-forward]").click()
            pointed = page.locator(".pointers .ring")
            await expect(pointed).to_have_count(len(step.places))
            names = await pointed.evaluate_all("all => all.map(one => one.dataset.pointed)")
            assert set(names) == {place(puzzle, name) for name in step.places}


async def test_what_is_missing_and_what_is_too_much_is_shown(new_page: NewPage) -> None:
    puzzle = first("mrjack", "who")
    wrong = next(one for one in "HWSLMGUB" if one not in puzzle.proof.answer)
    async with new_page(settings=QUIET) as page:
        await open_puzzle(page, puzzle)
        await mark(page, puzzle, (*puzzle.proof.answer[1:], wrong))
        await page.locator("[data-answer]").click()
        await judged(page, "wrong")
        await expect(page.locator(".said")).to_contain_text("Missing (✓): 1. Too many (✗): 1.")
        await expect(page.locator(".pointers .better .ring")).to_have_count(1)
        await expect(page.locator(".pointers .made .ring")).to_have_count(1)
        assert (await solver(page))["failed"] == 1


async def test_marks_are_taken_back_and_cleared(new_page: NewPage) -> None:
    puzzle = first("mrjack", "who")
    async with new_page(settings=QUIET) as page:
        await open_puzzle(page, puzzle)
        await mark(page, puzzle, ("H", "W"))
        await spot(page, place(puzzle, "H")).click(force=True)
        await expect(page.locator("[data-answer]")).to_have_text("Answer with one mark")
        await page.locator("[data-clear]").click()
        await expect(page.locator("[data-answer]")).to_be_disabled()


async def test_a_step_is_undone_before_the_answer_is_complete(new_page: NewPage) -> None:
    puzzle = with_answer("mrjack", "save", 2)
    async with new_page(settings=QUIET) as page:
        await open_puzzle(page, puzzle)
        await act(page, puzzle, puzzle.proof.answer[0])
        await page.locator("button.undo").click()
        await expect(page.locator("button.undo")).to_have_count(0)
        await answer(page, puzzle)
        await judged(page, "right")


async def test_the_answer_is_shown_on_request_and_counts_as_wrong(new_page: NewPage) -> None:
    puzzle = with_answer("mrjack", "save", 2)
    async with new_page(settings=QUIET) as page:
        await open_puzzle(page, puzzle)
        await page.locator("[data-show]").click()
        await judged(page, "wrong")
        await page.locator("[data-forward]").click()
        await expect(page.locator("[data-step]")).to_contain_text(telling.answer(Words("en"), puzzle)[0][1:])
        await expect(page.locator(".pointers .ring").first).to_be_visible()
        await page.locator("[data-again]").click()
        await answer(page, puzzle)
        await judged(page, "right")
        kept = await solver(page)
        assert (kept["solved"], kept["failed"]) == (0, 1), "a second try is not rated"


async def test_a_theme_and_a_difficulty_are_chosen_and_the_next_puzzle_follows_them(new_page: NewPage) -> None:
    async with new_page(settings=QUIET) as page:
        await page.goto("/puzzles")
        await page.locator("[data-choice=game][data-value=mrjack]").click()
        await page.locator("[data-theme-choice]").select_option("mrjack hide")
        await page.locator("[data-choice=difficulty][data-value=easier]").click()
        await page.locator("[data-start]").click()
        await expect(page.locator(SOLVE)).to_be_visible()
        one = await page.locator(SOLVE).get_attribute("data-puzzle") or ""
        await page.locator("[data-show]").click()
        await page.locator("[data-next]").click()
        await expect(page.locator(f'{SOLVE}[data-verdict=open]:not([data-puzzle="{one}"])')).to_be_visible()
        other = await page.locator(SOLVE).get_attribute("data-puzzle") or ""
        assert page.url.endswith(f"/puzzles/{other}?game=mrjack&kind=hide&difficulty=easier")
        assert {with_id(one).kind, with_id(other).kind} == {"hide"}
        assert with_id(one).rating.rating < 1500


async def test_a_puzzle_is_solved_by_keyboard_alone(new_page: NewPage) -> None:
    puzzle = with_answer("whitechapel", "where", 3)
    async with new_page(settings=QUIET) as page:
        await open_puzzle(page, puzzle)
        await expect(page.locator(f"{SOLVE} .head h2")).to_be_focused()
        await page.keyboard.press("b")
        await expect(page.locator(".map [data-spot]:focus")).to_have_count(1)
        for circle in puzzle.proof.answer:
            # A pause between two numbers is a new number.
            await page.keyboard.press("ArrowUp")
            await page.keyboard.type(circle)
            await expect(spot(page, f"c{circle}")).to_be_focused()
            await page.keyboard.press("Enter")
        await expect(page.locator("[data-answer]")).to_have_text("Answer with 3 marks")
        while not await page.evaluate("document.activeElement.matches('[data-answer]')"):
            await page.keyboard.press("Shift+Tab")
        await page.keyboard.press("Enter")
        await judged(page, "right")
        await expect(page.locator("[data-forward]")).to_be_focused()
        await page.keyboard.press("Enter")
        await expect(page.locator("[aria-live] [data-step]")).to_contain_text("1 of ")


async def test_actions_are_made_by_keyboard_alone(new_page: NewPage) -> None:
    puzzle = with_answer("mrjack", "save", 2)
    async with new_page(settings=BY_HAND) as page:
        await open_puzzle(page, puzzle)
        card, hex_name = puzzle.proof.answer
        await page.keyboard.press(await page.locator(f"[data-card={CARDS[card]}] kbd").inner_text())
        await expect(page.locator("svg.board [data-spot]").first).to_be_visible()
        await page.keyboard.press("b")
        await expect(page.locator("svg.board [data-spot]:focus")).to_have_count(1)
        for _ in range(40):
            if await spot(page, hex_name).evaluate("one => one === document.activeElement"):
                break
            await page.keyboard.press(await page.evaluate(TOWARDS, hex_name))
        await page.keyboard.press("Enter")
        await judged(page, "right")


TOWARDS = """name => {
  const middle = one => {
    const box = one.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [from, to] = [document.activeElement, document.querySelector(`[data-spot="${name}"]`)].map(middle);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [across, along] = [dx > 0 ? 'ArrowRight' : 'ArrowLeft', dy > 0 ? 'ArrowDown' : 'ArrowUp'];
  return Math.abs(dx) > Math.abs(dy) ? across : along;
}"""
"""The arrow key that leads from the focus to a place."""


async def test_a_puzzle_is_solved_by_finger_on_a_phone(new_page: NewPage) -> None:
    puzzle = first("mrjack", "who")
    async with new_page(settings=QUIET, **PHONE) as page:
        await open_puzzle(page, puzzle)
        for one in puzzle.proof.answer:
            await spot(page, place(puzzle, one)).tap(force=True)
        await page.locator("[data-answer]").tap()
        await judged(page, "right")
        await page.locator("[data-forward]").tap()
        await expect(page.locator(".pointers .ring").first).to_be_visible()


@pytest.mark.parametrize(("game", "kind"), [("mrjack", "who"), ("whitechapel", "question"), ("whitechapel", "where")])
async def test_question_and_board_fit_on_a_phone_together(new_page: NewPage, game: str, kind: str) -> None:
    async with new_page(settings=QUIET, **PHONE) as page:
        await open_puzzle(page, first(game, kind))
        question = await page.locator(".said p").first.bounding_box()
        board = await page.locator(f"{SOLVE} :is(svg.board, .map)").first.bounding_box()
        assert question is not None
        assert board is not None
        assert question["y"] >= 0
        assert board["y"] + board["height"] <= 740
        assert board["height"] >= 240
        assert await sideways(page) == 0
        small = await page.locator(f"{SOLVE} .said :is(button, a), {SOLVE} .head :is(button, a)").evaluate_all(
            "all => all.filter(one => one.getBoundingClientRect().height < 40).map(one => one.outerHTML)"
        )
        assert small == []


async def test_the_daily_puzzle_on_the_first_page_makes_a_row_of_days(new_page: NewPage, folder: Path) -> None:
    async with new_page(settings=QUIET) as page:
        for days in (1, 2):
            await page.goto("/")
            panel = page.locator("[data-daily]")
            await expect(panel).to_have_attribute("data-days", str(days - 1))
            puzzle = with_id(await panel.get_attribute("data-daily") or "")
            await panel.get_by_role("link").click()
            await expect(page.locator(SOLVE)).to_have_attribute("data-puzzle", puzzle.id)
            # By a request: this is about the days, and the puzzle may be of any kind.
            body = {"answer": puzzle.proof.answer, "solver": (await solver(page)) or None}
            found = await (await page.request.post(f"/api/puzzles/{puzzle.id}/solution", data=body)).json()
            await page.evaluate("state => localStorage.setItem('gaslamp:solver', state)", json.dumps(found["solver"]))
            await page.goto("/")
            await expect(page.locator("[data-daily]")).to_have_attribute("data-days", str(days))
            (folder / "clock").write_text(str(days * DAY_MS))
        await page.goto("/")
        await expect(page.locator("[data-daily]")).to_contain_text("2 days in a row so far")
        (folder / "clock").write_text(str(4 * DAY_MS))
        await page.goto("/")
        await expect(page.locator("[data-daily]")).to_have_attribute("data-days", "0")
        (folder / "clock").unlink()


async def test_a_timed_run_counts_what_was_solved_in_its_time(new_page: NewPage) -> None:
    async with new_page(settings=QUIET) as page:
        await page.clock.install()
        await page.goto("/puzzles/run?game=mrjack")
        await page.locator("[data-start]").click()
        await expect(page.locator(f"{SOLVE} [data-left]")).to_be_visible()
        solved = 0
        while solved == 0:
            puzzle = with_id(await page.locator(SOLVE).get_attribute("data-puzzle") or "")
            if puzzle.kind == "who":
                await answer(page, puzzle)
                solved = 1
            else:
                await page.locator("[data-skip]").click()
            await expect(page.locator(f'{SOLVE}:not([data-puzzle="{puzzle.id}"])')).to_be_visible()
        await expect(page.locator("[data-last=true]")).to_be_visible()
        await expect(page.locator("[data-score]")).to_have_attribute("data-score", "1")
        await page.clock.fast_forward(301_000)
        await expect(page.locator("[data-final]")).to_have_attribute("data-final", "1")
        await expect(page.locator("[data-best]")).to_have_attribute("data-best", "1")
        assert (await solver(page))["best_run"] == 1


async def exercise(page: Page, game: str, drill: str) -> Drill:
    """The one that the page shows, with its answer."""
    part = registration(game).puzzles
    assert part is not None
    seed = (await page.locator(SOLVE).get_attribute("data-puzzle") or "").split()[1]
    return part.drill(drill, int(seed))


async def test_a_drill_is_timed_and_keeps_the_best_score(new_page: NewPage) -> None:
    async with new_page(settings=QUIET) as page:
        await page.clock.install()
        await page.goto("/puzzles/drill/mrjack/call")
        await page.locator("[data-start]").click()
        for _ in range(2):
            await expect(page.locator(f"{SOLVE}[data-verdict=open]")).to_be_visible()
            await page.locator("[data-number]").fill((await exercise(page, "mrjack", "call")).answer[0])
            await page.keyboard.press("Enter")
            await judged(page, "right")
            await page.locator("[data-next]").click()
        await expect(page.locator(f"{SOLVE}[data-verdict=open]")).to_be_visible()
        await page.clock.fast_forward(121_000)
        await expect(page.locator("[data-final]")).to_have_attribute("data-final", "2")
        await page.reload()
        await expect(page.locator("[data-best]")).to_have_attribute("data-best", "2")


async def test_marks_are_drilled_and_the_clock_stands_still_meanwhile(new_page: NewPage) -> None:
    async with new_page(settings=QUIET) as page:
        await page.clock.install()
        await page.goto("/puzzles/drill/whitechapel/two-walks")
        await page.locator("[data-start]").click()
        await expect(page.locator(SOLVE)).to_be_visible()
        asked = await exercise(page, "whitechapel", "two-walks")
        await expect(page.locator(f'[data-pointed="c{asked.question["circle"]}"]')).to_be_visible()
        for circle in asked.answer:
            await spot(page, f"c{circle}").dispatch_event("click")
        await page.locator("[data-answer]").click()
        await judged(page, "right")
        await page.clock.fast_forward(121_000)
        await expect(page.locator(SOLVE)).to_be_visible()


async def test_the_board_does_not_show_what_a_drill_asks_for(new_page: NewPage) -> None:
    async with new_page(settings=QUIET) as page:
        await page.goto("/puzzles/drill/mrjack/lit")
        await page.locator("[data-start]").click()
        await expect(page.locator("svg.board [data-spot]").first).to_be_visible()
        assert await page.locator("svg.board .lit").count() == 0
        await page.locator("[data-show]").click()
        await expect(page.locator("svg.board .lit").first).to_be_attached()


async def test_puzzles_from_a_finished_game_are_reached_from_its_replay(new_page: NewPage, address: str) -> None:
    record = (RECORDS / "mrjack-dawn.record").read_text()
    table = loopback.post(f"{address}/api/tables/import", json={"record": record}).json()["id"]
    async with new_page(settings=QUIET) as page:
        await page.goto(f"/replay/{table}")
        await page.get_by_role("link", name="Puzzles from this game").click()
        await page.goto(f"{page.url}?seat=detective")
        await expect(page.locator(SOLVE)).to_be_visible()
        found = loopback.get(f"{address}/api/tables/{table}/puzzles?seat=detective").json()
        await expect(page.locator(SOLVE)).to_have_attribute("data-puzzle", found[0]["id"])
        await page.locator("[data-show]").click()
        await judged(page, "wrong")
        await expect(page.locator("[data-change]")).to_have_count(0)
        await page.locator("[data-next]").click()
        await expect(page.locator(SOLVE)).to_have_attribute("data-puzzle", found[1]["id"])


async def test_an_account_keeps_its_numbers_at_the_server(new_page: NewPage) -> None:
    puzzle = first("mrjack", "who")
    new = {"name": "Irene Adler", "password": "a long walk in the fog"}
    async with new_page(settings=QUIET) as page:
        assert (await page.request.post("/api/account", data=new)).status == 201
        await page.goto("/")
        await page.evaluate("localStorage.setItem('gaslamp:account', 'true')")
        await open_puzzle(page, puzzle)
        await answer(page, puzzle)
        await judged(page, "right")
        kept = await (await page.request.get("/api/puzzles/solver")).json()
        assert (kept["solved"], await solver(page)) == (1, {}), "at the server, not in the browser"
        await page.evaluate("localStorage.clear(), localStorage.setItem('gaslamp:account', 'true')")
        await page.goto("/puzzles")
        await expect(page.locator("[data-own-number=solved]")).to_have_text("1")


@pytest.mark.parametrize("kept", ["nonsense{", '{"rating":"x","streak":-4,"day":"never"}', "[1]", '{"solved":1.5}'])
async def test_damaged_numbers_of_a_guest_are_replaced(new_page: NewPage, kept: str) -> None:
    puzzle = first("mrjack", "who")
    async with new_page(settings=QUIET) as page:
        await page.add_init_script(
            f"localStorage.getItem('was') ?? (localStorage.setItem('was', 1), "
            f"localStorage.setItem('gaslamp:solver', {json.dumps(kept)}), "
            f"localStorage.setItem('gaslamp:puzzles-seen', {json.dumps(kept)}))"
        )
        await open_puzzle(page, puzzle)
        await answer(page, puzzle)
        await judged(page, "right")
        assert (await solver(page))["solved"] == 1


async def test_a_browser_without_storage_solves_puzzles(new_page: NewPage) -> None:
    puzzle = first("mrjack", "who")
    async with new_page(settings="") as page:
        await page.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new Error('no') } })")
        await open_puzzle(page, puzzle)
        await answer(page, puzzle)
        await judged(page, "right")
        await expect(page.locator("[data-streak]")).to_have_attribute("data-streak", "1")


@pytest.mark.parametrize("language", ["fr", "it"])
async def test_question_verdict_and_explanation_are_in_the_readers_language(new_page: NewPage, language: str) -> None:
    puzzle = first("mrjack", "who")
    words = Words(language)
    async with new_page(settings=QUIET, locale=language) as page:
        await open_puzzle(page, puzzle)
        await expect(page.locator(".said")).to_contain_text(telling.question(words, puzzle))
        await answer(page, puzzle)
        await expect(page.locator("[data-said]")).to_contain_text({"fr": "Juste.", "it": "Giusto."}[language])
        await page.locator("[data-forward]").click()
        told = telling.told(words, puzzle.part.explain(puzzle.candidate, puzzle.proof))
        await expect(page.locator("[data-step]")).to_contain_text(told[0][1:])


async def test_a_puzzle_that_does_not_exist_says_so_and_leads_on(new_page: NewPage) -> None:
    async with new_page(settings=QUIET, about=[GONE]) as page:
        await page.goto("/puzzles/0123456789ab")
        await expect(page.get_by_role("heading", name="There is no such puzzle.")).to_be_visible()
        await page.get_by_role("link", name="All puzzles").click()
        await expect(page.locator("[data-start]")).to_be_visible()


async def test_an_answer_that_did_not_arrive_is_sent_again(new_page: NewPage) -> None:
    puzzle = first("mrjack", "who")
    async with new_page(settings=QUIET, about=[GONE, "ERR_FAILED"]) as page:
        await open_puzzle(page, puzzle)
        await page.route("**/solution*", lambda route: route.abort())
        await answer(page, puzzle)
        await expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached")
        await page.unroute("**/solution*")
        await page.locator("[data-retry]").click()
        await judged(page, "right")


@pytest.mark.parametrize("theme", ["night", "paper"])
async def test_the_pages_for_puzzles_are_accessible(new_page: NewPage, theme: str) -> None:
    settings = json.dumps({"animation": False, "theme": theme})
    async with new_page(settings=settings, painted=True) as page:
        await page.goto("/puzzles")
        await expect(page.locator("[data-start]")).to_be_visible()
        assert await problems(page, "main") == []
        await open_puzzle(page, first("mrjack", "who"))
        assert await problems(page, "main") == []
        await page.locator("[data-show]").click()
        await judged(page, "wrong")
        assert await problems(page, "main") == []


async def test_the_first_page_loads_nothing_of_the_page_for_puzzles(new_page: NewPage) -> None:
    async with new_page(settings=QUIET) as page:
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        await page.goto("/")
        await expect(page.locator("[data-daily]")).to_be_visible()
        await page.wait_for_load_state("networkidle")
        assert not [url for url in asked if "/assets/Puzzles" in url]
        await page.locator("nav").get_by_role("link", name="Puzzles").click()
        await expect(page.locator("[data-start]")).to_be_visible()
        assert [url for url in asked if "/assets/Puzzles" in url]
