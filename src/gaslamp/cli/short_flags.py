"""The short flags of the arena: `--SIDE LEVEL` for `--player SIDE=LEVEL`, where a game declares it."""

import inspect
from collections.abc import Callable
from keyword import iskeyword
from typing import Annotated, Any

import typer

from gaslamp.games.registry import offered, registration
from gaslamp.i18n import Words


def with_short_flags(words: Words) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Replaces `**short_flags` in a command's signature with an option for each short flag of the installed games."""

    def decorate(command: Callable[..., None]) -> Callable[..., None]:
        signature = inspect.signature(command)
        own = [each for each in signature.parameters.values() if each.kind is not inspect.Parameter.VAR_KEYWORD]
        taken = {each.name for each in own}
        # A side whose name is an option already has no short flag.
        added = [_option(words, side, games) for side, games in _declared().items() if side not in taken]
        # Typer reads the options of a command from its signature.
        vars(command)["__signature__"] = signature.replace(parameters=[*own, *added])
        return command

    return decorate


def _declared() -> dict[str, list[str]]:
    """The games that declare each short flag, by the side's name."""
    found: dict[str, list[str]] = {}
    for game in offered():
        for side in registration(game).sides:
            if side.short_flag and side.name.isidentifier() and not iskeyword(side.name):
                found.setdefault(side.name, []).append(game)
    return found


def _option(words: Words, side: str, games: list[str]) -> inspect.Parameter:
    key = f"{games[0]}-seat"
    name = words(key, seat=side) if words.knows(key) else side
    text = words("help-side", side=side, name=name, games=", ".join(games))
    kind: Any = Annotated[str | None, typer.Option(f"--{side}", metavar="LEVEL", help=text, show_default=False)]
    return inspect.Parameter(side, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=kind)
