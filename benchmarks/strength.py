"""Every player of one side against every player of the other: the tables of docs/strength.md.

    python benchmarks/strength.py [GAME...] [--games N]

The players are the levels and the sparring partners, which are simple players of many styles. Every game that ends is
kept in build/strength, so a command that was stopped continues where it was, as long as the code of the players is the
same. The tables are written when all games have been played.
"""

from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path

from gaslamp.arena import schedule, sparring, summary
from gaslamp.arena.intervals import wilson
from gaslamp.arena.pairing import Lineup, Rules, agreed
from gaslamp.arena.result import Result
from gaslamp.arena.results_file import ResultsFile
from gaslamp.arena.summary import Leg
from gaslamp.cli.game_series import between, finished, percent, play_missing, usable_cores
from gaslamp.players.levels import LEVELS

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "strength.md"
KEPT = ROOT / "build" / "strength"
SOURCE = ROOT / "src" / "gaslamp"
CODE = (".py", ".pxd", ".json", ".toml")
GAMES = {"whitechapel": 30, "mrjack": 100}
"""How many games each pair plays."""
SEED = "strength"
"""No player was tuned on its deals."""


Legs = dict[Lineup, Leg]


def players(rules: Rules, side: str) -> tuple[str, ...]:
    """The sparring partners of a side, then the levels from the weakest."""
    return (*sparring.players(rules.game, side), *LEVELS)


def lineups(rules: Rules) -> list[Lineup]:
    first, second = (players(rules, side) for side in rules.sides)
    return [Lineup(one, other) for one in first for other in second]


def digest(game: str) -> str:
    """Of everything that decides how a game is played: games of older players must not be mixed with new ones."""
    folders = (SOURCE / "games" / game, *(SOURCE / name for name in ("core", "parts", "players", "arena")))
    files = sorted(path for folder in folders for path in folder.rglob("*") if path.suffix in CODE)
    return sha256(b"".join(path.read_bytes() for path in files)).hexdigest()[:12]


def play(rules: Rules, deals: int, path: Path) -> list[Result]:
    """The results of all games, each of which is played if the file does not have it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    kept = ResultsFile(path, {"game": rules.game, "seed": SEED}, rules.sides)
    fixtures = list(schedule.games(rules, SEED, lineups(rules), deals))
    play_missing(fixtures, kept, usable_cores(), rules.game)
    return finished(fixtures, kept)


def legs(rules: Rules, results: Sequence[Result]) -> Legs:
    return {lineup: summary.leg(results, lineup, rules.sides) for lineup in lineups(rules)}


def table(rules: Rules, found: Legs) -> Iterator[str]:
    """The share of the first side in percent, as Markdown."""
    first, second = (players(rules, side) for side in rules.sides)
    side = rules.sides[0]
    yield f"| {side} \\ {rules.sides[1]} | {' | '.join(second)} |"
    yield "|---|" + "---:|" * len(second)
    for one in first:
        yield f"| {one} | {' | '.join(f'{100 * found[Lineup(one, other)].share(side):.0f}' for other in second)} |"


def totals(rules: Rules, found: Legs) -> Iterator[str]:
    """Each level of a side against all sparring partners of the other side together."""
    yield "| level | against | games | won | share | 95 % interval |"
    yield "|---|---|---:|---:|---:|---|"
    for side, other in (rules.sides, rules.sides[::-1]):
        partners, is_first = sparring.players(rules.game, other), side == rules.sides[0]
        for level in LEVELS:
            met = [found[Lineup(level, one) if is_first else Lineup(one, level)] for one in partners]
            won, games = sum(leg.wins[side] for leg in met), sum(leg.games for leg in met)
            shares = f"{percent(won / games)} | {between(wilson(won, games))}"
            yield f"| {level}, {side} | all sparring partners of {other} | {games} | {won} | {shares} |"


def text(rules: Rules, deals: int, found: Legs) -> str:
    has_partners = all(sparring.players(rules.game, side) for side in rules.sides)
    lines = [
        f"What {rules.sides[0]} won, in percent: {deals} games for each pair, seed `{SEED}`.",
        "",
        *table(rules, found),
        *(["", *totals(rules, found)] if has_partners else []),
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
        results = play(rules, games, KEPT / f"{game}-{digest(game)}.jsonl")
        part = text(rules, games, legs(rules, results))
        PAGE.write_text(written(PAGE.read_text("utf-8"), game, part), "utf-8")
        print(f"{part}\n")


if __name__ == "__main__":
    main()
