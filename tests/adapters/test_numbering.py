"""The number of an action and the place of a fact never change within a version."""

import doctest
import hashlib
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from gaslamp.adapters.games import kernel_games, versioned_name
from gaslamp.core.errors import NotLegal
from gaslamp.core.game import CHANCE
from gaslamp.games.whitechapel.rules.board import CIRCLES, members
from gaslamp.games.whitechapel.rules.streets import NEXT
from gaslamp.parts.kernel.packing import pack
from gaslamp.testing import contract
from test_every_game import CASES

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "research.md"
KEPT = ROOT / "tests" / "data" / "research"
KERNEL_GAMES = kernel_games()
each_game = pytest.mark.parametrize("name", KERNEL_GAMES)


def meaning(name: str) -> str:
    """All that a version promises."""
    adapted = KERNEL_GAMES[name]
    lines = [
        f"{who} {row.begin}..{row.end} {row.kind.name} {list(row.kind.firsts)} {list(row.kind.seconds)}"
        for who, rows in (("player", adapted.actions), ("chance", adapted.chances))
        for row in rows
    ]
    spelled = hashlib.sha256(" ".join(spellings(name)).encode()).hexdigest()
    lines.append(f"actions spelled {spelled}")
    lines += [f"tensor {field.begin}..{field.end} {field.name} {field.shape}" for field in adapted.layout.values()]
    return "\n".join(lines) + "\n"


def spellings(name: str) -> Iterator[str]:
    """Every action that has the same number always, in the order of the numbers."""
    adapted = KERNEL_GAMES[name]
    for kind, _, _ in (*adapted.actions, *adapted.chances):
        if kind.name == "Coach":
            yield from (f"{via}-{to}" for via in range(CIRCLES + 1) for to in members(NEXT[via]))
        elif "n-th" not in kind.about and kind.name not in ("the truth", "WalkHome"):
            for first, second in product(kind.firsts, kind.seconds):
                yield adapted.game.write(adapted.decode(pack(kind.kind, first, second)))


@each_game
def test_a_version_means_what_it_meant_when_it_was_written(name: str) -> None:
    """If this fails, raise VERSION in the game's `numbering` and run this file, which keeps one for the new version."""
    assert meaning(name) == (KEPT / f"{versioned_name(KERNEL_GAMES[name])}.txt").read_text()


@each_game
def test_every_legal_action_has_a_number_of_its_own_in_its_row(name: str) -> None:
    adapted, case = KERNEL_GAMES[name], CASES[name]
    met = set()
    for _, played in contract.games(case, 2 * len(case.options), seed=3):
        for state in played.states:
            kernel, is_chance = adapted.kernel(state), case.game.actor(state) == CHANCE
            numbers, rows = kernel.numbers(), adapted.chances if is_chance else adapted.actions
            assert len(set(numbers)) == len(numbers)
            for number, action in zip(numbers, case.game.legal(state), strict=True):
                [row] = [row for row in rows if row.begin <= number < row.end]
                kind = type(action).__name__
                assert kind == row.kind.name or (row.kind.name == "the truth" and kind in row.kind.about)
                met.add(kind)
    assert len(met) > 14


@each_game
def test_an_action_is_made_by_its_number(name: str) -> None:
    adapted, case = KERNEL_GAMES[name], CASES[name]
    for rng, played in contract.games(case, len(case.options), seed=4):
        for state, after, action in zip(played.states, played.states[1:], played.actions, strict=False):
            kernel = adapted.kernel(state)
            number = kernel.numbers()[case.game.legal(state).index(action)]
            assert adapted.decode(kernel.make(number)) == action
            assert kernel.store() == after
            with pytest.raises(NotLegal):
                adapted.kernel(state).make(adapted.action_count + rng.randrange(100))


@each_game
def test_the_same_number_means_the_same_action_unless_it_counts_tokens(name: str) -> None:
    """But for tokens, which are meant by their places among those on the board, and the hideout, which Jack knows."""
    adapted, case = KERNEL_GAMES[name], CASES[name]
    meanings: dict[tuple[bool, int], str] = {}
    for _, played in contract.games(case, 3 * len(case.options), seed=5):
        for state in played.states:
            is_chance = case.game.actor(state) == CHANCE
            numbers = adapted.kernel(state).numbers()
            for number, action in zip(numbers, case.game.legal(state), strict=True):
                [row] = [row for row in (adapted.chances if is_chance else adapted.actions) if number < row.end][:1]
                if "n-th" in row.kind.about or row.kind.name in ("the truth", "WalkHome"):
                    continue
                assert meanings.setdefault((is_chance, number), case.game.write(action)) == case.game.write(action)
    assert len(meanings) > 300


def test_the_page_has_the_tables_of_the_code_and_runs() -> None:
    written: dict[str, object] = {"__name__": "tables", "__file__": str(ROOT / "docs" / "research.py")}
    exec((ROOT / "docs" / "research.py").read_text(), written)  # noqa: S102  (our own script)
    assert written["written"](PAGE.read_text()) == PAGE.read_text()  # type: ignore[operator]
    results = doctest.testfile(str(PAGE), module_relative=False)
    assert results.attempted >= 12
    assert results.failed == 0


if __name__ == "__main__":
    for name, adapted in KERNEL_GAMES.items():
        (KEPT / f"{versioned_name(adapted)}.txt").write_text(meaning(name))
