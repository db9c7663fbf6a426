"""An outage is a gap between the time that was stored last and the start of a process."""

import json

from gaslamp.server.uptime import LONGEST_GAP_MS, MAX_OUTAGES, Uptime, beaten, started
from gaslamp.store.memory import MemoryStore
from server.running_server import ManualClock

BEGIN = 1_000_000


def outages(stored: bytes) -> list[list[int]]:
    found: list[list[int]] = json.loads(stored)["outages"]
    return found


def test_the_first_start_of_all_is_no_outage() -> None:
    assert outages(started(None, BEGIN)) == []


def test_a_short_gap_is_no_outage() -> None:
    assert outages(started(started(None, BEGIN), BEGIN + LONGEST_GAP_MS)) == []


def test_a_long_gap_is_an_outage_from_the_last_time_stored() -> None:
    alive = beaten(started(None, BEGIN), BEGIN + 5)
    assert outages(started(alive, BEGIN + 6 + LONGEST_GAP_MS)) == [[BEGIN + 5, BEGIN + 6 + LONGEST_GAP_MS]]


def test_a_running_server_reports_no_outage_however_late_it_is() -> None:
    assert outages(beaten(started(None, BEGIN), BEGIN + 10 * LONGEST_GAP_MS)) == []


def test_a_clock_that_is_set_back_is_no_outage() -> None:
    assert outages(started(started(None, BEGIN), BEGIN - 10 * LONGEST_GAP_MS)) == []


def test_after_a_clock_was_set_back_an_outage_is_found_by_the_new_time() -> None:
    """Otherwise nothing would be an outage until the clock is where it was before."""
    set_back = started(started(None, BEGIN), BEGIN - 10 * LONGEST_GAP_MS)
    again = started(set_back, BEGIN - 5 * LONGEST_GAP_MS)
    assert outages(again) == [[BEGIN - 10 * LONGEST_GAP_MS, BEGIN - 5 * LONGEST_GAP_MS]]


def test_what_a_clock_called_an_outage_ends_where_the_clock_is_set_back_to() -> None:
    ahead = started(started(None, BEGIN), BEGIN + 10 * LONGEST_GAP_MS)
    assert outages(started(ahead, BEGIN + 5)) == [[BEGIN, BEGIN + 5]]
    assert outages(started(ahead, BEGIN - 5)) == []


async def test_an_outage_that_another_clock_reports_while_this_process_runs_is_none() -> None:
    store, time = MemoryStore(), ManualClock(BEGIN)
    uptime = Uptime(store, time)
    await uptime.start()
    ahead = Uptime(store, lambda: BEGIN + 10 * LONGEST_GAP_MS)
    await ahead.start()
    await ahead.stop()
    await uptime.stop()
    assert ahead.outages == ((BEGIN, BEGIN + 10 * LONGEST_GAP_MS),)
    assert uptime.outages == ()


def test_only_the_latest_outages_are_kept() -> None:
    stored, now = started(None, BEGIN), BEGIN
    for _ in range(MAX_OUTAGES + 2):
        now += 2 * LONGEST_GAP_MS
        stored = started(stored, now)
    assert len(outages(stored)) == MAX_OUTAGES
    assert outages(stored)[-1][1] == now
