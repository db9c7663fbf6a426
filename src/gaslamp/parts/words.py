"""Words in the reader's language, as the parts of a game use them. `gaslamp.i18n` provides them."""

from typing import Protocol


class Words(Protocol):
    @property
    def language(self) -> str:
        """Its code: `en`, `fr` or `it`."""

    def __call__(self, key: str, **facts: str | int) -> str:
        """The sentence with this key, filled with the facts."""

    def knows(self, key: str) -> bool:
        """Whether there is a sentence with this key."""

    def __hash__(self) -> int:
        """A game may keep sentences by the words that told them."""
