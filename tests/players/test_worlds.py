"""Worlds drawn from a seat's record."""

from collections import Counter
from random import Random

import pytest

import three_doors
from gaslamp.core import journal
from gaslamp.core.game import AnyGame
from gaslamp.games import small_mrjack, small_whitechapel
from gaslamp.parts import match
from gaslamp.parts.plain import random_player, worlds
from gaslamp.parts.plain.worlds import World, Worlds, worlds_of_record
from three_doors.rules.view import View

GAMES: list[tuple[AnyGame, dict[str, str]]] = [
    (three_doors, {}),
    (small_mrjack, {"rounds": "2"}),
    (small_whitechapel, {"moves": "3"}),
]


def drawn(game: AnyGame, options: dict[str, str], deal: int, rng: Random) -> list[tuple[World, list[str], str]]:
    """For a prefix of a random game and each seat: a world, the seat's record and its name."""
    players = dict.fromkeys(game.seats(game.start(options)), random_player)
    whole = match.play(game, options, players, Random(f"deal {deal}"))
    length = rng.randrange(whole.length)
    found = []
    kept = journal.begin(game, options, bytes(32), bytes(16))
    for entry in whole.entries[:length]:
        kept = journal.extend(game, kept, game.parse_action(entry.action), bytes(16))
    for seat in players:
        seen = journal.redact(game, kept.record, seat)
        world = worlds_of_record(game, seen, game.view(kept.state, seat)).draw(rng)
        assert world is not None
        found.append((world, [entry.action for entry in seen.entries], seat))
    return found


@pytest.mark.parametrize("restarts", [30, 0], ids=["by replaying", "by going back"])
@pytest.mark.parametrize(("game", "options"), GAMES, ids=[game.NAME for game, _ in GAMES])
def test_a_world_looks_to_the_seat_as_its_record_does(
    game: AnyGame, options: dict[str, str], restarts: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worlds, "MOST_RESTARTS", restarts)
    rng = Random(4)
    for deal in range(25):
        for world, seen, seat in drawn(game, options, deal, rng):
            state, observed = game.start(options), []
            for action in world.actions:
                observed.append(game.write(game.seen(state, action, seat)))
                state = game.apply(state, action)
            assert observed == seen
            assert state == world.state
            assert world.weight > 0


def test_worlds_are_weighed_by_how_well_they_explain_the_record() -> None:
    """The wind opened door 2: it had a choice only if the thief is behind the door pointed at."""
    seen = [three_doors.parse_action(text) for text in (":?", "-1", "~2")]
    view = three_doors.parse_view("td1 ? 12 @constable")
    source, rng, weights = Worlds(three_doors, {}, seen, view), Random(1), Counter[int]()
    for _ in range(2000):
        world = source.draw(rng)
        assert world is not None
        weights[world.state.hidden] += round(1000 * world.weight)
    assert set(weights) == {1, 3}
    assert weights[3] / weights.total() == pytest.approx(2 / 3, abs=0.05)


@pytest.mark.parametrize("restarts", [30, 0])
def test_there_is_no_world_for_a_record_that_cannot_be(restarts: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worlds, "MOST_RESTARTS", restarts)
    seen = [three_doors.parse_action(text) for text in (":?", "-1", "~1")]
    view = View("constable", None, is_hidden=True, named=(1, 1))
    assert Worlds(three_doors, {}, seen, view).draw(Random(1)) is None
