"""Packages whose contents are imported when they are first used."""

from collections.abc import Callable
from importlib import import_module
from typing import Any


def at_first_use(package: str, module: str) -> tuple[Callable[[str], Any], Callable[[], list[str]]]:
    """The `__getattr__` and `__dir__` of a package that has all names of one of its modules."""

    def load() -> dict[str, Any]:
        contents, names = vars(import_module(package)), vars(import_module(f"{package}.{module}"))
        # While the module itself is imported, it asks the package for other modules.
        contents.update({name: names[name] for name in ("__all__", *names["__all__"])} if "__all__" in names else {})
        return contents

    def get(name: str) -> Any:
        if (name == "__all__" or not name.startswith("__")) and name in (contents := load()):
            return contents[name]
        raise AttributeError(f"module {package!r} has no attribute {name!r}")

    def names() -> list[str]:
        return sorted(load())

    return get, names
