"""A puzzle is one line of text. Nothing else is needed to show, to solve and to prove it.

    1 td1 open constable 1480/90 1 0.5 1 !2 - - | thief: :? constable: -1 chance: ~3

The words: the version of this format, the rules of the game, the kind, the seat that is asked, rating and deviation,
value and margin of the answer, how many answers are equal, the answer with `+` between its parts, the facts of the
question, the options. After the bar comes the record as the seat saw it: a word that ends in a colon says who acts from
there on.
"""

from dataclasses import dataclass, replace
from functools import cached_property
from hashlib import sha256

from gaslamp.core import journal
from gaslamp.core import options as words
from gaslamp.core.errors import NotWellFormed
from gaslamp.core.record import Entry, Promise, Record
from gaslamp.games.registry import of_position, registration
from gaslamp.parts.puzzles import Candidate, Facts, Kind, Proof, Puzzles, Source
from gaslamp.parts.registration import Registration
from gaslamp.puzzles.glicko import Rating

VERSION = "1"
_WORDS = 11
_ID_DIGITS = 12
UNRATED = Rating(1500, 350)


@dataclass(frozen=True)
class Puzzle:
    kind: str
    record: Record
    """As the seat saw it, up to the question. It has no commitments."""
    question: Facts
    proof: Proof
    rating: Rating = UNRATED

    @property
    def game(self) -> Registration:
        return registration(self.record.game)

    @property
    def part(self) -> Puzzles:
        return part_of(self.game)

    @property
    def theme(self) -> Kind:
        return self.part.KINDS[self.kind]

    @cached_property
    def id(self) -> str:
        """Follows from what is asked, so a rating can change and the address stays."""
        asked = (self.record.rules, self.kind, self.record.eyes, _facts(self.question), _options(self.record))
        return sha256(" ".join((*asked, _entries(self.record))).encode()).hexdigest()[:_ID_DIGITS]

    @cached_property
    def candidate(self) -> Candidate:
        return Candidate(self.kind, source(self.record), self.question)


def part_of(game: Registration) -> Puzzles:
    if game.puzzles is None:
        raise NotWellFormed("no-puzzles", game=game.name)
    return game.puzzles


def source(record: Record) -> Source:
    return Source(record, journal.views(registration(record.game).rules, record)[-1])


def of_candidate(candidate: Candidate, proof: Proof) -> Puzzle:
    return Puzzle(candidate.kind, bare(candidate.source.record), candidate.question, proof)


def bare(record: Record) -> Record:
    """Only what a puzzle needs: no table, no players, no commitments."""
    entries = tuple(Entry(entry.seat, entry.action) for entry in record.entries)
    return Record(record.game, record.rules, record.options, Promise("-"), eyes=record.eyes, entries=entries)


def rated(puzzle: Puzzle, rating: Rating) -> Puzzle:
    return replace(puzzle, rating=rating)


def write(puzzle: Puzzle) -> str:
    proof, rating = puzzle.proof, puzzle.rating
    head = (
        *(VERSION, puzzle.record.rules, puzzle.kind, puzzle.record.eyes, f"{rating.rating:.0f}/{rating.deviation:.0f}"),
        *(_number(proof.value), _number(proof.margin), str(proof.equal), "+".join(proof.answer) or "-"),
        *(_facts(puzzle.question), _options(puzzle.record)),
    )
    return f"{' '.join(head)} | {_entries(puzzle.record)}"


def parse(line: str) -> Puzzle:
    head, bar, moves = line.strip().partition(" | ")
    given = head.split(" ")
    if len(given) != _WORDS or not bar or given[0] != VERSION:
        raise NotWellFormed("bad-puzzle", line=line[:80])
    _, rules, kind, seat, rating, value, margin, equal, answer, question, options = given
    game = of_position(rules)
    if kind not in part_of(registration(game.NAME)).KINDS:
        raise NotWellFormed("unknown-kind", text=kind)
    try:
        mean, deviation = map(float, rating.split("/"))
        proof = Proof(_split(answer, "+"), int(equal), float(value), float(margin))
    except ValueError:
        raise NotWellFormed("bad-puzzle", line=line[:80]) from None
    facts = dict(fact.partition("=")[::2] for fact in _split(question, ","))
    record = Record(
        *(game.NAME, game.RULES, words.parse(options.replace(",", " ")), Promise("-")), eyes=seat, entries=_read(moves)
    )
    journal.check_rules(game, record)
    return Puzzle(kind, record, facts, proof, Rating(mean, deviation))


def _split(text: str, sign: str) -> tuple[str, ...]:
    return () if text == "-" else tuple(text.split(sign))


def _number(value: float) -> str:
    return f"{value:.4f}".rstrip("0").rstrip(".")


def _facts(facts: Facts) -> str:
    return ",".join(f"{name}={fact}" for name, fact in facts.items()) or "-"


def _options(record: Record) -> str:
    return words.write(record.options).replace(" ", ",")


def _entries(record: Record) -> str:
    found: list[str] = []
    seat = ""
    for entry in record.entries:
        if entry.seat != seat:
            seat = entry.seat
            found.append(f"{seat}:")
        found.append(entry.action)
    return " ".join(found)


def _read(text: str) -> tuple[Entry, ...]:
    entries: list[Entry] = []
    seat = ""
    for word in text.split():
        if word.endswith(":"):
            seat = word[:-1]
        else:
            entries.append(Entry(seat, word))
    return tuple(entries)
