"""Finding puzzles in finished games."""

from pathlib import Path

import pytest

from gaslamp.core import journal, record
from gaslamp.core.errors import NotWellFormed
from gaslamp.games import mrjack
from gaslamp.games.registry import registration
from gaslamp.puzzles.line import part_of, write
from gaslamp.puzzles.mined_file import MinedFile, puzzle_lines
from gaslamp.puzzles.mining import MOST_OF_A_KIND, candidates, mine, of_moments
from gaslamp.puzzles.proving import check

RECORDS = Path(__file__).parents[1] / "data" / "records"
DAWN = record.parse((RECORDS / "mrjack-dawn.record").read_text())


def test_what_is_found_can_be_proved_again() -> None:
    found = list(mine(DAWN))
    assert found
    for puzzle in found:
        check(puzzle)


def test_a_game_gives_few_puzzles_of_a_kind() -> None:
    kinds = [puzzle.kind for puzzle in mine(DAWN)]
    assert max(map(kinds.count, kinds)) <= MOST_OF_A_KIND < sum(one.kind == "who" for one in candidates(DAWN))


def test_only_the_wanted_kinds_and_seats_are_looked_for() -> None:
    assert {puzzle.kind for puzzle in mine(DAWN, kinds=("who",))} == {"who"}
    assert {puzzle.record.eyes for puzzle in mine(DAWN, seats=("jack",))} == {"jack"}


def test_the_record_of_one_seat_has_no_puzzles() -> None:
    assert list(mine(journal.redact(mrjack, DAWN, "detective"))) == []


def test_ones_own_mistakes_come_first() -> None:
    plain = of_moments(DAWN, "detective", ())
    last = plain[-1]
    found = of_moments(DAWN, "detective", [last.record.length + 1])
    assert len(plain) > 1
    assert found[0].id == last.id
    assert {puzzle.id for puzzle in found} == {puzzle.id for puzzle in plain}


def test_another_jack_is_asked_only_where_everything_seen_allows_it() -> None:
    """Twins of Jack's games: the other character was never cleared and no card says who it is."""
    for candidate in candidates(DAWN):
        view = candidate.source.view
        if candidate.source.seat == "jack":
            assert view.public.suspects >> view.jack & 1
            assert view.jack not in view.jack_alibis
            if candidate.source.record.entries[0].action != DAWN.entries[0].action:
                assert None not in view.detective_alibis


def test_a_file_goes_on_after_the_last_finished_game(tmp_path: Path) -> None:
    path = tmp_path / "found.txt"
    file = MinedFile(path)
    file.add("one", ["a", "b"])
    path.write_text(path.read_text() + "cut o")
    again = MinedFile(path)
    assert (again.done, again.count) == ({"one"}, 2)
    again.add("two", [])
    assert puzzle_lines(path.read_text()) == ["a", "b"]
    assert MinedFile(path).done == {"one", "two"}


def test_a_game_without_the_part_has_no_puzzles() -> None:
    with pytest.raises(NotWellFormed, match="no-puzzles"):
        part_of(registration("small-mrjack"))


def test_a_line_is_plain_text() -> None:
    for puzzle in mine(DAWN, kinds=("who",)):
        assert write(puzzle).isascii()
        assert "\n" not in write(puzzle)
