"""The commands for programmers: engine, bot, bench."""

import click

from gaslamp.cli.commands import shared
from gaslamp.cli.commands.command import argument, command, flag, option
from gaslamp.cli.environment import Environment
from gaslamp.i18n import Words


def engine(words: Words, _environment: Environment) -> click.Command:
    @command(words("help-engine"))
    @shared.game(words)
    @option("--level", "LEVEL", words("help-engine-level"))
    def run(game: str, level: str | None) -> None:
        from gaslamp.cli.engine import engine

        engine(game, level)

    return run


def bot(words: Words, _environment: Environment) -> click.Command:
    @command(words("help-bot"))
    @option("--server", "URL", words("help-bot-server"), required=True)
    @option("--token", "TOKEN", words("help-bot-token"), envvar="GASLAMP_BOT_TOKEN", default="")
    @option("--engine", "cmd:COMMAND", words("help-bot-engine"))
    @option("--level", "LEVEL", words("help-bot-level"))
    @option("--game", "GAME", words("help-bot-game"), "games", multiple=True)
    @option("--seconds", "SECONDS", words("help-bot-seconds"), type=float, default=5.0)
    @option("--most", "COUNT", words("help-bot-most"), type=int, default=4)
    @option("--join", "LINK", words("help-bot-join"))
    @option("--seat", "SEAT", words("help-bot-seat"))
    def run(
        server: str,
        token: str,
        engine: str | None,
        level: str | None,
        games: tuple[str, ...],
        seconds: float,
        most: int,
        join: str | None,
        seat: str | None,
    ) -> None:
        from gaslamp.cli.bot import BotArguments, bot

        bot(words, BotArguments(server, token, engine, level, games, seconds, most, join, seat))

    return run


def bench(words: Words, _environment: Environment) -> click.Command:
    @command(words("help-bench"))
    @argument("names", "[NAME...]", words("help-names"), nargs=-1)
    @shared.as_json(words)
    @option("--results", "FILE", words("help-results"))
    @option("--seconds", "N", words("help-bench-seconds"), type=click.FloatRange(5, 3600))
    @flag("--profile", "is_profile", words("help-bench-profile"))
    def run(
        names: tuple[str, ...], as_json: bool, results: str | None, seconds: float | None, is_profile: bool
    ) -> None:
        from gaslamp.cli.bench import bench

        bench(names, as_json=as_json, results=results, seconds=seconds, is_profile=is_profile)

    return run
