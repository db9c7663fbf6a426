"""The log that each seat is sent, move by move, is the whole log as that seat reads it."""

import pytest

from gaslamp.core.game import SPECTATOR
from gaslamp.games.registry import registration
from gaslamp.server.tables.history import History
from gaslamp.server.tables.messages import Json, words_in
from gaslamp.server.tables.table_log import TableLog
from gaslamp.table import visibility
from gaslamp.table.commands import Undo
from gaslamp.table.decision import can_undo
from gaslamp.table.replay import Transition
from table.example_tables import ExampleTable, example_table

MOVES = 60
WORDS = words_in("en")


class Readers:
    """Everybody who reads along, with the lines that each of them has."""

    def __init__(self, one: ExampleTable) -> None:
        self.one = one
        self.history = History(one.table)
        self.history.add(one.steps, one.now)
        self.log = TableLog(self.history)
        self.lines: dict[str, list[Json]] = {}

    def come_and_go(self) -> None:
        """Some read the next move. Who did not read the last one is sent the whole log first."""
        present = [seat for seat in (*self.one.table.seats, SPECTATOR) if self.one.rng.random() < 0.8]
        table = self.one.table
        self.lines = {seat: self.lines.get(seat) or self.log.whole(table, seat, "en") for seat in present}

    def follow(self, steps: list[Transition]) -> None:
        table = self.one.table
        past = self.history.add(steps, self.one.now)
        views = {seat: visibility.view(table, seat) for seat in self.lines}
        changed = self.log.changed(steps[0].before, table, views, past, is_whole=False)
        for seat, lines in changed.items():
            kept = [line for line in self.lines[seat] if line["number"] <= lines.start]
            self.lines[seat] = kept + self.log.told(table, lines, WORDS)

    def differ(self) -> bool:
        jack, spectator = self.lines.get("jack"), self.lines.get(SPECTATOR)
        return bool(jack and spectator) and jack != spectator

    def check(self) -> None:
        for seat, lines in self.lines.items():
            assert lines == self.log.whole(self.one.table, seat, "en"), seat


@pytest.mark.parametrize("is_public", [True, False])
@pytest.mark.parametrize("game", ["mrjack", "whitechapel"])
def test_the_lines_of_every_move_add_up_to_the_whole_log_of_each_seat(
    game: str,
    is_public: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Also of a game whose lines do not follow from what is public: then each seat has a log of its own."""
    monkeypatch.setattr(registration(game).story, "TOLD_FROM_PUBLIC", is_public)
    one = example_table(game)
    readers = Readers(one)
    has_secrets = False
    for _ in range(MOVES):
        turn = one.table.turn
        if turn is None:
            break
        readers.come_and_go()
        readers.follow(one.act(one.rng.choice(one.choices())))
        if one.table.turn is None:
            break
        readers.check()
        has_secrets = has_secrets or readers.differ()
        if one.rng.random() < 0.2 and can_undo(one.table, turn):
            readers.follow(one.do(Undo(turn, one.table.version)))
            readers.check()
    assert has_secrets
