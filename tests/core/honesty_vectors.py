"""Writes the data of the browser's own tests: `python tests/core/honesty_vectors.py` after a change of format."""

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "web" / "tests" / "honesty"


def made() -> dict[str, Any]:
    """By the name of the file."""
    import three_doors
    from core.tampered_records import GAME, KEY, SEEN, TEXT, every, findings
    from core.test_journal import NONCE, SEED, completed, extended
    from core.test_shares import THIEF
    from gaslamp.core import chain, journal, record, seen
    from gaslamp.core.game import Outcome
    from gaslamp.core.origin import Origin

    old = journal.stop(
        three_doors, journal.begin(three_doors, {}, SEED, bytes(16)), Outcome(("thief",), "resigned")
    ).record
    start = journal.begin(three_doors, {}, SEED, NONCE, table="later", origin=Origin("lqk2zo7r5w3ndjdc", 2))
    later = completed(extended(start, ":2", "-1"))
    given = journal.begin(three_doors, {}, SEED, NONCE, table="beside", companion=True, draws="entered")
    beside = completed(extended(given, ":2", "-1"))
    honest = {
        "record": TEXT,
        "old": record.write(old),
        "heads": [[length, head.hex()] for length, head in chain.heads(GAME)],
        "continued": {
            "record": record.write(later),
            "heads": [[length, head.hex()] for length, head in chain.heads(later)],
        },
        "companion": {
            "record": record.write(beside),
            "heads": [[length, head.hex()] for length, head in chain.heads(beside)],
        },
        "key": KEY,
        "seen": seen.write(SEEN),
        "share": {
            "game": "three-doors",
            "value": bytes([1] * 32).hex(),
            "nonce": NONCE.hex(),
            "commitment": THIEF.commitment,
        },
    }
    tampered = [{"name": one.name, **_change(TEXT, one.text), "bad": findings(one.text)} for one in every()]
    return {"vectors.json": honest, "tampered.json": tampered}


def _change(before: str, after: str) -> dict[str, Any]:
    """The lines that were put in the place of others."""
    old, new = before.split("\n"), after.split("\n")
    first = next(
        (at for at, (one, other) in enumerate(zip(old, new, strict=False)) if one != other), min(len(old), len(new))
    )
    last = 0
    while last < min(len(old), len(new)) - first and old[-1 - last] == new[-1 - last]:
        last += 1
    return {"at": first, "remove": len(old) - first - last, "put": new[first : len(new) - last]}


def _written(content: Any) -> str:
    """A list has one line for each of its parts."""
    if isinstance(content, list):
        return "[\n" + ",\n".join(map(json.dumps, content)) + "\n]\n"
    return json.dumps(content, indent=2) + "\n"


if __name__ == "__main__":
    sys.path[:0] = [str(ROOT / name) for name in ("tests", "examples/three_doors/src")]
    for name, content in made().items():
        (FOLDER / name).write_text(_written(content))
