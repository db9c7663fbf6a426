"""Positions and records from arguments, files and standard input; and where files are saved."""

import os
import shutil
import sys
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from gaslamp.core import options
from gaslamp.core.errors import NotWellFormed
from gaslamp.core.game import SPECTATOR, AnyGame, Seat
from gaslamp.core.referee import referee
from gaslamp.games.registry import named, of_position, offered

if TYPE_CHECKING:
    from gaslamp.core.record import Record

STANDARD_INPUT = "-"
MOST_BYTES = 4_000_000
"""A long game has about 20,000. A larger file is no record."""


class GivenPosition(NamedTuple):
    """A position and its game. `seat` is None for a State."""

    game: AnyGame
    position: Any
    seat: Seat | None


def position(text: str) -> GivenPosition:
    """A State or a View on one line, `-`, or a game with its options for the first position."""
    if text == STANDARD_INPUT:
        text = _decoded(sys.stdin.buffer.read(MOST_BYTES), text)
    words = text.split()
    name, colon, chosen = words[0].partition(":") if len(words) == 1 else ("", "", "")
    if name in offered():
        given = options.parse(chosen.replace(",", " ")) if colon else {}
        return GivenPosition(named(name), named(name).start(given), None)
    game = of_position(text)
    if words[-1].startswith("@"):
        return GivenPosition(game, game.parse_view(text), words[-1][1:])
    return GivenPosition(game, game.parse_state(text), None)


def state(text: str) -> GivenPosition:
    given = position(text)
    if given.seat is not None:
        raise NotWellFormed("whole-needed")
    return given


def seen_by(given: GivenPosition, seat: Seat | None) -> Any:
    """The position as a seat sees it, or the referee. A View can be shown to its own seat only."""
    if seat is None and given.seat is None:
        return referee(given.game, given.position)
    if seat is None or seat == given.seat:
        return given.position
    if given.seat is not None:
        raise NotWellFormed("view-of-other", seat=given.seat)
    check_seat(given.game, given.position, seat)
    return given.game.view(given.position, seat)


def check_seat(game: AnyGame, state: Any, seat: Seat) -> None:
    known = (*game.seats(state), SPECTATOR)
    if seat not in known:
        raise NotWellFormed("unknown-seat", text=seat, known=", ".join(known))


def read_record(path: str) -> "Record":
    from gaslamp.core import record

    return record.parse(read(path))


def read(path: str) -> str:
    if path == STANDARD_INPUT:
        return _decoded(sys.stdin.buffer.read(MOST_BYTES), path)
    try:
        with Path(path).open("rb") as file:
            found = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise NotWellFormed("no-file", path=path) from None
    except IsADirectoryError:
        raise NotWellFormed("is-folder", path=path) from None
    except (OSError, ValueError) as error:
        raise NotWellFormed("cannot-read", path=path, why=_reason(error)) from None
    if len(found) > MOST_BYTES:
        raise NotWellFormed("too-big", path=path)
    return _decoded(found, path)


def _decoded(found: bytes, path: str) -> str:
    try:
        return found.decode()
    except UnicodeDecodeError:
        raise NotWellFormed("not-text", path=path) from None


def save(path: Path, text: str) -> None:
    """Write a new file in the same folder and rename it, so that the old file is whole until the new one is."""
    target = path.resolve()
    try:
        number, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name[:100]}.")
        try:
            with os.fdopen(number, "wb") as file:
                file.write(text.encode())
                file.flush()
                os.fsync(file.fileno())
            Path(name).replace(target)
        except BaseException:
            with suppress(OSError):
                Path(name).unlink()
            raise
    except OSError as error:
        raise NotWellFormed("cannot-write", path=str(path), why=_reason(error)) from None


def _reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def own_name() -> str:
    """How to call this command again: by its name, or by its path if the shell would not find it."""
    if shutil.which("gaslamp") or not sys.argv[0].endswith("gaslamp"):
        return "gaslamp"
    return os.path.relpath(sys.argv[0])


def data_folder(environment: Mapping[str, str]) -> Path:
    """Where a player's own games are kept."""
    home = environment.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(home).expanduser() / "gaslamp"
