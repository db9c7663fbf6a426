"""The two forms of a kernel module: compiled where it can be, interpreted where it must be."""

import os
import warnings
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

COMPILED = ("kernel", "search")
"""The modules of a game's kernel package that Cython compiles."""

_WHEEL_SLACK_SECONDS = 60.0
"""A wheel may write a source some moments after what was compiled from it."""


class Forms(MetaPathFinder):
    """Chooses the form of a kernel module when it is imported.

    Python by itself would always take the compiled one, even when the source beside it has been edited since.
    """

    def find_spec(self, name: str, path: Sequence[str] | None, _target: ModuleType | None = None) -> ModuleSpec | None:
        parts = name.split(".")
        if len(parts) < 2 or parts[-2] != "kernel" or parts[-1] not in COMPILED or path is None:
            return None
        source = _source(parts[-1], path)
        if source is None:
            return None
        if os.environ.get("GASLAMP_PURE"):
            return spec_from_file_location(name, source)
        built = compiled_file(source)
        if built is not None and source.stat().st_mtime <= built.stat().st_mtime + _slack(source):
            return None
        _tell(name, "is older than its source" if built else "is missing")
        return spec_from_file_location(name, source)


def _source(module: str, path: Sequence[str]) -> Path | None:
    return next((file for folder in path if (file := Path(folder) / f"{module}.py").exists()), None)


def _slack(source: Path) -> float:
    in_source_tree = any((folder / "setup.py").exists() for folder in source.parents)
    return 0.0 if in_source_tree else _WHEEL_SLACK_SECONDS


def compiled_file(source: Path) -> Path | None:
    """What was compiled from a source for this Python, if it is there."""
    files = (source.with_name(source.stem + suffix) for suffix in EXTENSION_SUFFIXES)
    return next((file for file in files if file.exists()), None)


_told: set[str] = set()


def _tell(name: str, why: str) -> None:
    """Once for each reason, not for each kernel."""
    if os.environ.get("GASLAMP_COMPILED"):
        raise ImportError(f"{name}: the compiled form {why}; run `make setup`", name=name)
    if why not in _told:
        _told.add(why)
        warnings.warn(f"{name} runs interpreted, far slower: the compiled form {why}", RuntimeWarning, stacklevel=3)


def interpreted(package: str, module: str = "kernel") -> ModuleType:
    """A module of a game's kernel package in its interpreted form, to compare it with the other."""
    found = find_spec(package)
    assert found is not None
    assert found.submodule_search_locations is not None
    source = _source(module, list(found.submodule_search_locations))
    assert source is not None
    spec = spec_from_file_location(f"{package}.interpreted_{module}", source)
    assert spec is not None
    assert spec.loader is not None
    made = module_from_spec(spec)
    spec.loader.exec_module(made)
    return made
