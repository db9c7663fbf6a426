"""Line-ups that are quick to play, and results made up."""

from gaslamp.arena.numbered_game import Fixture
from gaslamp.arena.pairing import Lineup, agreed
from gaslamp.arena.result import Result, Times

MRJACK = agreed("mrjack", {})
STREETS = agreed("whitechapel", {"hands": "B/YN/RG"})
GREEDY = Lineup("greedy", "random")


def fixture(deal: int, lineup: Lineup = GREEDY, seed: str = "1888") -> Fixture:
    return Fixture(MRJACK, seed, lineup, deal)


def made(deal: int, lineup: Lineup, winner: str) -> Result:
    return Result(deal, lineup, winner, "dawn", 90, {"jack": Times(), "detective": Times()})


def comparable(result: Result) -> tuple[object, ...]:
    """Everything but how long it took."""
    return (*result.key, result.winner, result.reason, result.actions)
