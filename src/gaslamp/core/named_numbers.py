"""Numbers with names, such as the stages of a game."""

from enum import IntEnum


class NamedNumber(IntEnum):
    """An IntEnum whose members are shown as they are written in a program, so that a position can be pasted back."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"
