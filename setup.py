"""Compiles the kernels where a C compiler is there; everything else about the package is in pyproject.toml.

Whether they are compiled is decided before the build, so that a wheel without them is `py3-none-any`.
"""

import os
import re
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError, ExecError, PlatformError
from setuptools.modified import newer_group

DECLARATIONS = sorted(Path("src/gaslamp/games").glob("*/kernel/**/*.pxd"))
"""A module of a kernel is compiled if its C types are declared in a .pxd file beside it."""

SHARED = sorted(Path("src/gaslamp/parts/kernel").glob("*.pxd"))

# Places are checked before they are used; gcc warns all the same where it inlines the check.
FLAGS = {"msvc": ["/O2"], "unix": ["-O3", "-g0", "-Wno-array-bounds"]}
"""By the kind of compiler."""


class KernelBuild(build_ext):
    """C is made where it is compiled at once: a source package and a question about the metadata need none."""

    def build_extensions(self) -> None:
        every, self.extensions = self.extensions, [one for one in self.extensions if self.is_old(one)]
        made = cythonized(self.extensions)
        for one in self.extensions:
            one.sources = made[one.name]
            one.extra_compile_args = FLAGS.get(self.compiler.compiler_type, FLAGS["unix"])
        super().build_extensions()
        self.extensions = every

    def is_old(self, one: Extension) -> bool:
        """Whether it is not compiled yet, or something that it is made of is newer."""
        return bool(self.force or newer_group([*one.sources, *one.depends], self.get_ext_fullpath(one.name)))


def extension(declaration: Path) -> Extension:
    source = declaration.with_suffix(".py")
    game = next(folder for folder in source.parents if folder.name == "kernel")
    return Extension(
        ".".join(source.relative_to("src").with_suffix("").parts),
        [str(source)],
        # The modules of a kernel know each other's C types, so a change of one declaration compiles all of them again.
        depends=[str(path) for path in (*game.rglob("*.pxd"), *SHARED)] + ["setup.py"],
    )


def extensions() -> list[Extension]:
    if os.environ.get("GASLAMP_PURE"):
        return []
    if not can_compile():
        if os.environ.get("GASLAMP_COMPILED"):
            raise SystemExit("GASLAMP_COMPILED is set, but there is no C compiler, or Python's headers are missing.")
        print("There is no C compiler: the kernels run interpreted, hundreds of times slower.", file=sys.stderr)
        return []
    return [extension(declaration) for declaration in DECLARATIONS]


def cythonized(old: list[Extension]) -> dict[str, list[str]]:
    """The files in C of each of these extensions, by its name."""
    from Cython.Build import cythonize

    made: list[Extension] = cythonize(
        old,
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
    return {one.name: one.sources for one in made}


def can_compile() -> bool:
    """Whether a module in C can be compiled: this needs a compiler and Python's headers."""
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            headers = {sysconfig.get_path("include"), sysconfig.get_path("platinclude")}
            compiler.compile([str(source)], output_dir=folder, include_dirs=sorted(headers))
        except (CCompilerError, ExecError, PlatformError):
            return False
    return True


def absolute_links(text: str, repository: str) -> str:
    """A package index shows the README without the files beside it."""
    text = re.sub(r"!\[([^]]*)]\((?!https?:)([^)]+)\)", rf"![\1]({repository}/raw/main/\2)", text)
    return re.sub(r"(?<!!)\[([^]]*)]\((?!https?:|#)([^)]+)\)", rf"[\1]({repository}/blob/main/\2)", text)


def addresses(repository: str) -> dict[str, str]:
    """Where the project is, for a package index."""
    return {
        "Source": repository,
        "Documentation": f"{repository}/tree/main/docs",
        "Changelog": f"{repository}/blob/main/CHANGELOG.md",
        "Issues": f"{repository}/issues",
    }


# The workflow of a release knows where the project is; no other build names an address.
repository = os.environ.get("GASLAMP_REPOSITORY", "").rstrip("/")
readme = Path("README.md").read_text("utf-8")

setup(
    cmdclass={"build_ext": KernelBuild},
    ext_modules=extensions(),
    long_description=absolute_links(readme, repository) if repository else readme,
    long_description_content_type="text/markdown",
    project_urls=addresses(repository) if repository else {},
)
