"""A game of the arena on its way to a worker."""

import json

import pytest

from gaslamp.arena.numbered_game import Fixture
from gaslamp.arena.pairing import Lineup, agreed
from gaslamp.server.machines import redis_queue

FIXTURE = Fixture(agreed("mrjack", {}), "1", Lineup("random", "greedy"), 3)


@pytest.mark.parametrize("with_luck", [True, False])
def test_a_worker_gets_the_whole_fixture(with_luck: bool) -> None:
    fixture = FIXTURE._replace(with_luck=with_luck)
    assert redis_queue.read_fixture(json.loads(json.dumps(redis_queue.write_fixture(fixture, "run")))) == fixture


def test_a_server_of_an_older_version_asks_for_no_luck() -> None:
    body = redis_queue.write_fixture(FIXTURE, "run")
    del body["luck"]
    assert redis_queue.read_fixture(body) == FIXTURE
