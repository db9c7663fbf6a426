"""The command `gaslamp`. A command is imported and built when it is asked for, because the others need not be."""

from collections.abc import Mapping
from importlib import import_module

import click

import gaslamp
from gaslamp.cli import commands
from gaslamp.cli.environment import Environment
from gaslamp.i18n import Words

PUZZLES = "puzzles"

MODULES = {
    **dict.fromkeys(("show", "legal", "apply", "perft"), "positions"),
    **dict.fromkeys(("replay", "verify", "infer", "analyse"), "records"),
    "bench": "programs",
    **dict.fromkeys(("arena", "ladder"), "series"),
    **dict.fromkeys(("engine", "bot"), "programs"),
    **dict.fromkeys(("serve", "worker", "migrate", "rotate-key", "backup", "restore"), "hosting"),
    "play": "play",
    PUZZLES: "puzzles",
}
"""The module of each command, in the order of the help."""

OF_PUZZLES = dict.fromkeys(("mine", "solve", "prove", "rate"), "puzzles")

SETTINGS = {"help_option_names": ["-h", "--help"], "max_content_width": 100}


class Commands(click.Group):
    """Without the name of a command, the help is printed."""

    def __init__(self, words: Words, environment: Environment, modules: Mapping[str, str], text: str) -> None:
        super().__init__(
            help=text,
            short_help=text,
            context_settings=SETTINGS,
            invoke_without_command=True,
            callback=click.pass_context(_help),
        )
        self._words, self._environment, self._modules = words, environment, modules

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        return list(self._modules)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self._modules:
            raise click.NoSuchCommand(cmd_name, possibilities=self._modules, ctx=ctx)
        if cmd_name == PUZZLES:
            return Commands(self._words, self._environment, OF_PUZZLES, self._words("help-puzzles"))
        module = import_module(f"{commands.__name__}.{self._modules[cmd_name]}")
        built: click.Command = getattr(module, cmd_name.replace("-", "_"))(self._words, self._environment)
        return built


def build(words: Words, environment: Environment) -> click.Group:
    app = Commands(words, environment, MODULES, words("help-app"))
    # --lang is removed from the arguments before this, because the help is written in that language.
    language = click.Option(["--lang"], metavar="LANGUAGE", help=words("help-lang"), expose_value=False)
    version = click.Option(
        ["--version"], is_flag=True, is_eager=True, expose_value=False, callback=_version, help=words("help-version")
    )
    app.params += [language, version]
    return app


def _help(context: click.Context) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


def _version(context: click.Context, _option: click.Parameter, is_asked: bool) -> None:
    if is_asked:
        print(f"gaslamp {gaslamp.__version__}")
        context.exit()
