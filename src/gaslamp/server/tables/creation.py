"""Creating tables: new ones, rematches, and imported records."""

import asyncio
from collections.abc import Iterable
from dataclasses import replace

from gaslamp.core import honesty, record
from gaslamp.core import options as option_words
from gaslamp.core.commitment import NONCE_BYTES, SEED_BYTES
from gaslamp.core.errors import NotLegal, NotWellFormed
from gaslamp.core.game import Seat
from gaslamp.core.record import Record
from gaslamp.core.stopping import STOPPED
from gaslamp.games.registry import named, registration
from gaslamp.players import levels
from gaslamp.server.environment import Environment, rematch_id
from gaslamp.server.gate.names import checked_name
from gaslamp.server.gate.seat_keys import new_key
from gaslamp.server.tables.hub import Hub
from gaslamp.server.tables.open_table import OpenTable
from gaslamp.server.tables.summary import summary
from gaslamp.server.wire.tables import CreateTable
from gaslamp.store.store import Event, Header, Key
from gaslamp.table import events, replay
from gaslamp.table import settings as agreed
from gaslamp.table.commands import Rematch, Sit
from gaslamp.table.decision import decide
from gaslamp.table.events import Acted, Closed, Opened, Revealed, Shared, Started, TableEvent
from gaslamp.table.settings import NoClock, Settings
from gaslamp.table.table import Table


async def create(
    hub: Hub, request: CreateTable, account: int | None, visitor: str = "", *, is_bot: bool = False
) -> tuple[OpenTable, str | None]:
    """A new table, and the token of the seat that its creator takes."""
    environment = hub.environment
    settings = replace(settings_of(request), creator=visitor)
    header = new_header(environment, request.game, request.options, settings)
    sitting = [
        Sit(seat, "machine", level=checked_level(request.game, chair.level))
        for seat, chair in request.seats.items()
        if chair.kind == "machine"
    ]
    keys: list[Key] = []
    token = None
    if request.me is not None:
        me = request.me
        sitting.append(Sit(me.seat, "human", checked_name(me.name), share=me.share, is_bot=is_bot))
        key, token = new_key(environment, header.id, me.seat, account, header.created)
        keys.append(key)
    check_seats(header, request.seats)
    return await store_new(hub, header, sitting, keys), token


def new_header(environment: Environment, game: str, options: dict[str, str], settings: Settings) -> Header:
    module = named(game)
    settled = option_words.settle(module.OPTIONS, options)
    seed, nonce = environment.random(SEED_BYTES), environment.random(NONCE_BYTES)
    written = agreed.write(replace(settings, format=2, clock_waits=True))
    return Header(environment.table_id(), game, module.RULES, settled, seed, nonce, written, environment.now())


def settings_of(request: CreateTable) -> Settings:
    found = agreed.read(request.settings.model_dump())
    if found.companion:
        if found.listed or not isinstance(found.clock, NoClock):
            raise NotWellFormed("companion-settings")
        if found.draws == "entered" and not registration(named(request.game).NAME).open_draws:
            raise NotWellFormed("no-open-draws")
        return replace(found, bots=False)
    if found.draws == "entered":
        raise NotWellFormed("companion-draws")
    return found


def checked_level(game: str, level: str | None) -> str:
    known = levels.names(game)
    if level not in known:
        raise NotWellFormed("unknown-player", text=level or "-", known=", ".join(known))
    return level


def check_seats(header: Header, seats: Iterable[Seat]) -> None:
    """Raises unless the game has all of these seats."""
    known = replay.opened(header).seats
    for seat in seats:
        if seat not in known:
            raise NotWellFormed("unknown-seat", text=seat, known=", ".join(known))


async def store_new(hub: Hub, header: Header, sitting: list[Sit], keys: list[Key]) -> OpenTable:
    """Store a table together with those who take a seat at once. If it is there already, that one is taken."""
    now = header.created
    steps = [replay.follow(replay.opened(header), Opened(), now)]
    for sit in sitting:
        steps += decide(steps[-1].after, sit, now, hub.environment.random)
    kept = [Event(one.after.version, events.kind(one.event), events.write(one.event), now) for one in steps]
    await hub.store.create(header, kept, summary(steps[-1].after, now), keys)
    return await hub.table(header.id, is_changed_here=True)


async def rematch(hub: Hub, open_table: OpenTable, by: Seat, share: str | None = None) -> str:
    """The next table of the same players, each on the next seat. The asker's is taken, the others' are reserved.

    Its id follows from the table, so several requests at the same time, in any process, lead to one table.
    """
    table = open_table.table
    if table.rematch is not None:
        return table.rematch
    if table.status != "over" or by not in table.chairs:
        raise NotLegal("not-over")
    # At a companion table everybody keeps their seat: machines have those that nobody at the board wants to play.
    following = {seat: seat if table.settings.companion else next_seat(table, seat) for seat in table.seats}
    names = {following[seat]: table.chairs[seat].name for seat in table.seats if seat in table.people}
    settings = replace(table.settings, rematch_of=table.header.id, names=names, lesson=False)
    name = rematch_id(table.header.id, table.header.seed, table.header.nonce)
    header = replace(new_header(hub.environment, table.header.game, table.header.options, settings), id=name)
    sitting = [Sit(following[by], "human", table.chairs[by].name, share=share, is_bot=table.chairs[by].is_bot)]
    sitting += [
        Sit(following[seat], "machine", level=chair.level)
        for seat, chair in table.chairs.items()
        if chair.kind == "machine" and seat != by
    ]
    keys = [replace(key, table=header.id, seat=following[key.seat]) for key in await hub.store.keys(table.header.id)]
    await store_new(hub, header, sitting, keys)
    await open_table.run(Rematch(by, header.id))
    assert open_table.table.rematch is not None, "ours, or that of a faster request of an earlier version"
    return open_table.table.rematch


def next_seat(table: Table, seat: Seat) -> Seat:
    """Everybody moves up one seat: two players swap sides, more players take turns on each side."""
    seats = table.seats
    return seats[(seats.index(seat) + 1) % len(seats)]


async def import_record(hub: Hub, text: str) -> OpenTable:
    """A table that is over, from a finished record that proves honest."""
    found = record.parse(text)
    game = named(found.game)
    await asyncio.to_thread(honesty.verify, game, found)
    assert found.seed is not None, "verified"
    assert found.promise.nonce is not None, "verified"
    assert found.outcome is not None, "verified"
    happened: list[TableEvent] = [Opened(), *_shares(found), Started()]
    for entry in found.entries:
        nonce = entry.promise.nonce if entry.promise else None
        happened.append(Acted(entry.seat, entry.action, nonce.hex() if nonce else None))
    if found.outcome.reason in STOPPED:
        happened.append(Closed(found.outcome.winners, found.outcome.reason))
    now = hub.environment.now()
    settings = Settings(
        format=found.format,
        imported=text if found.format == 2 else None,
        companion=found.companion,
        draws=found.draws,
    )
    header = Header(
        hub.environment.table_id(),
        found.game,
        found.rules,
        found.options,
        found.seed,
        found.promise.nonce,
        agreed.write(settings),
        now,
    )
    kept = [Event(number, events.kind(one), events.write(one), now) for number, one in enumerate(happened, 1)]
    await hub.store.create(header, kept, summary(replay.replay(header, kept), now))
    return await hub.table(header.id)


def _shares(found: Record) -> list[TableEvent]:
    happened: list[TableEvent] = []
    for share in found.shares:
        happened.append(Shared(share.seat, share.commitment))
        if share.value is not None and share.nonce is not None:
            happened.append(Revealed(share.seat, share.value.hex(), share.nonce.hex()))
    return happened
