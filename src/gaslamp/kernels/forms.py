"""The two forms of a kernel: compiled where it can be, interpreted where it must be."""

import os
import warnings
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

COMPILED = ("kernel", "search")
"""The modules of a game that Cython compiles."""

_PREFIX = "gaslamp.kernels."
_FOLDER = Path(__file__).parent
_SLACK = 0.0 if (_FOLDER.parents[2] / "setup.py").exists() else 60.0
"""Seconds: outside a source tree, a wheel may write a source some moments after what was compiled from it."""


class Forms(MetaPathFinder):
    """Chooses the form of a kernel when it is imported.

    Python by itself would take the compiled one always, even when the source beside it has been edited since.
    """

    def find_spec(self, name: str, _path: Sequence[str] | None, _target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith(_PREFIX) or name.split(".")[-1] not in COMPILED:
            return None
        source = _source(*name.split(".")[2:4])
        if os.environ.get("GASLAMP_PURE"):
            return spec_from_file_location(name, source)
        built = compiled_file(source)
        if built is not None and source.stat().st_mtime <= built.stat().st_mtime + _SLACK:
            return None
        _tell(name, "is older than its source" if built else "is missing")
        return spec_from_file_location(name, source)


def _source(game: str, part: str) -> Path:
    return _FOLDER / game / f"{part}.py"


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


def interpreted(game: str, part: str = "kernel") -> ModuleType:
    """A game's kernel in its interpreted form, beside whatever else is imported: to compare the two."""
    spec = spec_from_file_location(f"{_PREFIX}{game}.interpreted_{part}", _source(game, part))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
