"""The speed and the quality of deduction in Mr. Jack: part of `gaslamp bench inference`."""

import random
from collections.abc import Iterator
from math import log
from statistics import mean, median
from time import perf_counter

from gaslamp.core import journal
from gaslamp.core.record import Record
from gaslamp.games import mrjack
from gaslamp.games.mrjack import deduction as inference
from gaslamp.games.mrjack.deduction import Belief
from gaslamp.games.mrjack.players import PLAYERS, greedy
from gaslamp.games.mrjack.rules.actions import Deal
from gaslamp.parts import match
from gaslamp.parts.bench import Figure, Progress

GAMES = 120
JACKS = ("greedy", "novice", "casual")
BINS = 10


def figures(progress: Progress) -> list[Figure]:
    """From games of several Jacks. The belief is judged before every call for witnesses."""
    asked: list[tuple[Belief, int]] = []
    times: list[float] = []
    for number in range(GAMES):
        players = {"jack": PLAYERS[JACKS[number % len(JACKS)]]("jack"), "detective": greedy}
        asked += _read(match.play(mrjack, {}, players, random.Random(f"bench/{number}")), times)
        progress((number + 1) / GAMES)
    uniform = [inference.uniform(belief) for belief, _ in asked]
    soft = [inference.soft(belief) for belief, _ in asked]
    truth = [jack for _, jack in asked]
    never = sum(chances[jack] == 0 for chances, jack in zip(soft, truth, strict=True))
    return [
        Figure("mrjack_belief_update_ms", median(times) * 1000, "median of one action of Jack", most=1.0),
        Figure("mrjack_log_loss_uniform", _log_loss(uniform, truth), "nats, by the cards alone"),
        Figure("mrjack_log_loss_soft", _log_loss(soft, truth), "nats, by how Jack played as well"),
        Figure("mrjack_calibration_error_soft", _calibration(soft, truth), "mean gap between said and true"),
        Figure("mrjack_truth_ruled_out", never, "times; must be never", most=0),
    ]


def _read(record: Record, times: list[float]) -> Iterator[tuple[Belief, int]]:
    deal = mrjack.parse_action(record.entries[0].action)
    assert isinstance(deal, Deal)
    assert deal.character is not None
    belief = inference.begin(inference.opening(record.options), "detective")
    for entry in journal.redact(mrjack, record, "detective").entries:
        event = mrjack.parse_action(entry.action)
        if entry.action in ("seen", "unseen"):
            yield belief, deal.character
        began = perf_counter()
        belief = inference.update(belief, event)
        if entry.seat == "jack":
            times.append(perf_counter() - began)


def _log_loss(chances: list[tuple[float, ...]], truth: list[int]) -> float:
    return mean(-log(each[jack]) for each, jack in zip(chances, truth, strict=True))


def _calibration(chances: list[tuple[float, ...]], truth: list[int]) -> float:
    """The mean gap between the chances given and the share that were Jack, over bins of equal chance."""
    bins: list[list[tuple[float, bool]]] = [[] for _ in range(BINS)]
    for each, jack in zip(chances, truth, strict=True):
        for one, chance in enumerate(each):
            bins[min(BINS - 1, int(chance * BINS))].append((chance, one == jack))
    total = sum(map(len, bins))
    gaps = [abs(mean(said for said, _ in some) - mean(was for _, was in some)) * len(some) for some in bins if some]
    return sum(gaps) / total
