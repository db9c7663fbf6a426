"""Compiles the kernels where a C compiler is there; everything else about the package is in pyproject.toml."""

import os
from pathlib import Path

from setuptools import Extension, setup

GAMES = Path("src/gaslamp/games")
KERNELS = sorted(path for name in ("kernel", "search") for path in GAMES.glob(f"*/kernel/{name}.py"))


def extensions() -> list[Extension]:
    if os.environ.get("GASLAMP_PURE"):
        return []
    from Cython.Build import cythonize

    made: list[Extension] = cythonize(
        [
            Extension(".".join(path.relative_to("src").with_suffix("").parts), [str(path)], extra_compile_args=["-O3"])
            for path in KERNELS
        ],
        build_dir="build/cython",
        language_level=3,
        compiler_directives={"boundscheck": False, "wraparound": False, "cdivision": True, "initializedcheck": False},
    )
    for extension in made:
        # Without a compiler the .py does the same, slower. cythonize() forgets this when it is said any earlier.
        extension.optional = not os.environ.get("GASLAMP_COMPILED")
    return made


setup(ext_modules=extensions())
