"""The simple players of many styles play whole games, each in its own style, and none peeks."""

import random
from collections.abc import Callable
from statistics import fmean

import pytest

from games.whitechapel.players.example_games import chosen, knowledge
from games.whitechapel.players.twin_games import played, twins
from gaslamp.arena.numbered_game import Fixture, play
from gaslamp.arena.pairing import Lineup, agreed, check
from gaslamp.core import journal
from gaslamp.core.errors import NotWellFormed
from gaslamp.core.record import Record
from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.players.sparring import SPARRING
from gaslamp.games.whitechapel.players.tables import WALKS
from gaslamp.games.whitechapel.rules import actions as a
from gaslamp.games.whitechapel.rules.board import RED, members
from gaslamp.parts import match
from gaslamp.parts.player import Player, Thinking

JACKS, POLICE = SPARRING["jack"], SPARRING["police"]
GAMES = 2


def game(jack: str, police: str, seed: int = 1) -> Record:
    players = {"jack": JACKS[jack](), "police": POLICE[police]()}
    return match.play(whitechapel, {}, players, random.Random(seed))


def walked(record: Record) -> list[a.Action]:
    return [whitechapel.parse_action(entry.action) for entry in record.entries]


def spaces(record: Record) -> float:
    """How many moves Jack made in a night, on average."""
    actions = walked(record)
    nights = sum(isinstance(action, a.Alarm) for action in actions)
    return sum(isinstance(action, a.Walk | a.Coach | a.Alley | a.WalkHome) for action in actions) / nights


@pytest.mark.parametrize("name", JACKS)
def test_every_jack_plays_whole_games_in_the_arena(name: str) -> None:
    rules = agreed("whitechapel", {})
    assert play(Fixture(rules, "spar", Lineup(name, "following"), 1)).reason in {
        "escaped",
        "arrested",
        "late",
        "blocked",
    }


@pytest.mark.parametrize("name", POLICE)
def test_every_police_plays_whole_games_in_the_arena(name: str) -> None:
    rules = agreed("whitechapel", {})
    assert play(Fixture(rules, "spar", Lineup("direct", name), 1)).reason in {"escaped", "arrested", "late", "blocked"}


def test_a_style_belongs_to_one_side() -> None:
    with pytest.raises(NotWellFormed):
        check(agreed("whitechapel", {}), Lineup("following", "direct"))


def test_a_jack_who_makes_detours_walks_longer_than_a_direct_one() -> None:
    direct, detouring = (
        fmean(spaces(game(name, "encircling", seed)) for seed in range(GAMES)) for name in ("direct", "detouring")
    )
    assert detouring > direct + 2


def test_a_jack_who_lives_next_door_lives_nearer_to_a_red_circle_than_one_who_lives_far() -> None:
    def nearest(name: str) -> float:
        known = knowledge(journal.begin(whitechapel, {}, bytes(32), bytes(32)), "jack")
        homes = [JACKS[name]().choose(known, random.Random(seed), Thinking()) for seed in range(20)]
        return fmean(int(WALKS[home.circle, members(RED)].min()) for home in homes)

    assert nearest("next-door") < nearest("far")


def test_only_a_spending_jack_uses_tokens_where_he_can_walk() -> None:
    tokens = {
        name: sum(isinstance(one, a.Coach | a.Alley) for one in walked(game(name, "spreading")))
        for name in ("direct", "spending")
    }
    assert tokens["direct"] < tokens["spending"]


@pytest.mark.parametrize(
    ("seat", "made"), [("jack", made) for made in JACKS.values()] + [("police1", made) for made in POLICE.values()]
)
def test_a_secret_that_a_seat_has_not_learnt_changes_no_choice(seat: str, made: Callable[[], Player]) -> None:
    rng = random.Random(5)
    compared = 0
    for seed in range(2):
        pairs = twins(played(seed), seat, rng)
        for truth, twin in rng.sample(pairs, min(3, len(pairs))):
            one, other = knowledge(truth, seat), knowledge(twin, seat)
            assert chosen(made(), one, seed) == chosen(made(), other, seed)
            compared += 1
    assert compared >= 2
