"""One numbered game: always the same, and only cheats see the truth."""

import pickle
from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

import pytest

from arena.example_matches import GREEDY, MRJACK, STREETS, comparable, fixture
from gaslamp.arena import result, schedule
from gaslamp.arena.numbered_game import Fixture, play
from gaslamp.arena.pairing import Lineup, agreed, check
from gaslamp.core.errors import NotWellFormed
from gaslamp.games import mrjack
from gaslamp.games.mrjack.rules.actions import Accuse
from gaslamp.games.mrjack.rules.board import Character
from gaslamp.parts import match
from gaslamp.parts.plain import random_player
from gaslamp.parts.player import Knowledge, Thinking
from gaslamp.players import levels


def test_the_number_determines_the_game() -> None:
    games = [comparable(play(fixture(deal))) for deal in range(8)]
    assert [comparable(play(fixture(deal))) for deal in reversed(range(8))] == games[::-1]
    assert len({game[2:] for game in games}) > 1


def test_another_seed_is_another_game() -> None:
    assert [comparable(play(fixture(deal, seed="1"))) for deal in range(5)] != [
        comparable(play(fixture(deal, seed="2"))) for deal in range(5)
    ]


def test_a_deal_does_not_depend_on_the_players(monkeypatch: pytest.MonkeyPatch) -> None:
    """Swapped roles get the same Jack card and the same first four characters."""
    dealt = []
    original = match.play

    def watched(*arguments: Any, **rest: Any) -> Any:
        record = original(*arguments, **rest)
        dealt.append([entry.action for entry in record.entries[:2]])
        return record

    monkeypatch.setattr(match, "play", watched)
    fixtures = list(schedule.games(MRJACK, "7", (GREEDY, GREEDY.swapped), 4))
    assert [(one.lineup, one.deal) for one in fixtures[:3]] == [(GREEDY, 0), (GREEDY.swapped, 0), (GREEDY, 1)]
    for one in fixtures:
        play(one)
    assert dealt[::2] == dealt[1::2]
    assert dealt[0] != dealt[2]


def test_a_fixture_and_its_result_can_be_sent_anywhere() -> None:
    one = play(pickle.loads(pickle.dumps(fixture(3))))  # noqa: S301  (our own)
    assert pickle.loads(pickle.dumps(one)) == one  # noqa: S301  (our own)
    again = result.parse(result.write(one))
    assert comparable(again) == comparable(one)
    assert again.times["jack"].count == one.times["jack"].count > 10


def test_all_detectives_are_one_side_and_decisions_are_counted_for_it() -> None:
    assert STREETS.sides == ("jack", "police")
    one = play(Fixture(STREETS, "1", Lineup("random", "random"), 0))
    assert one.winner in STREETS.sides
    assert one.times["police"].count > one.times["jack"].count > 0


class Peeking:
    """Accuses Jack as soon as it can: it has seen his card."""

    def __init__(self, truth: Character) -> None:
        self.jack = truth

    def choose(self, known: Knowledge, rng: Random, thinking: Thinking) -> Any:
        right = [one for one in known.choices if isinstance(one, Accuse) and one.character == self.jack]
        wrong = [one for one in known.choices if isinstance(one, Accuse) and one.character != self.jack]
        return random_player.choose(known, rng, thinking) if not (right or wrong) else (right or self._rest(known))[0]

    def _rest(self, known: Knowledge) -> list[Any]:
        return [one for one in known.choices if not isinstance(one, Accuse)]


@pytest.fixture
def fake_cheats(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """What the cheats of both games were given."""
    truths: list[object] = []

    class Asking:
        """Asks for the truth whenever it decides."""

        def __init__(self, truth: Callable[[], tuple[int, int]]) -> None:
            self.truth = truth

        def choose(self, known: Knowledge, rng: Random, thinking: Thinking) -> Any:
            truths.append(self.truth())
            return random_player.choose(known, rng, thinking)

    def peeking(truth: Character) -> Peeking:
        truths.append(truth)
        return Peeking(truth)

    # By import_module: the package has a function of the module's name.
    monkeypatch.setattr(import_module("gaslamp.games.mrjack.players.cheat"), "knowing", peeking)
    monkeypatch.setattr(import_module("gaslamp.games.whitechapel.players.cheat"), "KnowingDetective", Asking)
    return truths


def test_a_cheat_uses_that_it_knows_who_jack_is(fake_cheats: list[object]) -> None:
    lineup = Lineup("random", "cheat")
    check(MRJACK, lineup)
    games = [play(fixture(deal, lineup)) for deal in range(20)]
    assert sum(one.reason == "right" for one in games) >= 18
    assert not any(one.reason == "wrong" for one in games)
    assert len(fake_cheats) == len(games), "once in each game: who Jack is does not change"


def test_a_cheat_can_ask_where_jack_is_and_where_he_lives(fake_cheats: list[tuple[int, int]]) -> None:
    play(Fixture(agreed("whitechapel", {}), "1", Lineup("random", "cheat"), 0))
    circles, hideouts = ({truths[number] for truths in fake_cheats} for number in (0, 1))
    assert len(hideouts) == 1, "he does not move house"
    assert 0 in circles, "before the murder he is nowhere"
    assert len(circles) > 3, "and then he walks"


def test_only_the_sides_that_a_game_names_can_cheat() -> None:
    with pytest.raises(NotWellFormed) as error:
        check(MRJACK, Lineup("cheat", "random"))
    assert error.value.key == "no-cheat"


@pytest.mark.parametrize("game", ["mrjack", "whitechapel"])
def test_no_table_can_seat_a_cheat(game: str) -> None:
    with pytest.raises(NotWellFormed):
        levels.seated(game, "jack", "cheat")
    assert "cheat" not in levels.names(game)


def test_a_cheat_does_not_change_what_other_players_get() -> None:
    """The records that players are given are the same with a cheat among them as without."""

    class Writing:
        def __init__(self) -> None:
            self.known: list[Knowledge] = []

        def choose(self, known: Knowledge, rng: Random, thinking: Thinking) -> Any:
            self.known.append(known)
            return random_player.choose(known, rng, thinking)

    plain, beside = Writing(), Writing()
    match.play(mrjack, {}, {"jack": random_player, "detective": plain}, Random(1))
    match.play(mrjack, {}, {"detective": beside}, Random(1), cheats={"jack": lambda _truth: random_player})
    assert plain.known == beside.known
    assert all(known.record.seed is None for known in beside.known)
