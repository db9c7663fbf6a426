"""Errors as a programmer sees them."""

from collections.abc import Iterator

import pytest

from gaslamp.core.errors import NotLegal, explain_by
from gaslamp.core.refusals import SHOWN_LENGTH, in_game, named


@pytest.fixture(autouse=True)
def _restored() -> Iterator[None]:
    before = explain_by(None)
    yield
    explain_by(before)


def refuse(_: str, action: object) -> str:
    raise NotLegal("too-far", steps=4, to=str(action))


def write(action: object) -> str:
    return str(action).upper()


def test_an_error_shows_its_key_and_its_facts() -> None:
    assert str(NotLegal("too-far", steps=4)) == "too-far: steps=4"


def test_an_error_without_facts_shows_its_key() -> None:
    assert str(NotLegal("not-now")) == "not-now"


def test_an_error_in_words_shows_them() -> None:
    error = NotLegal("not-now")
    error.sentence = "Wait."
    assert str(error) == "Wait."


def test_a_refusal_names_the_game_and_the_action() -> None:
    with pytest.raises(NotLegal) as caught:
        named("chess", refuse)("start", "e5")
    assert str(caught.value) == "chess, 'e5': too-far: steps=4, to=e5"


def test_a_refusal_is_explained_in_words_where_somebody_has_them() -> None:
    explain_by(lambda error: f"That is {error.facts['steps']} steps away.")
    with pytest.raises(NotLegal) as caught:
        named("chess", refuse)("start", "e5")
    assert str(caught.value) == "chess, 'e5': That is 4 steps away. (too-far)"


def test_a_long_action_is_shortened() -> None:
    with pytest.raises(NotLegal) as caught:
        named("chess", refuse)("start", "e" * 1000)
    assert len(caught.value.about) < SHOWN_LENGTH + 20


def test_a_refusal_can_name_the_game_alone() -> None:
    with pytest.raises(NotLegal) as caught:
        in_game("chess", refuse)("start", "e5")
    assert caught.value.about == "chess"


def test_a_legal_action_is_applied() -> None:
    assert named("chess", lambda state, action: state + str(action))("start ", "e4") == "start e4"
