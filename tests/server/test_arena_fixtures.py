"""A game of the arena on its way to a worker."""

import json

import pytest

from gaslamp.arena import result
from gaslamp.arena.numbered_game import Fixture, play
from gaslamp.arena.pairing import Lineup, agreed
from gaslamp.server.machines import redis_queue

FIXTURE = Fixture(agreed("mrjack", {}), "1", Lineup("random", "greedy"), 3)


@pytest.mark.parametrize(("with_luck", "kinds"), [(True, ()), (False, ("who", "hide")), (False, ())])
def test_a_worker_gets_the_whole_fixture(with_luck: bool, kinds: tuple[str, ...]) -> None:
    fixture = FIXTURE._replace(with_luck=with_luck, kinds=kinds)
    assert redis_queue.read_fixture(json.loads(json.dumps(redis_queue.write_fixture(fixture, "run")))) == fixture


def test_a_server_of_an_older_version_asks_for_no_luck_and_no_puzzles() -> None:
    body = redis_queue.write_fixture(FIXTURE, "run")
    del body["luck"], body["puzzles"]
    assert redis_queue.read_fixture(body) == FIXTURE


def test_the_puzzles_of_a_game_come_back_with_its_result() -> None:
    found = play(FIXTURE._replace(kinds=("who",)))
    assert found.puzzles
    assert result.parse(json.loads(json.dumps(result.write(found)))).puzzles == found.puzzles
    assert play(FIXTURE).puzzles == ()
