"""The commands that play many games: arena, ladder."""

import click

from gaslamp.arena.engines import SECONDS
from gaslamp.cli.commands import shared
from gaslamp.cli.commands.command import Decorator, Run, command, flag, option
from gaslamp.cli.commands.short_flags import with_short_flags
from gaslamp.cli.environment import Environment
from gaslamp.i18n import Words


def arena(words: Words, _environment: Environment) -> click.Command:
    @with_short_flags(words)
    @command(words("help-arena"))
    @shared.game(words)
    @option("--player", "SIDE=LEVEL", words("help-player"), "players", multiple=True)
    @shared.count(words, "100")
    @flag("--swap", "swap", words("help-swap"))
    @_of_series(words)
    @flag("--no-luck", "no_luck", words("help-no-luck"))
    @option("--seconds", "SECONDS", words("help-engine-seconds"), type=click.FloatRange(0.01, 3600), default=SECONDS)
    def run(
        game: str,
        players: tuple[str, ...],
        games: str,
        swap: bool,
        seed: str,
        jobs: str | None,
        out: str | None,
        options: tuple[str, ...],
        redis: str | None,
        as_json: bool,
        no_luck: bool,
        seconds: float,
        **short_flags: str | None,
    ) -> None:
        from gaslamp.cli.arena import arena
        from gaslamp.cli.game_series import SeriesArguments

        arguments = SeriesArguments(game, games, seed, jobs, options, out, as_json, redis)
        arena(words, arguments, players, short_flags, swap=swap, with_luck=not no_luck, engine_seconds=seconds)

    return run


def ladder(words: Words, _environment: Environment) -> click.Command:
    @command(words("help-ladder"))
    @shared.game(words)
    @option("--levels", "LEVEL,...", words("help-levels"))
    @shared.count(words, "20")
    @_of_series(words)
    def run(
        game: str,
        levels: str | None,
        games: str,
        seed: str,
        jobs: str | None,
        out: str | None,
        options: tuple[str, ...],
        redis: str | None,
        as_json: bool,
    ) -> None:
        from gaslamp.cli.game_series import SeriesArguments
        from gaslamp.cli.ladder import ladder

        ladder(words, SeriesArguments(game, games, seed, jobs, options, out, as_json, redis), levels)

    return run


def _of_series(words: Words) -> Decorator:
    """The options that both have."""

    def decorate(run: Run) -> Run:
        named = option("--options", "NAME=VALUE,...", words("help-options"), "--option", "options", multiple=True)
        for each in (shared.as_json(words), shared.redis(words), named, shared.out(words), shared.jobs(words)):
            run = each(run)
        return shared.seed(words)(run)

    return decorate
