"""The file of results: nothing lost, nothing mixed, nothing damaged."""

import json
from io import BytesIO
from pathlib import Path

import pytest

from arena.example_matches import GREEDY, made
from gaslamp.arena.result import write
from gaslamp.arena.results_file import ResultsFile
from gaslamp.core.errors import NotWellFormed

SIDES = ("jack", "detective")
TERMS = {"game": "mrjack", "seed": "1"}
RESULTS = [made(deal, GREEDY, winner) for deal, winner in enumerate(("jack", "detective", "jack"))]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "results.jsonl"


def kept(path: Path, terms: dict[str, str] = TERMS) -> list[object]:
    results_file = ResultsFile(path, terms, SIDES)
    results_file.close()
    return list(results_file.results.values())


def filled(path: Path) -> bytes:
    results_file = ResultsFile(path, TERMS, SIDES)
    for result in RESULTS:
        results_file.add(result)
    results_file.close()
    return path.read_bytes()


def test_what_is_added_is_there_again(path: Path) -> None:
    filled(path)
    assert kept(path) == RESULTS
    assert kept(path) == RESULTS, "looking changes nothing"


def test_a_result_is_in_the_file_before_the_next_game(path: Path) -> None:
    results_file = ResultsFile(path, TERMS, SIDES)
    results_file.add(RESULTS[0])
    assert len(path.read_bytes().splitlines()) == 2
    results_file.close()


def test_wherever_the_last_line_is_torn_only_its_game_is_lost(path: Path) -> None:
    whole = filled(path)
    last = whole.rindex(b"\n", 0, -1) + 1
    for length in range(last, len(whole)):
        path.write_bytes(whole[:length])
        assert kept(path) == RESULTS[:2]
        assert path.read_bytes() == whole[:last]
        results_file = ResultsFile(path, TERMS, SIDES)
        results_file.add(RESULTS[2])
        results_file.close()
        assert path.read_bytes() == whole


def test_a_file_torn_in_its_first_line_is_started_again(path: Path) -> None:
    first = filled(path).splitlines(keepends=True)[0]
    for length in range(len(first)):
        path.write_bytes(first[:length])
        assert kept(path) == []
        assert path.read_bytes() == first


@pytest.mark.parametrize("text", [b"not ours", b"not ours\n", b'{"gaslamp": "arena 0"}\n', b"[]\n", b"\n", b"\xff\n"])
def test_a_foreign_file_is_refused_and_left_as_it_is(path: Path, text: bytes) -> None:
    path.write_bytes(text)
    with pytest.raises(NotWellFormed) as error:
        ResultsFile(path, TERMS, SIDES)
    assert error.value.key == "other-results"
    assert path.read_bytes() == text


def test_results_of_something_else_are_refused_and_named(path: Path) -> None:
    before = filled(path)
    with pytest.raises(NotWellFormed) as error:
        ResultsFile(path, TERMS | {"seed": "2"}, SIDES)
    assert error.value.facts["found"] == "game mrjack, seed 1"
    assert path.read_bytes() == before


OTHER = json.dumps(write(made(0, GREEDY, "police"))).encode()


@pytest.mark.parametrize("line", [b"{}", b"3", b"{", b'{"deal": 1, "players": ["a"]}', OTHER])
def test_a_damaged_line_is_named_and_left_as_it_is(path: Path, line: bytes) -> None:
    whole = filled(path).splitlines()
    path.write_bytes(b"\n".join([whole[0], line, *whole[1:], b""]))
    before = path.read_bytes()
    with pytest.raises(NotWellFormed) as error:
        ResultsFile(path, TERMS, SIDES)
    assert (error.value.key, error.value.facts["number"]) == ("damaged-results", 2)
    assert path.read_bytes() == before


def test_a_full_disk_is_said_once(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ResultsFile(path, TERMS, SIDES).close()

    class FullDisk(BytesIO):
        def write(self, _: object) -> int:
            raise OSError(28, "No space left on device")

        def close(self) -> None:
            self.write(b"")

    stored = path.read_bytes()
    monkeypatch.setattr(Path, "open", lambda *_: FullDisk(stored))
    results_file = ResultsFile(path, TERMS, SIDES)
    with pytest.raises(NotWellFormed) as error:
        results_file.add(RESULTS[0])
    assert error.value.facts["why"] == "No space left on device"
    results_file.close()
    assert not results_file.results, "what is not on the disk does not count"


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(NotWellFormed) as error:
        ResultsFile(tmp_path, TERMS, SIDES)
    assert error.value.key == "cannot-write"
