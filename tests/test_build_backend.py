"""How the packages get their pages."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest
from setuptools import build_meta

ROOT = Path(__file__).parents[1]


@pytest.fixture
def backend(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """In a clone whose pages are not built, on a machine without Node."""
    spec = importlib.util.spec_from_file_location("gaslamp_build", ROOT / "build_backend/gaslamp_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "PAGES", tmp_path / "index.html")
    monkeypatch.setattr(build_meta, "get_requires_for_build_wheel", lambda _: [])
    monkeypatch.setattr(build_meta, "get_requires_for_build_sdist", lambda _: [])
    monkeypatch.setenv("PATH", str(tmp_path))
    return module


@pytest.mark.parametrize("kind", ["wheel", "sdist"])
def test_where_there_is_no_node_a_build_asks_for_the_locked_one(backend: ModuleType, kind: str) -> None:
    [asked] = getattr(backend, f"get_requires_for_build_{kind}")()
    assert f"{asked} \\\n" in (ROOT / "requirements-node.lock").read_text()


@pytest.mark.parametrize("kind", ["wheel", "sdist"])
def test_where_the_pages_are_built_a_build_asks_for_nothing_more(
    backend: ModuleType, tmp_path: Path, kind: str
) -> None:
    (tmp_path / "index.html").touch()
    assert getattr(backend, f"get_requires_for_build_{kind}")() == []


@pytest.mark.parametrize("version", ["v18.20.0", "v20.18.3", "no version"])
def test_a_node_that_is_too_old_is_not_used(backend: ModuleType, tmp_path: Path, version: str) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {version}\n")
        (tmp_path / name).chmod(0o755)
    assert len(backend.get_requires_for_build_wheel()) == 1


@pytest.mark.parametrize("version", ["v20.19.0", "v24.1.0"])
def test_a_node_that_is_new_enough_is_used(backend: ModuleType, tmp_path: Path, version: str) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {version}\n")
        (tmp_path / name).chmod(0o755)
    assert backend.get_requires_for_build_wheel() == []


@pytest.mark.parametrize("kind", ["wheel", "sdist"])
def test_a_package_without_pages_is_not_built(backend: ModuleType, tmp_path: Path, kind: str) -> None:
    with pytest.raises(SystemExit, match="install Node"):
        getattr(backend, f"build_{kind}")(str(tmp_path))
    assert list(tmp_path.iterdir()) == []
