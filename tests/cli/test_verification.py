"""`gaslamp verify` says what is proved, against whom, and what is not."""

import json
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import three_doors
from cli.fake_terminal import Run
from core.test_journal import extended, old_game, whole_game
from core.test_seen import watched
from core.test_shares import CONSTABLE, THIEF, played
from gaslamp.core import journal, record, seen, shares
from gaslamp.core.game import Outcome
from gaslamp.core.record import Record
from gaslamp.core.seen import Seen
from gaslamp.store.signing import Signer

SIGNER = Signer([bytes(32)])
KEY = SIGNER.public_keys[0]
GAME = whole_game()


@pytest.fixture(autouse=True)
def _three_doors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gaslamp.cli.verification.named", lambda _name: three_doors)


def file(folder: Path, name: str, text: str) -> str:
    path = folder / name
    path.write_text(text)
    return str(path)


def kept(folder: Path, whole: Record) -> str:
    return file(folder, "game.record", record.write(whole))


def saved(folder: Path, own: Seen) -> str:
    return file(folder, "game.seen", seen.write(own))


def test_a_bare_file_proves_nothing_against_anybody(run: Run, tmp_path: Path) -> None:
    ran = run("verify", kept(tmp_path, GAME))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("Honest. What was checked:\n- Rules: all 4 actions keep the rules.\n")
    for line in ("Signature: none.", "Against the opponent: not proved", "Against the server: not proved"):
        assert f"- {line}" in ran.out
    assert "- Against a third person: not proved" in ran.out


def test_what_one_player_saw_proves_the_game_against_everybody(run: Run, tmp_path: Path) -> None:
    ran = run("verify", kept(tmp_path, GAME), "--seen", saved(tmp_path, watched(GAME)))
    assert ran.code == 0
    assert "- What you saw: 6 heads, all in this record, the end too.\n" in ran.out
    for whom in ("the opponent", "the server", "a third person"):
        assert f"- Against {whom}: proved. " in ran.out


def test_what_was_seen_in_part_proves_that_part(run: Run, tmp_path: Path) -> None:
    own = replace(watched(GAME), heads=watched(GAME).heads[2:3])
    ran = run("verify", kept(tmp_path, GAME), "--seen", saved(tmp_path, own))
    assert "- Against the server: proved up to action 2." in ran.out


def test_a_promise_that_was_scanned_proves_the_game_up_to_there(run: Run, tmp_path: Path) -> None:
    length, head = watched(GAME).heads[2]
    ran = run("verify", kept(tmp_path, GAME), "--head", f"{length}.{head}")
    assert ran.code == 0
    assert "- Against the server: proved up to action 2." in ran.out


def test_a_promise_of_another_game_is_refused(run: Run, tmp_path: Path) -> None:
    ran = run("verify", kept(tmp_path, GAME), "--head", f"2.{'0' * 64}")
    assert (ran.code, ran.out) == (2, "")
    assert "Not honest: after action 2" in ran.err


@pytest.mark.parametrize("text", ["", "2", "2.abc", "x." + "0" * 64, "-1." + "0" * 64])
def test_what_is_no_promise_is_refused(run: Run, tmp_path: Path, text: str) -> None:
    ran = run("verify", kept(tmp_path, GAME), "--head", text)
    assert "This is not a promise" in ran.err


@pytest.mark.parametrize(
    ("whole", "said"),
    [
        (played(THIEF, CONSTABLE), "your share is in it"),
        (played(shares.closed(THIEF), CONSTABLE), "your share was left out"),
    ],
    ids=["shared", "left-out"],
)
def test_a_player_is_told_about_the_own_share(run: Run, tmp_path: Path, whole: Record, said: str) -> None:
    ran = run("verify", kept(tmp_path, whole), "--seen", saved(tmp_path, watched(whole, THIEF.commitment)))
    assert f"- The deal: {said}" in ran.out


def test_opened_shares_are_counted(run: Run, tmp_path: Path) -> None:
    ran = run("verify", kept(tmp_path, played(shares.closed(THIEF), CONSTABLE)))
    assert "Opened shares: 1 of 2." in ran.out


def test_a_game_that_was_cut_off_is_not_the_one_that_was_seen(run: Run, tmp_path: Path) -> None:
    bent = replace(record.undone(GAME, 3), outcome=Outcome(("thief",), "resigned"))
    ran = run("verify", kept(tmp_path, bent), "--seen", saved(tmp_path, watched(GAME)))
    assert (ran.code, ran.err) == (2, "Not honest: after action 4 this is not the game that you saw.\n")


def test_a_signature_by_a_key_that_one_knows_proves_who_wrote_it(run: Run, tmp_path: Path) -> None:
    ran = run("verify", kept(tmp_path, SIGNER.sign(GAME)), "--key", KEY)
    assert "- Against a third person: proved. Only the server can have written this record.\n" in ran.out
    assert "- Against the server: not proved." in ran.out


def test_a_signature_by_the_files_own_key_proves_nothing_yet(run: Run, tmp_path: Path) -> None:
    ran = run("verify", kept(tmp_path, SIGNER.sign(GAME)))
    assert f"signed with the key {KEY}" in ran.out
    assert "- Against a third person: not proved." in ran.out


@pytest.mark.parametrize("text", [f"{KEY}\n", json.dumps({"keys": [{"key": "0" * 64}, {"key": KEY}]})])
def test_a_key_can_come_from_a_file(run: Run, tmp_path: Path, text: str) -> None:
    ran = run("verify", kept(tmp_path, SIGNER.sign(GAME)), "--key", file(tmp_path, "key", text))
    assert "the key that you gave" in ran.out


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"keys": []}', '{"keys": [{"key": "ab"}]}', "{"])
def test_a_file_without_a_key_is_refused(run: Run, tmp_path: Path, text: str) -> None:
    ran = run("verify", kept(tmp_path, SIGNER.sign(GAME)), "--key", file(tmp_path, "key", text))
    assert (ran.code, ran.err.startswith("This is not a public key")) == (2, True)


@pytest.mark.parametrize(
    ("whole", "said"),
    [
        (GAME, "not signed"),
        (Signer([bytes([1] * 32)]).sign(GAME), "signed with another key"),
        (replace(SIGNER.sign(GAME), players={"thief": "casual"}), "signature of the end does not fit"),
        (replace(GAME, signatures=SIGNER.sign(played(THIEF)).signatures), "signature of the start does not fit"),
        (replace(GAME, signatures=SIGNER.sign(replace(GAME, outcome=None)).signatures), "not signed"),
    ],
    ids=["unsigned", "other-key", "other-players", "other-start", "no-end"],
)
def test_a_record_that_the_server_did_not_sign_is_found(run: Run, tmp_path: Path, whole: Record, said: str) -> None:
    ran = run("verify", kept(tmp_path, whole), "--key", KEY)
    assert ran.code == 2
    assert said in ran.err


def test_every_game_that_was_cut_off_lacks_a_signature_of_its_end(run: Run, tmp_path: Path) -> None:
    signed = SIGNER.sign(GAME)
    for length in range(1, 4):
        bent = replace(record.undone(signed, length), outcome=Outcome(("thief",), "resigned"))
        assert "signature of the end does not fit" in run("verify", kept(tmp_path, bent), "--key", KEY).err


def test_without_the_library_a_signed_record_is_refused_in_one_sentence(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "gaslamp.store.signing", None)
    ran = run("verify", kept(tmp_path, SIGNER.sign(GAME)))
    assert ran.err.endswith("install gaslamp[server].\n")
    assert run("verify", kept(tmp_path, GAME)).code == 0


def test_an_old_record_is_verified_by_its_own_rules_and_says_what_it_lacks(run: Run, tmp_path: Path) -> None:
    ran = run("verify", kept(tmp_path, old_game()))
    assert ran.code == 0
    assert "- This record has the old format 1: no chain, no signature, no shares of the players." in ran.out
    assert "- Not proved against anybody" in ran.out


def test_an_old_record_cannot_be_compared_with_what_was_seen(run: Run, tmp_path: Path) -> None:
    ran = run("verify", kept(tmp_path, old_game()), "--seen", saved(tmp_path, watched(GAME)))
    assert ran.err == "This record has the old format 1: it cannot be compared with what was seen.\n"


def test_actions_that_were_undone_are_no_contradiction(run: Run, tmp_path: Path) -> None:
    before = extended(journal.begin(three_doors, {}, bytes(32), bytes(32), table="t"), ":2")
    now = journal.undo(extended(before, "-1"), 1, before.state)
    whole = journal.stop(three_doors, now, Outcome(("thief",), "resigned")).record
    ran = run("verify", kept(tmp_path, whole), "--seen", saved(tmp_path, watched(whole)))
    assert "- Against the server: proved." in ran.out


def test_take_backs_are_counted(run: Run, tmp_path: Path) -> None:
    before = extended(journal.begin(three_doors, {}, bytes(32), bytes(32), table="t"), ":2")
    now = journal.undo(extended(before, "-1"), 1, before.state, is_take_back=True)
    whole = journal.stop(three_doors, now, Outcome(("thief",), "resigned")).record
    assert "- Take-backs: 1. " in run("verify", kept(tmp_path, whole)).out
    assert "- Take-backs: none.\n" in run("verify", kept(tmp_path, GAME)).out


def test_a_server_gets_a_new_key_to_sign_with(run: Run, tmp_path: Path) -> None:
    ran = [run("rotate-key", "--data", str(tmp_path)) for _ in range(2)]
    assert [one.code for one in ran] == [0, 0]
    assert ran[0].out.startswith("Records are signed with the key ")
    assert ran[0].out != ran[1].out
