"""With the witnesses' call everybody is sent the position just before it, as they saw it and no more."""

import random

from gaslamp.core.game import SPECTATOR
from gaslamp.games import mrjack
from gaslamp.games.mrjack.wire import view_json
from server.running_server import http_client, new_table, play, running_server, sit, socket_client


async def test_a_call_comes_with_the_position_before_it_as_each_seat_saw_it() -> None:
    with running_server() as server:
        async with http_client(server) as client:
            table, _ = await new_table(client, "mrjack")
            keys = {seat: await sit(client, table, seat) for seat in ("jack", "detective")}
            async with (
                socket_client(server, table, keys["jack"]) as jack,
                socket_client(server, table, keys["detective"]) as detective,
                socket_client(server, table) as spectator,
            ):
                guests = {"jack": jack, "detective": detective}
                while not any(event["kind"] == "acted" and event["before"] for event in jack.events):
                    await play(guests, random.Random(5), 1, peaceful=True)
                await spectator.reach(jack.now["version"])
                whole = server.open_table(table).table.journal.record
                state = mrjack.start(whole.options)
                for number, entry in enumerate(whole.entries, 1):
                    action = mrjack.parse_action(entry.action)
                    for seat, one in {**guests, SPECTATOR: spectator}.items():
                        event = next((e for e in one.events if e["kind"] == "acted" and e["number"] == number), None)
                        is_call = type(action).__name__ == "Call"
                        expected = view_json(mrjack.view(state, seat)) if is_call else None
                        assert event is None or event["before"] == expected
                    state = mrjack.apply(state, action)
