"""One game that comes through every phase, photographed where somebody has to choose: for make shots."""

from collections.abc import Awaitable, Callable

from playwright.async_api import Page, expect

from web.whitechapel.map_actions import ALL_RULES, sit
from web.whitechapel.socket_players import SocketPlayers, socket_players

Shot = Callable[..., Awaitable[None]]


async def photograph(page: Page, address: str, shot: Shot) -> None:
    await page.goto("/rules/whitechapel")
    await expect(page.locator(".how").last).to_be_visible()
    await shot("streets-rules", whole=True)
    for side in ("jack", "police"):
        await page.goto("/learn/whitechapel")
        await page.evaluate("localStorage.removeItem('gaslamp:course:whitechapel')")
        await page.reload()
        await page.locator(f"[data-side={side}]").click()
        await expect(page.locator(".lesson")).to_be_visible()
        await page.locator(".lesson button").click()
        await shot(f"streets-learn-{side}")
    async with socket_players(address, ALL_RULES, assist="probabilities") as game:
        await _phases(page, game, shot)


async def _phases(page: Page, game: SocketPlayers, shot: Shot) -> None:
    seen: set[str] = set()
    for _ in range(1500):
        if len(game.now["choices"]) > 1 and game.stage not in seen:
            seen.add(game.stage)
            # One browser holds the keys of both sides here: only the one in turn may be found.
            await page.evaluate("localStorage.removeItem('gaslamp:keys')")
            await page.goto("/settings")
            await sit(page, game.table, game.tokens[game.turn])
            await expect(page.locator(".prompt.mine")).to_be_visible()
            await shot(f"streets-{len(seen):02}-{game.stage}")
        if game.is_over:
            break
        await game.step()
    await expect(page.locator(".ending")).to_be_visible()
    await shot("streets-ending")
    await page.goto(f"/replay/{game.table}?eyes=police&at=120")
    await expect(page.locator(".map .now circle").first).to_be_visible()
    await shot("streets-replay", whole=True)
