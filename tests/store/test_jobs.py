"""Jobs are leased to one process at a time."""

import asyncio

from gaslamp.store.store import Job, Store

MAIL = Job("mail a 7", "mail", {"to": "jack"}, due=100)


async def test_due_jobs_are_leased_by_kind(store: Store) -> None:
    assert await store.add_jobs([MAIL, Job("hook", "webhook", {}, due=50)]) == 2
    assert await store.lease_jobs(["mail"], now=99, until=500) == []
    assert await store.lease_jobs(["mail"], now=100, until=500) == [
        Job("mail a 7", "mail", {"to": "jack"}, 500, attempts=1)
    ]
    assert [job.name for job in await store.lease_jobs(["mail", "webhook"], now=100, until=500)] == ["hook"]


async def test_adding_a_job_twice_changes_nothing(store: Store) -> None:
    assert await store.add_jobs([MAIL]) == 1
    assert await store.add_jobs([Job("mail a 7", "mail", {"to": "other"}, due=1), Job("new", "mail", {}, due=1)]) == 1
    assert await store.add_jobs([]) == 0
    assert [job.body for job in await store.lease_jobs(["mail"], now=100, until=500)] == [{}, {"to": "jack"}]


async def test_a_job_is_due_again_when_its_lease_ends(store: Store) -> None:
    await store.add_jobs([MAIL])
    assert await store.lease_jobs(["mail"], now=100, until=500)
    assert await store.lease_jobs(["mail"], now=499, until=900) == []
    again = await store.lease_jobs(["mail"], now=500, until=900)
    assert [job.attempts for job in again] == [2]


async def test_finished_and_postponed_jobs_are_not_due(store: Store) -> None:
    await store.add_jobs([MAIL, Job("b", "mail", {}, due=100)])
    await store.lease_jobs(["mail"], now=100, until=500)
    assert await store.finish_job("mail a 7")
    assert not await store.finish_job("mail a 7")
    assert await store.postpone_job("b", due=300)
    assert not await store.postpone_job("mail a 7", due=300)
    assert [job.name for job in await store.lease_jobs(["mail"], now=300, until=900)] == ["b"]


async def test_the_earliest_jobs_come_first_up_to_the_limit(store: Store) -> None:
    await store.add_jobs([Job(f"j{n}", "mail", {}, due=100 - n) for n in range(10)])
    assert [job.name for job in await store.lease_jobs(["mail"], now=100, until=500, limit=3)] == ["j9", "j8", "j7"]


async def test_two_processes_never_lease_the_same_job(two: tuple[Store, Store]) -> None:
    await two[0].add_jobs([Job(f"j{n}", "mail", {}, due=n) for n in range(60)])
    taken = await asyncio.gather(*(two[n % 2].lease_jobs(["mail"], now=100, until=500, limit=5) for n in range(20)))
    names = [job.name for batch in taken for job in batch]
    assert len(names) == len(set(names))
    assert len(names) + len(await two[0].lease_jobs(["mail"], now=100, until=500, limit=60)) == 60
