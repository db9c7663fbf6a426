"""One record for each game: its name, its sides, and its parts, each imported when it is first used.

A part is the module or package of that name inside the game's own package. Only the rules and the notation are
required, in the package itself (`gaslamp.core.game.Game`). Without a story, actions are shown in notation. Without a
terminal or wire part, a plain one is used. Without players, `random` and `ismcts` play. Without a kernel, the rules are
searched. Without deduction, there is no assist. Without analysis, finished games are not analysed.
Without puzzles, it offers none. Without preview, links to its tables have no picture. Without notebook, it cannot be
followed at a real board.
"""

from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, cast

from gaslamp.core.game import AnyGame, Seat

if TYPE_CHECKING:
    from gaslamp.parts.analysis import Analysis
    from gaslamp.parts.bench import Bench
    from gaslamp.parts.deduction import Course, Deduction
    from gaslamp.parts.notebook import Notebook
    from gaslamp.parts.player import Players
    from gaslamp.parts.preview import Preview
    from gaslamp.parts.puzzles import Puzzles
    from gaslamp.parts.story import Story
    from gaslamp.parts.tensors import KernelTensors, ListedTensors
    from gaslamp.parts.terminal import Terminal
    from gaslamp.parts.wire import Wire
    from gaslamp.parts.words import Words


@dataclass(frozen=True, slots=True)
class Side:
    """Seats that win and lose together."""

    name: str
    allies: bool = False
    """The side may have several seats: its name and a number. They share a clock and marks."""
    short_flag: bool = False
    """`gaslamp arena --NAME LEVEL` is short for `--player NAME=LEVEL`."""


@dataclass(frozen=True)
class Registration:
    name: str
    """The game's NAME, and the name of its entry point."""
    package: str
    sides: tuple[Side, ...]
    """In the order of the seats. Every seat belongs to one side."""
    research_only: bool = False
    """For exact solving and learning; not offered at tables."""
    open_draws: bool = False
    """Whether what can be drawn in the open follows from what everybody sees. Then people can draw it with real cards
    and enter it; otherwise a table that waits for them would tell a secret."""

    def side(self, seat: Seat) -> str:
        """The side that a seat belongs to."""
        return self._side(seat).name

    def are_allies(self, seat: Seat) -> bool:
        """Whether the seat's side may have more than one seat."""
        return self._side(seat).allies

    def _side(self, seat: Seat) -> Side:
        for side in self.sides:
            if seat == side.name or (side.allies and seat.rstrip("0123456789") == side.name):
                return side
        return Side(seat)

    def title(self, words: "Words") -> str:
        """What the game is called: the message `NAME-title` of its words, else its name."""
        key = f"{self.name}-title"
        return words(key) if words.knows(key) else self.name

    def about(self, words: "Words") -> str:
        """One or two sentences for people who choose a game: the message `NAME-about` of its words, else nothing."""
        key = f"{self.name}-about"
        return words(key) if words.knows(key) else ""

    def side_title(self, words: "Words", side: str) -> str:
        """What a side is called: the message `NAME-side` of the game's words, else its name."""
        key = f"{self.name}-side"
        return words(key, side=side) if words.knows(key) else side

    @cached_property
    def rules(self) -> AnyGame:
        return cast(AnyGame, import_module(self.package))

    @cached_property
    def story(self) -> "Story":
        return cast("Story", self._part("story") or self._plain("story", "PlainStory"))

    @cached_property
    def terminal(self) -> "Terminal":
        return cast("Terminal", self._part("terminal") or self._plain("terminal", "PlainTerminal"))

    @cached_property
    def wire(self) -> "Wire | None":
        """Without it, `parts.plain.wire` is used."""
        return cast("Wire | None", self._part("wire"))

    @cached_property
    def players(self) -> "Players":
        return cast("Players", self._part("players") or self._plain("players", "PlainPlayers"))

    @cached_property
    def deduction(self) -> "Deduction | None":
        return cast("Deduction | None", self._part("deduction"))

    @cached_property
    def course(self) -> "Course | None":
        """The deduction part, if it can say how a finished game was solved."""
        return cast("Course | None", self.deduction if hasattr(self.deduction, "information_gains") else None)

    @cached_property
    def analysis(self) -> "Analysis | None":
        return cast("Analysis | None", self._part("analysis"))

    @property
    def has_puzzles(self) -> bool:
        """Without importing them."""
        return self._has("puzzles")

    @cached_property
    def puzzles(self) -> "Puzzles | None":
        return cast("Puzzles | None", self._part("puzzles"))

    @cached_property
    def preview(self) -> "Preview | None":
        return cast("Preview | None", self._part("preview"))

    @cached_property
    def notebook(self) -> "Notebook | None":
        return cast("Notebook | None", self._part("notebook"))

    @cached_property
    def kernel(self) -> Any:
        return self._part("kernel")

    @cached_property
    def tensors(self) -> "ListedTensors | KernelTensors | None":
        return cast("ListedTensors | KernelTensors | None", self._part("tensors"))

    @cached_property
    def bench(self) -> "Bench | None":
        return cast("Bench | None", self._part("bench"))

    def words(self, language: str, catalogue: str = "game") -> str | None:
        """The Fluent messages of the game in a language: `words/en/game.ftl`."""
        if not self._is_package:
            return None
        file: Traversable = files(self.package).joinpath("words", language, f"{catalogue}.ftl")
        return file.read_text("utf-8") if file.is_file() else None

    @property
    def _is_package(self) -> bool:
        """A game in a single module has no other parts."""
        return hasattr(self.rules, "__path__")

    def _part(self, name: str) -> Any:
        return import_module(f"{self.package}.{name}") if self._has(name) else None

    def _has(self, name: str) -> bool:
        return self._is_package and find_spec(f"{self.package}.{name}") is not None

    def _plain(self, module: str, name: str) -> Any:
        return getattr(import_module(f"gaslamp.parts.plain.{module}"), name)(self.rules)
