"""`gaslamp verify` refuses every change to a signed record, and says where it is."""

from pathlib import Path

import pytest

import three_doors
from core.tampered_records import KEY, SEEN, TEXT, every
from gaslamp.cli import verification
from gaslamp.core import seen
from gaslamp.core.errors import GaslampError
from gaslamp.i18n import Words

TAMPERED = every()
OF_THE_SIGNATURE = {"signed by another server", "not signed"}
"""Changes to nothing but the signature: what a player saw is still there."""
WITHOUT_FACTS = {
    *("not-a-record", "record-cut-off", "no-seed", "seed-tampered", "wrong-shares", "wrong-outcome"),
    *("start-not-signed", "end-not-signed", "not-signed"),
}
"""Errors whose sentence itself names the place."""


@pytest.fixture(autouse=True)
def _three_doors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gaslamp.cli.verification.named", lambda _name: three_doors)


class Verifier:
    """Verifies texts as the command does."""

    def __init__(self, folder: Path) -> None:
        self._record, self._seen = folder / "game.record", folder / "game.seen"
        self._seen.write_text(seen.write(SEEN))

    def error(self, text: str, *, key: str | None = None, has_seen: bool = False) -> GaslampError | None:
        self._record.write_text(text)
        try:
            verification.verify(Words("en"), str(self._record), str(self._seen) if has_seen else None, key)
        except GaslampError as error:
            return error
        return None


@pytest.fixture
def verifier(tmp_path: Path) -> Verifier:
    return Verifier(tmp_path)


def test_the_record_itself_is_proved(verifier: Verifier) -> None:
    assert verifier.error(TEXT, key=KEY, has_seen=True) is None


def test_with_the_servers_key_every_change_is_refused(verifier: Verifier) -> None:
    assert len(TAMPERED) > 300
    assert [one.name for one in TAMPERED if verifier.error(one.text, key=KEY) is None] == []


def test_with_what_was_seen_every_change_of_the_game_is_refused(verifier: Verifier) -> None:
    assert {one.name for one in TAMPERED if verifier.error(one.text, has_seen=True) is None} == OF_THE_SIGNATURE


@pytest.mark.parametrize("has_seen", [False, True], ids=["key", "seen"])
def test_every_refusal_says_where(has_seen: bool, verifier: Verifier) -> None:
    errors = [verifier.error(one.text, key=KEY, has_seen=has_seen) for one in TAMPERED]
    silent = {error.key for error in errors if error is not None and not error.facts}
    assert silent <= WITHOUT_FACTS


def test_an_action_in_place_of_another_is_named_by_who_saw_the_game(verifier: Verifier) -> None:
    replaced = [one for one in TAMPERED if " in place of action " in one.name]
    assert replaced
    for one in replaced:
        error = verifier.error(one.text, key=KEY, has_seen=True)
        assert error is not None
        assert (error.key, error.facts["number"]) == ("seen-differs", int(one.name[-1])), one.name
