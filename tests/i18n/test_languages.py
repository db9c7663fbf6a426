"""Which language a reader gets, and its words."""

import pytest

from gaslamp.core.errors import NotWellFormed
from gaslamp.i18n import Words, language


@pytest.mark.parametrize(
    ("wanted", "environment", "expected"),
    [
        ("it", {"GASLAMP_LANG": "fr"}, "it"),
        (None, {"GASLAMP_LANG": "fr", "LC_ALL": "it_IT.UTF-8"}, "fr"),
        (None, {"LC_ALL": "it_IT.UTF-8", "LANG": "fr_FR"}, "it"),
        (None, {"LC_MESSAGES": "fr_CA.UTF-8", "LANG": "it_IT"}, "fr"),
        (None, {"LC_ALL": "", "LANG": "it"}, "it"),
        (None, {"LC_ALL": "C", "LANG": "it_IT"}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"GASLAMP_LANG": "klingon"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_argument_decides_then_the_environment_then_english(
    wanted: str | None, environment: dict[str, str], expected: str
) -> None:
    assert language(wanted, environment) == expected


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(NotWellFormed) as refused:
        language("klingon", {})
    assert "klingon" in Words("en").explain(refused.value)
    assert "en, fr, it" in Words("en").explain(refused.value)


def test_french_and_italian_use_the_words_of_the_published_games() -> None:
    assert "bec de gaz" in Words("fr")("error-cannot-move-lamp")
    assert "barrage" in Words("fr")("error-cannot-move-cordon")
    assert "égout" in Words("fr")("error-cannot-move-cover")
    assert "Témoin" in Words("fr")("mrjack-tell-seen")
    assert "lampione" in Words("it")("error-cannot-move-lamp")
    assert "cordone" in Words("it")("error-cannot-move-cordon")
    assert "tombino" in Words("it")("error-cannot-move-cover")
    assert "testimone" in Words("it")("mrjack-tell-seen")


def test_no_french_line_begins_with_a_sign() -> None:
    words = Words("fr")
    assert words("plain-action", who="Jack", action="-41") == "Jack\u00a0: -41"
    assert "«\u00a0x\u00a0»" in words("error-unknown-language", text="x", known="fr")


def test_plurals_follow_the_language() -> None:
    for code, one, two in (
        ("en", "1 card,", "2 cards,"),
        ("fr", "1 carte,", "2 cartes,"),
        ("it", "1 carta ", "2 carte "),
    ):
        assert one in Words(code)("mrjack-backs", count=1)
        assert two in Words(code)("mrjack-backs", count=2)
