"""A package that imports its contents when they are first used."""

import sys
from pathlib import Path

import pytest

PACKAGE = """
from gaslamp.core.first_use import at_first_use
__getattr__, __dir__ = at_first_use(__name__, "contents")
"""
CONTENTS = """
from {name} import other
__all__ = ["answer"]
answer = other.ANSWER
secret = 0
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    name = f"first_use_{tmp_path.name}"
    folder = tmp_path / name
    folder.mkdir()
    (folder / "__init__.py").write_text(PACKAGE)
    (folder / "contents.py").write_text(CONTENTS.format(name=name))
    (folder / "other.py").write_text("ANSWER = 42\n")
    monkeypatch.syspath_prepend(tmp_path)
    __import__(name)
    return name


def test_the_contents_are_imported_when_one_is_used(package: str) -> None:
    module = sys.modules[package]
    assert f"{package}.contents" not in sys.modules
    assert module.answer == 42
    assert "answer" in vars(module)


def test_the_contents_are_listed(package: str) -> None:
    assert {"answer", "other"} <= set(dir(sys.modules[package]))


def test_what_is_not_among_the_contents_is_missing(package: str) -> None:
    module = sys.modules[package]
    for name in ("secret", "__wrapped__"):
        with pytest.raises(AttributeError, match=f"has no attribute '{name}'"):
            getattr(module, name)
