"""The commands about records: replay and verify."""

from gaslamp.core import honesty
from gaslamp.core.game import Seat
from gaslamp.core.notation import number
from gaslamp.games import named
from gaslamp.i18n import Words

from . import places
from .boards import board_of
from .chronicle import chronicle
from .positions import shown
from .screen import screen, told


def replay(words: Words, path: str, seat: Seat | None, at: str | None) -> None:
    record = places.read_record(path)
    game = named(record.game)
    board, console = board_of(game), screen()
    read = chronicle(game, record, seat)
    if at is not None:
        count = number(at, 0, record.length, "actions")
        told(console, board.story(words, read.steps[:count])[-1:])
        shown(words, game, read.positions[count])
        return
    for player, level in record.players.items():
        name = board.seat(words, player)
        console.print(words("replay-machine", seat=name[:1].upper() + name[1:], level=level))
    told(console, board.story(words, read.steps))
    if record.outcome is None:
        console.print(words("replay-open"))
        return
    for line in board.ending(words, read.positions[-1], record.outcome):
        console.print(line)


def verify(words: Words, path: str) -> None:
    record = places.read_record(path)
    honesty.verify(named(record.game), record)
    print(words("verify-proved", actions=record.length))
