"""A game without a kernel, as the adapters use it: its rules, its actions in order, its tensor."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from gaslamp.adapters.options import option_words
from gaslamp.core.game import SPECTATOR, AnyGame
from gaslamp.parts.registration import Registration
from gaslamp.parts.tensors import ListedTensors, Tensor


@dataclass(frozen=True)
class RulesGame:
    """An action's number is its place in `actions`; those of chance are numbered apart, in `chances`."""

    game: AnyGame
    actions: Sequence[Any]
    chances: Sequence[Any]
    length: int  # no game has more actions, those of chance included
    tensor: Callable[[Any], Tensor]
    version: int = 0

    @property
    def name(self) -> str:
        return self.game.NAME

    @property
    def action_count(self) -> int:
        return len(self.actions)

    @property
    def chance_count(self) -> int:
        return len(self.chances)

    @cached_property
    def action_numbers(self) -> dict[Any, int]:
        return {action: number for number, action in enumerate(self.actions)}

    @cached_property
    def chance_numbers(self) -> dict[Any, int]:
        return {action: number for number, action in enumerate(self.chances)}

    @cached_property
    def size(self) -> int:
        """The length of a tensor."""
        return len(self.tensor(self.game.view(self.game.start({}), SPECTATOR)))

    @property
    def kinds(self) -> dict[str, slice]:
        """Each action is a kind of its own, by its notation."""
        return {self.game.write(action): slice(number, number + 1) for number, action in enumerate(self.actions)}

    @property
    def fields(self) -> dict[str, slice]:
        """The fields of the tensor are not named."""
        return {"view": slice(0, self.size)}

    @property
    def longest(self) -> int:
        """No list of legal actions is longer."""
        return len(self.actions)

    def first_state(self, options: Mapping[str, object]) -> Any:
        return self.game.start(option_words(self.game, options))

    def numbered(self, state: Any) -> dict[Any, int]:
        """The legal actions of a seat and their numbers."""
        return {action: self.action_numbers[action] for action in self.game.legal(state)}


def rules_game(found: Registration, tensors: ListedTensors) -> RulesGame:
    version: int = getattr(tensors, "VERSION", 0)
    return RulesGame(found.rules, tensors.ACTIONS, tensors.CHANCES, tensors.LENGTH, tensors.tensor, version)
