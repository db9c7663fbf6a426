"""The packages that are published, built in a clean copy of the project."""

import os
import shutil
import subprocess
import sys
import sysconfig
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
UV = Path(sys.executable).with_name("uv")
NO_COMPILER = shutil.which("false") or "false"
"""A program that compiles nothing."""
REPOSITORY = "https://forge.example/gaslamp"
"""Where a release would be."""


@dataclass(frozen=True)
class Packages:
    sdist: Path
    pure: Path
    """The wheel of a build without a compiler."""
    compiled: Path | None
    """The wheel with the kernels that `make setup` compiled for this Python; None where it found no compiler."""


def clean_variables(**more: str) -> dict[str, str]:
    """The environment without settings of ours."""
    ours = ("GASLAMP_", "PYTHONPATH", "CC")
    return {name: value for name, value in os.environ.items() if not name.startswith(ours)} | more


def build(folder: Path) -> Packages:
    copy = clean_copy(folder / "copy")
    sdist = _built(copy, "--sdist", folder / "sdist")
    # By tar: tarfile's filter came with 3.11.4, and Debian 12 has 3.11.2.
    subprocess.run(["tar", "-xf", sdist, "-C", folder], check=True)
    [source] = folder.glob("gaslamp-*")
    pure = _built(source, "--wheel", folder / "pure", CC=NO_COMPILER)
    has_kernels = _bring_compiled(source)
    return Packages(sdist, pure, _built(source, "--wheel", folder / "compiled") if has_kernels else None)


def run_build(source: Path, kind: str, into: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    command = [UV, "build", "-p", sys.executable, "--no-build-isolation", kind, "-o", str(into), str(source)]
    # Where the system's Node is too old, make has put one beside Python.
    path = os.pathsep.join([str(UV.parent), os.environ["PATH"]])
    variables = clean_variables(PATH=path, **variables)
    return subprocess.run(command, env=variables, capture_output=True, text=True, check=False)


def clean_copy(folder: Path) -> Path:
    """What a clone would have. The packages of the client are not fetched again."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    for name in names:
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    if (ROOT / "web/node_modules").exists():
        (folder / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    return folder


def _built(source: Path, kind: str, into: Path, **variables: str) -> Path:
    done = run_build(source, kind, into, GASLAMP_REPOSITORY=REPOSITORY, **variables)
    assert done.returncode == 0, done.stdout + done.stderr
    [package] = [path for path in into.iterdir() if path.name.startswith("gaslamp")]
    return package


def _bring_compiled(source: Path) -> bool:
    """What `make setup` compiled from the same sources is not compiled again: it takes most of a minute."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    found = list((ROOT / "src").rglob(f"*/kernel/**/*{suffix}"))
    library = source / "build" / f"lib.{sysconfig.get_platform()}-{sys.implementation.cache_tag}"
    for path in found:
        place = library / path.relative_to(ROOT / "src")
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, place)
    return bool(found)
