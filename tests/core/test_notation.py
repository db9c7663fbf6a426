"""Taking a line apart."""

import pytest

from gaslamp.core import notation
from gaslamp.core.errors import NotWellFormed


def test_a_line_has_exactly_its_fields() -> None:
    assert notation.fields("a b", "one", "two") == ["a", "b"]
    with pytest.raises(NotWellFormed, match="missing-field: field=two"):
        notation.fields("a", "one", "two")
    with pytest.raises(NotWellFormed, match="surplus-field: text=c"):
        notation.fields("a b c", "one", "two")


def test_a_name_is_found_among_the_known_ones() -> None:
    assert notation.index("b", ("a", "b"), "letter") == 1
    with pytest.raises(NotWellFormed, match="unknown-letter: text=z"):
        notation.index("z", ("a", "b"), "letter")


@pytest.mark.parametrize("text", ["", "x", "-1", "007", "9", "١", "²", "1.5"])
def test_a_number_has_one_spelling_and_bounds(text: str) -> None:
    assert notation.number("7", 1, 8, "round") == 7
    with pytest.raises(NotWellFormed, match="bad-number"):
        notation.number(text, 1, 8, "round")


def test_a_list_names_nothing_twice() -> None:
    assert notation.listed("-") == []
    assert notation.listed("a,b") == ["a", "b"]
    with pytest.raises(NotWellFormed, match="twice"):
        notation.listed("a,a")
