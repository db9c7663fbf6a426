"""show, legal, apply and perft."""

import io
import re
from importlib.metadata import version

import pytest
from rich.console import Console

from cli.fake_terminal import MIDDLE, Run
from gaslamp.games import mrjack
from gaslamp.games.mrjack import terminal as board
from gaslamp.games.mrjack.rules.board import TERRAIN
from gaslamp.i18n import Words

DETECTIVE = mrjack.write(mrjack.view(mrjack.parse_state(MIDDLE), "detective"))


def test_the_first_position_of_a_game_needs_only_its_name(run: Run) -> None:
    assert run("show", "mrjack").code == 0
    first = run("apply", "mrjack:edition=first", "=M").out
    assert first.startswith("mj1 first 1.1D HG6,WA5,")


def test_every_hex_is_on_the_board_with_its_name(run: Run) -> None:
    drawn = run("show", "mrjack").out
    names = re.findall(r"[_>]([A-M][1-9])[_<]", drawn)
    assert sorted(names) == sorted(TERRAIN)
    assert drawn.splitlines()[0].split() == list("ABCDEFGHIJKLM")


def test_the_board_fits_into_a_hundred_columns_and_thirty_lines(run: Run) -> None:
    lines = run("show", MIDDLE).out.splitlines()
    assert max(map(len, lines)) <= 100
    board_lines = [line for line in lines if "\\" in line or "/" in line]
    assert len(board_lines) < 30


def hexes(drawn: str) -> dict[str, tuple[int, int]]:
    """Where the name of each hex stands."""
    return {
        match[1]: (match.start(), row)
        for row, line in enumerate(drawn.splitlines())
        for match in re.finditer(r"(?<=[_>])([A-M][1-9])", line)
    }


def test_hexes_lie_where_they_lie_on_the_board(run: Run) -> None:
    """Odd columns sit half a hex lower, and a hex is right above the next one of its column."""
    places = hexes(run("show", "mrjack").out)
    for name, (x, y) in places.items():
        column = "ABCDEFGHIJKLM".index(name[0])
        assert x - places["B2"][0] == 6 * (column - 1)
        assert y - places["B2"][1] == 2 * (int(name[1]) - 2) + (column % 2 == 0)


def test_r33_from_across_the_table_everything_lies_opposite(run: Run) -> None:
    upright, turned = hexes(run("show", MIDDLE).out), hexes(run("show", MIDDLE, "--turned").out)
    assert len(turned) == len(upright) == 86
    assert len({x + turned[name][0] for name, (x, _) in upright.items()}) == 1
    assert len({y + turned[name][1] for name, (_, y) in upright.items()}) == 1
    assert "[W]↓" in run("show", MIDDLE).out, "the lantern points down column I"
    assert "[W]↑" in run("show", MIDDLE, "--turned").out
    assert run("show", MIDDLE, "--turned").out.index("SW") < run("show", MIDDLE, "--turned").out.index("NW")


def test_the_board_is_readable_without_colours(run: Run) -> None:
    drawn = run("show", MIDDLE).out
    assert "\x1b" not in drawn
    assert ":[H]:" in drawn, "Holmes, a suspect in the light of a lamp"
    assert "[s]" in drawn, "Smith, cleared"
    assert "[W]↓" in drawn, "Watson looks south"
    assert "|[b]|" in drawn, "Bert, cleared, in the beam"
    assert "*3*" in drawn
    assert "***" in drawn
    assert "-!-" in drawn, "lamp 1 is out"
    assert "( )" in drawn
    assert "(=)" in drawn
    assert "## NW cordon ##" in drawn
    assert "↗↗ NE free ↗↗" in drawn


def test_colours_show_light_beam_and_darkness() -> None:
    console = Console(file=io.StringIO(), force_terminal=True, color_system="truecolor", width=100)
    console.print(board.draw(Words("en"), mrjack.parse_state(MIDDLE)))
    drawn = console.file.getvalue()
    assert drawn.count("48;2;201;143;46") > 10
    assert drawn.count("48;2;255;240;163") >= 8
    assert drawn.count("48;2;34;43;69") > 40


def test_a_terminal_of_eighty_columns_gets_the_board_without_row_numbers() -> None:
    console = Console(file=io.StringIO(), width=80)
    console.print(board.draw(Words("en"), mrjack.parse_state(MIDDLE)))
    assert max(map(len, console.file.getvalue().splitlines())) <= 80


def test_the_referee_sees_everything(run: Run) -> None:
    shown = run("show", MIDDLE).out
    assert re.search(r"Jack is +Holmes \(H\), G6", shown)
    assert re.search(r"Detective’s alibis +Watson \(W\)", shown)


def test_a_seat_sees_what_it_may_know(run: Run) -> None:
    detective, jack = run("show", MIDDLE, "--as", "detective").out, run("show", MIDDLE, "--as", "jack").out
    spectator = run("show", MIDDLE, "--as", "spectator").out
    assert re.search(r"Jack is +a secret", detective)
    assert re.search(r"Detective’s alibis +Watson", detective)
    assert re.search(r"Suspects +Holmes \(H\), Lestrade \(L\), Goodley \(G\)\s", detective), "his alibi clears Watson"
    assert re.search(r"Jack is +Holmes", jack)
    assert re.search(r"Detective’s alibis +1 card, face down", jack)
    assert re.search(r"Jack is +a secret", spectator)
    assert re.search(r"Detective’s alibis +1 card, face down", spectator)


def test_a_view_is_not_shown_as_another_seats(run: Run) -> None:
    assert run("show", DETECTIVE).out == run("show", MIDDLE, "--as", "detective").out
    assert run("show", DETECTIVE, "--as", "detective").code == 0
    refused = run("show", DETECTIVE, "--as", "jack")
    assert (refused.code, refused.out) == (2, "")


def test_a_position_can_come_from_standard_input(run: Run) -> None:
    assert run("show", "-", stdin=MIDDLE + "\n").out == run("show", MIDDLE).out


def test_what_is_awaited_is_said(run: Run) -> None:
    for actions, said in (
        ([], "Jack’s card is about to be drawn"),
        (["=M"], "four cards are about to be turned up"),
        (["=M", "HSLB"], "the detective chooses a card"),
        (["=M", "HSLB", "L"], "plays Lestrade; still to do: walk, move a cordon"),
        (["=M", "HSLB", "L", "E4"], "plays Lestrade; still to do: move a cordon"),
        (["=M", "HSLB", "H", "G5"], "the detective is about to draw an alibi"),
        (["=M", "WGUB", "W", "I7"], "the detective turns Watson’s lantern"),
        (["=M", "WGUB", "U"], "plays Gull; still to do: walk or swap"),
        (["=M", "WGUB", "G"], "plays Goodley; still to do: walk, blow the whistle"),
    ):
        position = run("apply", "mrjack", *actions).out if actions else "mrjack"
        assert said in run("show", position).out


def test_legal_lists_one_action_to_a_line_notation_first(run: Run) -> None:
    lines = run("legal", MIDDLE).out.splitlines()
    assert [line.split()[0] for line in lines] == [
        mrjack.write(one) for one in mrjack.legal(mrjack.parse_state(MIDDLE))
    ]
    assert lines[0] == "H  play Holmes"


def test_legal_for_chance_gives_the_odds(run: Run) -> None:
    lines = run("legal", "mrjack").out.splitlines()
    assert len(lines) == 8
    assert lines[0] == "=H  1/8  Jack hides behind Holmes"


def test_legal_for_a_view_follows_from_the_view_alone(run: Run) -> None:
    state = mrjack.parse_state(run("apply", MIDDLE, "H").out.strip())
    view = mrjack.write(mrjack.view(state, "jack"))
    assert run("legal", view).out == run("legal", mrjack.write(state)).out
    waiting = run("legal", DETECTIVE)
    assert (waiting.code, waiting.out) == (0, "")
    assert "not this seat’s turn" in waiting.err


def test_every_legal_action_has_words_in_every_language(run: Run) -> None:
    for language in ("en", "fr", "it"):
        for cards in ("L", "S", "B", "H", "W", "G", "U", "M"):
            up = {"L": "SLGB", "S": "SLGB", "G": "SLGB", "B": "SLGB"}.get(cards, "HWMU")
            position = run("apply", "mrjack", "=M", up, cards).out
            for line in run("legal", position, "--lang", language).out.splitlines():
                assert len(line.split(maxsplit=1)[1]) > 5


def test_apply_takes_actions_one_by_one_or_with_slashes_in_any_case(run: Run) -> None:
    after = run("apply", MIDDLE, "B", "I7", "B8>C5").out
    assert after == run("apply", MIDDLE, "B/I7/B8>C5").out == run("apply", MIDDLE, "b/i7", "b8>c5").out
    assert after.count("\n") == 1
    mrjack.parse_state(after)


def test_perft_counts_nodes_and_views(run: Run) -> None:
    counted = run("perft", "mrjack", "2")
    assert [line.split()[0] for line in counted.out.splitlines()] == ["560", "560", "70", "70"]
    assert run("perft", MIDDLE, "0").out.split()[0] == "1"


@pytest.mark.parametrize(
    "command", [["--help"], [], ["-h"], *([name, "--help"] for name in ("show", "play", "verify"))]
)
def test_help_is_given_in_the_readers_language(run: Run, command: list[str]) -> None:
    english, french = run(*command), run(*command, "--lang", "fr")
    assert english.code == french.code == 0
    assert english.out != french.out


def test_the_version_is_printed(run: Run) -> None:
    assert run("--version").out == f"gaslamp {version('gaslamp')}\n"


def test_the_language_can_be_wished_for_anywhere_on_the_line(run: Run) -> None:
    assert run("--lang", "it", "show", "mrjack").out == run("show", "mrjack", "--lang=it").out
    assert "Sospettati" in run("show", "--lang", "it", "mrjack").out
