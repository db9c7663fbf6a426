"""The manual under /manual, if it is built."""

from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from gaslamp.server.rest import manual


def client(folder: Path) -> httpx.AsyncClient:
    app = FastAPI()
    manual.add(app, folder)
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test")


@pytest.fixture(name="built")
def _built(tmp_path: Path) -> Path:
    folder = tmp_path / "manual"
    (folder / "rules").mkdir(parents=True)
    (folder / "index.html").write_text("start here")
    (folder / "rules/index.html").write_text("all rules")
    (tmp_path / "secret").write_text("hush")
    return folder


async def test_its_address_leads_to_its_first_page(built: Path) -> None:
    async with client(built) as browser:
        answer = await browser.get("/manual", follow_redirects=True)
    assert (answer.url.path, answer.text) == ("/manual/", "start here")


async def test_a_folder_is_its_page(built: Path) -> None:
    async with client(built) as browser:
        assert (await browser.get("/manual/rules/")).text == "all rules"


async def test_a_newer_manual_is_seen_at_once(built: Path) -> None:
    async with client(built) as browser:
        assert (await browser.get("/manual/")).headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/manual/../secret", "/manual/%2e%2e/secret", "/manual/nothing"])
async def test_nothing_outside_the_manual_is_shown(built: Path, path: str) -> None:
    async with client(built) as browser:
        assert (await browser.get(path)).status_code == 404


@pytest.mark.parametrize("path", ["/manual", "/manual/", "/manual/rules/"])
async def test_a_server_without_a_manual_says_how_to_build_it(tmp_path: Path, path: str) -> None:
    async with client(tmp_path / "nothing") as browser:
        answer = await browser.get(path)
    assert answer.status_code == 404
    assert "make docs" in answer.text
