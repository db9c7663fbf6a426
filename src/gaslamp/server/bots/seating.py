"""A bot takes a seat. It gets the key of a person, and the seat is marked."""

from gaslamp.core.errors import GaslampError, NotLegal
from gaslamp.core.game import Seat
from gaslamp.server.gate.names import distinct_name
from gaslamp.server.gate.seat_keys import new_key
from gaslamp.server.tables.hub import Hub
from gaslamp.server.tables.open_table import OpenTable
from gaslamp.store.bots import Bot
from gaslamp.store.store import Key, Store
from gaslamp.table.commands import Sit
from gaslamp.table.table import Table

MAX_GAMES = 10
"""Games that a bot may play at once."""


async def check_room(store: Store, bot: Bot) -> None:
    if len(await store.seats_of(bot.account)) >= MAX_GAMES:
        raise NotLegal("bot-busy", name=bot.name, most=MAX_GAMES)


async def take_seat(hub: Hub, bot: Bot, open_table: OpenTable, seat: Seat) -> None:
    """A bot has one seat at a table: with two it would know what each of them may not."""
    table = open_table.table.header.id
    await check_room(hub.store, bot)
    keys = await hub.store.keys(table)
    if any(key.account == bot.account for key in keys):
        raise NotLegal("bot-seated")
    if any(key.seat == seat for key in keys):
        raise NotLegal("seat-taken")
    # Nobody is told the token: the bot's own token opens the seat.
    key, _ = new_key(hub.environment, table, seat, bot.account, hub.environment.now())

    def sitting(table: Table) -> Sit:
        others = [chair.name for chair in table.chairs.values()]
        return Sit(seat, "human", distinct_name(bot.name, others), is_bot=True)

    await open_table.run(sitting, [key])


def check_may_join(table: Table) -> None:
    """The link is enough, except at a listed table: it waits for people, and a bot needs a challenge there."""
    if table.settings.listed:
        raise NotLegal("bots-are-asked")


async def own_key(store: Store, bot: Bot, open_table: OpenTable) -> Key:
    """The bot's key. A seat that a person took is never a bot's, even if it was added to the account."""
    table = open_table.table
    for key in await store.keys(table.header.id):
        chair = table.chairs.get(key.seat)
        if key.account == bot.account and chair is not None and (chair.is_bot or chair.kind == "open"):
            return key
    raise GaslampError("no-seat-of-yours")
