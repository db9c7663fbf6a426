"""`gaslamp puzzles`: its commands and their arguments."""

from typing import Annotated

import typer

from gaslamp.games.registry import offered
from gaslamp.i18n import Words


def build(words: Words) -> typer.Typer:
    app = typer.Typer(help=words("help-puzzles"), no_args_is_help=True)
    games = ", ".join(offered())
    Game = Annotated[  # noqa: N806
        str, typer.Option("--game", metavar="GAME", help=words("help-game", games=games), show_default=False)
    ]
    Out = Annotated[str | None, typer.Option(metavar="FILE", help=words("help-out"), show_default=False)]  # noqa: N806
    file_help = words("help-puzzles-file")

    @app.command(help=words("help-puzzles-mine"))
    def mine(
        game: Game,
        games: Annotated[str, typer.Option("--games", metavar="N", help=words("help-games"))] = "100",
        out: Out = None,
        records: Annotated[
            str | None, typer.Option(metavar="FOLDER", help=words("help-puzzles-records"), show_default=False)
        ] = None,
        kinds: Annotated[
            list[str] | None,
            typer.Option("--kind", metavar="KIND", help=words("help-puzzles-kinds"), show_default=False),
        ] = None,
        seed: Annotated[str, typer.Option(metavar="TEXT", help=words("help-seed"))] = "1",
        jobs: Annotated[str | None, typer.Option(metavar="N", help=words("help-jobs"), show_default=False)] = None,
        redis: Annotated[str | None, typer.Option(metavar="URL", help=words("help-redis"), show_default=False)] = None,
    ) -> None:
        from gaslamp.cli.game_series import SeriesArguments
        from gaslamp.cli.puzzles import mine as run

        run(words, SeriesArguments(game, games, seed, jobs, [], out, False, redis), records, kinds or ())

    @app.command(help=words("help-puzzles-solve"))
    def solve(
        game: Game,
        kind: Annotated[
            str | None, typer.Option(metavar="KIND", help=words("help-puzzles-kind"), show_default=False)
        ] = None,
        count: Annotated[str, typer.Option(metavar="N", help=words("help-puzzles-count"))] = "5",
        seed: Annotated[str, typer.Option(metavar="TEXT", help=words("help-seed"))] = "1",
        drill: Annotated[bool, typer.Option("--drill", help=words("help-puzzles-drill"), show_default=False)] = False,
    ) -> None:
        from gaslamp.cli.puzzle_session import drill as run_drills
        from gaslamp.cli.puzzle_session import solve as run

        (run_drills if drill else run)(words, game, kind, count, seed)

    @app.command(help=words("help-puzzles-prove"))
    def prove(
        file: Annotated[str | None, typer.Argument(metavar="FILE", help=file_help, show_default=False)] = None,
    ) -> None:
        from gaslamp.cli.puzzles import prove as run

        run(words, file)

    @app.command(help=words("help-puzzles-rate"))
    def rate(
        file: Annotated[str, typer.Argument(metavar="FILE", help=file_help, show_default=False)],
        out: Out = None,
        each: Annotated[str, typer.Option(metavar="N", help=words("help-puzzles-each"))] = "50",
    ) -> None:
        from gaslamp.cli.puzzles import rate as run

        run(words, file, out, each)

    return app
