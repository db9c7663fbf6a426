"""Numbers with names are shown as a program writes them."""

from gaslamp.core.named_numbers import NamedNumber


class Piece(NamedNumber):
    KING = 7


def test_a_named_number_is_shown_by_its_name() -> None:
    assert repr([Piece.KING]) == "[Piece.KING]"


def test_a_named_number_is_a_number() -> None:
    assert f"{Piece.KING:02}" == "07"
