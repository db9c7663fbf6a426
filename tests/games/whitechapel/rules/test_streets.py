"""The board and the four relations on it (W1 to W5)."""

from functools import partial
from itertools import pairwise
from math import atan2

import pytest
from hypothesis import given
from hypothesis import strategies as some

from gaslamp.games.whitechapel.rules import board, streets
from gaslamp.games.whitechapel.rules.board import members


def test_the_board_has_the_printed_counts() -> None:
    """W1."""
    assert (board.CIRCLES, board.CROSSINGS, len(board.LINES), len(board.BLOCKS)) == (195, 234, 593, 148)
    assert sum(name[0] == "j" for name in board.POINTS) == 17
    assert members(board.RED) == [3, 21, 27, 65, 84, 147, 149, 158]
    assert members(board.YELLOW) == [40, 50, 69, 129, 145, 155, 165]
    assert board.GOULSTON == 100


def test_the_relations_have_the_known_counts() -> None:
    """W2, W4, W3, W5."""
    assert sum(near.bit_count() for near in streets.NEXT) == 2 * 775
    assert sum(near.bit_count() for near in streets.ONE_STEP) == 2 * 453
    assert sum(near.bit_count() for near in streets.SEARCHED) == 451
    assert sum(near.bit_count() for near in streets.ALLEYS) == 2 * 451


@pytest.mark.parametrize("relation", [streets.NEXT, streets.ONE_STEP, streets.ALLEYS])
def test_every_relation_goes_both_ways_and_never_back_to_itself(relation: tuple[int, ...]) -> None:
    for here, near in enumerate(relation):
        assert not near >> here & 1
        assert all(relation[there] >> here & 1 for there in members(near))


def test_a_way_to_an_adjacent_circle_passes_the_same_crossings_back() -> None:
    """W2."""
    for here in range(1, board.CIRCLES + 1):
        for to, routes in streets.STREETS[here]:
            back = next(street.routes for street in streets.STREETS[to] if street.to == here)
            assert sorted(routes) == sorted(back)


def test_65_is_adjacent_to_seven_circles() -> None:
    """W2, the rulebook's example."""
    assert members(streets.NEXT[65]) == [51, 63, 66, 67, 82, 83, 84]


def test_99_100_and_120_are_next_to_a_crossing_that_83_is_not() -> None:
    """W3, the rulebook's example."""
    assert members(streets.SEARCHED[124]) == [99, 100, 120]
    assert streets.NEXT[99] >> 83 & 1


def test_a_fork_stops_nobody() -> None:
    """W1, W2, W3: 26 and 28 meet at a fork; 44 is next to x56 by one."""
    assert [street.routes for street in streets.STREETS[26] if street.to == 28] == [(0,)]
    assert streets.SEARCHED[56] >> 44 & 1


def test_61_and_62_have_two_ways_between_them() -> None:
    """W31: a way is closed only when every route is."""
    both = [street for street in streets.STREETS[61] if len(street.routes) == 2]
    assert [[members(route) for route in street.routes] for street in both] == [[[77], [78]]]
    [there] = [street.to for street in both]
    assert streets.walks(61, 1 << 77) == 1 << there
    assert streets.walks(61, 1 << 78) == streets.NEXT[61]
    assert streets.walks(61, 1 << 77 | 1 << 78) == 0


@given(some.integers(1, board.CIRCLES), some.sets(some.integers(1, board.CROSSINGS), max_size=12))
def test_a_walk_is_a_way_along_the_lines_that_nobody_stops(start: int, stopped: set[int]) -> None:
    """W2, W31: look for it line by line."""
    around: dict[str, set[str]] = {}
    for one, other in board.LINES:
        around.setdefault(one, set()).add(other)
        around.setdefault(other, set()).add(one)
    closed = {f"x{number}" for number in stopped}
    met, queue = {f"c{start}"}, [f"c{start}"]
    for here in queue:
        if here[0] == "c" and here != f"c{start}":
            continue
        new = around[here] - met - closed
        met |= new
        queue += new
    found = sorted(int(name[1:]) for name in met if name[0] == "c" and name != f"c{start}")
    assert members(streets.walks(start, sum(1 << number for number in stopped))) == found


def test_a_policeman_reaches_two_steps_and_may_stay() -> None:
    """W40."""
    for here in range(1, board.CROSSINGS + 1):
        near = members(streets.ONE_STEP[here])
        far = {there for one in near for there in members(streets.ONE_STEP[one])}
        assert set(members(streets.TWO_STEPS[here])) == {here, *near, *far}


def test_distance_counts_walks() -> None:
    assert streets.distances(65)[65] == 0
    assert streets.distances(65)[63] == 1
    assert streets.distances(65)[64] == 2


def test_no_alley_leads_from_43() -> None:
    """W5."""
    assert streets.ALLEYS[43] == 0


def test_crossings_on_a_section_line_belong_to_one_side() -> None:
    """W68."""
    sections = {"A/b": 102, "B/a": 125, "A/a": 222}
    assert all(board.section(name) >> crossing & 1 for name, crossing in sections.items())
    assert board.section("B/a") >> 211 & 1
    assert sum(board.section(f"{column}/{row}").bit_count() for column in "ABC" for row in "ab") == 234


def test_the_listed_blocks_are_the_faces_between_the_lines() -> None:
    """W5: walk around every face of the drawing, turning as sharply as possible; leave out the one outside."""
    bends = {**board.BENDS, **{(b, a): points[::-1] for (a, b), points in board.BENDS.items()}}

    def heading(start: str, to: str) -> float:
        x, y = board.POINTS[start]
        ahead_x, ahead_y = bends.get((start, to), (board.POINTS[to],))[0]
        return atan2(ahead_y - y, (ahead_x - x) * board.ASPECT)

    around: dict[str, list[str]] = {}
    for one, other in board.LINES:
        around.setdefault(one, []).append(other)
        around.setdefault(other, []).append(one)
    for here, near in around.items():
        near.sort(key=partial(heading, here))

    left = {(one, other) for pair in board.LINES for one, other in (pair, pair[::-1])}
    faces = []
    while left:
        start = here, there = min(left)
        face = [here]
        while True:
            left.remove((here, there))
            near = around[there]
            here, there = there, near[(near.index(here) + 1) % len(near)]
            if (here, there) == start:
                break
            face.append(here)
        faces.append(face)

    def area(face: list[str]) -> float:
        points = []
        for one, other in pairwise([*face, face[0]]):
            points += [board.POINTS[one], *bends.get((one, other), ())]
        return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairwise([*points, points[0]]))

    assert len(faces) == 149
    inside = sorted(faces, key=lambda face: abs(area(face)))[:-1]
    found = sorted(sorted({int(name[1:]) for name in face if name[0] == "c"}) for face in inside)
    assert found == sorted(list(block) for block in board.BLOCKS)
