"""A signed record and every small change to it: of each line and word, and games forged so that they fit again."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

import three_doors
from core.test_journal import NONCE, SEED, TABLE_ID, completed, extended
from core.test_shares import CONSTABLE, THIEF, share
from gaslamp.core import branches, chain, journal, record, seen, shares
from gaslamp.core.branches import Branch, Undone
from gaslamp.core.commitment import Place, commit, is_commitment, opens
from gaslamp.core.errors import GaslampError, NotHonest
from gaslamp.core.game import Outcome
from gaslamp.core.record import TABLE, Entry, Promise, Record
from gaslamp.core.seen import Seen
from gaslamp.core.signatures import Signatures
from gaslamp.store.signing import Signer, check_signatures

SIGNER, OTHER_SIGNER = Signer([bytes(range(32))]), Signer([bytes(32)])
KEY = SIGNER.public_keys[0]
OTHER_NONCE = bytes([7] * 32)
OTHER_WORDS = {"thief": "constable", "constable": "thief", "hidden": "open", "open": "hidden"}


class Tampered(NamedTuple):
    name: str
    text: str


def signed_game() -> Record:
    """Against a machine, with one share opened and one not, an action undone and two taken back."""
    given = (THIEF, shares.closed(CONSTABLE))
    start = journal.begin(three_doors, {}, SEED, NONCE, table=TABLE_ID, shares=given)
    now = journal.undo(extended(start, ":3", "-2"), 0, start.state, is_take_back=True)
    before = extended(now, ":2")
    now = journal.undo(extended(before, "-3"), 1, before.state)
    return SIGNER.sign(replace(completed(extended(now, "-1")), players={"constable": "casual"}))


GAME = signed_game()
TEXT = record.write(GAME)
SEEN = Seen(TABLE_ID, "thief", tuple((length, head.hex()) for length, head in chain.heads(GAME)), THIEF.commitment)


def every() -> list[Tampered]:
    """Without those that happen to be the record itself."""
    return [one for one in (*_lines(), *_words(), *_forgeries()) if one.text != TEXT]


def _lines() -> Iterator[Tampered]:
    lines = TEXT.splitlines()
    for at, line in enumerate(lines):
        before, after = lines[:at], lines[at + 1 :]
        yield _text(f"line {at + 1} left out", *before, *after)
        yield _text(f"line {at + 1} doubled", *before, line, line, *after)
        yield _text(f"line {at + 1} later", *before, *after[:1], line, *after[1:])
        yield _text(f"cut off before line {at + 1}", *before)
        yield _text(f"a blank before line {at + 1}", *before, "", line, *after)
    yield _text("a line after the end", *lines, lines[-1])


def _words() -> Iterator[Tampered]:
    lines = TEXT.splitlines()
    for at, line in enumerate(lines):
        words = line.split(" ")
        changes = {f"word {number + 1} left out": words[:number] + words[number + 1 :] for number in range(len(words))}
        for number, word in enumerate(words):
            changes[f"word {number + 1} changed"] = [*words[:number], _other(word), *words[number + 1 :]]
            changes[f"word {number + 1} doubled"] = [*words[:number], word, *words[number:]]
        for name, changed in changes.items():
            yield _text(f"line {at + 1}, {name}", *lines[:at], " ".join(changed), *lines[at + 1 :])


def _other(word: str) -> str:
    if is_commitment(word) or len(word) == 128:
        return word[:-1] + ("0" if word[-1] != "0" else "1")
    return OTHER_WORDS.get(word) or (str(int(word) + 1) if word.isdigit() else f"{word}x")


def _text(name: str, *lines: str) -> Tampered:
    return Tampered(name, "".join(f"{line}\n" for line in lines))


def _forgeries() -> Iterator[Tampered]:
    """Each agrees with itself as far as its forger could bring it, and has the signatures of the true game."""
    for name, forged in _forged():
        yield Tampered(name, record.write(forged))


def _forged() -> Iterator[tuple[str, Record]]:
    for length in range(GAME.length + 1):
        for winner, reason in (("thief", "resigned"), ("constable", "time")):
            cut = replace(record.undone(GAME, length), outcome=Outcome((winner,), reason))
            yield f"cut off after action {length}: {reason}", cut
    for number, (state, entry) in enumerate(zip(journal.replay(three_doors, GAME), GAME.entries, strict=False), 1):
        for action in map(three_doors.write, three_doors.legal(state)):
            if action != entry.action:
                yield f"{action} in place of action {number}", _substituted(number, entry, action)
    yield "nothing was undone", replace(GAME, branches=())
    links = tuple(replace(one, is_take_back=False) if isinstance(one, Undone) else one for one in _links())
    yield "a take-back called an undo", replace(GAME, branches=(Branch(0, links), *GAME.branches[1:]))
    seed = bytes([9] * 32)
    promise = Promise(commit(Place(GAME.game, GAME.table, "seed"), seed, OTHER_NONCE), OTHER_NONCE)
    yield "another share of the server", replace(GAME, seed=seed, promise=promise)
    first, second = GAME.shares
    yield "a share closed again", replace(GAME, shares=(shares.closed(first), second))
    yield "a share opened that never was", replace(GAME, shares=(first, CONSTABLE))
    yield "another share of a player", replace(GAME, shares=(share("thief", 5), second))
    yield "no shares", replace(GAME, shares=())
    yield "signed by another server", OTHER_SIGNER.sign(GAME)
    assert GAME.signatures is not None
    yield "another server's key", replace(GAME, signatures=replace(GAME.signatures, key=OTHER_SIGNER.public_keys[0]))
    yield "signatures of another game", replace(GAME, signatures=SIGNER.sign(replace(GAME, branches=())).signatures)
    yield (
        "start and end exchanged",
        replace(GAME, signatures=Signatures(KEY, GAME.signatures.end, GAME.signatures.start)),
    )
    yield "not signed", replace(GAME, signatures=None)
    yield "no machine played", replace(GAME, players={})


def _links() -> tuple[branches.Link, ...]:
    return branches.after(GAME.branches, 0)


def _substituted(number: int, entry: Entry, action: str) -> Record:
    promise = None
    if entry.promise is not None:
        commitment = commit(journal.place(GAME, number, entry.seat), action.encode(), OTHER_NONCE)
        promise = Promise(commitment, OTHER_NONCE)
    entries = (*GAME.entries[: number - 1], Entry(entry.seat, action, promise), *GAME.entries[number:])
    return replace(GAME, entries=entries)


def findings(text: str) -> dict[str, Any] | None:
    """What somebody who saw the game and knows the key but not the rules finds wrong; None: it is not even a record."""
    try:
        found = record.parse(text)
        record.check_spelling(text, found)
    except GaslampError:
        return None
    if found.seed is None or found.promise.nonce is None or found.outcome is None or found.eyes != TABLE:
        return None
    wrong = {"promises": _broken_promise(found), "deal": _wrong_deal(found), "signature": _wrong_signature(found)}
    try:
        seen.compare(found, SEEN)
    except NotHonest as error:
        wrong["seen"] = error.facts.get("number", 0)
    return {name: place for name, place in wrong.items() if place is not None}


def _broken_promise(found: Record) -> int | None:
    for number, entry in enumerate(found.entries, 1):
        spot, promise = journal.place(found, number, entry.seat), entry.promise
        if promise and not (promise.nonce and opens(promise.commitment, spot, entry.action.encode(), promise.nonce)):
            return number
    return None


def _wrong_deal(found: Record) -> str | None:
    assert found.seed is not None
    assert found.promise.nonce is not None
    spot = Place(found.game, found.table, "seed")
    if not opens(found.promise.commitment, spot, found.seed, found.promise.nonce):
        return "server"
    for one in found.shares:
        is_right = shares.opens_right(found.game, one) if shares.is_opened(one) else is_commitment(one.commitment)
        if not is_right:
            return "player"
    return None


def _wrong_signature(found: Record) -> str | None:
    try:
        signed = check_signatures(found)
    except NotHonest as error:
        return error.key.removesuffix("-not-signed")
    if signed != ("start", "end"):
        return "missing"
    assert found.signatures is not None
    return None if found.signatures.key == KEY else "key"
