"""Challenges: a player asks a bot to take an open seat, and the bot accepts or declines."""

from gaslamp.core.errors import NotLegal, NotThere
from gaslamp.core.game import Seat
from gaslamp.server.bots.incoming import CHALLENGE_MS, Incoming
from gaslamp.server.bots.seating import check_room, take_seat
from gaslamp.server.environment import Environment
from gaslamp.server.tables.hub import Hub
from gaslamp.server.tables.open_table import OpenTable
from gaslamp.store.bots import Bot, Challenge
from gaslamp.store.store import Store
from gaslamp.table.checks import check_seat, check_waiting

ONLINE_MS = 30_000
"""A bot is online if its stream was open so long ago, or later."""


async def online(store: Store, environment: Environment) -> list[Bot]:
    return await store.bots_seen(environment.now() - ONLINE_MS)


async def challenge(hub: Hub, incoming: Incoming, open_table: OpenTable, by: str, seat: Seat, name: str) -> Challenge:
    table = open_table.table
    check_waiting(table)
    check_seat(table, seat)
    if table.chairs[seat].kind != "open" or seat in table.people:
        raise NotLegal("seat-taken")
    if not table.settings.bots:
        raise NotLegal("no-bots-here")
    bot = next((one for one in await online(hub.store, hub.environment) if one.name == name), None)
    if bot is None:
        raise NotThere("no-such-bot", name=name)
    if bot.games and table.header.game not in bot.games:
        raise NotLegal("bot-plays-others", name=name)
    await check_room(hub.store, bot)
    made = Challenge(table.header.id, seat, bot.account, by, hub.environment.now())
    await hub.store.add_challenge(made)
    incoming.wake(bot.account)
    return made


async def accept(hub: Hub, incoming: Incoming, bot: Bot, open_table: OpenTable, seat: Seat) -> None:
    table = open_table.table.header.id
    found = await hub.store.challenge(table, seat)
    if found is None or found.account != bot.account or not is_open(found, hub.environment.now()):
        raise NotThere("no-challenge")
    await take_seat(hub, bot, open_table, seat)
    await hub.store.remove_challenge(table, seat)
    incoming.wake(bot.account)


async def decline(hub: Hub, incoming: Incoming, bot: Bot, table: str, seat: Seat, reason: str) -> None:
    if not await hub.store.decline_challenge(table, seat, bot.account, reason):
        raise NotThere("no-challenge")
    incoming.wake(bot.account)


async def withdraw(hub: Hub, incoming: Incoming, table: str, seat: Seat) -> None:
    found = await hub.store.challenge(table, seat)
    if found is None or not await hub.store.remove_challenge(table, seat):
        raise NotThere("no-challenge")
    incoming.wake(found.account)


def is_open(found: Challenge, now: int) -> bool:
    return found.answer is None and found.at >= now - CHALLENGE_MS
