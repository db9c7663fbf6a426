"""Golden files: what the rules did when the files were written. `python tests/golden.py` writes them again.

A change in them is a change of the rules: read the difference, raise the rules version, say so in the CHANGELOG.
Which positions are counted and which games are kept, each game's own `example_games` say.
"""

from pathlib import Path

from gaslamp.core import journal, record
from gaslamp.core.game import SPECTATOR, AnyGame
from gaslamp.core.perft import perft
from gaslamp.games.registry import offered_games

DATA = Path(__file__).parent / "data"

ENDINGS = {
    "mrjack": ("escape", "right", "wrong", "dawn"),
    "whitechapel": ("escaped", "traced", "blocked", "late", "arrested"),
}
"""The ways each game can end: one finished record is kept for each, and the last is told step by step."""

PERFT_HEADING = "# position ; depth ; lines of play ; different views of each seat"


def perft_line(game: AnyGame, position: str, depth: int) -> str:
    state = game.parse_state(position)
    counted = perft(game, state, depth)
    views = " ".join(f"{seat}={count}" for seat, count in counted.views.items())
    return f"{position} ; {depth} ; {counted.nodes} ; {views}"


def perft_path(game: AnyGame) -> Path:
    return DATA / "perft" / f"{game.NAME}.txt"


def playthrough_path(game: AnyGame) -> Path:
    return DATA / "playthroughs" / f"{game.NAME}.txt"


def record_path(game: AnyGame, reason: str) -> Path:
    return DATA / "records" / f"{game.NAME}-{reason}.record"


def playthrough(game: AnyGame, played: record.Record) -> str:
    """A whole game, step by step, with all that every seat is shown."""
    lines = []
    for number, state in enumerate(journal.replay(game, played)):
        lines.append(f"[{number}] {game.write(state)}")
        eyes = (*game.seats(state), SPECTATOR)
        lines += [f"  {seat}: {game.write(game.view(state, seat))}" for seat in eyes]
        lines.append(f"  {game.actor(state) or 'over'}: {' '.join(game.write(action) for action in game.legal(state))}")
        if number < played.length:
            action = game.parse_action(played.entries[number].action)
            shown = " ".join(f"{seat}:{game.write(game.seen(state, action, seat))}" for seat in eyes)
            lines.append(f"  -> {played.entries[number].action} ({shown})")
    return "\n".join(lines) + "\n"


def whole_playthrough(game: AnyGame) -> str:
    return playthrough(game, record.parse(record_path(game, ENDINGS[game.NAME][-1]).read_text()))


if __name__ == "__main__":
    from games.mrjack.rules import example_games as mrjack
    from games.whitechapel.rules import example_games as whitechapel

    mrjack.write()
    whitechapel.write()
    for game in offered_games().values():
        playthrough_path(game).write_text(whole_playthrough(game))
