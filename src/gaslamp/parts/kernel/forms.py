"""The two forms of a kernel: compiled if possible, else interpreted.

A module of a game's `kernel` package is compiled if its C types are declared in a .pxd file beside it. The compiled
modules of a package call each other in C, so the form is chosen once for the whole package.
"""

import os
import sys
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = "kernel"
"""The name of the kernel package in every game."""

_SHARED = Path(__file__).parent
_WHEEL_SLACK_SECONDS = 60.0
"""When a wheel is installed, a source may be written some moments after its compiled file."""


class Forms(MetaPathFinder):
    """Chooses the form of a kernel module when it is imported.

    By default Python always takes the compiled module, even if its source was edited later.
    """

    def __init__(self) -> None:
        self.only_interpreted = False
        self._faults: dict[Path, str | None] = {}
        self._warned: set[str] = set()

    def find_spec(self, name: str, path: Sequence[str] | None, _target: ModuleType | None = None) -> ModuleSpec | None:
        *packages, module = name.split(".")
        source = source_of(module, path) if path is not None and PACKAGE in packages else None
        if source is None:
            return None
        if not self.only_interpreted and not os.environ.get("GASLAMP_PURE"):
            folder = next(folder for folder in source.parents if folder.name == PACKAGE)
            if folder not in self._faults:
                self._faults[folder] = fault(folder)
            why = self._faults[folder]
            if why is None:
                return None
            self._warn(".".join(packages), why)
        return spec_from_file_location(name, source)

    def _warn(self, package: str, why: str) -> None:
        """Warns once for each reason, not for each kernel. Raises ImportError if only the compiled form is allowed."""
        if os.environ.get("GASLAMP_COMPILED"):
            raise ImportError(f"{package}: the compiled form {why}; run `make setup`", name=package)
        if why not in self._warned:
            self._warned.add(why)
            warnings.warn(
                f"{package} runs interpreted, far slower: the compiled form {why}", RuntimeWarning, stacklevel=3
            )


def source_of(module: str, path: Sequence[str]) -> Path | None:
    """The source of a module that can be compiled. Shared modules are excluded: they are compiled into the kernels."""
    files = (Path(folder) / f"{module}.py" for folder in path if Path(folder) != _SHARED)
    return next((file for file in files if file.exists() and file.with_suffix(".pxd").exists()), None)


def fault(folder: Path) -> str | None:
    """Why the compiled form of a kernel package cannot be used. None if it can."""
    declarations = list(folder.rglob("*.pxd"))
    tree = source_tree(folder)
    # Outside a source tree, Gaslamp may be installed later than a game that was compiled with it.
    shared = list(_SHARED.glob("*.pxd")) if tree and _SHARED.is_relative_to(tree) else []
    slack = 0.0 if tree else _WHEEL_SLACK_SECONDS
    newest = max((file.stat().st_mtime for file in [*declarations, *shared]), default=0.0)
    for source in (declaration.with_suffix(".py") for declaration in declarations):
        built = compiled_file(source)
        if built is None:
            return "is missing"
        if max(newest, source.stat().st_mtime) > built.stat().st_mtime + slack:
            return "is older than its source"
    return None


def source_tree(folder: Path) -> Path | None:
    """The project whose sources these are. An environment may be inside the folder of somebody's project: not that."""
    trees = (parent.parent for parent in folder.parents if parent.name == "src")
    return next((tree for tree in trees if (tree / "setup.py").exists()), None)


def compiled_file(source: Path) -> Path | None:
    """The compiled file of a source for this Python, or None."""
    files = (source.with_name(source.stem + suffix) for suffix in EXTENSION_SUFFIXES)
    return next((file for file in files if file.exists()), None)


FORMS = Forms()


def install() -> None:
    if FORMS not in sys.meta_path:
        sys.meta_path.insert(0, FORMS)


def interpreted(package: str, module: str = "") -> ModuleType:
    """A game's kernel package, or a module of it, in interpreted form, to compare the two forms."""
    return _interpreted(package)[f"{package}.{module}" if module else package]


@cache
def _interpreted(package: str) -> dict[str, ModuleType]:
    with _set_aside(package):
        FORMS.only_interpreted = True
        try:
            for folder in import_module(package).__path__:
                for declaration in Path(folder).rglob("*.pxd"):
                    import_module(".".join((package, *declaration.relative_to(folder).with_suffix("").parts)))
            return {name: sys.modules[name] for name in _within(package)}
        finally:
            FORMS.only_interpreted = False


def _within(package: str) -> list[str]:
    return [name for name in sys.modules if name == package or name.startswith(f"{package}.")]


@contextmanager
def _set_aside(package: str) -> Iterator[None]:
    """Let a package be imported a second time, and restore the first import afterwards."""
    parent, _, name = package.rpartition(".")
    outside = import_module(parent)
    import_module(package)
    before = {module: sys.modules.pop(module) for module in _within(package)}
    try:
        yield
    finally:
        for module in _within(package):
            del sys.modules[module]
        sys.modules.update(before)
        setattr(outside, name, before[package])
