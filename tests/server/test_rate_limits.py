"""Rate limits: by address, by kind of request, with a burst."""

import pytest

from gaslamp.core.errors import GaslampError
from gaslamp.server.gate import rate_limits as limiting
from gaslamp.server.gate.rate_limits import Limits, MemoryBuckets, Rate, visitor
from server.guarded_app import WORLD, client


async def test_a_rate_limited_client_gets_retry_after_and_its_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(limiting.RATES, "request", Rate(2, 10))
    limits = Limits(MemoryBuckets(lambda: 0.0))
    async with client(WORLD, limits=limits) as one, client(WORLD, "198.51.100.9", limits) as other:
        answers = [await one.get("/api/where", headers={"accept-language": "xx, fr;q=0.5"}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert answers[2].headers["retry-after"] == "10"
        assert "réessayez" in answers[2].json()["text"]
        assert (await other.get("/api/where")).status_code == 200


async def test_new_tables_are_rate_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(limiting.RATES, "create", Rate(2, 10))
    async with client(WORLD) as world:
        statuses = [(await world.post("/api/tables", json={})).status_code for _ in range(3)]
        assert statuses == [201, 201, 429]
        assert (await world.get("/api/where")).status_code == 200


async def test_advice_is_rate_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(limiting.RATES, "advice", Rate(2, 10))
    async with client(WORLD) as world:
        statuses = [(await world.get("/api/tables/abc/counsel")).status_code for _ in range(3)]
        assert statuses == [404, 404, 429]
        assert (await world.get("/api/where")).status_code == 200


async def test_a_bucket_refills_up_to_its_burst() -> None:
    now = 0.0
    buckets = MemoryBuckets(lambda: now)
    rate = Rate(3, 2)
    assert [await buckets.take("a", rate) for _ in range(4)] == [0, 0, 0, 2]
    now = 1.0
    assert await buckets.take("a", rate) == 1
    now = 2.0
    assert [await buckets.take("a", rate) for _ in range(2)] == [0, 2]
    now = 1000.0
    assert [await buckets.take("a", rate) for _ in range(4)] == [0, 0, 0, 2]


async def test_the_number_of_buckets_is_limited() -> None:
    buckets = MemoryBuckets(lambda: 0.0, most=10)
    for number in range(100):
        await buckets.take(str(number), Rate(1, 1))
    # Those that were dropped are full again.
    assert [await buckets.take(str(number), Rate(1, 1)) > 0 for number in (99, 90, 89)] == [True, True, False]


async def test_limits_can_be_switched_off() -> None:
    limits = Limits(MemoryBuckets(), is_on=False)
    for _ in range(1000):
        await limits.check("register", "somebody")
    limits = Limits(MemoryBuckets())
    for _ in range(int(limiting.RATES["register"].burst)):
        await limits.check("register", "somebody")
    with pytest.raises(GaslampError, match="too-many"):
        await limits.check("register", "somebody")


def test_one_ipv6_network_is_one_visitor() -> None:
    assert visitor("2001:db8:1:2:aaaa::1") == visitor("2001:db8:1:2:bbbb::2") != visitor("2001:db8:1:3::1")
    assert visitor("::ffff:192.0.2.1") == visitor("192.0.2.1") != visitor("192.0.2.2")
    assert visitor("no address") == "no address"
