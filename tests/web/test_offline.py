"""The pages are installed, and the notebook stays readable without a network."""

import random

from playwright.async_api import Route, expect

import loopback
from web.page_actions import QUIET, NewPage, can_act, move, ready, sit
from web.proxy import proxied

LOST = ("Failed to load resource", "net::ERR_INTERNET_DISCONNECTED")


async def test_the_notebook_is_read_without_a_network_and_the_game_goes_on_with_one(new_page: NewPage) -> None:
    async with new_page(settings=QUIET, worker=True, about=LOST) as page:
        await sit(page, "detective")
        await expect(page.locator("svg.board")).to_be_visible()
        await page.get_by_role("tab", name="Notes").click()
        await page.get_by_role("textbox").fill("Not Gull: seen in the dark.")
        await expect(page.get_by_text("Saved.")).to_be_visible()
        await page.evaluate("navigator.serviceWorker.ready.then(() => {})")
        # Loaded once more through the worker, as on every later visit.
        await page.reload()
        await expect(page.locator("svg.board")).to_be_visible()
        await page.wait_for_function("localStorage.getItem('gaslamp:notebooks') !== null")
        kept = await page.evaluate(
            "caches.keys().then(names => Promise.all(names.map(name => caches.open(name).then(one => one.keys()))))"
            ".then(all => all.flat().map(request => new URL(request.url).pathname))"
        )
        assert kept
        assert not [path for path in kept if path != "/" and not path.startswith("/assets/")], "answers are not kept"
        await page.context.set_offline(True)
        await page.reload()
        await expect(page.get_by_role("status").filter(has_text="The server cannot be reached.")).to_be_visible()
        await expect(page.get_by_text("Not Gull: seen in the dark.")).to_be_visible()
        await expect(page.locator("svg.board")).to_be_visible()
        await page.context.set_offline(False)
        await expect(page.get_by_role("tab", name="Notes")).to_be_visible()


async def test_a_new_version_is_offered_when_the_turn_is_over_and_not_before(new_page: NewPage, address: str) -> None:
    async with proxied(address) as wire, new_page(base=wire.address, settings=QUIET, about=LOST) as page:
        await sit(page, "detective")
        await can_act(page)

        async def renew(route: Route) -> None:
            answer = await route.fetch()
            await route.fulfill(response=answer, body=(await answer.text()).replace("/assets/", "/assets/new-"))

        await page.route(f"{wire.address}/", renew)
        wire.cut()
        await expect(page.get_by_text("The connection is lost")).to_be_visible()
        async with page.expect_response(f"{wire.address}/"):
            wire.mend()
        await page.locator("button.card").first.click()
        await expect(page.locator("svg.board .target").first).to_be_visible()
        offered = page.get_by_role("status").filter(has_text="A new version of these pages is ready.")
        await expect(offered).to_have_count(0)
        dice = random.Random(3)
        while not await offered.count():
            await ready(page)
            assert await move(page, dice) != "over"


def test_the_manifest_names_icons_that_are_there(address: str) -> None:
    assert 'rel="manifest" href="/manifest.json"' in loopback.get(address).text
    manifest = loopback.get(f"{address}/manifest.json").json()
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    for icon in manifest["icons"]:
        found = loopback.get(address + icon["src"])
        assert (found.status_code, found.headers["content-type"]) == (200, "image/png")
        assert len(found.content) < 20_000


def test_a_new_worker_is_found_at_once(address: str) -> None:
    worker = loopback.get(f"{address}/sw.js")
    assert "javascript" in worker.headers["content-type"]
    assert worker.headers["cache-control"] == "no-cache"
