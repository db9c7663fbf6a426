"""The commands of `gaslamp puzzles`: mine, solve, prove, rate."""

import click

from gaslamp.cli.commands import shared
from gaslamp.cli.commands.command import Decorator, argument, command, flag, option
from gaslamp.cli.environment import Environment
from gaslamp.i18n import Words


def mine(words: Words, _environment: Environment) -> click.Command:
    @command(words("help-puzzles-mine"))
    @_game(words)
    @shared.count(words, "100")
    @shared.out(words)
    @option("--records", "FOLDER", words("help-puzzles-records"))
    @option("--kind", "KIND", words("help-puzzles-kinds"), "kinds", multiple=True)
    @shared.seed(words)
    @shared.jobs(words)
    @shared.redis(words)
    def run(
        game: str,
        games: str,
        out: str | None,
        records: str | None,
        kinds: tuple[str, ...],
        seed: str,
        jobs: str | None,
        redis: str | None,
    ) -> None:
        from gaslamp.cli.game_series import SeriesArguments
        from gaslamp.cli.puzzles import mine

        mine(words, SeriesArguments(game, games, seed, jobs, [], out, False, redis), records, kinds)

    return run


def solve(words: Words, _environment: Environment) -> click.Command:
    @command(words("help-puzzles-solve"))
    @_game(words)
    @option("--kind", "KIND", words("help-puzzles-kind"))
    @option("--count", "N", words("help-puzzles-count"), default="5")
    @shared.seed(words)
    @flag("--drill", "is_drill", words("help-puzzles-drill"))
    def run(game: str, kind: str | None, count: str, seed: str, is_drill: bool) -> None:
        from gaslamp.cli.puzzle_session import drill, solve

        (drill if is_drill else solve)(words, game, kind, count, seed)

    return run


def prove(words: Words, _environment: Environment) -> click.Command:
    @command(words("help-puzzles-prove"))
    @argument("file", "[FILE]", words("help-puzzles-file"), required=False)
    def run(file: str | None) -> None:
        from gaslamp.cli.puzzles import prove

        prove(words, file)

    return run


def rate(words: Words, _environment: Environment) -> click.Command:
    @command(words("help-puzzles-rate"))
    @argument("file", "FILE", words("help-puzzles-file"))
    @shared.out(words)
    @option("--each", "N", words("help-puzzles-each"), default="50")
    def run(file: str, out: str | None, each: str) -> None:
        from gaslamp.cli.puzzles import rate

        rate(words, file, out, each)

    return run


def _game(words: Words) -> Decorator:
    return option("--game", "GAME", words("help-game", games=shared.games()), required=True)
