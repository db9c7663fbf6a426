"""Commands, arguments and options of click, with what all of ours have in common."""

from collections.abc import Callable
from typing import Any

import click

Run = Callable[..., Any]
Decorator = Callable[[Run], Run]


def command(text: str, **settings: Any) -> Callable[[Callable[..., None]], click.Command]:
    return click.command(help=text, short_help=text, **settings)


def argument(name: str, metavar: str, text: str, **settings: Any) -> Decorator:
    return click.argument(name, metavar=metavar, help=text, **settings)


def option(name: str, metavar: str, text: str, *more_names: str, **settings: Any) -> Decorator:
    """An option with a value. Its default is shown if it has one that is not empty."""
    shown = settings.get("default") not in (None, "")
    return click.option(name, *more_names, metavar=metavar, help=text, show_default=shown, **settings)


def flag(name: str, parameter: str, text: str) -> Decorator:
    return click.option(name, parameter, is_flag=True, help=text)
