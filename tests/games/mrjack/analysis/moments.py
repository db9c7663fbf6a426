"""Games and single moments to analyse."""

from functools import cache
from random import Random

from gaslamp.core import journal
from gaslamp.core.game import Seat
from gaslamp.core.record import Record
from gaslamp.core.referee import REFEREE
from gaslamp.games import mrjack
from gaslamp.games.mrjack.analysis.appraisal import decision
from gaslamp.games.mrjack.analysis.insight import Insight
from gaslamp.games.mrjack.deduction import begin
from gaslamp.games.mrjack.players import PLAYERS
from gaslamp.games.mrjack.rules.state import State
from gaslamp.parts import match
from gaslamp.parts.analysis import Choice, Depth

EYES = ("jack", "detective", REFEREE)


@cache
def game(number: int, level: str = "novice") -> Record:
    players = {seat: PLAYERS[level](seat) for seat in ("jack", "detective")}
    return match.play(mrjack, {}, players, Random(f"analysis/{number}"))


def as_seen_by(record: Record, eyes: Seat) -> Record:
    return record if eyes == REFEREE else journal.redact(mrjack, record, eyes)


def insight(state: State, eyes: Seat) -> Insight:
    """What these eyes know in a position that was set up without a game before it."""
    own, other = state.detective_alibis, state.jack_alibis
    if eyes == "jack":
        own, other = other, own
    seat = "jack" if eyes == "jack" else "detective"
    belief = begin(state.public, seat)._replace(own=own, innocent=own, hidden=other.bit_count())
    if eyes == "jack":
        belief = belief._replace(jack=state.jack)
    return Insight(eyes, belief, None if eyes == "detective" else state.jack, state.jack_alibis)


def choices(state: State, made: str, eyes: Seat | None = None) -> dict[str, Choice]:
    """The choices of a decision, by their texts, the best first."""
    seat = eyes or mrjack.actor(state)
    assert seat is not None
    found = decision(1, insight(state, seat), mrjack.parse_action(made), Depth.QUICK).choices
    return {choice.action: choice for choice in found}
