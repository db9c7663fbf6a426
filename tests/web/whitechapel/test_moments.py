"""The moments of Whitechapel on a phone with Chat open: each is seen, one after the other, and the game goes on."""

from collections.abc import Callable
from typing import Any

from playwright.async_api import Page, expect

from web.moment_recorder import Shown, moments_shown, record_moments
from web.motion_recorder import motions_seen, record_motion
from web.page_actions import NewPage
from web.whitechapel.map_actions import sit
from web.whitechapel.scripted_choice import Script
from web.whitechapel.socket_players import SocketPlayers, socket_players

BY_HAND = '{"forced":false}'
LONGEST_MS = 2000
HUNTED = Script(late=9, hunted=True)


def offered(game: SocketPlayers, kind: str, *, right: bool | None = None) -> list[dict[str, Any]]:
    """Choices of a kind; those that ask for Jack's trail, or arrest him, if they are to be right."""
    trail = game.jack["trail"] or [0]
    true = {"ask": set(trail) - set(game.jack["clues"]), "arrest": {trail[-1]}}
    some = [one for one in game.now["choices"] if one["action"]["type"] == kind]
    return [one for one in some if right is None or (one["action"]["circle"] in true[kind]) is right]


async def play_until(game: SocketPlayers, is_there: Callable[[], object]) -> None:
    for _ in range(200):
        if is_there():
            return
        await game.step()
    raise AssertionError("the game never came there")


async def test_every_moment_of_a_night_is_seen(new_page: NewPage, address: str) -> None:
    async with socket_players(address, scheme=Script(brisk=True)) as game:
        await play_until(game, lambda: offered(game, "walk-home"))
        async with new_page(360, 640, has_touch=True, is_mobile=True, settings=BY_HAND) as page:
            await sit(page, game.table, game.tokens["police"])
            await page.get_by_role("tab", name="Chat").click()
            await record_moments(page)
            await record_motion(page, ".map svg[data-version]")
            await game.step()
            seen = await moments_shown(page)
            game.scheme = HUNTED
            await play_until(game, lambda: offered(game, "wait"))
            await game.make(offered(game, "wait")[0])
            await play_until(game, lambda: offered(game, "kill"))
            await game.make(offered(game, "kill")[0])
            seen += await moments_shown(page)
            await police_move(page, game)
            for kind, right in (("ask", False), ("ask", True), ("arrest", False), ("arrest", True)):
                seen += await answer(page, game, kind, right=right)
            await expect(page.locator(".ending")).to_contain_text("You won")
    assert [one.kind for one in seen] == [
        *("home", "night", "victim", "alarm", "no-clue", "clue"),
        *("arrest", "missed", "arrest", "caught"),
    ]
    for one in seen:
        assert one.drawn > 0, f"nothing is drawn for {one.text}"
        assert one.milliseconds <= LONGEST_MS
        assert one.covered == [], one
        assert one.animated == [], one


async def police_move(page: Page, game: SocketPlayers) -> None:
    """The Wretched and policemen are seen to move, policemen along streets; nobody is for those who want no motion."""
    assert await motions_seen(page, 'class="figure'), "none of the Wretched was seen to move"
    await play_until(game, lambda: game.stage == "hunt")
    where = crossings(game)
    while crossings(game) == where:
        await game.step()
    await up_to_date(page, game)
    walks = await motions_seen(page, 'class="helmet')
    assert max(len(one["steps"]) for one in walks) > 2, "no policeman was seen to go along a street"
    await page.emulate_media(reduced_motion="reduce")
    where = crossings(game)
    while crossings(game) == where:
        await game.step()
    await up_to_date(page, game)
    assert len(await motions_seen(page, 'class="helmet')) == len(walks)
    await page.emulate_media(reduced_motion="no-preference")


def crossings(game: SocketPlayers) -> list[str | None]:
    return [one["crossing"] for one in game.jack["policemen"]]


async def up_to_date(page: Page, game: SocketPlayers) -> None:
    """The page shows the newest position, and has drawn it."""
    text = str(game.shown("police")["view"]["text"])
    await expect(page.locator(".map svg[data-version]")).to_have_attribute("data-version", text)
    await page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


async def answer(page: Page, game: SocketPlayers, kind: str, *, right: bool) -> list[Shown]:
    """Somebody asks or arrests, rightly or not; what the page shows of it."""
    await play_until(game, lambda: offered(game, kind, right=right))
    # What the police asked on the way there was shown too.
    await up_to_date(page, game)
    await page.keyboard.press("Escape")
    await expect(page.locator("[data-moment]")).to_have_count(0)
    await page.evaluate("window.momentsSeen.splice(0)")
    await game.make(offered(game, kind, right=right)[0])
    return await moments_shown(page)
