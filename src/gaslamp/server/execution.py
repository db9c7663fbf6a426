"""Carries out the commands of a subscriber, from a socket or from a bot's request."""

from contextlib import suppress
from typing import assert_never

from gaslamp.core.errors import GaslampError, NotAllowed
from gaslamp.core.game import SPECTATOR, Seat
from gaslamp.server.tables.chat import add_line
from gaslamp.server.tables.correcting import correct
from gaslamp.server.tables.creation import checked_level, rematch
from gaslamp.server.tables.hub import Hub
from gaslamp.server.tables.key_change import leave_seat
from gaslamp.server.tables.marks import set_mark
from gaslamp.server.tables.messages import Json
from gaslamp.server.tables.open_table import OpenTable
from gaslamp.server.tables.subscriber import Subscriber
from gaslamp.server.wire import commands as wire
from gaslamp.store.store import Key
from gaslamp.table import commands as table


async def execute(hub: Hub, open_table: OpenTable, subscriber: Subscriber, command: wire.AnyCommand) -> Json:
    """The answer `done`. Raises an error if the command is refused."""
    seat = subscriber.seat
    done: Json = {"type": "done", "id": command.id, "table": None}
    match command:
        case wire.Ping(id=name):
            return {"type": "pong", "id": name, "at": open_table.now()}
        case wire.Say(channel=channel, text=text):
            await add_line(open_table, seat, channel, text)
        case wire.Note(text=text):
            _check_seated(seat)
            await open_table.store.write_note(
                open_table.table.header.id, subscriber.person, text, hub.environment.now()
            )
        case wire.Mark(place=place, mark=sign):
            await set_mark(open_table, seat, place, sign)
        case wire.Rematch(share=share):
            _check_seated(seat)
            done["table"] = await rematch(hub, open_table, seat, share)
        case wire.Stand():
            _check_seated(seat)
            await leave_seat(open_table, seat, subscriber)
        case wire.Correct():
            _check_seated(seat)
            done |= await correct(open_table, subscriber, command)
        case _:
            _check_seated(seat)
            await open_table.run(_table_command(open_table, seat, command), by=subscriber)
    return {**done, "version": open_table.table.version}


GameCommand = (
    wire.Act
    | wire.Enter
    | wire.Undo
    | wire.Offer
    | wire.Answer
    | wire.Resign
    | wire.Replace
    | wire.Claim
    | wire.Reveal
    | wire.Cancel
    | wire.AddTime
    | wire.Pace
    | wire.Hurry
)


def _table_command(open_table: OpenTable, seat: Seat, command: GameCommand) -> table.Command:
    match command:
        case wire.Act(version=version, actions=actions):
            return table.Act(seat, version, tuple(actions))
        case wire.Enter(version=version, action=action):
            return table.Enter(seat, version, action)
        case wire.Undo(version=version):
            return table.Undo(seat, version)
        case wire.Offer(version=version, what=what):
            return table.Ask(seat, version, what)
        case wire.Answer(offer=offer, yes=yes):
            return table.Answer(seat, offer, yes)
        case wire.Reveal(share=share, nonce=nonce):
            return table.Reveal(seat, bytes.fromhex(share), bytes.fromhex(nonce))
        case wire.Resign():
            return table.Resign(seat)
        case wire.Cancel():
            return table.Cancel(seat)
        case wire.AddTime():
            return table.AddTime(seat)
        case wire.Replace(seat=other, level=level):
            known = None if level is None else checked_level(open_table.table.header.game, level)
            return table.Replace(seat, other, known, other in open_table.absent())
        case wire.Pace(speed=speed):
            return table.Pace(seat, speed)
        case wire.Hurry():
            return table.Hurry(seat)
        case wire.Claim():
            # A player who left during another's turn gets the whole time once it is their own turn.
            return table.Claim(seat, open_table.absent(open_table.table.moved_at))
        case _:
            assert_never(command)


def _check_seated(seat: Seat) -> None:
    if seat == SPECTATOR:
        raise NotAllowed("spectators-watch")


async def take_reserved_seat(open_table: OpenTable, key: Key, share: str | None = None) -> None:
    """A player of the last game who comes to the rematch takes the seat that is reserved."""
    seat = key.seat
    chair = open_table.table.chairs.get(seat)
    if chair is not None and chair.kind == "open" and open_table.table.status == "waiting":
        name = (open_table.table.settings.names or {}).get(seat, "")
        is_bot = key.account is not None and await open_table.store.bot(key.account) is not None
        with suppress(GaslampError):
            await open_table.run(table.Sit(seat, "human", name, share=share, is_bot=is_bot))
