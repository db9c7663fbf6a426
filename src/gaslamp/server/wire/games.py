"""The installed games over REST."""

from gaslamp.parts.wire import Strict


class OptionInfo(Strict):
    name: str
    values: list[str]
    default: str


class SeatKind(Strict):
    seat: str
    side: str
    title: str


class SideKind(Strict):
    side: str
    title: str
    allies: bool
    """Whether the side may have several seats, which can talk among themselves."""


class GameInfo(Strict):
    name: str
    title: str
    """What the game is called in the reader's language."""
    about: str
    """What the game is about, in one or two sentences; empty if it does not say."""
    rules: str
    options: list[OptionInfo]
    seats: list[SeatKind]
    """With the default options; `/api/games/{game}/seats` lists them for others."""
    sides: list[SideKind]
    levels: list[str]
    has_puzzles: bool
