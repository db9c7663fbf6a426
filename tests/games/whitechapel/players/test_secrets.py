"""No player peeks: in worlds that differ only in what its seat has not learnt, it chooses the same."""

import random
from functools import cache
from typing import Any

import pytest

from games.whitechapel.players.example_games import LEVELS, chosen, game, knowledge, seated
from gaslamp.core import journal
from gaslamp.core.game import CHANCE, Seat
from gaslamp.core.journal import Journal
from gaslamp.core.record import Record
from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.rules import actions as a

_JACKS = a.Hide | a.MarkWoman | a.KillLast | a.Walk | a.Coach | a.Alley | a.WalkHome
GAMES = 4


@cache
def played(seed: int) -> Record:
    return game(seed, "casual", "casual", {"hands": "BY/NRG", "letters": "on"})


def twins(record: Record, seat: Seat, rng: random.Random) -> list[tuple[Journal[Any], Journal[Any]]]:
    """Pairs of games that look alike to the seat, at its own choices: one secret of the first was another."""
    states = journal.replay(whitechapel, record)
    actions = [whitechapel.parse_action(entry.action) for entry in record.entries]
    hidden = [number for number, action in enumerate(actions) if _hides(action, states[number], seat)]
    begin = rng.choice(hidden)
    truth = twin = _replayed(record, begin)
    found = []
    for step, action in enumerate(actions[begin:]):
        legal = whitechapel.legal(twin.state)
        other = action
        if step == 0 or action not in legal:
            if not _hides(action, truth.state, seat):
                break
            alike = [one for one in legal if one != action and type(one) is type(action)]
            if not alike:
                break
            other = rng.choice(alike)
        truth = journal.extend(whitechapel, truth, action, rng.randbytes(32))
        twin = journal.extend(whitechapel, twin, other, rng.randbytes(32))
        if whitechapel.actor(truth.state) == seat and not truth.record.outcome and not twin.record.outcome:
            found.append((truth, twin))
    return found


def _hides(action: Any, state: Any, seat: Seat) -> bool:
    if isinstance(action, a.PlacePatrol):
        return seat == "jack"
    return isinstance(action, _JACKS) and seat != "jack" and whitechapel.actor(state) != CHANCE


def _replayed(record: Record, length: int) -> Journal[Any]:
    now = journal.begin(whitechapel, record.options, bytes(32), bytes(32))
    for entry in record.entries[:length]:
        now = journal.extend(whitechapel, now, whitechapel.parse_action(entry.action), bytes(32))
    return now


@pytest.mark.parametrize("name", ["ismcts", "greedy", *LEVELS])
@pytest.mark.parametrize("seat", ["jack", "police1", "police2"])
def test_a_secret_that_a_seat_has_not_learnt_changes_none_of_its_choices(name: str, seat: Seat) -> None:
    rng = random.Random(f"{name} {seat}")
    compared = 0
    for seed in range(GAMES):
        pairs = twins(played(seed), seat, rng)
        for truth, twin in rng.sample(pairs, min(3, len(pairs))):
            one, other = knowledge(truth, seat), knowledge(twin, seat)
            assert truth.record.entries != twin.record.entries
            assert chosen(seated(name, seat), one, seed) == chosen(seated(name, seat), other, seed)
            compared += 1
    assert compared >= 3


def test_a_player_that_reads_a_commitment_is_caught() -> None:
    """The guard itself: commitments to different secrets differ, and a player must not feed on them."""
    truth, twin = next(
        pair for seed in range(GAMES) for pair in twins(played(seed), "police1", random.Random(seed)) if pair
    )
    one, other = (knowledge(now, "police1").record for now in (truth, twin))
    assert [entry.action for entry in one.entries] == [entry.action for entry in other.entries]
    assert one.entries != other.entries
