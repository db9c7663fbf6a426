"""An analysis is kept with its table, one for each version of the engine and each depth."""

from gaslamp.store.analyses import KeptAnalysis
from gaslamp.store.store import Job, Store
from store.examples import sit_down

FOUND = KeptAnalysis("a", "1.2", "quick", '{"moments": []}', 500)


async def test_an_analysis_is_kept(store: Store) -> None:
    await sit_down(store, "a")
    assert await store.keep_analysis(FOUND)
    assert await store.analysis("a", "1.2", "quick") == FOUND


async def test_every_engine_and_every_depth_has_its_own(store: Store) -> None:
    await sit_down(store, "a", "b")
    await store.keep_analysis(FOUND)
    for table, engine, depth in (("b", "1.2", "quick"), ("a", "1.3", "quick"), ("a", "1.2", "full")):
        assert await store.analysis(table, engine, depth) is None


async def test_the_first_document_stays(store: Store) -> None:
    await sit_down(store, "a")
    await store.keep_analysis(FOUND)
    await store.keep_analysis(KeptAnalysis("a", "1.2", "quick", '{"moments": [1]}', 600))
    await store.keep_analysis(KeptAnalysis("a", "1.2", "quick", None, 700))
    assert await store.analysis("a", "1.2", "quick") == FOUND


async def test_a_document_replaces_a_failure(store: Store) -> None:
    await sit_down(store, "a")
    await store.keep_analysis(KeptAnalysis("a", "1.2", "quick", None, 400))
    await store.keep_analysis(FOUND)
    assert await store.analysis("a", "1.2", "quick") == FOUND


async def test_a_later_failure_replaces_an_earlier_one(store: Store) -> None:
    await sit_down(store, "a")
    await store.keep_analysis(KeptAnalysis("a", "1.2", "quick", None, 400))
    await store.keep_analysis(KeptAnalysis("a", "1.2", "quick", None, 900))
    kept = await store.analysis("a", "1.2", "quick")
    assert kept is not None
    assert kept.at == 900


async def test_without_a_table_nothing_is_kept(store: Store) -> None:
    assert not await store.keep_analysis(FOUND)
    assert await store.analysis("a", "1.2", "quick") is None


async def test_a_table_takes_its_analyses_along(store: Store) -> None:
    await sit_down(store, "a")
    await store.keep_analysis(FOUND)
    await store.remove("a")
    await sit_down(store, "a")
    assert await store.analysis("a", "1.2", "quick") is None


async def test_a_job_reports_its_progress_and_keeps_its_lease(store: Store) -> None:
    await store.add_jobs([Job("j", "analysis", {"table": "a"}, due=100)])
    await store.lease_jobs(["analysis"], now=100, until=200)
    assert await store.report_job("j", {"table": "a", "progress": 0.5}, due=300)
    assert await store.job("j") == Job("j", "analysis", {"table": "a", "progress": 0.5}, 300, attempts=1)
    assert await store.lease_jobs(["analysis"], now=250, until=400) == []


async def test_a_finished_job_has_no_progress(store: Store) -> None:
    await store.add_jobs([Job("j", "analysis", {}, due=100)])
    await store.finish_job("j")
    assert await store.job("j") is None
    assert not await store.report_job("j", {}, due=300)
