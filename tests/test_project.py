"""The project keeps its own promises: the README is true, and nothing of one machine is in it."""

import ast
import doctest
import re
import subprocess
import tomllib
from importlib import import_module
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


def test_the_examples_of_the_concepts_run() -> None:
    results = doctest.testfile(str(ROOT / "docs/concepts.md"), module_relative=False)
    assert results.attempted >= 3
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


@pytest.mark.parametrize("page", DOCUMENTS, ids=[page.name for page in DOCUMENTS])
def test_every_name_that_a_document_imports_exists(page: Path) -> None:
    for module, names in re.findall(r"^from (gaslamp[\w.]*) import (.+)$", page.read_text(), re.MULTILINE):
        for name in names.split(", "):
            assert hasattr(import_module(module), name), f"{module} has no {name}"


def test_the_chapter_on_adding_a_game_names_every_file_of_the_example() -> None:
    chapter = (ROOT / "CONTRIBUTING.md").read_text().partition("## How to add a game")[2].partition("\n## ")[0]
    example = ROOT / "examples/three_doors"
    for path in tracked():
        if path.is_relative_to(example):
            name = re.sub(r"words/\w+/", "words/LANGUAGE/", str(path.relative_to(example)))
            assert f"`{name}`" in chapter, name


def test_every_threat_has_a_test() -> None:
    """`make attack` runs the tests that this table names."""
    table = (ROOT / "SECURITY.md").read_text().partition("| who | wants |")[2].partition("\n\n")[0]
    threats = table.splitlines()[2:]
    assert len(threats) > 20
    for threat in threats:
        named = re.findall(r"`(tests/[a-z_/]+[.]py)`", threat.split(" | ")[-1])
        assert named, threat
        for path in named:
            assert re.search(r"\btest_\w+", (ROOT / path).read_text()), f"{path} has no test"


@pytest.mark.parametrize("name", sorted(path.name for path in ROOT.glob("*.lock")))
def test_a_lock_has_hashes_and_no_addresses(name: str) -> None:
    lock = (ROOT / name).read_text()
    assert "://" not in lock
    pinned = re.findall(r"^[a-z0-9-]+==", lock, re.MULTILINE)
    assert pinned
    assert lock.count("--hash=sha256:") >= len(pinned)


def test_the_citation_has_the_version_of_the_package() -> None:
    citation = (ROOT / "CITATION.cff").read_text()
    described = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    assert re.findall(r"^version: (.+)$", citation, re.MULTILINE) == [described]


def test_every_document_is_in_the_navigation_of_the_manual() -> None:
    """`make docs` itself fails at a wrong link."""
    named = set(re.findall(r"[\w/-]+\.md", (ROOT / "mkdocs.yml").read_text().partition("\nnav:")[2]))
    there = {path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")}
    assert there - named == set()


def test_no_file_is_left_with_a_path_of_one_machine() -> None:
    for path in tracked():
        if path.suffix in {".py", ".md", ".toml", ".txt", ".ftl", ".record"} and path.exists():
            assert not re.search(r"/(home|root|work|Users)/[a-z]", path.read_text("utf-8")), path


def test_no_file_has_a_conflict_marker() -> None:
    for path in tracked():
        if path.suffix in {".py", ".pxd", ".md", ".toml", ".ftl", ".ts", ".svelte", ".css", ".yml"} and path.exists():
            assert not re.search(r"^(<<<<<<<|>>>>>>>) ", path.read_text("utf-8"), re.MULTILINE), path


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


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_is_cited_exists(game: str) -> None:
    """In brackets, as in `(R17, R18)`, in the code and tests of the game, and as R17 in the names of its tests."""
    rules = (ROOT / "src/gaslamp/games" / game / "rules/RULES.md").read_text()
    numbered = set(re.findall(r"^- \*\*([A-Z]\d+)\*\*", rules, re.MULTILINE))
    letter = min(numbered)[0]
    cited = set()
    for folder in (ROOT / "src/gaslamp/games" / game, ROOT / "tests/games" / game):
        for path in folder.rglob("*.py"):
            text = path.read_text()
            for bracket in re.findall(rf"\(({letter}\d+(?:(?:, | to | and ){letter}\d+)*)\)", text):
                cited |= set(re.findall(rf"{letter}\d+", bracket))
            cited |= {name.upper() for name in re.findall(rf"(?<=test_)({letter.lower()}\d+)(?=_)", text)}
    assert len(cited) > 10
    assert cited - numbered == set()


def test_every_folder_with_modules_is_a_package() -> None:
    """A folder without `__init__.py` is left out of the wheel, and import-linter does not look into it."""
    folders = {path.parent for path in tracked() if path.suffix == ".py" and ROOT / "src" in path.parents}
    assert {folder for folder in folders if not (folder / "__init__.py").exists()} == set()


def test_every_css_variable_that_the_client_uses_is_defined() -> None:
    """A browser ignores a declaration with an unknown variable, so a wrong name is not noticed otherwise."""
    styles = "".join(
        path.read_text("utf-8") for path in tracked() if path.suffix in {".css", ".svelte"} and path.exists()
    )
    used = set(re.findall(r"var\((--[a-z0-9-]+)", styles))
    assert len(used) > 50
    defined = set(re.findall(r"(--[a-z0-9-]+)(?=\s*[:=])", styles))
    # A page may put a number at the end of a name: `var(--night-{number})`.
    numbered = {name for name in used if name.endswith("-") and any(one.startswith(name) for one in defined)}
    assert used - defined - numbered == set()
