"""A game with a kernel, as the adapters use it: rules, kernel, numbers of its actions, layout of its tensor."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, NamedTuple

from gaslamp.adapters.options import option_words
from gaslamp.core.game import AnyGame, Seat
from gaslamp.parts.kernel.layout import Field
from gaslamp.parts.kernel.numbering import Row
from gaslamp.parts.registration import Registration
from gaslamp.parts.tensors import KernelTensors, Tensor


class KernelGame(NamedTuple):
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
    record_length: int  # no record has more numbers, see `open_spiel.numbered_record`
    secret_actions: frozenset[int]  # the actions of which a seat may see less than another
    secret_chances: frozenset[int]

    @property
    def name(self) -> str:
        return self.game.NAME

    @property
    def action_count(self) -> int:
        return self.actions[-1].end

    @property
    def chance_count(self) -> int:
        return self.chances[-1].end

    @property
    def truth(self) -> int:
        """The number of chance's answers, which is the last: what the secrets make it."""
        return self.chance_count - 1

    @property
    def size(self) -> int:
        """The length of a tensor."""
        return sum(field.size for field in self.layout.values())

    @property
    def kinds(self) -> dict[str, slice]:
        """The numbers of each kind of action."""
        return {row.kind.name: slice(row.begin, row.end) for row in self.actions}

    @property
    def fields(self) -> dict[str, slice]:
        """The places of each field of a tensor."""
        return {field.name: slice(field.begin, field.end) for field in self.layout.values()}

    def start(self, options: Mapping[str, object]) -> Any:
        """A kernel before the first action."""
        return self.kernel(self.first_state(options))

    def first_state(self, options: Mapping[str, object]) -> Any:
        return self.game.start(option_words(self.game, options))

    def numbered(self, state: Any) -> dict[Any, int]:
        """The legal actions of a seat and their numbers."""
        kernel = self.kernel(state)
        return dict(zip(map(self.decode, kernel.legal()), kernel.numbers(), strict=True))

    def seats(self, kernel: Any) -> tuple[Seat, ...]:
        return self.game.seats(kernel.store())


def kernel_game(found: Registration, tensors: KernelTensors) -> KernelGame:
    numbering = import_module(f"{found.package}.kernel.numbering")
    numbers = import_module(f"{found.package}.kernel.numbers")
    layout = import_module(f"{found.package}.kernel.layout")
    kinds = {getattr(numbers, kind) for kind in tensors.SECRET}
    return KernelGame(
        game=found.rules,
        kernel=found.kernel.Kernel,
        advance=found.kernel.advance,
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
        record_length=tensors.RECORD_LENGTH,
        secret_actions=_numbered(numbering.ACTIONS, kinds),
        secret_chances=_numbered(numbering.CHANCES, kinds),
    )


def _numbered(rows: list[Row], kinds: set[int]) -> frozenset[int]:
    return frozenset(number for row in rows if row.kind.kind in kinds for number in range(row.begin, row.end))
