"""The commands and their arguments, described in the reader's language."""

from importlib.metadata import version
from typing import Annotated

import typer

from gaslamp.cli import positions, puzzle_commands, records
from gaslamp.cli.environment import Environment
from gaslamp.cli.play import PlayArguments
from gaslamp.cli.play import play as play_game
from gaslamp.cli.short_flags import with_short_flags
from gaslamp.games.registry import offered, registration
from gaslamp.i18n import Words


def build(words: Words, environment: Environment) -> typer.Typer:
    """Arguments are plain text, so that errors about them are written in the reader's language."""
    app = typer.Typer(
        help=words("help-app"),
        add_completion=False,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )

    games = ", ".join(offered())
    sides = ", ".join(dict.fromkeys(side.name for name in offered() for side in registration(name).sides))
    position_help = words("help-position", game=offered()[0], games=games)
    Position = Annotated[str, typer.Argument(metavar="POSITION", help=position_help, show_default=False)]  # noqa: N806
    RecordFile = Annotated[str, typer.Argument(metavar="RECORD", help=words("help-record"), show_default=False)]  # noqa: N806
    AsSeat = Annotated[  # noqa: N806
        str | None, typer.Option("--as", metavar="SEAT", help=words("help-as", sides=sides), show_default=False)
    ]
    Json = Annotated[bool, typer.Option("--json", help=words("help-json"), show_default=False)]  # noqa: N806
    Folder = Annotated[  # noqa: N806
        str | None, typer.Option("--data", metavar="FOLDER", help=words("help-data"), show_default=False)
    ]
    Database = Annotated[  # noqa: N806
        str | None, typer.Option(metavar="URL", help=words("help-database"), show_default=False)
    ]
    Redis = Annotated[  # noqa: N806
        str | None, typer.Option(metavar="URL", help=words("help-redis"), show_default=False)
    ]
    Turned = Annotated[bool, typer.Option("--turned", help=words("help-turned"), show_default=False)]  # noqa: N806

    @app.callback(invoke_without_command=True)
    def gaslamp(
        context: typer.Context,
        # Removed from the arguments before this, because the help is written in that language.
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
    def show(
        position: Position,
        seat: AsSeat = None,
        turned: Turned = False,
        section: Annotated[
            str | None, typer.Option(metavar="SECTION", help=words("help-section"), show_default=False)
        ] = None,
    ) -> None:
        positions.show(words, position, seat, turned=turned, section=section)

    @app.command(help=words("help-legal"))
    def legal(position: Position) -> None:
        positions.legal(words, position)

    # An action such as -41 looks like an option.
    @app.command(help=words("help-apply"), context_settings={"ignore_unknown_options": True})
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
        seat: AsSeat = None,
        at: Annotated[str | None, typer.Option(metavar="N", help=words("help-at"), show_default=False)] = None,
    ) -> None:
        records.replay(words, record, seat, at)

    @app.command(help=words("help-verify"))
    def verify(
        record: RecordFile,
        seen: Annotated[str | None, typer.Option(metavar="FILE", help=words("help-seen"), show_default=False)] = None,
        key: Annotated[str | None, typer.Option(metavar="KEY", help=words("help-key"), show_default=False)] = None,
        head: Annotated[
            str | None, typer.Option(metavar="LENGTH.HEAD", help=words("help-head"), show_default=False)
        ] = None,
    ) -> None:
        from gaslamp.cli.verification import verify as run

        run(words, record, seen, key, head)

    @app.command(help=words("help-infer"))
    def infer(
        record: RecordFile,
        seat: AsSeat = None,
        at: Annotated[str | None, typer.Option(metavar="N", help=words("help-after"), show_default=False)] = None,
        as_json: Json = False,
    ) -> None:
        from gaslamp.cli.infer import infer as run

        run(words, record, seat, at, as_json=as_json)

    @app.command(help=words("help-analyse"))
    def analyse(
        record: RecordFile,
        depth: Annotated[str, typer.Option(metavar="quick|full", help=words("help-analyse-depth"))] = "quick",
        as_json: Json = False,
        as_text: Annotated[bool, typer.Option("--text", help=words("help-text"), show_default=False)] = False,
        seat: AsSeat = None,
    ) -> None:
        from gaslamp.cli.analyse import analyse as run

        run(words, record, depth, seat, as_json=as_json, as_text=as_text)

    @app.command(help=words("help-bench"))
    def bench(
        names: Annotated[list[str] | None, typer.Argument(metavar="NAME...", help=words("help-names"))] = None,
        as_json: Json = False,
        results: Annotated[
            str | None, typer.Option(metavar="FILE", help=words("help-results"), show_default=False)
        ] = None,
        seconds: Annotated[
            float | None,
            typer.Option(metavar="N", min=5, max=3600, help=words("help-bench-seconds"), show_default=False),
        ] = None,
        is_profile: Annotated[
            bool, typer.Option("--profile", help=words("help-bench-profile"), show_default=False)
        ] = False,
    ) -> None:
        from gaslamp.cli.bench import bench as run

        run(names or [], as_json=as_json, results=results, seconds=seconds, is_profile=is_profile)

    Game = Annotated[str, typer.Argument(metavar="GAME", help=words("help-game", games=games), show_default=False)]  # noqa: N806
    Deals = Annotated[str, typer.Option("--games", metavar="N", help=words("help-games"))]  # noqa: N806
    Seed = Annotated[str, typer.Option(metavar="TEXT", help=words("help-seed"))]  # noqa: N806
    Jobs = Annotated[str | None, typer.Option(metavar="N", help=words("help-jobs"), show_default=False)]  # noqa: N806
    Out = Annotated[str | None, typer.Option(metavar="FILE", help=words("help-out"), show_default=False)]  # noqa: N806
    Options = Annotated[  # noqa: N806
        list[str] | None,
        typer.Option("--options", "--option", metavar="NAME=VALUE,...", help=words("help-options"), show_default=False),
    ]
    Level = str | None  # noqa: N806

    @app.command(help=words("help-arena"))
    @with_short_flags(words)
    def arena(
        game: Game,
        player: Annotated[
            list[str] | None, typer.Option(metavar="SIDE=LEVEL", help=words("help-player"), show_default=False)
        ] = None,
        games: Deals = "100",
        swap: Annotated[bool, typer.Option("--swap", help=words("help-swap"), show_default=False)] = False,
        seed: Seed = "1",
        jobs: Jobs = None,
        out: Out = None,
        options: Options = None,
        redis: Redis = None,
        as_json: Json = False,
        no_luck: Annotated[bool, typer.Option("--no-luck", help=words("help-no-luck"), show_default=False)] = False,
        **short_flags: Level,
    ) -> None:
        from gaslamp.cli.arena import arena as run
        from gaslamp.cli.game_series import SeriesArguments

        arguments = SeriesArguments(game, games, seed, jobs, options or [], out, as_json, redis)
        run(words, arguments, player or [], short_flags, swap=swap, with_luck=not no_luck)

    @app.command(help=words("help-ladder"))
    def ladder(
        game: Game,
        levels: Annotated[
            Level, typer.Option(metavar="LEVEL,...", help=words("help-levels"), show_default=False)
        ] = None,
        games: Deals = "20",
        seed: Seed = "1",
        jobs: Jobs = None,
        out: Out = None,
        options: Options = None,
        redis: Redis = None,
        as_json: Json = False,
    ) -> None:
        from gaslamp.cli.game_series import SeriesArguments
        from gaslamp.cli.ladder import ladder as run

        run(words, SeriesArguments(game, games, seed, jobs, options or [], out, as_json, redis), levels)

    @app.command(help=words("help-engine"))
    def engine(
        game: Game,
        level: Annotated[
            Level, typer.Option(metavar="LEVEL", help=words("help-engine-level"), show_default=False)
        ] = None,
    ) -> None:
        from gaslamp.cli.engine import engine as run

        run(game, level)

    @app.command(help=words("help-bot"))
    def bot(
        server: Annotated[str, typer.Option(metavar="URL", help=words("help-bot-server"), show_default=False)],
        token: Annotated[
            str,
            typer.Option(metavar="TOKEN", envvar="GASLAMP_BOT_TOKEN", help=words("help-bot-token"), show_default=False),
        ] = "",
        engine: Annotated[
            str | None, typer.Option(metavar="cmd:COMMAND", help=words("help-bot-engine"), show_default=False)
        ] = None,
        level: Annotated[
            str | None, typer.Option(metavar="LEVEL", help=words("help-bot-level"), show_default=False)
        ] = None,
        game: Annotated[
            list[str] | None, typer.Option(metavar="GAME", help=words("help-bot-game"), show_default=False)
        ] = None,
        seconds: Annotated[
            float, typer.Option(metavar="SECONDS", help=words("help-bot-seconds"), show_default=False)
        ] = 5.0,
        most: Annotated[int, typer.Option(metavar="COUNT", help=words("help-bot-most"), show_default=False)] = 4,
        join: Annotated[
            str | None, typer.Option(metavar="LINK", help=words("help-bot-join"), show_default=False)
        ] = None,
        seat: Annotated[
            str | None, typer.Option(metavar="SEAT", help=words("help-bot-seat"), show_default=False)
        ] = None,
    ) -> None:
        from gaslamp.cli.bot import BotArguments
        from gaslamp.cli.bot import bot as run

        run(words, BotArguments(server, token, engine, level, game or [], seconds, most, join, seat))

    @app.command(help=words("help-serve"))
    def serve(
        host: Annotated[
            str | None, typer.Option(metavar="ADDRESS", help=words("help-host"), show_default=False)
        ] = None,
        port: Annotated[str | None, typer.Option(metavar="PORT", help=words("help-port"), show_default=False)] = None,
        data: Folder = None,
        database: Database = None,
        redis: Redis = None,
        is_opened: Annotated[bool, typer.Option("--open", help=words("help-open"), show_default=False)] = False,
        no_bots: Annotated[bool, typer.Option("--no-bots", help=words("help-no-bots"), show_default=False)] = False,
    ) -> None:
        from gaslamp.cli.serve import Flags
        from gaslamp.cli.serve import serve as run

        run(words, Flags(host, port, data, database, redis, is_opened, no_bots))

    @app.command(help=words("help-worker"))
    def worker(redis: Redis = None) -> None:
        from gaslamp.cli.serve import Flags
        from gaslamp.cli.serve import work as run

        run(words, Flags(redis=redis))

    @app.command(help=words("help-migrate"))
    def migrate(data: Folder = None, database: Database = None) -> None:
        from gaslamp.cli.serve import Flags
        from gaslamp.cli.serve import migrate as run

        run(words, Flags(data=data, database=database))

    @app.command(help=words("help-rotate-key"))
    def rotate_key(data: Folder = None, database: Database = None) -> None:
        from gaslamp.cli.serve import Flags
        from gaslamp.cli.serve import rotate_key as run

        run(words, Flags(data=data, database=database))

    @app.command(help=words("help-backup"))
    def backup(
        copy: Annotated[str, typer.Argument(metavar="FILE", help=words("help-copy"), show_default=False)],
        data: Folder = None,
    ) -> None:
        from gaslamp.cli.backup import backup as run

        run(words, copy, data)

    @app.command(help=words("help-restore"))
    def restore(
        copy: Annotated[str, typer.Argument(metavar="FILE", help=words("help-copied"), show_default=False)],
        data: Folder = None,
    ) -> None:
        from gaslamp.cli.backup import restore as run

        run(words, environment, copy, data)

    @app.command(help=words("help-play"))
    def play(
        game: Game,
        role: Annotated[
            str | None, typer.Option("--as", metavar="ROLE", help=words("help-role", sides=sides), show_default=False)
        ] = None,
        against: Annotated[Level, typer.Option(metavar="LEVEL", help=words("help-against"), show_default=False)] = None,
        record: Annotated[str | None, typer.Option(metavar="FILE", help=words("help-file"), show_default=False)] = None,
        option: Annotated[
            list[str] | None, typer.Option(metavar="NAME=VALUE", help=words("help-option"), show_default=False)
        ] = None,
        turned: Turned = False,
    ) -> None:
        play_game(words, environment, PlayArguments(game, role, against, record, option or [], turned))

    app.add_typer(puzzle_commands.build(words), name="puzzles")
    return app
