"""The short flags of the arena: `--SIDE LEVEL` for `--player SIDE=LEVEL`, where a game declares it."""

from collections.abc import Callable

import click

from gaslamp.games.registry import offered, registration
from gaslamp.i18n import Words


def with_short_flags(words: Words) -> Callable[[click.Command], click.Command]:
    """Gives a command an option for each short flag of the installed games."""

    def decorate(command: click.Command) -> click.Command:
        taken = {parameter.name for parameter in command.params}
        # A side whose name is an option already has no short flag.
        command.params += [_option(words, side, games) for side, games in _declared().items() if side not in taken]
        return command

    return decorate


def _declared() -> dict[str, list[str]]:
    """The games that declare each short flag, by the side's name."""
    found: dict[str, list[str]] = {}
    for game in offered():
        for side in registration(game).sides:
            if side.short_flag and side.name.isidentifier():
                found.setdefault(side.name, []).append(game)
    return found


def _option(words: Words, side: str, games: list[str]) -> click.Option:
    key = f"{games[0]}-seat"
    name = words(key, seat=side) if words.knows(key) else side
    text = words("help-side", side=side, name=name, games=", ".join(games))
    return click.Option([f"--{side}", side], metavar="LEVEL", help=text)
