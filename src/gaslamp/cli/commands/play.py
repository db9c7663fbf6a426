"""The command that plays a game in the terminal."""

import click

from gaslamp.cli.commands import shared
from gaslamp.cli.commands.command import command, option
from gaslamp.cli.environment import Environment
from gaslamp.i18n import Words


def play(words: Words, environment: Environment) -> click.Command:
    @command(words("help-play"))
    @shared.game(words)
    @option("--as", "ROLE", words("help-role", sides=shared.sides()), "role")
    @option("--against", "LEVEL", words("help-against"))
    @option("--record", "FILE", words("help-file"))
    @option("--option", "NAME=VALUE", words("help-option"), "options", multiple=True)
    @shared.turned(words)
    def run(
        game: str, role: str | None, against: str | None, record: str | None, options: tuple[str, ...], turned: bool
    ) -> None:
        from gaslamp.cli.play import PlayArguments, play

        play(words, environment, PlayArguments(game, role, against, record, options, turned))

    return run
