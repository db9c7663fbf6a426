"""What the environments need to know of a game: the rules, the kernel, the numbers of its actions, its tensor."""

from collections.abc import Callable, Mapping
from importlib import import_module
from types import ModuleType
from typing import Any, NamedTuple

from gaslamp.core.game import AnyGame, Seat
from gaslamp.core.options import settle
from gaslamp.games.registry import registrations
from gaslamp.parts.kernel.layout import Field
from gaslamp.parts.kernel.numbering import Row
from gaslamp.parts.registration import Registration
from gaslamp.parts.tensors import Tensor


class Subject(NamedTuple):
    game: AnyGame
    kernel: Any  # a class; compiled ones have no type to show
    advance: Callable[..., int]
    encode: Callable[[Any], int]
    decode: Callable[[int], Any]
    version: int
    actions: list[Row]
    chances: list[Row]
    layout: dict[str, Field]
    tensor: Callable[[Any], Tensor]
    world: Callable[..., list[Any]]
    longest: int  # no list of legal actions is longer
    length: int  # no game has more actions, those of chance included
    parts: int  # no kind of action has more
    secret_actions: frozenset[int]  # the actions of which a seat may see less than another
    secret_chances: frozenset[int]

    @property
    def name(self) -> str:
        """As PettingZoo names environments."""
        return f"{self.game.NAME}_v{self.version}"

    @property
    def action_count(self) -> int:
        return self.actions[-1].end

    @property
    def chance_count(self) -> int:
        return self.chances[-1].end

    @property
    def size(self) -> int:
        return sum(field.size for field in self.layout.values())

    def start(self, options: Mapping[str, object]) -> Any:
        """A kernel before the first action."""
        return self.kernel(self.game.start(words(self.game, options)))

    def seats(self, kernel: Any) -> tuple[Seat, ...]:
        return self.game.seats(kernel.store())


def words(game: AnyGame, options: Mapping[str, object]) -> dict[str, str]:
    """Options as Python spells them, `false_clues=True`, in the words of the game, `false-clues=on`."""
    spoken = {True: "on", False: "off"}
    given = {
        name.replace("_", "-"): spoken[value] if isinstance(value, bool) else str(value)
        for name, value in options.items()
    }
    return settle(game.OPTIONS, given)


def _subject(found: Registration) -> Subject:
    tensors: Any = found.tensors
    kernel = import_module(f"{found.package}.kernel.kernel")
    numbering: ModuleType = import_module(f"{found.package}.kernel.numbering")
    numbers = import_module(f"{found.package}.kernel.numbers")
    layout = import_module(f"{found.package}.kernel.layout")
    kinds = {getattr(numbers, kind) for kind in tensors.SECRET}
    return Subject(
        game=found.rules,
        kernel=kernel.Kernel,
        advance=kernel.advance,
        encode=numbers.encode,
        decode=numbers.decode,
        version=numbering.VERSION,
        actions=numbering.ACTIONS,
        chances=numbering.CHANCES,
        layout=layout.LAYOUT,
        tensor=tensors.tensor,
        world=tensors.world,
        longest=tensors.LONGEST,
        length=tensors.LENGTH,
        parts=tensors.PARTS,
        secret_actions=_numbered(numbering.ACTIONS, kinds),
        secret_chances=_numbered(numbering.CHANCES, kinds),
    )


def _numbered(rows: list[Row], kinds: set[int]) -> frozenset[int]:
    return frozenset(number for row in rows if row.kind.kind in kinds for number in range(row.begin, row.end))


SUBJECTS: dict[str, Subject] = {
    name: _subject(found) for name, found in registrations().items() if found.tensors and found.kernel
}
