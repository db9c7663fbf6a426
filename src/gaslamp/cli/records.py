"""The command that tells a recorded game."""

from gaslamp.cli import inputs
from gaslamp.cli.positions import print_position
from gaslamp.cli.screen import print_story, screen
from gaslamp.core.game import Seat
from gaslamp.core.notation import number
from gaslamp.core.record import BOT
from gaslamp.games.registry import named, registration
from gaslamp.i18n import Words
from gaslamp.parts.playback import play_back


def replay(words: Words, path: str, seat: Seat | None, at: str | None) -> None:
    record = inputs.read_record(path)
    game = named(record.game)
    parts, console = registration(game.NAME), screen()
    read = play_back(game, record, seat)
    if at is not None:
        count = number(at, 0, record.length, "actions")
        print_story(console, parts.story.story(words, read.steps[:count])[-1:])
        print_position(words, game, read.views[count])
        return
    for player, level in record.players.items():
        name = parts.story.seat(words, player)
        key = "replay-bot" if level == BOT else "replay-machine"
        console.print(words(key, seat=name[:1].upper() + name[1:], level=level))
    if record.take_backs:
        console.print(words("replay-take-backs", count=record.take_backs))
    print_story(console, parts.story.story(words, read.steps))
    if record.outcome is None:
        console.print(words("replay-open"))
        return
    for line in parts.story.ending(words, read.views[-1], record.outcome):
        console.print(line)
