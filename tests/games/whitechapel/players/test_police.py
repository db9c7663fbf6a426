"""Moments in which it is plain what the police should do."""

import random
from typing import Any

import numpy as np

from games.whitechapel.players.example_games import MURDER, chosen, game, journal_after, knowledge, moments, seated
from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.players import PLAYERS, questions
from gaslamp.games.whitechapel.players.cheat import KnowingDetective
from gaslamp.games.whitechapel.players.greedy import GreedyJack
from gaslamp.games.whitechapel.players.levels import POLICE
from gaslamp.games.whitechapel.players.police import Detective
from gaslamp.games.whitechapel.players.posts import PostWeights, best, wanted
from gaslamp.games.whitechapel.players.proposal import propose
from gaslamp.games.whitechapel.players.questions import ArrestThresholds
from gaslamp.games.whitechapel.players.worlds import Worlds
from gaslamp.games.whitechapel.rules.public import NOBODY, Stage
from gaslamp.games.whitechapel.rules.streets import SEARCHED
from gaslamp.parts import match
from gaslamp.parts.player import Knowledge, Thinking

HUNT = (*MURDER, "-63", "B>x62", "Y>x50", "N>x69", "R>x129", "G>x145")
"""Blue stands on x62, next to 64; nobody else is near."""


def worlds(*trails: tuple[int, ...], home: int = 1) -> Worlds:
    """Worlds that are all as likely, by their trails."""
    seen = np.zeros((len(trails), 196), dtype=np.bool_)
    for number, trail in enumerate(trails):
        seen[number, list(trail)] = True
    now = np.array([trail[-1] for trail in trails])
    return Worlds(now, np.full(len(trails), home), np.ones(len(trails)), seen)


def acting(worlds: Worlds) -> str:
    now = journal_after(HUNT)
    action, _ = questions.act(worlds, now.state.public, whitechapel.legal(now.state), ArrestThresholds())
    return whitechapel.write(action)


def test_they_arrest_where_jack_must_be() -> None:
    assert acting(worlds((65, 66, 64), (65, 63, 64))) == "B@64"


def test_they_ask_where_the_answer_splits_best() -> None:
    """Whether 64 was passed tells four worlds from four; whatever else may be asked was passed in none of them."""
    ends = (101, 102, 103, 104, 105, 106, 107, 108)
    trails = [(65, 64, end) if end % 2 else (65, 63, end) for end in ends]
    assert acting(worlds(*trails)) == "B?64"


def test_they_go_where_jack_may_be() -> None:
    """Jack is on 64, three in four: somebody goes to a door of 64."""
    some = worlds(*[(65, 64)] * 3, (65, 84), home=64)
    public = journal_after((*MURDER, "-63")).state.public
    ends = best(wanted(some, PostWeights(), np.random.default_rng(1)), public.places, range(5))
    assert any(SEARCHED[end] >> 64 & 1 for end in ends)
    assert len(set(ends)) == 5


def test_in_real_games_an_arrest_that_is_likelier_than_not_is_made_at_once() -> None:
    """Whenever most worlds agree and a policeman who may act stands next to the circle.

    An expert has arrested him long before.
    """
    likely = 0
    for seed in range(8):
        if likely >= 3:
            break
        for known in moments(game(seed, "greedy", "club"), "police", 1):
            detective = Detective(POLICE["club"])
            detective.memory.follow(known.record)
            if known.view.public.stage is not Stage.ACT or known.view.public.doing != NOBODY:
                continue
            circle = int(np.argmax(chances := detective.worlds().chances()))
            arrests = [f"{whitechapel.write(choice)[0]}@{circle}" for choice in known.choices]
            if chances[circle] > 0.5 and {*map(whitechapel.write, known.choices)} & {*arrests}:
                likely += 1
                assert chosen(detective, known) in arrests
    assert likely >= 3


def test_a_proposal_begins_with_what_the_machine_would_do_and_can_be_played() -> None:
    record = game(8, "casual", "casual", {"hands": "BY/NRG"})
    stages = set()
    for known in moments(record, "police2", 3):
        plan = propose(known, random.Random(1), Thinking())
        assert plan[0].action == chosen(seated("expert", "police2"), known)
        assert {proposal.action for proposal in plan} <= {whitechapel.write(choice) for choice in known.choices}
        assert all(proposal.score >= 0 for proposal in plan)
        stages.add(known.view.public.stage.name)
    assert {"HUNT", "ACT"} <= stages


def test_in_the_hunt_the_proposal_is_a_plan_for_all_the_seats_policemen() -> None:
    known = knowledge(journal_after((*MURDER, "-63")), "police")
    plan = propose(known, random.Random(1), Thinking())
    assert sorted(proposal.action[0] for proposal in plan) == sorted("BYNRG")


def test_the_cheat_cannot_be_seated() -> None:
    assert not any(isinstance(make("police"), KnowingDetective) for make in PLAYERS.values())


def test_the_cheat_knows_and_catches_jack_soon() -> None:
    """It asks nothing: it goes to Jack, or to his door, and arrests."""
    seen: dict[str, tuple[int, int]] = {"truth": (0, 0)}

    class Open(GreedyJack):
        """A Jack who shows his sheet."""

        def choose(self, known: Knowledge, rng: random.Random, thinking: Thinking) -> Any:
            action = super().choose(known, rng, thinking)
            after = whitechapel.watch(known.view, action)
            seen["truth"] = (after.trail[-1] if after.trail else 0, after.hideout)
            return action

    players = {"jack": Open(), "police": KnowingDetective(lambda: seen["truth"])}
    ends = [match.play(whitechapel, {}, players, random.Random(seed)).outcome for seed in range(4)]
    assert all(end is not None and end.reason != "escaped" for end in ends)


def test_experts_catch_a_greedy_jack() -> None:
    won = [game(seed, "greedy", "expert").outcome for seed in range(6)]
    assert sum(outcome is not None and outcome.reason != "escaped" for outcome in won) >= 5
