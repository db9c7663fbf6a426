"""The solvers of the memory store."""

from dataclasses import replace

from gaslamp.store.solvers import KeptSolver, PuzzleAnswer
from gaslamp.store.store import Account


class MemorySolvers:
    def __init__(self) -> None:
        super().__init__()
        self._accounts: dict[int, Account] = {}
        self._solvers: dict[int, KeptSolver] = {}
        self._answers: dict[int, dict[str, bool]] = {}

    async def solver(self, account: int) -> KeptSolver | None:
        return self._solvers.get(account)

    async def keep_solver(self, changed: KeptSolver, at: int, answer: PuzzleAnswer | None = None) -> bool:  # noqa: ARG002
        known = self._solvers.get(changed.account)
        answers = self._answers.setdefault(changed.account, {})
        is_stale = changed.version != (known.version if known else 0)
        if changed.account not in self._accounts or is_stale or (answer and answer.puzzle in answers):
            return False
        self._solvers[changed.account] = replace(changed, version=changed.version + 1)
        if answer:
            answers[answer.puzzle] = answer.is_right
        return True

    async def answered(self, account: int) -> dict[str, bool]:
        return dict(self._answers.get(account, {}))

    def _forget_solver(self, account: int) -> None:
        self._solvers.pop(account, None)
        self._answers.pop(account, None)
