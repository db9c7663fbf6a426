"""Games from other packages bring words of their own, and cannot break the words of anybody else."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from gaslamp.core.errors import GaslampError
from gaslamp.games.registry import registrations
from gaslamp.i18n import Words, catalogues
from gaslamp.parts.registration import Registration, Side

Install = Callable[..., None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Installs a game that has nothing but words: `install("chase", en="...", fr=b"...")`."""
    found = dict(registrations())
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(catalogues, "registrations", lambda: dict(sorted(found.items())))

    def installed(name: str, **texts: str | bytes) -> None:
        package = f"words_of_{name}"
        for language, text in texts.items():
            folder = tmp_path / package / "words" / language
            folder.mkdir(parents=True)
            (folder / "game.ftl").write_bytes(text if isinstance(text, bytes) else text.encode())
        (tmp_path / package).mkdir(exist_ok=True)
        (tmp_path / package / "__init__.py").touch()
        found[name] = Registration(name=name, package=package, sides=(Side("fox"), Side("hound")))
        catalogues.messages.cache_clear()

    yield installed
    catalogues.messages.cache_clear()
    for package in [name for name in sys.modules if name.startswith("words_of_")]:
        del sys.modules[package]


def test_a_game_is_told_in_its_own_words(install: Install) -> None:
    install("chase", en="chase-title = The Chase", fr="chase-title = La poursuite")
    assert Words("fr")("chase-title") == "La poursuite"


def test_a_sentence_that_a_language_lacks_is_told_in_english(install: Install) -> None:
    install("chase", en="chase-jump = The fox jumps to { $to }.", fr="chase-title = La poursuite")
    assert Words("fr")("chase-jump", to="B2") == "The fox jumps to B2."
    assert Words("it").knows("chase-jump")


def test_a_sentence_that_nobody_wrote_is_told_as_its_key(install: Install) -> None:
    install("chase")
    assert Words("fr")("chase-jump", to="B2") == "chase-jump"
    assert not Words("fr").knows("chase-jump")
    assert Words("en").explain(GaslampError("chase-too-far")) == "error-chase-too-far"


@pytest.mark.parametrize(
    "text", [b"\xff\xfe", b"chase-title = { $who ->\n", b"= = =", b"chase-title =\n    .note = only this"]
)
@pytest.mark.filterwarnings("ignore:the words of the game chase:RuntimeWarning")
def test_a_broken_catalogue_hurts_nobody_else(install: Install, text: bytes) -> None:
    before = Words("en")("mrjack-seat", seat="jack")
    install("chase", en="chase-title = The Chase", fr=text)
    assert Words("fr")("chase-title") == "The Chase"
    assert Words("fr")("error-not-now").startswith("C’est impossible")
    assert Words("en")("mrjack-seat", seat="jack") == before


def test_a_catalogue_that_is_not_utf_8_is_reported(install: Install) -> None:
    install("chase", en=b"\xff\xfe")
    with pytest.warns(RuntimeWarning, match="words of the game chase"):
        Words("en")


@pytest.mark.parametrize(
    "text", ["chase-loop = { chase-loop }", "chase-loop = { SHOUT($x) }", "chase-loop = { $gone }"]
)
def test_a_message_that_cannot_be_filled_still_gives_a_text(install: Install, text: str) -> None:
    install("chase", en=text)
    assert isinstance(Words("en")("chase-loop"), str)


def test_a_game_cannot_change_the_words_of_another(install: Install) -> None:
    before = [Words("en")(key) for key in ("error-not-now", "mrjack-help")]
    install("a", en="error-not-now = Stolen.\nmrjack-help = Stolen.\nerror-mrjack-late = Stolen.\na-title = A")
    assert [Words("en")(key) for key in ("error-not-now", "mrjack-help")] == before
    assert not Words("en").knows("error-mrjack-late")
    assert Words("en")("a-title") == "A"


def test_a_longer_name_owns_its_keys(install: Install) -> None:
    install("chase", en="chase-night-title = Stolen")
    install("chase-night", en="chase-night-title = Night Chase")
    assert Words("en")("chase-night-title") == "Night Chase"


def test_what_a_number_stands_for_may_be_named_by_a_game(install: Install) -> None:
    install("chase", en="what-burrow = burrow")
    facts = {"text": "9", "low": 1, "high": 3}
    assert "cannot be the burrow: " in Words("en").explain(GaslampError("bad-number", what="burrow", **facts))
    assert "cannot be the number: " in Words("en").explain(GaslampError("bad-number", what="tree", **facts))
