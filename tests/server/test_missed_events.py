"""Who reconnects is told the same about each event as those who were connected, also of steps that were undone."""

import random

import orjson
import pytest

from gaslamp.core.game import SPECTATOR
from gaslamp.games.registry import named
from gaslamp.server.tables.messages import Json
from gaslamp.server.tables.subscriber import Subscriber
from gaslamp.table.commands import Act, Undo
from gaslamp.table.decision import can_undo
from server.test_one_pass import new_open_table

MOVES = 40


@pytest.mark.parametrize("game", ["mrjack", "whitechapel"])
async def test_missed_events_are_those_that_the_others_were_sent(game: str) -> None:
    open_table, module, rng = await new_open_table(game), named(game), random.Random(7)
    sent: dict[str, list[Json]] = {}
    for seat in (*open_table.table.seats, SPECTATOR):
        events = sent[seat] = []
        subscriber = Subscriber(seat, "en")
        subscriber.write_now = lambda *texts, events=events: events.extend(_events(texts)) or True
        open_table.subscribe(subscriber, None, {})
    began = open_table.table.version
    for _ in range(MOVES):
        table = open_table.table
        if table.turn is None or table.version > began + 90:
            break
        undoing = [seat for seat in table.seats if can_undo(table, seat)]
        if undoing and rng.random() < 0.5:
            await open_table.run(Undo(undoing[0], table.version))
        else:
            choice = rng.choice(module.choices(module.view(table.journal.state, table.turn)))
            await open_table.run(Act(table.turn, table.version, (module.write(choice),)))
    for seat, events in sent.items():
        welcome = orjson.loads(open_table.welcome(Subscriber(seat, "en"), began))
        assert welcome["missed"] == events
        assert {"acted", "undone"} <= {event["kind"] for event in events}


def _events(texts: tuple[bytes, ...]) -> list[Json]:
    messages = [orjson.loads(text) for text in texts]
    return [event for message in messages if message["type"] == "news" for event in message["events"]]
