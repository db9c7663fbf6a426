"""A browser profile that is used again for the next test has nothing of the test before."""

from web.page_actions import NewPage

LEAVE = """() => {
  localStorage.setItem('left', 'local');
  sessionStorage.setItem('left', 'session');
  document.cookie = 'left=cookie';
}"""
FOUND = "() => [localStorage.getItem('left'), sessionStorage.getItem('left'), document.cookie, innerWidth]"
OF_THESE_TESTS = '{"notation":true}'
"""Settings of no other test, so that the profile is the one of the page before."""


async def test_a_profile_that_is_used_again_has_no_storage(new_page: NewPage) -> None:
    async with new_page(settings=OF_THESE_TESTS) as first:
        await first.goto("/api/games")
        await first.evaluate(LEAVE)
    async with new_page(800, 600, settings=OF_THESE_TESTS) as second:
        assert second.context is first.context
        await second.goto("/api/games")
        assert await second.evaluate(FOUND) == [None, None, "", 800]


async def test_a_profile_with_a_script_of_a_test_is_not_used_again(new_page: NewPage) -> None:
    async with new_page(settings=OF_THESE_TESTS) as first:
        await first.context.add_init_script("window.installed = true")
    async with new_page(settings=OF_THESE_TESTS) as second:
        assert second.context is not first.context


async def test_a_profile_with_a_clock_of_a_test_is_not_used_again(new_page: NewPage) -> None:
    async with new_page(settings=OF_THESE_TESTS) as first:
        await first.clock.install(time=0)
    async with new_page(settings=OF_THESE_TESTS) as second:
        assert second.context is not first.context
