"""The commands and their arguments, described in the reader's language."""

from importlib.metadata import version
from typing import Annotated

import typer

from gaslamp.i18n import Words

from . import positions, records
from .fate import Fate
from .play import play as play_game


def build(words: Words, fate: Fate) -> typer.Typer:
    """Arguments are taken as plain text: what is wrong with them is for us to say, in the reader's language."""
    app = typer.Typer(
        help=words("help-app"),
        add_completion=False,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )

    Position = Annotated[str, typer.Argument(metavar="POSITION", help=words("help-position"), show_default=False)]  # noqa: N806
    RecordFile = Annotated[str, typer.Argument(metavar="RECORD", help=words("help-record"), show_default=False)]  # noqa: N806
    Eyes = Annotated[str | None, typer.Option("--as", metavar="SEAT", help=words("help-as"), show_default=False)]  # noqa: N806

    @app.callback(invoke_without_command=True)
    def gaslamp(
        context: typer.Context,
        # Taken out of the arguments before this, since the help itself is written in that language.
        _lang: Annotated[
            str | None, typer.Option("--lang", metavar="LANGUAGE", help=words("help-lang"), show_default=False)
        ] = None,
        is_version: Annotated[bool, typer.Option("--version", help=words("help-version"), show_default=False)] = False,
    ) -> None:
        if is_version:
            print(f"gaslamp {version('gaslamp')}")
            raise typer.Exit
        if context.invoked_subcommand is None:
            print(context.get_help())

    @app.command(help=words("help-show"))
    def show(position: Position, seat: Eyes = None) -> None:
        positions.show(words, position, seat)

    @app.command(help=words("help-legal"))
    def legal(position: Position) -> None:
        positions.legal(words, position)

    @app.command(help=words("help-apply"))
    def apply(
        position: Position,
        actions: Annotated[
            list[str], typer.Argument(metavar="ACTION...", help=words("help-action"), show_default=False)
        ],
    ) -> None:
        positions.apply(position, actions)

    @app.command(help=words("help-perft"))
    def perft(
        position: Position,
        depth: Annotated[str, typer.Argument(metavar="DEPTH", help=words("help-depth"), show_default=False)],
    ) -> None:
        positions.count(words, position, depth)

    @app.command(help=words("help-replay"))
    def replay(
        record: RecordFile,
        seat: Eyes = None,
        at: Annotated[str | None, typer.Option(metavar="N", help=words("help-at"), show_default=False)] = None,
    ) -> None:
        records.replay(words, record, seat, at)

    @app.command(help=words("help-verify"))
    def verify(record: RecordFile) -> None:
        records.verify(words, record)

    @app.command(help=words("help-play"))
    def play(
        game: Annotated[str, typer.Argument(metavar="GAME", help=words("help-game"), show_default=False)],
        role: Annotated[
            str | None, typer.Option("--as", metavar="ROLE", help=words("help-role"), show_default=False)
        ] = None,
        record: Annotated[str | None, typer.Option(metavar="FILE", help=words("help-file"), show_default=False)] = None,
        option: Annotated[
            list[str] | None, typer.Option(metavar="NAME=VALUE", help=words("help-option"), show_default=False)
        ] = None,
    ) -> None:
        play_game(words, fate, game, role, record, option or [])

    return app
