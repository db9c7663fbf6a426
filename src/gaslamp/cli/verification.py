"""The command that verifies a record, and says exactly what that proves."""

import json
from dataclasses import dataclass
from typing import Literal

from gaslamp.cli import inputs
from gaslamp.core import chain, honesty, seen
from gaslamp.core.commitment import is_commitment
from gaslamp.core.errors import NotHonest, NotWellFormed
from gaslamp.core.record import Record, check_spelling, parse
from gaslamp.core.seen import Agreement, Seen
from gaslamp.core.shares import is_opened
from gaslamp.games.registry import named
from gaslamp.i18n import Words

Signed = Literal["none", "own-key", "given-key"]
"""By the key that the file itself names, or by the key that the reader gave."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """What speaks for a record besides the record itself."""

    signed: Signed
    agreement: Agreement | None


def verify(words: Words, path: str, seen_path: str | None, key: str | None, head: str | None = None) -> None:
    text = inputs.read(path)
    record = parse(text)
    if record.format == 2:
        check_spelling(text, record)
    # What was seen comes first, because it says best where a record was changed.
    agreement = None if head is None else seen.compare(record, Seen(record.table, "", (seen.parse_head(head),)))
    if seen_path is not None:
        agreement = seen.compare(record, seen.parse(inputs.read(seen_path)))
    honesty.verify(named(record.game), record)
    evidence = Evidence(_signed(record, None if key is None else _keys(key)), agreement)
    print(words("verify-proved"))
    for line in (*_checks(words, record, evidence), *_conclusions(words, record, evidence)):
        print(f"- {line}")


def _signed(record: Record, given: tuple[str, ...] | None) -> Signed:
    if record.signatures is None:
        if given is not None:
            raise NotHonest("not-signed")
        return "none"
    try:
        from gaslamp.store.signing import check_signatures
    except ModuleNotFoundError:
        raise NotWellFormed("no-signature-check") from None
    if check_signatures(record) != ("start", "end"):
        raise NotHonest("not-signed")
    if given is not None and record.signatures.key not in given:
        raise NotHonest("other-key", found=record.signatures.key)
    return "own-key" if given is None else "given-key"


def _keys(text: str) -> tuple[str, ...]:
    """A public key, or a file with one, or with the list that a server publishes."""
    if is_commitment(text):
        return (text,)
    content = inputs.read(text).strip()
    if is_commitment(content):
        return (content,)
    try:
        found = tuple(str(one["key"]) for one in json.loads(content)["keys"])
    except (ValueError, KeyError, TypeError):
        raise NotWellFormed("bad-key") from None
    if not found or not all(map(is_commitment, found)):
        raise NotWellFormed("bad-key")
    return found


def _checks(words: Words, record: Record, evidence: Evidence) -> list[str]:
    opened = sum(map(is_opened, record.shares))
    lines = [words("verify-rules", actions=record.length)]
    if record.format == 1:
        return [*lines, words("verify-draws-format-1"), words("verify-format-1")]
    draws = "verify-draws-entered" if record.draws == "entered" else "verify-draws"
    if record.shares:
        lines.append(words(f"{draws}-shared", opened=opened, shares=len(record.shares)))
    else:
        lines.append(words(draws))
    if record.companion:
        lines.append(words("verify-companion"))
    if record.origin is not None:
        lines.append(words("verify-continues", actions=record.origin.length, table=record.origin.table))
    lines += [words("verify-promises"), words("verify-chain", head=chain.last(record).hex())]
    lines.append(words("verify-take-backs", count=record.take_backs))
    match evidence.signed, record.signatures:
        case "own-key", signatures if signatures is not None:
            lines.append(words("verify-signed-own-key", public=signatures.key))
        case "given-key", _:
            lines.append(words("verify-signed-given-key"))
        case _:
            lines.append(words("verify-not-signed"))
    lines.append(_seen(words, evidence.agreement))
    return lines


def _seen(words: Words, agreement: Agreement | None) -> str:
    if agreement is None:
        return words("verify-not-seen")
    key = "verify-seen-whole" if agreement.is_whole else "verify-seen-part"
    return words(key, heads=agreement.heads, actions=agreement.length)


def _conclusions(words: Words, record: Record, evidence: Evidence) -> list[str]:
    """What is proved against whom."""
    agreement = evidence.agreement
    if record.format == 1:
        return [words("against-all-format-1")]
    if agreement is None:
        opponent = "against-opponent-signed" if evidence.signed == "given-key" else "against-opponent-open"
        third = "against-third-signed" if evidence.signed == "given-key" else "against-third-open"
        return [words(opponent), words("against-server-open"), words(third)]
    reach = "whole" if agreement.is_whole else "part"
    facts = {"actions": agreement.length}
    lines = [words(f"against-opponent-seen-{reach}", **facts), words(f"against-server-seen-{reach}", **facts)]
    match agreement.share:
        case True:
            lines.append(words("against-deal-shared"))
        case False:
            lines.append(words("against-deal-left-out"))
        case None:
            lines.append(words("against-deal-open"))
    if evidence.signed == "given-key":
        return [*lines, words("against-third-signed")]
    return [*lines, words(f"against-third-seen-{reach}", **facts)]
