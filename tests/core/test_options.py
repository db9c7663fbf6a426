"""Options given as words."""

import pytest

from gaslamp.core import options
from gaslamp.core.errors import NotWellFormed
from gaslamp.core.game import Option

EDITION = Option("edition", ("revised", "first"), "revised")
HANDS = Option("hands", (), "all")


def test_what_is_not_given_takes_its_default() -> None:
    assert options.settle([EDITION, HANDS], {}) == {"edition": "revised", "hands": "all"}
    assert options.settle([EDITION], {"edition": "first"}) == {"edition": "first"}


def test_an_option_without_values_takes_any_text() -> None:
    assert options.settle([HANDS], {"hands": "B/YN/RG"}) == {"hands": "B/YN/RG"}


@pytest.mark.parametrize(
    ("given", "key"), [({"size": "big"}, "unknown-option"), ({"edition": "third"}, "unknown-value")]
)
def test_unknown_options_and_values_are_refused(given: dict[str, str], key: str) -> None:
    with pytest.raises(NotWellFormed) as caught:
        options.settle([EDITION], given)
    assert caught.value.key == key


@pytest.mark.parametrize("settled", [{}, {"edition": "first"}, {"edition": "first", "hands": "B/YN"}])
def test_options_read_as_they_were_written(settled: dict[str, str]) -> None:
    assert options.parse(options.write(settled)) == settled


@pytest.mark.parametrize("text", ["edition", "=first", "edition=", "edition=a edition=b"])
def test_what_is_no_option_is_refused(text: str) -> None:
    with pytest.raises(NotWellFormed, match="bad-option"):
        options.parse(text)
