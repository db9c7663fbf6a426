"""Accounts that solve puzzles."""

import sqlalchemy as sa

from gaslamp.store.json_text import read, write
from gaslamp.store.schema import accounts, puzzle_answers, solvers
from gaslamp.store.solvers import KeptSolver, PuzzleAnswer
from gaslamp.store.sql.access import Access
from gaslamp.store.sql.dialect import insert


class Solvers(Access):
    async def solver(self, account: int) -> KeptSolver | None:
        row = await self._row(sa.select(solvers).where(solvers.c.account == account))
        return None if row is None else KeptSolver(row.account, read(row.state), row.version)

    async def keep_solver(self, changed: KeptSolver, at: int, answer: PuzzleAnswer | None = None) -> bool:
        values = {"state": write(changed.state), "version": changed.version + 1, "updated": at}

        def work(connection: sa.Connection) -> bool:
            # The account's row is the lock: of two changes one comes first.
            account = sa.select(accounts.c.id).where(accounts.c.id == changed.account).with_for_update()
            if connection.scalar(account) is None:
                return False
            version = connection.scalar(sa.select(solvers.c.version).where(solvers.c.account == changed.account))
            if (version or 0) != changed.version:
                return False
            if answer and not _added(connection, changed.account, answer):
                return False
            statement = insert(connection, solvers).values(account=changed.account, **values)
            connection.execute(statement.on_conflict_do_update(index_elements=("account",), set_=values))
            return True

        return await self._write(work)

    async def answered(self, account: int) -> dict[str, bool]:
        rows = await self._rows(sa.select(puzzle_answers).where(puzzle_answers.c.account == account))
        return {row.puzzle: row.is_right for row in rows}


def _added(connection: sa.Connection, account: int, answer: PuzzleAnswer) -> bool:
    """False if this puzzle was answered before."""
    statement = insert(connection, puzzle_answers).values(
        account=account, puzzle=answer.puzzle, is_right=answer.is_right, at=answer.at
    )
    return connection.execute(statement.on_conflict_do_nothing().returning(puzzle_answers.c.puzzle)).first() is not None
