"""The project keeps its own promises: the README is true, and nothing of one machine is in it."""

import ast
import doctest
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = sorted(ROOT.glob("*.md"))
DOCUMENTS = [
    *(page for page in PAGES if page.name != "CHANGELOG.md"),
    *sorted(ROOT.glob("docs/*.md")),
]
BASES = (ROOT, ROOT / "src/gaslamp", ROOT / "examples/three_doors", *sorted((ROOT / "src/gaslamp/games").glob("*/")))


def tracked() -> list[Path]:
    names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [ROOT / name for name in names.split("\0") if name]


def test_the_readme_runs() -> None:
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert results.attempted >= 5
    assert results.failed == 0


@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
def test_every_link_between_pages_leads_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text()):
        assert target.startswith("https://") or (ROOT / target).exists(), target


def test_every_folder_the_readme_names_exists() -> None:
    for folder in re.findall(r"^\| `([a-z/0-9]+)` \|", (ROOT / "README.md").read_text(), re.MULTILINE):
        assert (ROOT / folder).is_dir(), folder


@pytest.mark.parametrize("page", DOCUMENTS, ids=[page.name for page in DOCUMENTS])
def test_every_path_that_a_document_names_exists(page: Path) -> None:
    """`table/clock.py` is short for `src/gaslamp/table/clock.py`."""
    for path in re.findall(r"`((?:[\w.-]+/)+(?:[\w.-]+\.[a-z]+)?)`", page.read_text()):
        path = path.replace("LANGUAGE", "en").replace("GAME", "mrjack")
        assert any((base / path).exists() for base in BASES), path


def test_the_lock_has_hashes_and_no_addresses() -> None:
    lock = (ROOT / "requirements.lock").read_text()
    assert "://" not in lock
    pinned = re.findall(r"^[a-z0-9-]+==", lock, re.MULTILINE)
    assert len(pinned) > 20
    assert lock.count("--hash=sha256:") >= len(pinned)


def test_no_file_is_left_with_a_path_of_one_machine() -> None:
    for path in tracked():
        if path.suffix in {".py", ".md", ".toml", ".txt", ".ftl", ".record"} and path.exists():
            assert not re.search(r"/(home|root|work|Users)/[a-z]", path.read_text("utf-8")), path


GAMES = sorted(page.parents[1].name for page in (ROOT / "src/gaslamp/games").glob("*/rules/RULES.md"))


@pytest.mark.parametrize("game", GAMES)
def test_every_numbered_rule_is_cited_by_a_test(game: str) -> None:
    """R7 in RULES.md is proved by a test that has r7 in its name or R7 in its docstring."""
    rules = (ROOT / "src/gaslamp/games" / game / "rules/RULES.md").read_text()
    numbered = set(re.findall(r"^- \*\*([A-Z]\d+)\*\*", rules, re.MULTILINE))
    cited = set()
    for path in (ROOT / "tests/games" / game / "rules").glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                said = f"{node.name.upper()} {ast.get_docstring(node)}"
                cited |= set(re.findall(r"(?<![A-Z0-9])[A-Z]\d+(?![A-Z0-9])", said))
    assert numbered
    assert numbered - cited == set()


def test_every_folder_with_modules_is_a_package() -> None:
    """A folder without `__init__.py` is left out of the wheel, and import-linter does not look into it."""
    folders = {path.parent for path in tracked() if path.suffix == ".py" and ROOT / "src" in path.parents}
    assert {folder for folder in folders if not (folder / "__init__.py").exists()} == set()
