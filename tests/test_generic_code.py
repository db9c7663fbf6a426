"""Generic code names no game: everything of a game is in its own folder."""

import re
import subprocess
from pathlib import Path

from gaslamp.games.registry import registrations
from gaslamp.i18n import LANGUAGES, Words

ROOT = Path(__file__).parent.parent

OURS = [game for game in registrations().values() if game.package.startswith("gaslamp.games.")]
NAMES = {
    *("mister jack", "mr jack", "detectives", "hunter", "hunters"),
    *(game.name for game in OURS),
    *(game.title(Words(language)) for game in OURS for language in LANGUAGES),
    *(side.name for game in OURS for side in game.sides),
}
NAMED = re.compile(rf"(?<![a-z])(?:{'|'.join(map(re.escape, sorted(NAMES)))})(?![a-z])", re.IGNORECASE)
"""The names of games, their titles and their sides. `jack_seat` and `police2` name a side; `blackjack` does not."""

GENERIC = ("src/gaslamp/", "web/", "deploy/", "examples/", ".github/", ".ci/", "Makefile", "setup.py", "pyproject.toml")
"""What is checked. Documents, tests and benchmarks are about games."""

OF_GAMES = (
    *("src/gaslamp/games/", "src/gaslamp/__init__.pyi", "src/gaslamp/match.py"),
    *("web/src/games/", "web/tests/", "web/package", "examples/learner.py", "examples/maskable_ppo.py"),
)
"""What is not: the folders of games, an example that learns one of them, what type checkers are told about the games in
this package, and examples in docstrings of the front door."""

GENERIC_IN_GAMES = re.compile(r"(src/gaslamp|web/src)/games/[^/]+\.\w+$")
"""`games/registry.py` and its like are in no folder of a game."""

OLD_NAMES = {"src/gaslamp/table/settings.py": ("police_talk",)}
"""What databases and records of older versions hold: it must still be read."""


def test_generic_code_names_no_game() -> None:
    found = [f"{name}:{number}: {line.strip()}" for name in generic() for number, line in naming_lines(name)]
    assert found == []


def test_a_name_is_found_in_code_and_in_sentences() -> None:
    for text in (
        "seat == 'jack'",
        "police2",
        "Mr. Jack",
        "hunters_of",
        "as mrjack does",
        "a Detective's",
        "Letters from Whitechapel",
    ):
        assert NAMED.search(text), text
    for text in ("blackjack", "policemen", "hunting", "jackets", "ally_chat"):
        assert not NAMED.search(text), text


def generic() -> list[str]:
    """The tracked files of generic code."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    names = [name for name in listed.split("\0") if name.startswith(GENERIC) and (ROOT / name).is_file()]
    return [name for name in names if not name.startswith(OF_GAMES) or GENERIC_IN_GAMES.match(name)]


def naming_lines(name: str) -> list[tuple[int, str]]:
    """The lines of a file that name a game or a role. Line 0 is the name of the file."""
    lines = list(enumerate(_text(name).splitlines(), 1))
    for old in OLD_NAMES.get(name, ()):
        lines = [(number, line.replace(old, "")) for number, line in lines]
    return [(number, line) for number, line in [(0, name), *lines] if NAMED.search(line)]


def _text(name: str) -> str:
    text = (ROOT / name).read_text("utf-8", errors="replace")
    if name != "pyproject.toml":
        return text
    # The package is described by its games, and their entry points name them.
    text = re.sub(r"(?m)^(description|keywords) = .*$", "", text)
    return re.sub(r'(?ms)^\[project\.entry-points\."gaslamp\.games"\]\n.*?(?=^\[|\Z)', "", text)
