"""The map of Whitechapel: every number is there, nothing hides it, and it lies where it lies on the board."""

import io
import math
import re

import pytest
from rich.console import Console

from cli.fake_terminal import Run
from games.whitechapel.terminal.example_games import MIDDLE, RECORDS, states
from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.rules.board import ASPECT, CIRCLES, CROSSINGS, LINES, POINTS
from gaslamp.games.whitechapel.rules.state import State
from gaslamp.games.whitechapel.terminal.layout import ROWS, SECTIONS, Scale, layout
from gaslamp.games.whitechapel.terminal.map import BRACKETS, NAMES, NARROWEST, SIGNS, WIDEST, Map, draw, draw_section
from gaslamp.games.whitechapel.terminal.marks import marks

STATE = whitechapel.parse_state(MIDDLE)
EMPTY = whitechapel.start({})
NUMBER = re.compile(r"(?<![\dx])(\d+)(?!\d)")
SCALES = [
    *(Scale(wide, BRACKETS) for wide in range(130, WIDEST + 1, 5)),
    *(Scale(wide, SIGNS) for wide in range(NARROWEST, 130, 3)),
    *(Scale(wide, NAMES) for wide in (253, 300, 421)),
    Scale(WIDEST, BRACKETS, turned=True),
    Scale(NARROWEST, SIGNS, turned=True),
]


@pytest.mark.parametrize("scale", SCALES)
def test_no_two_labels_share_a_place_and_all_are_inside(scale: Scale) -> None:
    found = layout(scale)
    cells = [(spot.x + at, spot.y) for spot in found.spots.values() for at in range(spot.wide)]
    assert len(found.spots) == CIRCLES + CROSSINGS
    assert len(set(cells)) == len(cells)
    assert all(0 <= x < found.wide and 0 <= y < found.high for x, y in cells)


@pytest.mark.parametrize("scale", SCALES)
def test_neighbours_lie_in_about_the_right_direction_and_nothing_strays(scale: Scale) -> None:
    found = layout(scale)
    turned = -1 if scale.turned else 1
    off = []
    for one, other in LINES:
        if one[0] == "j" or other[0] == "j":
            continue
        (x, y), (to_x, to_y) = POINTS[one], POINTS[other]
        meant = math.atan2((to_y - y) / ASPECT * turned, (to_x - x) * turned)
        (x, y), (to_x, to_y) = found.spots[one].middle, found.spots[other].middle
        drawn = math.atan2(2 * (to_y - y), to_x - x)
        off.append(abs(math.remainder(meant - drawn, math.tau)))
    off.sort()
    assert off[len(off) // 2] < math.radians(15), "half of them nearly exact"
    assert off[-len(off) // 20] < math.radians(70), "and hardly any the wrong way"


@pytest.mark.parametrize("room", [NARROWEST, 100, 129, 130, WIDEST, 200])
@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("state", [EMPTY, STATE, *(states(RECORDS[0])[at] for at in (9, 25, 100))])
def test_every_circle_has_its_number_on_the_map_once_and_whole(room: int, turned: bool, state: State) -> None:
    for position, choices in ((state, ()), (state, whitechapel.legal(state))):
        text = draw(marks(position, choices), room, turned=turned).plain
        assert sorted(int(number) for number in NUMBER.findall(text)) == list(range(1, CIRCLES + 1))
        assert max(map(len, text.splitlines())) <= room


def test_a_narrower_terminal_sees_the_part_where_most_is_on_the_board() -> None:
    text = draw(marks(STATE, ()), 80).plain
    assert max(map(len, text.splitlines())) == 80
    assert sum(letter in text for letter in "BYNRG") >= 4


@pytest.mark.parametrize("room", [80, 100, WIDEST])
def test_the_sections_together_show_every_circle_and_crossing(room: int) -> None:
    drawn = [draw_section(marks(STATE, ()), room, section).plain for section in SECTIONS]
    lines = [line for text in drawn for line in text.splitlines()]
    assert max(map(len, lines)) <= room
    for line in lines:
        assert re.findall(r"[^\dx](\d+)[^\d\s\u2800-\u28ff]", f" {line} ") == NUMBER.findall(line), (
            "no label is cut in two"
        )
    if room >= 100:
        names = {name for text in drawn for name in re.findall(r"x\d+\b", text)}
        assert names == {f"x{number}" for number in range(1, CROSSINGS + 1)}
        numbers = {int(number) for text in drawn for number in NUMBER.findall(text)}
        assert numbers >= set(range(1, CIRCLES + 1))


def test_the_sections_have_the_names_on_the_board() -> None:
    assert SECTIONS == ("A/b", "B/b", "C/b", "A/a", "B/a", "C/a")
    assert ROWS["b"][0] < ROWS["a"][0], "b is above"


def test_without_colours_everything_can_be_told_apart(run: Run) -> None:
    shown = run("show", MIDDLE).out
    assert "\x1b" not in shown
    for sign in ("[B]", "[Y]x124", "[G]x100", "#65:", "*66:", "/64\\", ":67:", "J86:", "{3}", "(41)", "◇", "▪"):
        assert sign in shown, sign
    police = run("show", MIDDLE, "--as", "police").out
    assert "▣" in run("show", "whitechapel").out
    assert "#65#" in police
    assert "*66*" in police
    assert "(64)" in police
    assert "(86)" in police


def test_the_order_of_the_trail_stands_beside_it(run: Run) -> None:
    shown = run("show", MIDDLE, "--as", "jack").out
    assert "#65:⁰" in shown
    assert "*66:¹" in shown
    assert "J86:⁴" in shown
    assert "¹" not in run("show", MIDDLE, "--as", "police").out


def test_from_across_the_table_everything_lies_opposite() -> None:
    upright, turned = layout(Scale(WIDEST, BRACKETS)), layout(Scale(WIDEST, BRACKETS, turned=True))
    for name in POINTS:
        if name[0] != "j":
            (x, y), (across, down) = upright.spots[name].middle, turned.spots[name].middle
            assert abs(x + across - (WIDEST - 1)) < 9
            assert abs(y + down - (upright.high - 1)) < 4


def test_choices_are_pointed_out_on_the_map() -> None:
    state = next(one for path in RECORDS for one in states(path) if one.public.stage.name == "HUNT")
    text = draw(marks(state, whitechapel.legal(state)), WIDEST).plain
    named = set(re.findall(r"x(\d+)", text))
    ends = {str(choice.to) for choice in whitechapel.legal(state)}
    assert len(ends & named) > 0.9 * len(ends), "there is room for nearly all of their names"


def test_in_a_terminal_the_map_is_as_wide_as_there_is_room() -> None:
    for width, wide in ((100, 100), (140, 140), (220, WIDEST)):
        console = Console(file=io.StringIO(), width=width, force_terminal=True, color_system="truecolor")
        console.print(Map(marks(STATE, ())))
        lines = re.sub(r"\x1b\[[\d;]*m", "", console.file.getvalue()).splitlines()
        assert max(map(len, lines)) == wide


def test_the_sheet_shows_the_track_and_the_circles_to_those_who_may_know(run: Run) -> None:
    jack, police = run("show", MIDDLE, "--as", "jack").out, run("show", MIDDLE, "--as", "police").out
    assert "Night 1  21-20-18-17-12-30-64" in jack
    assert re.search(r"^Night 2 +65 -66 =67 =84 ~86$", jack, re.M)
    assert re.search(r"^Night 2 +65  -\?  =\?  =\?  ~\?$", police, re.M)
    assert "21-20" not in police
    for shown in (jack, police):
        track, row = next(
            pair for pair in zip(shown.splitlines(), shown.splitlines()[1:], strict=False) if " V  IV III" in pair[0]
        )
        assert track.index("[3]") + 2 == len(row) - 1, "the mark is over the last space"
