"""Compiles the kernels where a C compiler is there; everything else about the package is in pyproject.toml."""

import os
from pathlib import Path

from setuptools import Extension, setup

DECLARATIONS = sorted(Path("src/gaslamp/games").glob("*/kernel/**/*.pxd"))
"""A module of a kernel is compiled if its C types are declared in a .pxd file beside it."""

SHARED = sorted(Path("src/gaslamp/parts/kernel").glob("*.pxd"))


def extension(declaration: Path) -> Extension:
    source = declaration.with_suffix(".py")
    game = next(folder for folder in source.parents if folder.name == "kernel")
    return Extension(
        ".".join(source.relative_to("src").with_suffix("").parts),
        [str(source)],
        # Places are checked before they are used; gcc warns all the same where it inlines the check.
        extra_compile_args=["-O3", "-g0", "-Wno-array-bounds"],
        # The modules of a kernel know each other's C types, so a change of one declaration compiles all of them again.
        depends=[str(path) for path in (*game.rglob("*.pxd"), *SHARED)],
    )


def extensions() -> list[Extension]:
    if os.environ.get("GASLAMP_PURE"):
        return []
    from Cython.Build import cythonize

    made: list[Extension] = cythonize(
        [extension(declaration) for declaration in DECLARATIONS],
        build_dir="build/cython",
        quiet=True,
        include_path=["src"],
        language_level=3,
        compiler_directives={
            "auto_pickle": False,
            "boundscheck": False,
            "cdivision": True,
            "initializedcheck": False,
            "wraparound": False,
        },
    )
    for one in made:
        # Without a compiler the .py does the same, slower. cythonize() forgets this when it is said any earlier.
        one.optional = not os.environ.get("GASLAMP_COMPILED")
    return made


setup(ext_modules=extensions())
