"""The commands about one position: show, legal, apply, perft."""

import click

from gaslamp.cli.commands import shared
from gaslamp.cli.commands.command import argument, command, option
from gaslamp.cli.environment import Environment
from gaslamp.i18n import Words


def show(words: Words, _environment: Environment) -> click.Command:
    @command(words("help-show"))
    @shared.position(words)
    @shared.seat(words)
    @shared.turned(words)
    @option("--section", "SECTION", words("help-section"))
    def run(position: str, seat: str | None, turned: bool, section: str | None) -> None:
        from gaslamp.cli import positions

        positions.show(words, position, seat, turned=turned, section=section)

    return run


def legal(words: Words, _environment: Environment) -> click.Command:
    @command(words("help-legal"))
    @shared.position(words)
    def run(position: str) -> None:
        from gaslamp.cli import positions

        positions.legal(words, position)

    return run


def apply(words: Words, _environment: Environment) -> click.Command:
    # An action such as -41 looks like an option.
    @command(words("help-apply"), context_settings={"ignore_unknown_options": True})
    @shared.position(words)
    @argument("actions", "ACTION...", words("help-action"), nargs=-1, required=True)
    def run(position: str, actions: tuple[str, ...]) -> None:
        from gaslamp.cli import positions

        positions.apply(position, actions)

    return run


def perft(words: Words, _environment: Environment) -> click.Command:
    @command(words("help-perft"))
    @shared.position(words)
    @argument("depth", "DEPTH", words("help-depth"))
    def run(position: str, depth: str) -> None:
        from gaslamp.cli import positions

        positions.count(words, position, depth)

    return run
