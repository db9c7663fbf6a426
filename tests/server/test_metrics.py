"""The metrics are for the host: the public port gives them only to a client with the host's token."""

from dataclasses import replace

import httpx
import pytest

from server.hosted_server import HOSTED, built

TOKEN = "a token of the host's own"  # noqa: S105


async def answer(token: str, given: str | None = None) -> httpx.Response:
    app, _ = built(replace(HOSTED, metrics_token=token))
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=HOSTED.base) as client:
        headers = [] if given is None else [(b"authorization", given.encode("latin-1"))]
        return await client.get("/metrics", headers=headers)


async def test_without_a_token_in_the_settings_nobody_gets_the_metrics() -> None:
    for given in (None, "", "Bearer ", "Bearer x"):
        assert (await answer("", given)).status_code == 404


@pytest.mark.parametrize("given", ["", "Bearer", f"Basic {TOKEN}", f"Bearer {TOKEN}x", "Bearer \xe9", TOKEN])
async def test_a_wrong_token_gets_the_same_answer_as_none(given: str) -> None:
    found = await answer(TOKEN, given)
    assert found.status_code == 404
    assert found.content == (await answer("")).content


async def test_the_token_gets_the_metrics() -> None:
    found = await answer(TOKEN, f"Bearer {TOKEN}")
    assert found.status_code == 200
    assert "gaslamp_tables 0.0" in found.text
