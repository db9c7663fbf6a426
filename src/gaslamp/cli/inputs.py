"""Where things come from and go to: positions and records from arguments, files and standard input."""

import os
import shutil
import sys
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from gaslamp.core import options, record
from gaslamp.core.errors import NotWellFormed
from gaslamp.core.game import SPECTATOR, AnyGame, Seat
from gaslamp.core.record import Record
from gaslamp.games.registry import named, of_position, offered

STANDARD_INPUT = "-"
MOST_BYTES = 4_000_000
"""A long game has some 20,000. More is a mistake, or a file without an end."""


class Place(NamedTuple):
    """A position and its game. `seat` is None when it is the whole truth."""

    game: AnyGame
    position: Any
    seat: Seat | None


def position(text: str) -> Place:
    """A State or a View on one line, `-`, or a game with its options for the first position."""
    if text == STANDARD_INPUT:
        text = _decoded(sys.stdin.buffer.read(MOST_BYTES), text)
    words = text.split()
    name, colon, chosen = words[0].partition(":") if len(words) == 1 else ("", "", "")
    if name in offered():
        given = options.parse(chosen.replace(",", " ")) if colon else {}
        return Place(named(name), named(name).start(given), None)
    game = of_position(text)
    if words[-1].startswith("@"):
        return Place(game, game.parse_view(text), words[-1][1:])
    return Place(game, game.parse_state(text), None)


def state(text: str) -> Place:
    place = position(text)
    if place.seat is not None:
        raise NotWellFormed("whole-needed")
    return place


def seen_by(place: Place, seat: Seat | None) -> Any:
    """The position through a seat's eyes; a View has its own, and no others."""
    if seat is None or seat == place.seat:
        return place.position
    if place.seat is not None:
        raise NotWellFormed("view-of-other", seat=place.seat)
    check_seat(place.game, place.position, seat)
    return place.game.view(place.position, seat)


def check_seat(game: AnyGame, state: Any, seat: Seat) -> None:
    known = (*game.seats(state), SPECTATOR)
    if seat not in known:
        raise NotWellFormed("unknown-seat", text=seat, known=", ".join(known))


def read_record(path: str) -> Record:
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
    """All or nothing: a new file in the same folder, safely on the disk, takes the place of the old one."""
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
    """How to call this command again: by its name, or by its path where the shell would not find it."""
    if shutil.which("gaslamp") or not sys.argv[0].endswith("gaslamp"):
        return "gaslamp"
    return os.path.relpath(sys.argv[0])


def data_folder(environment: Mapping[str, str]) -> Path:
    """Where a player's own games are kept."""
    home = environment.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(home).expanduser() / "gaslamp"
