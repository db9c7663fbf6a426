"""Names of people: in one spelling, readable, and different from the others at the table.

The spelling is the profile Nickname of PRECIS (RFC 8266) with case kept: it turns fullwidth letters into plain ones,
composes accents, and refuses what is invisible. The rest follows Unicode's advice on names that look alike (UTS 39).
"""

import unicodedata
from collections.abc import Iterable
from functools import cache
from itertools import count

from precis_i18n import get_profile
from precis_i18n.profile import Profile

from gaslamp.core.errors import NotWellFormed

LONGEST = 24
MOST_MARKS = 2
"""Marks on one letter. Vietnamese and Thai need two."""
BLANK = frozenset("\u2800\ufffc\ufffd\U0001d159")
"""Signs that are allowed by PRECIS and show nothing."""
VARIATIONS = str.maketrans("", "", "\ufe0e\ufe0f")
"""Whether a sign is drawn as text or as a picture."""
EAST_ASIAN = frozenset({"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "BOPOMOFO", "IDEOGRAPHIC"})
"""Scripts that are used together, and with Latin letters."""
NO_SCRIPT = frozenset({"MODIFIER"})
LOOKS = str.maketrans(
    {
        # Within one alphabet, in lower case. A capital I looks like a small l.
        "i": "l",
        "1": "l",
        "|": "l",
        "ı": "l",
        "0": "o",
        "m": "rn",
        "м": "rn",
        "μ": "rn",
        # Cyrillic, Greek and Armenian letters that look like Latin ones.
        **dict(zip("авекнорстухѕіјԁԛԝһьґ", "abekhopctyxsljdqwhbr", strict=True)),
        **dict(zip("αβεζηικνορτυχ", "abeznlkvoptyx", strict=True)),
        **dict(zip("օսոհցզ", "ounhgq", strict=True)),
    }
)


def checked_name(text: str) -> str:
    """The name in its one spelling. Raises an error if people could not read it or tell it from another."""
    try:
        name: str = _profile().enforce(text.translate(VARIATIONS))
    except UnicodeEncodeError:
        raise NotWellFormed("name-unusable") from None
    if len(name) > LONGEST or BLANK & set(name) or not _has_few_marks(name):
        raise NotWellFormed("name-unusable")
    if _is_mixed(name):
        raise NotWellFormed("name-mixed")
    return name


def plain_name(text: str) -> str:
    """For a name that may be older than these rules: its one spelling, or itself."""
    try:
        return checked_name(text)
    except NotWellFormed:
        return text


def distinct_name(name: str, others: Iterable[str]) -> str:
    """The name, with a number if it looks like another one."""
    taken = {_look(other) for other in others}
    if _look(name) not in taken:
        return name
    numbered = (f"{name[: LONGEST - 1 - len(str(number))]} {number}" for number in count(2))
    return next(one for one in numbered if _look(one) not in taken)


@cache
def _profile() -> Profile:
    """Made on first use: it reads tables of Unicode."""
    return get_profile("NicknameCasePreserved")


def _has_few_marks(name: str) -> bool:
    marks = MOST_MARKS  # so that no name begins with one
    for letter in name:
        marks = marks + 1 if unicodedata.category(letter).startswith("M") else 0
        if marks > MOST_MARKS:
            return False
    return True


def _is_mixed(name: str) -> bool:
    letters = [letter for letter in name if unicodedata.category(letter).startswith("L")]
    scripts = {unicodedata.name(letter, "?").split()[0] for letter in letters} - NO_SCRIPT
    others = scripts - EAST_ASIAN
    return len(others) > 1 or (bool(scripts & EAST_ASIAN) and not others <= {"LATIN"})


def _look(name: str) -> str:
    """The same for two names that look the same. Marks do not count: a dot above an i is seen by nobody."""
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(letter for letter in folded if unicodedata.category(letter) != "Mn")
    return "".join(unicodedata.normalize("NFKC", letters).split()).translate(LOOKS)
