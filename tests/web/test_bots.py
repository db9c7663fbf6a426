"""Bots in the browser: an account becomes one, and a player challenges it."""

import asyncio

import pytest
from playwright.async_api import Page, expect

from gaslamp.client import Challenge, Client, Refused
from waiting import soon
from web.page_actions import QUIET, NewPage


async def new_bot(page: Page, name: str) -> str:
    """The token that the page shows."""
    await page.goto("/account")
    await page.get_by_label("Name", exact=True).fill(name)
    await page.get_by_label("Password", exact=True).fill("a long password")
    await page.get_by_role("button", name="Create an account").click()
    await page.get_by_role("button", name="Make this account a bot").click()
    return await page.get_by_label("Token: keep it secret").input_value()


def accept_one(bot: Client) -> None:
    bot.accept(next(event for event in bot.events() if isinstance(event, Challenge)))


async def is_online(page: Page, name: str) -> None:
    while name not in [bot["name"] for bot in await (await page.request.get("/api/bots")).json()]:
        await asyncio.sleep(0.1)


async def test_a_player_challenges_a_bot_from_the_form(new_page: NewPage, address: str) -> None:
    async with new_page(settings=QUIET) as owner, new_page(settings=QUIET) as player:
        token = await new_bot(owner, "Robin")
        with Client(address, token) as bot:
            accepted = asyncio.create_task(asyncio.to_thread(accept_one, bot))
            await soon(is_online(player, "Robin"), "a bot that is online")
            await player.goto("/")
            await player.get_by_role("button", name="A bot", exact=True).click()
            await expect(player.get_by_role("button", name="Robin (bot)")).to_be_visible()
            await player.locator("button.start").click()
            await soon(accepted, "a challenge")
        await expect(player.locator("svg.board")).to_be_visible()
        await expect(player.get_by_text("Robin (bot)").first).to_be_visible()


async def test_a_token_is_void_when_the_account_is_no_longer_a_bot(new_page: NewPage, address: str) -> None:
    async with new_page(settings=QUIET) as owner:
        token = await new_bot(owner, "Rosa")
        await owner.get_by_role("button", name="No longer a bot").click()
        await expect(owner.get_by_role("button", name="Make this account a bot")).to_be_visible()
        with Client(address, token) as bot, pytest.raises(Refused) as refused:
            bot.name()
        assert refused.value.code == "wrong-bot-token"
