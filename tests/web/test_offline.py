"""The pages are installed, and the notebook stays readable without a network."""

from playwright.async_api import expect

import loopback
from web.page_actions import QUIET, NewPage, sit

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
