"""Beliefs in Mr. Jack are those of a careful reader of all possible deals."""

import random
from collections import defaultdict
from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache

import pytest

from games.mrjack.rules.positions import play, position
from gaslamp.core import journal, record
from gaslamp.core.game import CHANCE, Seat
from gaslamp.core.record import Record
from gaslamp.games import mrjack
from gaslamp.games.mrjack import deduction as inference
from gaslamp.games.mrjack.notation.names import letters
from gaslamp.games.mrjack.players import greedy
from gaslamp.games.mrjack.rules.actions import Deal
from gaslamp.games.mrjack.rules.board import CHARACTERS
from gaslamp.games.mrjack.rules.state import State
from gaslamp.parts import match
from gaslamp.testing import contract
from gaslamp.testing.contract import Played
from tiers import parts

SEATS = ("jack", "detective", "spectator")


@lru_cache(maxsize=4)
def random_game(seed: str) -> Played:
    return contract.play(mrjack, {"edition": "first"} if seed.endswith("1") else {}, random.Random(seed))


def random_record(seed: str, seat: Seat) -> Record:
    """As the seat saw it."""
    return random_game(seed).seen_by(mrjack, seat)


def worlds(shown: Record) -> Iterator[dict[State, Fraction]]:
    """After each action: every state that a record as a seat saw it can have led to, with its probability.

    By trying all deals.
    """
    possible: dict[State, Fraction] = {mrjack.start(shown.options): Fraction(1)}
    for entry in shown.entries:
        event = mrjack.parse_action(entry.action)
        after: dict[State, Fraction] = defaultdict(Fraction)
        for state, chance in possible.items():
            legal = mrjack.legal(state)
            odds = mrjack.odds(state) if entry.seat == CHANCE else (Fraction(1),) * len(legal)
            for action, share in zip(legal, odds, strict=True):
                if mrjack.seen(state, action, shown.eyes) == event:
                    after[mrjack.apply(state, action)] += chance * share
        possible = after
        yield possible


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("part", parts(4))
def test_sets_and_probabilities_equal_those_of_all_deals(seat: Seat, part: int) -> None:
    for number in range(part, 12, 4):
        check_all_deals(random_record(f"deals/{number}", seat))


def check_all_deals(shown: Record) -> None:
    for length, true in enumerate(worlds(shown), 1):
        if length % 17 != 1 or length == shown.length or shown.entries[length - 1].action in ("right", "wrong"):
            continue
        belief = inference.read(shown, length)
        whole = sum(true.values())
        for one in CHARACTERS:
            chance = sum(share for state, share in true.items() if state.jack is one) / whole
            assert inference.uniform(belief)[one] == pytest.approx(float(chance), abs=1e-12)
            assert bool(inference.possible(belief) >> one & 1) == (chance > 0)
        hidden: dict[int, Fraction] = defaultdict(Fraction)
        for state, share in true.items():
            hidden[(state.jack_alibis | state.detective_alibis) & ~belief.own] += share / whole
        assert inference.hands(belief) == pytest.approx(
            {hand: float(share) for hand, share in hidden.items()}, abs=1e-12
        )


@pytest.mark.parametrize("part", parts(20))
def test_over_a_thousand_random_games_the_truth_is_never_ruled_out(part: int) -> None:
    for number in range(part, 1000, 20):
        game = random_game(f"truth/{number}")
        check_truth(game.record, game.seen_by(mrjack, "detective"))


@pytest.mark.parametrize("part", parts(4))
def test_over_two_hundred_played_games_the_truth_is_never_ruled_out(part: int) -> None:
    players = {"jack": greedy, "detective": greedy}
    for number in range(part, 200, 4):
        played = match.play(mrjack, {}, players, random.Random(f"played/{number}"))
        check_truth(played, journal.redact(mrjack, played, "detective"))


def check_truth(played: Record, shown: Record) -> None:
    deal = mrjack.parse_action(played.entries[0].action)
    assert isinstance(deal, Deal)
    jack = deal.character
    assert jack is not None
    belief = inference.begin(inference.opening(played.options), "detective")
    for entry in shown.entries:
        belief = inference.update(belief, mrjack.parse_action(entry.action))
        assert inference.possible(belief) >> jack & 1
        assert inference.uniform(belief)[jack] > 0
        assert inference.soft(belief)[jack] > 0


def test_a_belief_updated_move_by_move_is_the_one_read_at_once() -> None:
    shown = random_record("step", "detective")
    belief = inference.begin(inference.opening(shown.options), "detective")
    for number, entry in enumerate(shown.entries, 1):
        belief = inference.update(belief, mrjack.parse_action(entry.action))
        assert belief == inference.read(shown, number)


def test_the_belief_follows_from_the_text_of_the_seats_record_alone() -> None:
    text = record.write(random_record("text", "detective"))
    assert inference.read(record.parse(text)).seat == "detective"
    assert "seed" not in text


def test_the_detectives_own_alibi_clears_for_him_alone() -> None:
    walked = play(position("H:w", clock="1.1"), "G7")
    belief = inference.begin(walked.public, "detective")
    mine = inference.update(belief, mrjack.parse_action("+S"))
    theirs = inference.update(belief, mrjack.parse_action("+?"))
    assert letters(inference.possible(mine)) == "HWLMGUB"
    assert letters(inference.possible(theirs)) == "HWSLMGUB"


def test_what_a_witness_call_would_split_can_be_asked_of_any_position() -> None:
    split = inference.call(position().public)
    assert letters(split.cleared_if_seen) == letters(split.left_if_unseen) == "WMGU"
    assert letters(split.cleared_if_unseen) == letters(split.left_if_seen) == "HSLB"
    narrowed = inference.call(position().public, suspects=0b11)
    assert letters(narrowed.left_if_seen) == "H"
    assert inference.chance_of_seen(position().public, (0.125,) * 8) == 0.5


def test_a_jack_who_does_not_leave_though_he_could_is_hardly_jack() -> None:
    state = position("M:w", clock="2.1", jack="H", M="B2", witness="unseen")
    belief = inference.begin(state.public, "detective")
    after = inference.soft(inference.update(belief, mrjack.parse_action("B3")))
    assert after[4] < 0.02
    assert after[0] > 0.1


def test_a_jack_who_walks_alone_into_the_light_is_hardly_jack() -> None:
    """Last turn of round 6, five suspects in the dark: Bert walks from the dark to a lamp and would be alone there."""
    state = position(
        "B:w",
        clock="6.4",
        jack="W",
        cards="/HSLB",
        cleared="HSL",
        lamps="F6,H4",
        B="J5",
        H="A3",
        S="C3",
        L="L4",
        M="A6",
    )
    belief = inference.begin(state.public, "detective")
    lit = inference.soft(inference.update(belief, mrjack.parse_action("I4")))
    dark = inference.soft(inference.update(belief, mrjack.parse_action("J7")))
    assert lit[7] < dark[7]
    assert lit[7] < 0.2
    assert lit[7] < lit[1]


def test_jack_sees_what_the_detective_may_hold_and_know() -> None:
    """The detective has drawn one card, Jack one: six cards are unseen by Jack, each as likely."""
    shown = random_record("jack", "jack")
    belief = inference.begin(inference.opening(shown.options), "jack")
    for action in ("=M", "HSLB"):
        belief = inference.update(belief, mrjack.parse_action(action))
    belief = belief._replace(own=0b10, innocent=0b10, hidden=1)
    assert inference.held(belief) == pytest.approx((1 / 6, 0, 1 / 6, 1 / 6, 0, 1 / 6, 1 / 6, 1 / 6))
    assert inference.expected_suspects(belief) == pytest.approx(7)
    assert letters(inference.possible(belief)) == "M"
    assert letters(inference.possible(inference.outsider(belief))) == "HWSLMGUB"
    assert inference.outsider(belief).hidden == 2


def test_once_jack_has_left_or_was_accused_rightly_he_is_known() -> None:
    leaving = position("M:w", clock="2.1", jack="M", M="B2", witness="unseen")
    belief = inference.update(inference.begin(leaving.public, "detective"), mrjack.parse_action("NW"))
    assert letters(inference.possible(belief)) == "M"
    accusing = position("H:w", clock="1.1", jack="S", S="G5")
    belief = inference.begin(accusing.public, "spectator")
    for event in ("@S", "right"):
        belief = inference.update(belief, mrjack.parse_action(event))
    assert letters(inference.possible(belief)) == "S"
    wrong = inference.begin(accusing.public, "spectator")
    for event in ("@S", "wrong"):
        wrong = inference.update(wrong, mrjack.parse_action(event))
    assert letters(inference.possible(wrong)) == "HWLMGUB"
