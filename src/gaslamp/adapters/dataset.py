"""Games of machine players, with what the seeking seat believed before each of its decisions, as a file of JSON lines.

    python -m gaslamp.adapters.dataset three-doors games.jsonl --games 10000 --level random

A command that was stopped goes on where it was when it is given again. Game n depends on the seed and on n alone, so
several machines can make parts of one data set: `--part 1/2` makes the first, third, fifth ... game. `games` reads it.
"""

import argparse
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from gaslamp.core import journal, record
from gaslamp.core.errors import GaslampError, NotWellFormed
from gaslamp.core.game import AnyGame
from gaslamp.core.record import Record
from gaslamp.games.registry import registration
from gaslamp.i18n.in_english import in_english
from gaslamp.parts import match
from gaslamp.players import levels


class KeptGame(NamedTuple):
    number: int
    record: Record
    """The whole game, secrets included."""
    beliefs: dict[int, dict[str, Any]]
    """By the number of actions before a decision of those who seek: what they could infer, with probabilities.

    A decision without an entry has the belief of the entry before it.
    """


def games(path: str | Path) -> Iterator[KeptGame]:
    """The games of a data set, in the order in which they were made. A last line that was cut off is left out."""
    with Path(path).open(encoding="ascii") as lines:
        for line in lines:
            if line.endswith("\n"):
                kept = json.loads(line)
                beliefs = {int(length): belief for length, belief in kept["beliefs"].items()}
                yield KeptGame(kept["number"], record.parse(kept["record"]), beliefs)


def make(game: str, number: int, level: str, seed: str) -> KeptGame:
    """One game of the data set."""
    rules = registration(game).rules
    seats = rules.seats(rules.start({}))
    players = {seat: levels.seated(game, seat, level) for seat in seats}
    played = match.play(rules, {}, players, Random(f"{game}/{level}/{seed}/{number}"))
    return KeptGame(number, replace(played, players=dict.fromkeys(seats, level)), _beliefs(rules, played))


def write(path: Path, game: str, numbers: Iterator[int], level: str, seed: str) -> int:
    """Add the games that are missing, each as soon as it is over. Returns how many there were to add."""
    _drop_cut_line(path)
    done = set[int]()
    for kept in games(path) if path.exists() else ():
        there = kept.record.game, ", ".join(sorted(set(kept.record.players.values())))
        if there != (game, level):
            raise NotWellFormed("other-data-set", found=" ".join(there), known=f"{game} {level}")
        done.add(kept.number)
    added = 0
    for number in numbers:
        if number not in done:
            kept = make(game, number, level, seed)
            line = {"number": number, "record": record.write(kept.record), "beliefs": kept.beliefs}
            with path.open("a", encoding="ascii") as file:
                file.write(json.dumps(line) + "\n")
            added += 1
    return added


def _beliefs(rules: AnyGame, played: Record) -> dict[int, dict[str, Any]]:
    """None for a game without deduction."""
    deduction = registration(rules.NAME).course
    if deduction is None:
        return {}
    seeker = deduction.seeker(rules.seats(rules.start(played.options)))
    return deduction.beliefs(journal.redact(rules, played, seeker))


def _drop_cut_line(path: Path) -> None:
    """What a stopped command had begun to write."""
    if path.exists():
        text = path.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        if whole != text:
            path.write_bytes(whole)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Make a data set of games between machine players.")
    parser.add_argument("game")
    parser.add_argument("path", type=Path)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--level", default="expert")
    parser.add_argument("--seed", default="1888")
    parser.add_argument("--part", type=_part, default="1/1", help="such as 1/2: the first of two parts")
    given = parser.parse_args(arguments)
    part, parts = given.part
    numbers = iter(range(part, given.games + 1, parts))
    try:
        added = in_english(write)(given.path, given.game, numbers, given.level, given.seed)
    except (GaslampError, OSError) as error:
        parser.error(str(error))
    except KeyboardInterrupt:
        parser.exit(130, "Stopped. The same command goes on.\n")
    print(f"{added} {'game' if added == 1 else 'games'} added to {given.path}")


def _part(text: str) -> tuple[int, int]:
    part, parts = map(int, text.split("/"))
    if not 1 <= part <= parts:
        raise ValueError(text)
    return part, parts


if __name__ == "__main__":
    main()
