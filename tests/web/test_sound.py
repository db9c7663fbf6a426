"""The sounds of the moments: made by the browser, off until one switch is on."""

from playwright.async_api import Page

from web.moment_shots import freeze
from web.page_actions import NewPage

RECORD = """
  [window.heard, window.speakers] = [0, []];
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...when) {
    window.heard += 1;
    window.speakers.push(this.context);
    return start.apply(this, when);
  };
"""
RUNNING = """async () => {
  const [one] = window.speakers;
  while (one.state !== 'running') await new Promise(done => one.addEventListener('statechange', done, {once: true}));
}"""


async def heard(page: Page) -> int:
    return int(await page.evaluate("window.heard"))


async def test_nothing_is_heard_until_sounds_are_switched_on(new_page: NewPage, address: str) -> None:
    async with new_page() as page:
        await page.add_init_script(RECORD)
        await freeze(page, address, "clue")
        assert await heard(page) == 0


async def test_one_switch_lets_a_moment_be_heard(new_page: NewPage, address: str) -> None:
    async with new_page() as page:
        await page.add_init_script(RECORD)
        await page.goto("/settings")
        await page.get_by_label("Sounds").check()
        await freeze(page, address, "clue")
        assert await heard(page) == 3


async def test_sounds_come_back_after_the_device_has_stopped_them(new_page: NewPage, address: str) -> None:
    async with new_page(settings='{"sound":true}') as page:
        await page.add_init_script(RECORD)
        await freeze(page, address, "accusation")
        await page.evaluate("window.speakers[0].suspend()")
        await page.clock.run_for(1300 + 1100)
        await page.evaluate(RUNNING)
