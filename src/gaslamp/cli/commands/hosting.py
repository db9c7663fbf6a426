"""The commands for a host: serve, worker, migrate, rotate-key, backup, restore."""

import click

from gaslamp.cli.commands import shared
from gaslamp.cli.commands.command import argument, command, flag, option
from gaslamp.cli.environment import Environment
from gaslamp.i18n import Words


def serve(words: Words, _environment: Environment) -> click.Command:
    @command(words("help-serve"))
    @option("--host", "ADDRESS", words("help-host"))
    @option("--port", "PORT", words("help-port"))
    @shared.data(words)
    @shared.database(words)
    @shared.redis(words)
    @flag("--open", "is_opened", words("help-open"))
    @flag("--no-bots", "no_bots", words("help-no-bots"))
    def run(
        host: str | None,
        port: str | None,
        data: str | None,
        database: str | None,
        redis: str | None,
        is_opened: bool,
        no_bots: bool,
    ) -> None:
        from gaslamp.cli.serve import Flags, serve

        serve(words, Flags(host, port, data, database, redis, is_opened, no_bots))

    return run


def worker(words: Words, _environment: Environment) -> click.Command:
    @command(words("help-worker"))
    @shared.redis(words)
    def run(redis: str | None) -> None:
        from gaslamp.cli.serve import Flags, work

        work(words, Flags(redis=redis))

    return run


def migrate(words: Words, _environment: Environment) -> click.Command:
    @command(words("help-migrate"))
    @shared.data(words)
    @shared.database(words)
    def run(data: str | None, database: str | None) -> None:
        from gaslamp.cli.serve import Flags, migrate

        migrate(words, Flags(data=data, database=database))

    return run


def rotate_key(words: Words, _environment: Environment) -> click.Command:
    @command(words("help-rotate-key"))
    @shared.data(words)
    @shared.database(words)
    def run(data: str | None, database: str | None) -> None:
        from gaslamp.cli.serve import Flags, rotate_key

        rotate_key(words, Flags(data=data, database=database))

    return run


def backup(words: Words, _environment: Environment) -> click.Command:
    @command(words("help-backup"))
    @argument("copy", "FILE", words("help-copy"))
    @shared.data(words)
    def run(copy: str, data: str | None) -> None:
        from gaslamp.cli.backup import backup

        backup(words, copy, data)

    return run


def restore(words: Words, environment: Environment) -> click.Command:
    @command(words("help-restore"))
    @argument("copy", "FILE", words("help-copied"))
    @shared.data(words)
    def run(copy: str, data: str | None) -> None:
        from gaslamp.cli.backup import restore

        restore(words, environment, copy, data)

    return run
