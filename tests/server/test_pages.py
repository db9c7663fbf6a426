"""The client's files: a file with a hash in its name is cached without limit, any other is requested again."""

from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from gaslamp.server.rest.client_files import Pages


def client(folder: Path) -> httpx.AsyncClient:
    app = FastAPI()
    app.mount("/", Pages(folder))
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test")


@pytest.fixture(name="built")
def _built(tmp_path: Path) -> Path:
    (tmp_path / "web/assets").mkdir(parents=True)
    (tmp_path / "web/index.html").write_text("first page")
    (tmp_path / "web/assets/app-1a2b.js").write_text("script")
    (tmp_path / "secret").write_text("hush")
    return tmp_path / "web"


async def test_a_place_inside_the_client_is_its_first_page(built: Path) -> None:
    async with client(built) as browser:
        for path in ("/", "/table/abcdefghijklmnop", "/rules/mrjack"):
            answer = await browser.get(path)
            assert (answer.status_code, answer.text) == (200, "first page")
            assert answer.headers["content-type"].startswith("text/html")
            assert answer.headers["cache-control"] == "no-cache"


async def test_files_named_by_their_content_are_kept(built: Path) -> None:
    async with client(built) as browser:
        answer = await browser.get("/assets/app-1a2b.js")
        assert answer.text == "script"
        assert "immutable" in answer.headers["cache-control"]
        assert (await browser.get("/assets/app-gone.js")).status_code == 404
        assert (await browser.get("/api/nothing")).status_code == 404


async def test_a_file_is_read_once_and_sent_compressed_to_those_who_can_read_that(built: Path) -> None:
    plain = {"accept-encoding": "identity"}
    async with client(built) as browser:
        first = await browser.get("/assets/app-1a2b.js")
        (built / "assets/app-1a2b.js").write_text("another script")
        second = await browser.get("/assets/app-1a2b.js", headers=plain)
        refused = await browser.post("/assets/app-1a2b.js")
    assert first.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in second.headers
    assert first.text == second.text == "script"
    assert first.headers["content-type"] == second.headers["content-type"] == "text/javascript; charset=utf-8"
    assert refused.status_code == 405


async def test_nothing_outside_the_folder_is_shown(built: Path) -> None:
    async with client(built) as browser:
        for path in ("/../secret", "/%2e%2e/secret", "/assets/../../secret", "/assets/%2e%2e%2f%2e%2e%2fsecret"):
            assert "hush" not in (await browser.get(path)).text


async def test_in_a_clone_without_a_client_one_is_told_how_to_build_it(tmp_path: Path) -> None:
    """Every package has the client: `tests/web/test_packages.py`."""
    async with client(tmp_path / "nothing") as browser:
        answer = await browser.get("/")
    assert answer.status_code == 503
    assert "make play" in answer.text
