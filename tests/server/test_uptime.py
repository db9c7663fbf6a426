"""An outage is a gap between the time that was stored last and the start of a process."""

import json

from gaslamp.server.uptime import LONGEST_GAP_MS, MAX_OUTAGES, beaten, started

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


def test_a_clock_that_is_set_back_does_not_make_the_next_start_an_outage() -> None:
    set_back = started(started(None, BEGIN), BEGIN - 10 * LONGEST_GAP_MS)
    assert outages(started(set_back, BEGIN + 1)) == []


def test_only_the_latest_outages_are_kept() -> None:
    stored, now = started(None, BEGIN), BEGIN
    for _ in range(MAX_OUTAGES + 2):
        now += 2 * LONGEST_GAP_MS
        stored = started(stored, now)
    assert len(outages(stored)) == MAX_OUTAGES
    assert outages(stored)[-1][1] == now
