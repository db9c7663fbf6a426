"""Every player of one side against every player of the other: the tables of docs/strength.md.

    python benchmarks/strength.py [GAME...] [--games N]

The players are the levels and the sparring partners, which are simple players of many styles. Every game that ends is
kept in build/strength, so a command that was stopped continues where it was. The tables are written when all games
have been played.
"""

import os
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from rich.console import Console

from gaslamp.arena import schedule, sparring
from gaslamp.arena.intervals import wilson
from gaslamp.arena.pairing import Lineup, Rules, agreed
from gaslamp.arena.processes import played
from gaslamp.arena.result import Result
from gaslamp.arena.results_file import ResultsFile
from gaslamp.cli.progress_bar import progress_bar
from gaslamp.games.registry import named
from gaslamp.players.levels import LEVELS

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "strength.md"
KEPT = ROOT / "build" / "strength"
GAMES = {"whitechapel": 30, "mrjack": 100}
"""How many games each pair plays."""
SEED = "strength"
"""No player was tuned on its deals."""


class Score(NamedTuple):
    """How many games the first side won, of how many."""

    won: int
    games: int

    def __add__(self, other: object) -> "Score":
        assert isinstance(other, Score)
        return Score(self.won + other.won, self.games + other.games)


Matrix = dict[Lineup, Score]


def players(rules: Rules, side: str) -> tuple[str, ...]:
    """The sparring partners of a side, then the levels from the weakest."""
    return (*sparring.players(rules.game, side), *LEVELS)


def lineups(rules: Rules) -> list[Lineup]:
    first, second = (players(rules, side) for side in rules.sides)
    return [Lineup(one, other) for one in first for other in second]


def play(rules: Rules, deals: int, path: Path) -> Sequence[Result]:
    """The results of all games, each of which is played if the file does not have it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    terms = {"game": rules.game, "rules": named(rules.game).RULES, "options": dict(rules.options), "seed": SEED}
    kept = ResultsFile(path, terms, rules.sides)
    fixtures = list(schedule.games(rules, SEED, lineups(rules), deals))
    left = [one for one in fixtures if (one.lineup, one.deal) not in kept.results]
    with (
        closing(kept),
        progress_bar(Console(stderr=True)) as progress,
        closing(played(left, min(os.cpu_count() or 1, len(left) or 1))) as results,
    ):
        task = progress.add_task(rules.game, total=len(fixtures), completed=len(fixtures) - len(left))
        for result in results:
            kept.add(result)
            progress.advance(task)
    return [kept.results[one.lineup, one.deal] for one in fixtures]


def matrix(rules: Rules, results: Sequence[Result]) -> Matrix:
    found = {lineup: Score(0, 0) for lineup in lineups(rules)}
    for result in results:
        found[result.lineup] += Score(int(result.winner == rules.sides[0]), 1)
    return found


def table(rules: Rules, scores: Matrix) -> Iterator[str]:
    """The share of the first side in percent, as Markdown."""
    first, second = (players(rules, side) for side in rules.sides)
    yield f"| {rules.sides[0]} \\ {rules.sides[1]} | {' | '.join(second)} |"
    yield "|---|" + "---:|" * len(second)
    for one in first:
        yield f"| {one} | {' | '.join(percent(scores[Lineup(one, other)]) for other in second)} |"


def means(rules: Rules, scores: Matrix) -> Iterator[str]:
    """Each level of the first side against all sparring partners of the second together, and the other way round."""
    yield "| level | against | games | won | share | 95 % interval |"
    yield "|---|---|---:|---:|---:|---|"
    for number, side in enumerate(rules.sides):
        other = rules.sides[1 - number]
        for level in LEVELS:
            pairs = [(level, one) if number == 0 else (one, level) for one in sparring.players(rules.game, other)]
            won, games = sum((scores[Lineup(*pair)] for pair in pairs), Score(0, 0))
            won = games - won if number else won
            low, high = wilson(won, games)
            against = f"all sparring partners of {other}"
            yield f"| {level}, {side} | {against} | {games} | {won} | {won / games:.1%} | {low:.1%} – {high:.1%} |"


def percent(score: Score) -> str:
    return f"{100 * score.won / score.games:.0f}"


def text(rules: Rules, deals: int, scores: Matrix) -> str:
    has_partners = all(sparring.players(rules.game, side) for side in rules.sides)
    lines = [
        f"What {rules.sides[0]} won, in percent: {deals} games for each pair, seed `{SEED}`.",
        "",
        *table(rules, scores),
        *(["", *means(rules, scores)] if has_partners else []),
    ]
    return "\n".join(lines)


def written(page: str, game: str, part: str) -> str:
    """The page with that text between the marks of the game."""
    begin, end = f"<!-- matrix of {game}: make strength -->\n", f"<!-- end of the matrix of {game} -->\n"
    before, _, rest = page.partition(begin)
    _, found, after = rest.partition(end)
    assert found, f"the page has no marks for {game}"
    return f"{before}{begin}\n{part}\n\n{end}{after}"


def main() -> None:
    parser = ArgumentParser(description="Play every player against every player of the other side.")
    parser.add_argument("game", nargs="*", default=list(GAMES))
    parser.add_argument("--games", type=int, help="games for each pair")
    given = parser.parse_args()
    for game in given.game:
        rules = agreed(game, {})
        games = given.games or GAMES[game]
        part = text(rules, games, matrix(rules, play(rules, games, KEPT / f"{game}.jsonl")))
        PAGE.write_text(written(PAGE.read_text("utf-8"), game, part), "utf-8")
        print(f"{part}\n")


if __name__ == "__main__":
    main()
