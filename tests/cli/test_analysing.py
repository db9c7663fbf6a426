"""analyse: a finished game with its chances, mistakes and luck."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from analysis.example_games import LUCKY, MISSED, WindyDoors, installed, own, played, stopped
from cli.fake_terminal import Run, game
from gaslamp.analysis import analyse, data
from gaslamp.core import record
from gaslamp.core.record import Record, undone
from gaslamp.games.registry import registration
from three_doors.registration import REGISTRATION

LONGEST_LINE = 80


@pytest.fixture(autouse=True)
def _doors(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with installed(monkeypatch):
        yield


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """The folder of what unfinished analyses keep."""
    return tmp_path / "data" / "gaslamp" / "analysis"


def file(folder: Path, found: Record) -> str:
    path = folder / "game.record"
    path.write_text(record.write(found))
    return str(path)


def test_the_game_is_shown_with_its_ending_charts_mistakes_and_sides(run: Run, tmp_path: Path) -> None:
    ran = run("analyse", file(tmp_path, played(*MISSED)))
    assert (ran.code, ran.err) == (0, "")
    for part in (
        "Three Doors: analysis, depth “quick”, version 1.1",
        "The thief is not there and wins.",
        "Chance to win in %: the thief",
        "Missing bits: the thief’s door",
        "2 decisions, 16.7 points lost per decision.",
    ):
        assert part in ran.out


def test_a_mistake_has_a_row_with_the_better_choice_and_its_cost(run: Run, tmp_path: Path) -> None:
    ran = run("analyse", file(tmp_path, played(*MISSED)))
    assert re.search(r"4 +the constable +The constable opens door 1 +The constable opens door 2 +33\.3", ran.out)


def test_a_game_without_mistakes_says_so(run: Run, tmp_path: Path) -> None:
    ran = run("analyse", file(tmp_path, played(":2", "-1", "~3", "!2")))
    assert "No mistakes." in ran.out


def test_the_chart_goes_from_the_first_chance_to_the_result(run: Run, tmp_path: Path) -> None:
    """The thief has a third, nothing once the constable has pointed at another door, and wins by a mistake."""
    lines = run("analyse", file(tmp_path, played(*MISSED))).out.splitlines()
    begin = lines.index("Chance to win in %: the thief") + 1
    rows = lines[begin : begin + 8]
    assert rows[0].startswith(" 100 |")
    assert rows[0].endswith("'''")
    assert rows[5].startswith("     |'''")
    assert rows[7].startswith("   0 |    ")
    assert rows[7].endswith("...")


def test_the_chart_of_a_seat_is_about_its_own_side(run: Run, tmp_path: Path) -> None:
    ran = run("analyse", file(tmp_path, played(*MISSED)), "--as", "constable")
    assert "Chance to win in %: the constable" in ran.out


def test_a_mistake_is_marked_below_the_chart(run: Run, tmp_path: Path) -> None:
    lines = run("analyse", file(tmp_path, played(*MISSED))).out.splitlines()
    at = lines.index("      Mistakes: the constable")
    assert lines[at - 1].rstrip()[-1] == "^"


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_charts_fit_into_80_columns_and_are_plain(run: Run, tmp_path: Path, language: str) -> None:
    ran = run("analyse", file(tmp_path, played(*MISSED)), "--lang", language)
    charts = [line for line in ran.out.splitlines() if re.match(r" {0,4}\d* *[|+]", line)]
    assert len(charts) == 18
    assert all(len(line) <= LONGEST_LINE and line.isascii() for line in charts)


@pytest.mark.parametrize("language", ["fr", "it"])
def test_everything_is_in_the_readers_language(run: Run, tmp_path: Path, language: str) -> None:
    for flags in ([], ["--text"]):
        ran = run("analyse", file(tmp_path, played(*MISSED)), "--lang", language, *flags)
        assert ran.code == 0
        assert not re.search("analysis|mistake|decision,|luck|door|the ", ran.out.lower())


def test_json_is_the_whole_analysis(run: Run, tmp_path: Path) -> None:
    ran = run("analyse", file(tmp_path, played(*MISSED)), "--json")
    assert data.parse(json.loads(ran.out)) == analyse(played(*MISSED))


def test_text_is_the_game_with_comments(run: Run, tmp_path: Path) -> None:
    ran = run("analyse", file(tmp_path, played(*MISSED)), "--text")
    assert "   4  !1  The constable opens door 1.\n      Mistake: it cost 33.3 points." in ran.out


def test_the_depth_is_said_in_the_document(run: Run, tmp_path: Path) -> None:
    ran = run("analyse", file(tmp_path, played(*MISSED)), "--depth", "full", "--json")
    assert json.loads(ran.out)["depth"] == "full"


@pytest.mark.parametrize("seat", ["thief", "constable"])
def test_a_seats_own_record_gives_the_same_as_the_whole_one_for_that_seat(run: Run, tmp_path: Path, seat: str) -> None:
    whole = run("analyse", file(tmp_path, played(*LUCKY)), "--as", seat)
    half = run("analyse", file(tmp_path, own(played(*LUCKY), seat)))
    assert half.out == whole.out


def test_a_seats_own_record_tells_no_secret(run: Run, tmp_path: Path) -> None:
    for flags in ([], ["--text"], ["--json"]):
        ran = run("analyse", file(tmp_path, own(played(*MISSED), "constable")), *flags)
        assert ran.code == 0
        assert not re.search(r":[123]|hides behind|was behind", ran.out)


def test_a_game_that_was_stopped_is_analysed(run: Run, tmp_path: Path) -> None:
    ran = run("analyse", file(tmp_path, stopped(":2", "-1", winners=("thief",), reason="resigned")))
    assert "What decided the game: 3. The constable gives up. The thief wins." in ran.out


def test_a_record_can_come_from_standard_input(run: Run, tmp_path: Path) -> None:
    ran = run("analyse", "-", stdin=record.write(played(*MISSED)))
    assert ran == run("analyse", file(tmp_path, played(*MISSED)))


@pytest.mark.parametrize(
    ("text", "arguments", "said"),
    [
        (record.write(undone(played(*MISSED), 3)), [], "The game is not over yet, so it is not analysed."),
        (
            record.write(own(undone(played(*MISSED), 3), "thief")),
            [],
            "The game is not over yet, so it is not analysed.",
        ),
        (record.write(played(*MISSED))[:-9], [], "not complete"),
        (record.write(played(*MISSED)).replace("three-doors", "chess"), [], "chess"),
        (record.write(played(*MISSED)).replace("td1", "td9"), [], "td9"),
        (record.write(played(*MISSED)).replace("!1", "!3"), [], "."),
        (record.write(own(played(*MISSED), "thief")), ["--as", "constable"], "thief"),
        (record.write(own(played(*MISSED), "spectator")), [], "A spectator’s record cannot be analysed"),
        (record.write(played(*MISSED)), ["--as", "spectator"], "A spectator’s record cannot be analysed"),
        (record.write(played(*MISSED)), ["--as", "wizard"], "wizard"),
        (record.write(played(*MISSED)), ["--depth", "deep"], "There is no depth deep; use quick, full."),
        (record.write(played(*MISSED)), ["--json", "--text"], "Use either --json or --text."),
        ("rubbish", [], "."),
        ("", [], "."),
    ],
    ids=range(14),
)
def test_what_cannot_be_analysed_gets_one_sentence(
    run: Run, tmp_path: Path, kept: Path, text: str, arguments: list[str], said: str
) -> None:
    path = tmp_path / "bad.record"
    path.write_text(text)
    ran = run("analyse", str(path), *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert said in ran.err
    assert not kept.exists(), "nothing is begun"


def test_a_game_without_an_analysis_part_gets_one_sentence(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class NoAnalysis(type(registration("mrjack"))):  # type: ignore[misc]
        analysis = None

    found = registration("mrjack")
    with installed(monkeypatch, NoAnalysis(found.name, found.package, found.sides)):
        ran = run("analyse", file(tmp_path, game(1)))
    assert (ran.code, ran.err) == (2, "Games of mrjack cannot be analysed.\n")


class Breaking:
    """An analysis part that is stopped after some appraisals, as by Ctrl-C, and counts those that it makes."""

    def __init__(self, left: int) -> None:
        self.left, self.made = left, 0

    def __getattr__(self, name: str) -> object:
        return getattr(WindyDoors.analysis, name)

    def appraise(self, *given: object) -> Iterator[object]:
        for appraisal in WindyDoors.analysis.appraise(*given):
            if not self.left:
                raise KeyboardInterrupt
            self.left -= 1
            self.made += 1
            yield appraisal


def breaking(monkeypatch: pytest.MonkeyPatch, left: int) -> Breaking:
    part = Breaking(left)
    found = type("BreakingDoors", (WindyDoors,), {"analysis": part})
    monkeypatch.setattr("gaslamp.games.registry.registrations", lambda: {"three-doors": found(*ARGUMENTS)})
    return part


ARGUMENTS = (REGISTRATION.name, REGISTRATION.package, REGISTRATION.sides)
STEPS = 12
"""Four actions by three pairs of eyes."""
ENOUGH = 2 * STEPS


@pytest.mark.parametrize("done", [1, 4, 7, 11])
def test_a_command_that_was_stopped_goes_on_where_it_was(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, done: int
) -> None:
    path = file(tmp_path, played(*MISSED))
    breaking(monkeypatch, done)
    ran = run("analyse", path, "--json")
    assert (ran.code, ran.out) == (130, "")
    assert f"Stopped after {done} of {STEPS} steps; they are kept." in ran.err
    rest = breaking(monkeypatch, ENOUGH)
    resumed = run("analyse", path, "--json")
    assert rest.made == STEPS - done
    assert resumed == run("analyse", path, "--json")


def test_what_was_kept_is_removed_at_the_end(
    run: Run, tmp_path: Path, kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = file(tmp_path, played(*MISSED))
    breaking(monkeypatch, 5)
    run("analyse", path)
    assert len(list(kept.iterdir())) == 1
    breaking(monkeypatch, STEPS)
    run("analyse", path)
    assert list(kept.iterdir()) == []


@pytest.mark.parametrize("other", [["--depth", "full"], ["--as", "thief"]])
def test_what_was_kept_is_for_the_same_analysis_only(
    run: Run, tmp_path: Path, kept: Path, monkeypatch: pytest.MonkeyPatch, other: list[str]
) -> None:
    path = file(tmp_path, played(*MISSED))
    breaking(monkeypatch, 3)
    run("analyse", path)
    left = {one: one.read_bytes() for one in kept.iterdir()}
    breaking(monkeypatch, STEPS)
    assert run("analyse", path, *other).code == 0
    assert {one: one.read_bytes() for one in kept.iterdir()} == left


@pytest.mark.parametrize(
    ("damage", "made"),
    [
        (lambda found: found[:-30], STEPS - 5),
        (lambda found: found + b"{}\n", STEPS - 6),
        (lambda found: found + found, STEPS - 6),
        (lambda _: b"\xff\n", STEPS),
    ],
    ids=["torn", "foreign", "twice", "rubbish"],
)
def test_a_damaged_file_costs_only_what_is_damaged(
    run: Run, tmp_path: Path, kept: Path, monkeypatch: pytest.MonkeyPatch, damage: object, made: int
) -> None:
    path = file(tmp_path, played(*MISSED))
    breaking(monkeypatch, 6)
    run("analyse", path, "--json")
    (found,) = kept.iterdir()
    assert callable(damage)
    found.write_bytes(damage(found.read_bytes()))
    rest = breaking(monkeypatch, ENOUGH)
    mended = run("analyse", path, "--json")
    assert (mended.code, rest.made) == (0, made)
    assert mended == run("analyse", path, "--json")


def test_without_a_place_to_keep_anything_the_game_is_analysed(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "full").write_text("no folder")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "full"))
    assert run("analyse", file(tmp_path, played(*MISSED))).code == 0
