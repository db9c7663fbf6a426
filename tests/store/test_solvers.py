"""Accounts that solve puzzles keep their numbers, and only a first answer counts."""

from gaslamp.store.solvers import KeptSolver, PuzzleAnswer
from gaslamp.store.store import Store

ANSWER = PuzzleAnswer("0123456789ab", True, 70)


async def account(store: Store, name: str = "Irene") -> int:
    found = await store.add_account(name, "hash", 1)
    assert found is not None
    return found


async def test_a_solver_is_kept(store: Store) -> None:
    irene = await account(store)
    assert await store.solver(irene) is None
    assert await store.keep_solver(KeptSolver(irene, {"rating": 1600.5}, 0), 70)
    assert await store.solver(irene) == KeptSolver(irene, {"rating": 1600.5}, 1)


async def test_of_two_changes_of_one_version_the_second_is_refused(store: Store) -> None:
    irene = await account(store)
    assert await store.keep_solver(KeptSolver(irene, {"rating": 1}, 0), 70)
    assert not await store.keep_solver(KeptSolver(irene, {"rating": 2}, 0), 80, ANSWER)
    assert await store.solver(irene) == KeptSolver(irene, {"rating": 1}, 1)
    assert await store.answered(irene) == {}


async def test_a_second_answer_to_a_puzzle_changes_nothing(store: Store) -> None:
    irene = await account(store)
    assert await store.keep_solver(KeptSolver(irene, {"rating": 1}, 0), 70, ANSWER)
    assert not await store.keep_solver(KeptSolver(irene, {"rating": 2}, 1), 80, ANSWER)
    assert await store.solver(irene) == KeptSolver(irene, {"rating": 1}, 1)
    assert await store.answered(irene) == {"0123456789ab": True}


async def test_every_account_has_its_own(store: Store) -> None:
    irene, john = await account(store), await account(store, "John")
    await store.keep_solver(KeptSolver(irene, {"rating": 1}, 0), 70, ANSWER)
    assert await store.solver(john) is None
    assert await store.answered(john) == {}
    assert await store.keep_solver(KeptSolver(john, {"rating": 2}, 0), 70, ANSWER)


async def test_a_deleted_account_takes_its_numbers_along(store: Store) -> None:
    irene = await account(store)
    await store.keep_solver(KeptSolver(irene, {"rating": 1}, 0), 70, ANSWER)
    await store.remove_account(irene)
    assert await store.solver(irene) is None
    assert await store.answered(irene) == {}


async def test_without_an_account_nothing_is_kept(store: Store) -> None:
    assert not await store.keep_solver(KeptSolver(404, {"rating": 1}, 0), 70)
    assert await store.solver(404) is None
