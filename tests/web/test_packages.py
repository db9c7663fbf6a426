"""The published packages: built in a clean copy, installed into a fresh environment of every Python, and played."""

import os
import random
import re
import shutil
import subprocess
import sys
import tarfile
import time
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from built_packages import NO_COMPILER, REPOSITORY, ROOT, UV, Packages, build, clean_variables, run_build
from web.page_actions import QUIET, NewPage, play_out, sit

pytestmark = pytest.mark.slow

START_SECONDS = 600.0
"""A server starts in two or three seconds of processor time; other programs may need the processor too."""
MINORS = range(11, 14)
"""Of the Pythons that Gaslamp runs on."""
NOT_OURS = ("gymnasium", "pettingzoo")
"""For the environment; the rest of the extra `research` is large and not needed here."""


def pythons() -> dict[str, str]:
    """Every Python on this machine that Gaslamp runs on."""
    found = {f"3.{minor}": _python(minor) for minor in MINORS}
    return {version: path for version, path in found.items() if path is not None}


def _python(minor: int) -> str | None:
    if sys.version_info[:2] == (3, minor):
        return sys.executable
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    candidates = [shutil.which(f"python3.{minor}"), *map(str, sorted(pyenv.glob(f"versions/3.{minor}.*/bin/python")))]
    for path in filter(None, candidates):
        # A program of that name may be there and refuse to start.
        if subprocess.run([path, "-c", ""], capture_output=True, check=False).returncode == 0:
            return path
    return None


PYTHONS = pythons()
OURS = f"3.{sys.version_info.minor}"


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Packages:
    return build(tmp_path_factory.mktemp("packages"))


def names(package: Path) -> set[str]:
    """The files in a package, as they are installed."""
    if package.suffix == ".whl":
        return set(zipfile.ZipFile(package).namelist())
    with tarfile.open(package) as packed:
        return {name.partition("/src/")[2] for name in packed.getnames()}


def metadata(wheel: Path) -> str:
    with zipfile.ZipFile(wheel) as packed:
        [name] = [name for name in packed.namelist() if name.endswith(".dist-info/METADATA")]
        return packed.read(name).decode()


def test_a_wheel_without_compiled_kernels_is_for_every_system(packages: Packages) -> None:
    assert packages.pure.name.endswith("-py3-none-any.whl")
    assert not [name for name in names(packages.pure) if name.endswith((".so", ".pyd"))]


def test_a_wheel_with_compiled_kernels_is_for_one_system(packages: Packages) -> None:
    declared = list(ROOT.glob("src/gaslamp/games/*/kernel/**/*.pxd"))
    if packages.compiled is None:
        pytest.fail("no kernel is compiled: make setup needs a C compiler")
    assert f"-cp3{sys.version_info.minor}-cp3{sys.version_info.minor}-" in packages.compiled.name
    assert len([name for name in names(packages.compiled) if name.endswith((".so", ".pyd"))]) == len(declared)


def test_a_build_that_must_compile_fails_without_a_compiler(packages: Packages, tmp_path: Path) -> None:
    done = run_build(packages.sdist, "--wheel", tmp_path, GASLAMP_COMPILED="1", CC=NO_COMPILER)
    assert "there is no C compiler" in done.stderr
    assert not list(tmp_path.glob("*.whl"))


@pytest.mark.parametrize("kind", ["sdist", "pure"])
def test_packages_have_the_pages(packages: Packages, kind: str) -> None:
    there = names(getattr(packages, kind))
    with zipfile.ZipFile(packages.pure) as packed:
        first = packed.read("gaslamp/web/index.html").decode()
    loaded = re.findall(r'(?:src|href)="/(assets/[^"]+)"', first)
    assert loaded
    assert {"gaslamp/web/index.html", *(f"gaslamp/web/{name}" for name in loaded)} <= there


def test_a_package_index_is_told_whole_addresses_only(packages: Packages) -> None:
    said = metadata(packages.pure)
    assert f"Project-URL: Source, {REPOSITORY}\n" in said
    targets = re.findall(r"\]\(([^)]+)\)", said)
    assert targets
    assert [one for one in targets if not one.startswith("https://")] == []


def hashes(wheel: Path) -> set[str]:
    """The files of the package with their hashes."""
    with zipfile.ZipFile(wheel) as packed:
        [name] = [name for name in packed.namelist() if name.endswith(".dist-info/RECORD")]
        return _of_package(packed.read(name).decode())


def _of_package(record: str) -> set[str]:
    lines = record.splitlines()
    return {line for line in lines if line.startswith("gaslamp/") and "__pycache__" not in line}


@dataclass(frozen=True)
class Installed:
    """A fresh environment of one Python."""

    folder: Path
    version: str

    @property
    def is_ours(self) -> bool:
        """Whether it is the Python that the kernels were compiled for."""
        return self.version == OURS

    def hashes(self) -> set[str]:
        [record] = self.folder.glob("lib/python*/site-packages/gaslamp-*.dist-info/RECORD")
        return _of_package(record.read_text())

    def install(self, package: Path) -> None:
        command = [UV, "pip", "install", "-q", "-p", self.folder, "--reinstall-package", "gaslamp"]
        locked = ["--constraint", ROOT / "requirements.lock", "--build-constraint", ROOT / "requirements.lock"]
        # An sdist that is installed builds a wheel of its own, here without a compiler.
        variables = clean_variables(CC=NO_COMPILER)
        subprocess.run([*command, *locked, *NOT_OURS, f"{package}[server]"], env=variables, check=True)

    def play(self, *arguments: str) -> str:
        command = [self.folder / "bin" / "python", ROOT / "tests/play_installed.py", *arguments]
        variables = clean_variables(PYTHONWARNINGS="ignore")
        done = subprocess.run(command, env=variables, capture_output=True, text=True, cwd=self.folder, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


@pytest.fixture(scope="module", params=PYTHONS)
def installed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    folder = tmp_path_factory.mktemp("fresh") / "environment"
    subprocess.run([UV, "venv", "-q", "-p", PYTHONS[request.param], folder], check=True)
    return Installed(folder, request.param)


def test_an_installed_sdist_plays_in_the_terminal_and_in_an_environment(
    installed: Installed, packages: Packages
) -> None:
    installed.install(packages.sdist)
    assert " wins" in installed.play("interpreted")
    # So what is played here is the wheel for every system, too.
    assert installed.hashes() == hashes(packages.pure)


@pytest.fixture(scope="module")
def with_wheel(installed: Installed, packages: Packages) -> Installed:
    """The wheel of this Python with compiled kernels, or else the one for every system."""
    installed.install(packages.compiled if installed.is_ours and packages.compiled else packages.pure)
    return installed


@pytest.mark.parametrize("installed", [OURS], indirect=True)
def test_an_installed_wheel_with_kernels_plays_in_the_terminal_and_in_an_environment(with_wheel: Installed) -> None:
    assert " wins" in with_wheel.play()


@pytest.fixture(scope="module")
def address(with_wheel: Installed) -> Iterator[str]:
    """A server of the installed wheel."""
    log = with_wheel.folder / "server.log"
    variables = clean_variables(XDG_DATA_HOME=str(with_wheel.folder / "data"), GASLAMP_LANG="en", GASLAMP_WORKERS="1")
    with log.open("w") as output:
        command = [with_wheel.folder / "bin" / "gaslamp", "serve", "--port", "0"]
        server = subprocess.Popen(command, stdout=output, stderr=output, env=variables)
    try:
        yield _address_in_log(server, log)
    finally:
        server.kill()
        server.wait(START_SECONDS)


def _address_in_log(server: subprocess.Popen[bytes], log: Path) -> str:
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end and server.poll() is None:
        for line in log.read_text().splitlines():
            if line.startswith("Gaslamp is at http://"):
                return line.split()[3]
        time.sleep(0.05)
    raise AssertionError(f"the server does not start: {log.read_text()}")


async def test_an_installed_wheel_plays_in_a_browser(new_page: NewPage) -> None:
    async with new_page(settings=QUIET) as page:
        await sit(page, "jack")
        assert await play_out(page, random.Random(1))
