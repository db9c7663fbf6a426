"""A wheel brings the pages along and serves them."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "src" / "gaslamp" / "web"
ASK = """
import asyncio, httpx, gaslamp
from gaslamp.server.rest.client_files import Pages

async def ask():
    async with httpx.AsyncClient(transport=httpx.ASGITransport(Pages()), base_url="http://test") as browser:
        first = await browser.get("/table/abcdefghijklmnop")
        script = first.text.split('src="', 1)[1].split('"', 1)[0]
        print(gaslamp.__file__, first.status_code, (await browser.get(script)).status_code)

asyncio.run(ask())
"""


@pytest.mark.skipif(not (PAGES / "index.html").exists(), reason="the pages are not built: make web")
def test_a_wheel_contains_the_built_pages_and_serves_them(tmp_path: Path) -> None:
    # Without the kernels: whether they compile is tried elsewhere.
    build = "from setuptools.build_meta import build_wheel; import sys; build_wheel(sys.argv[1])"
    command = [sys.executable, "-c", build, str(tmp_path)]
    subprocess.run(command, cwd=ROOT, env={**os.environ, "GASLAMP_PURE": "1"}, check=True, capture_output=True)
    [wheel] = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(tmp_path / "unpacked")
    there = tmp_path / "unpacked" / "gaslamp"
    built = {path.relative_to(PAGES) for path in PAGES.rglob("*") if path.is_file()}
    assert built <= {path.relative_to(there / "web") for path in (there / "web").rglob("*")}
    asked = subprocess.run(
        [sys.executable, "-c", ASK],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(there.parent), "GASLAMP_PURE": "1"},
        check=True,
        capture_output=True,
        text=True,
    )
    assert asked.stdout.split() == [str(there / "__init__.py"), "200", "200"]
