"""The turning points of a game are the three steps that told most."""

from gaslamp.parts.deduction import InformationGain
from gaslamp.table.turning_points import turning_points


def test_the_three_most_informative_steps_come_in_the_order_of_the_game() -> None:
    steps = [
        InformationGain(2, 3, 2.5),
        InformationGain(5, 2.5, 1),
        InformationGain(7, 3, 2),
        InformationGain(9, 2, 1.8),
        InformationGain(12, 1.8, 0),
    ]
    assert [one.number for one in turning_points(steps)] == [5, 7, 12]


def test_of_equal_steps_the_earlier_ones_count() -> None:
    assert [one.number for one in turning_points([InformationGain(n, 1, 0) for n in (4, 3, 2, 1)])] == [1, 2, 3]


def test_a_step_with_little_information_is_no_turning_point() -> None:
    assert turning_points([InformationGain(1, 3, 2.99), InformationGain(2, 2, 2), InformationGain(3, 1, 4)]) == []
