"""Accounts that solve puzzles: their numbers, and which puzzles they have answered."""

from dataclasses import dataclass
from typing import Any, Protocol


@dataclass(frozen=True, slots=True)
class KeptSolver:
    """`version` rises with every change; 0 if nothing is kept yet."""

    account: int
    state: dict[str, Any]
    version: int


@dataclass(frozen=True, slots=True)
class PuzzleAnswer:
    puzzle: str
    is_right: bool
    at: int


class SolverStore(Protocol):
    async def solver(self, account: int) -> KeptSolver | None: ...

    async def keep_solver(self, changed: KeptSolver, at: int, answer: PuzzleAnswer | None = None) -> bool:
        """Replace what is kept, with an answer that belongs to the change.

        `changed.version` is the version that was read. False if another change came first, if the account has already
        answered that puzzle, or if there is no such account: then nothing has changed.
        """

    async def answered(self, account: int) -> dict[str, bool]:
        """The puzzles that the account has answered, and whether the first answer was right."""
