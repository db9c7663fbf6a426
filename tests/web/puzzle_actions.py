"""What a solver of puzzles does on the page: the right answer by mouse or by finger."""

from playwright.async_api import Locator, Page, expect

from gaslamp.games.registry import registration
from gaslamp.parts.puzzles import Form
from gaslamp.puzzles.line import Puzzle
from gaslamp.puzzles.shipped import shipped

CARDS = {
    "H": "holmes",
    "W": "watson",
    "S": "smith",
    "L": "lestrade",
    "M": "stealthy",
    "G": "goodley",
    "U": "gull",
    "B": "bert",
}
POLICEMEN = {"B": "blue", "Y": "yellow", "N": "brown", "R": "red", "G": "green"}
SOLVE = ".solve"


def with_answer(game: str, kind: str, length: int) -> Puzzle:
    """The easiest puzzle of a kind whose answer has so many parts, and only one is right."""
    found = [one for one in shipped(game) if one.kind == kind and one.proof.equal == 1]
    return next(one for one in found if len(one.proof.answer) == length)


async def open_puzzle(page: Page, puzzle: Puzzle, query: str = "") -> None:
    await page.goto(f"/puzzles/{puzzle.id}{query}")
    await expect(page.locator(f'{SOLVE}[data-puzzle="{puzzle.id}"] .board').first).to_be_visible()


async def answer(page: Page, puzzle: Puzzle) -> None:
    """The right answer."""
    if puzzle.theme.form is Form.MARKS:
        await mark(page, puzzle, puzzle.proof.answer)
        await page.locator("[data-answer]").click()
    else:
        for action in puzzle.proof.answer:
            await act(page, puzzle, action)


async def mark(page: Page, puzzle: Puzzle, marks: tuple[str, ...]) -> None:
    for one in marks:
        target = spot(page, place(puzzle, one))
        await target.click(force=True)
        await expect(target).to_have_attribute("aria-pressed", "true")


async def act(page: Page, puzzle: Puzzle, action: str) -> None:
    if puzzle.record.game == "mrjack":
        if action in CARDS:
            await page.locator(f"[data-card={CARDS[action]}]").click()
        else:
            await spot(page, place(puzzle, action.removeprefix("@"))).click(force=True)
        if action.startswith("@"):
            await page.locator("dialog .danger").click()
    elif action[0] in POLICEMEN:
        mode = page.locator("[data-mode=ask]" if action[1] == "?" else "[data-mode=arrest]")
        if await mode.count():
            await mode.click()
        await spot(page, f"p:{POLICEMEN[action[0]]}").click(force=True)
        await spot(page, f"c{action[2:]}").click(force=True)
    else:
        await spot(page, f"c{action[1:]}").click(force=True)


def place(puzzle: Puzzle, name: str) -> str:
    """The board's name of a mark: a character is marked on the hex of the token."""
    if puzzle.record.game != "mrjack":
        return name if name.startswith("x") else f"c{name}"
    if name not in CARDS:
        return name
    wire = registration("mrjack").wire
    assert wire is not None
    tokens = wire.view_json(puzzle.candidate.source.view)["tokens"]
    return str(next(one["hex"] for one in tokens if one["letter"] == name))


def spot(page: Page, name: str) -> Locator:
    return page.locator(f'{SOLVE} [data-spot="{name}"]')


async def judged(page: Page, verdict: str) -> None:
    await expect(page.locator(SOLVE)).to_have_attribute("data-verdict", verdict)
