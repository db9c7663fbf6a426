"""What can be entered into a notebook, compared with whole random games whose State is known."""

import random
from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple

import pytest

from gaslamp.core.errors import NotLegal
from gaslamp.core.game import CHANCE, AnyGame, Seat
from gaslamp.games import mrjack, whitechapel
from gaslamp.games.registry import registration
from gaslamp.games.whitechapel.rules.turns import head_seat
from gaslamp.notebook import Notebook, add, begin, next_entries, open_record
from gaslamp.notebook.notebook import append
from test_every_game import ON, homing

OPTIONS = [
    *(("mrjack", {"edition": edition}) for edition in ("revised", "first")),
    *(("whitechapel", {"hideout": grade}) for grade in ("chosen", "hard")),
    *(("whitechapel", {name: "on"}) for name in ON),
    ("whitechapel", ON),
    *(("whitechapel", {"hands": hands, **ON}) for hands in ("B/YN/RG", "B/Y/N/R/G")),
]
each_option = pytest.mark.parametrize(
    ("game", "options"), OPTIONS, ids=[f"{game} {' '.join(options.values())}" for game, options in OPTIONS]
)
RULES: dict[str, AnyGame] = {"mrjack": mrjack, "whitechapel": whitechapel}


class Followed(NamedTuple):
    """A random game: its States, and a notebook into which its police entered what they saw."""

    states: list[Any]
    notebook: Notebook
    offered: list[bool]
    """For each step: whether it was among what could be entered."""


@cache
def followed(game: str, agreed: tuple[tuple[str, str], ...]) -> Followed:
    rules, options, rng = RULES[game], dict(agreed), random.Random(5)
    state, states, offered = rules.start(options), [], []
    start = begin(game, options)
    notebook = open_record(replace(start.record, entries=()))
    while (seat := rules.actor(state)) is not None:
        action = rng.choice(rules.legal(state)) if seat == CHANCE else homing(rules, state, rng)
        shown = rules.seen(state, action, eyes(game, state))
        found = next_entries(notebook)
        offered.append(shown in found)
        notebook = append(notebook, shown, is_chosen=len(found) > 1)
        states.append(state)
        state = rules.apply(state, action)
    return Followed([*states, state], notebook, offered)


def eyes(game: str, state: Any) -> Seat:
    """A seat that knows now all that its side knows."""
    if game == "mrjack":
        return "detective"
    return head_seat(state.public) or whitechapel.seats(state)[1]


@each_option
def test_everything_that_the_side_saw_could_be_entered(game: str, options: dict[str, str]) -> None:
    one = followed(game, tuple(options.items()))
    assert all(one.offered)
    assert not next_entries(one.notebook), "after the end nothing can be entered"


@each_option
def test_the_entries_that_people_choose_make_the_whole_record(game: str, options: dict[str, str]) -> None:
    whole = followed(game, tuple(options.items())).notebook
    chosen = [whole.record.entries[number - 1].action for number in whole.chosen]
    assert len(chosen) < whole.record.length
    assert add(begin(game, options), chosen) == whole == open_record(whole.record)


@pytest.mark.parametrize(
    ("game", "options"), [("mrjack", {"edition": "first"}), ("whitechapel", {"letters": "on"}), ("whitechapel", ON)]
)
def test_the_views_are_those_of_the_seat(game: str, options: dict[str, str]) -> None:
    one, part = followed(game, tuple(options.items())), registration(game).notebook
    assert part is not None
    true = [RULES[game].view(state, part.SEAT) for state in one.states]
    assert list(one.notebook.views[:-1]) == true[:-1], "the last one shows all after the end"
    assert [part.actor(view) for view in one.notebook.views] == [RULES[game].actor(state) for state in one.states]


@pytest.mark.parametrize(("game", "options"), [("mrjack", {"edition": "first"}), ("whitechapel", ON)])
def test_the_seat_is_offered_its_own_choices(game: str, options: dict[str, str]) -> None:
    one, part = followed(game, tuple(options.items())), registration(game).notebook
    assert part is not None
    own = [at for at, state in enumerate(one.states) if RULES[game].actor(state) == part.SEAT]
    assert own
    assert all(next_entries(one.notebook, at) == RULES[game].legal(one.states[at]) for at in own)


def test_entries_are_judged_one_after_the_other() -> None:
    start = begin("whitechapel", {})
    heads = [whitechapel.write(action) for action in next_entries(start)]
    with pytest.raises(NotLegal, match="not-next"):
        add(start, heads[:2])
