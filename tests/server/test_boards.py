"""The boards a client draws are the boards the rules are played on."""

from math import dist, isclose

import pytest

from gaslamp.games.mrjack.rules import board as district
from gaslamp.games.mrjack.wire import board_json as mrjack_board
from gaslamp.games.registry import offered_games
from gaslamp.games.whitechapel.rules import board as streets
from gaslamp.games.whitechapel.rules.agreement import agree
from gaslamp.games.whitechapel.rules.hideouts import distance, hideouts
from gaslamp.games.whitechapel.wire import board_json as whitechapel_board
from gaslamp.server.wire.views import board_json


@pytest.mark.parametrize("game", offered_games())
def test_every_game_has_a_board(game: str) -> None:
    assert board_json(game).game == game


def test_mrjack_hexes_that_adjoin_are_drawn_side_by_side() -> None:
    board = mrjack_board()
    middle = {cell.name: (cell.x, cell.y) for cell in board.hexes}
    drawn = {
        (one, other)
        for one in middle
        for other in middle
        if one != other and isclose(dist(middle[one], middle[other]), 3**0.5, abs_tol=0.001)
    }
    assert drawn == {(cell.name, other) for cell in board.hexes for other in cell.neighbours.values()}
    assert drawn == {(one, other) for one in district.TERRAIN for other in district.neighbours(one)}


def test_mrjack_north_is_up_and_everything_is_on_the_board() -> None:
    board = mrjack_board()
    middle = {cell.name: (cell.x, cell.y) for cell in board.hexes}
    for cell in board.hexes:
        assert 1 <= cell.x <= board.width - 1
        assert 0.866 <= cell.y <= board.height - 0.866
        for facing, other in cell.neighbours.items():
            assert ("N" in facing) == (middle[other][1] < cell.y)
            assert ("E" in facing) == (middle[other][0] > cell.x)
    assert {way.exit: way.hex for way in board.exits} == {"NW": "B2", "NE": "L2", "SE": "L8", "SW": "B8"}
    assert {edition.edition: len(edition.manholes) for edition in board.editions} == {"revised": 9, "first": 8}
    kinds = [cell.kind for cell in board.hexes]
    assert (kinds.count("street"), kinds.count("gaslight"), len(kinds)) == (60, 8, 86)


def test_mrjack_rounds_say_who_plays_first_and_which_lamp_goes_out() -> None:
    """R8, R11."""
    rounds = mrjack_board().rounds
    assert [space.lamp_out for space in rounds] == [1, 2, 3, 4, None, None, None, None]
    assert [space.draws for space in rounds] == [True, False] * 4
    assert [space.picks[0] for space in rounds] == ["detective", "jack"] * 4
    assert rounds[1].picks == ["jack", "detective", "detective", "jack"]


def test_whitechapel_has_its_circles_crossings_and_colours() -> None:
    """W1: 195 circles, eight red; 234 crossings, seven yellow, one Goulston Street."""
    board = whitechapel_board()
    assert (len(board.circles), sum(circle.red for circle in board.circles)) == (195, 8)
    assert (len(board.crossings), sum(crossing.yellow for crossing in board.crossings)) == (234, 7)
    assert [crossing.name for crossing in board.crossings if crossing.goulston] == ["x100"]
    assert {crossing.section for crossing in board.crossings} == {"A/a", "A/b", "B/a", "B/b", "C/a", "C/b"}
    assert len(board.track) == 20
    assert (board.track[4], board.track[-1]) == ("I", "15")


def test_whitechapel_streets_run_from_place_to_place_on_the_board() -> None:
    board = whitechapel_board()
    place = {f"c{circle.number}": (circle.x, circle.y) for circle in board.circles}
    place |= {crossing.name: (crossing.x, crossing.y) for crossing in board.crossings}
    assert len(board.streets) == len(streets.LINES)
    assert sum(len(street.points) > 2 for street in board.streets) == len(streets.BENDS)
    for street in board.streets:
        for end, point in zip(street.ends, (street.points[0], street.points[-1]), strict=True):
            assert end[0] == "j" or place[end] == point
        for x, y in street.points:
            assert 0 < x < board.width
            assert 0 < y < board.height


def test_a_bent_street_passes_its_bends_in_order() -> None:
    """A line is never drawn twice as long as the way it replaces."""
    for street in whitechapel_board().streets:
        length = sum(dist(a, b) for a, b in zip(street.points, street.points[1:], strict=False))
        assert length < 3 * dist(street.points[0], street.points[-1]) + 0.05


def test_whitechapel_hideouts_are_given_by_grade() -> None:
    """W7, W65, W67: each that is allowed has one grade, and the four grades are equally large."""
    board = whitechapel_board()
    red = {circle.number for circle in board.circles if circle.red}
    for grades, allowed in (
        (board.hideouts, hideouts(agree({}))),
        (board.far_hideouts, hideouts(agree({"catch-me": "on"}))),
    ):
        drawn = [circle for grade in grades.values() for circle in grade]
        assert sorted(drawn) == list(streets.members(allowed))
        assert not red & set(drawn)
        assert max(map(len, grades.values())) - min(map(len, grades.values())) <= 1
    assert [sum(map(distance, grade)) for grade in board.hideouts.values()] == sorted(
        sum(map(distance, grade)) for grade in board.hideouts.values()
    )


def test_whitechapel_nights_have_their_coaches_and_alleys() -> None:
    """W9."""
    assert [(night.coaches, night.alleys) for night in whitechapel_board().nights] == [(3, 2), (2, 2), (2, 1), (1, 1)]
