"""The commands about a record: replay, verify, infer, analyse."""

import click

from gaslamp.cli.commands import shared
from gaslamp.cli.commands.command import command, flag, option
from gaslamp.cli.environment import Environment
from gaslamp.i18n import Words


def replay(words: Words, _environment: Environment) -> click.Command:
    @command(words("help-replay"))
    @shared.record(words)
    @shared.seat(words)
    @option("--at", "N", words("help-at"))
    def run(record: str, seat: str | None, at: str | None) -> None:
        from gaslamp.cli import records

        records.replay(words, record, seat, at)

    return run


def verify(words: Words, _environment: Environment) -> click.Command:
    @command(words("help-verify"))
    @shared.record(words)
    @option("--seen", "FILE", words("help-seen"))
    @option("--key", "KEY", words("help-key"))
    @option("--head", "LENGTH.HEAD", words("help-head"))
    def run(record: str, seen: str | None, key: str | None, head: str | None) -> None:
        from gaslamp.cli import verification

        verification.verify(words, record, seen, key, head)

    return run


def infer(words: Words, _environment: Environment) -> click.Command:
    @command(words("help-infer"))
    @shared.record(words)
    @shared.seat(words)
    @option("--at", "N", words("help-after"))
    @shared.as_json(words)
    def run(record: str, seat: str | None, at: str | None, as_json: bool) -> None:
        from gaslamp.cli import infer

        infer.infer(words, record, seat, at, as_json=as_json)

    return run


def analyse(words: Words, _environment: Environment) -> click.Command:
    @command(words("help-analyse"))
    @shared.record(words)
    @option("--depth", "quick|full", words("help-analyse-depth"), default="quick")
    @shared.as_json(words)
    @flag("--text", "as_text", words("help-text"))
    @shared.seat(words)
    def run(record: str, depth: str, as_json: bool, as_text: bool, seat: str | None) -> None:
        from gaslamp.cli import analyse

        analyse.analyse(words, record, depth, seat, as_json=as_json, as_text=as_text)

    return run
