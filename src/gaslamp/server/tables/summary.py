"""What is stored of a table for lists and for the start of a server, so that it is not replayed. Nothing secret."""

from gaslamp.server.tables.messages import seats_json
from gaslamp.store.store import Summary
from gaslamp.table.decision import due
from gaslamp.table.table import Table


def summary(table: Table, now: int) -> Summary:
    # While people are to enter a draw it is nobody's turn alone.
    turn = table.turn if table.turn in table.chairs else None
    return Summary(
        status=table.status,
        turn=() if turn is None else (turn,),
        seats=seats_json(table),
        listed=table.settings.listed,
        due=due(table),
        machine=turn is not None and table.chairs[turn].kind == "machine",
        updated=now,
    )
