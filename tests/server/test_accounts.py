"""Accounts: the same tables on every device, and nothing revealed to others."""

import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import median

import httpx
import pytest
from argon2 import PasswordHasher
from fastapi import FastAPI

from gaslamp.core.errors import GaslampError
from gaslamp.server import errors
from gaslamp.server.environment import Environment, hashed
from gaslamp.server.gate import rate_limits as limiting
from gaslamp.server.gate.accounts import DAY_MS, SESSION_DAYS, Accounts
from gaslamp.server.gate.admission import protect
from gaslamp.server.gate.passwords import Passwords
from gaslamp.server.gate.rate_limits import Limits, MemoryBuckets, Rate
from gaslamp.server.rest.accounts import COOKIE, router
from gaslamp.server.settings import Settings
from gaslamp.store.memory import MemoryStore
from gaslamp.store.store import Event, Header, Key, Summary

QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
RIGHT = {"name": "Ada", "password": "correct horse"}
TABLE = "abcdefghijklmnop"
WORLD = Settings(data=Path("unused"), address="https://games.example")


@dataclass
class Server:
    """A server with accounts only, and any number of devices."""

    store: MemoryStore
    settings: Settings
    now: int = 1_000

    def __post_init__(self) -> None:
        limits = Limits(MemoryBuckets())
        self.accounts = Accounts(self.store, limits, Passwords(QUICK), Environment(now=lambda: self.now))
        app = FastAPI()
        app.include_router(router(self.accounts, self.settings))
        errors.add_handlers(app)
        self.app = protect(app, self.settings, limits)

    def device(self, peer: str = "203.0.113.5") -> httpx.AsyncClient:
        transport = httpx.ASGITransport(self.app, client=(peer, 1))
        base = self.settings.base
        return httpx.AsyncClient(transport=transport, base_url=base, headers={"origin": base})


@pytest.fixture(name="server")
async def _server() -> Server:
    store = MemoryStore()
    summary = Summary("running", ("jack",), {}, False, None, False, 0)
    header = Header(TABLE, "mrjack", "mj1", {}, b"", b"", {}, 0)
    await store.create(header, [Event(1, "opened", {}, 0)], summary, [Key(TABLE, "jack", hashed("mine"), None, 0)])
    return Server(store, WORLD)


@pytest.fixture(name="phone")
async def _phone(server: Server) -> AsyncIterator[httpx.AsyncClient]:
    async with server.device() as device:
        yield device


@pytest.fixture(name="laptop")
async def _laptop(server: Server) -> AsyncIterator[httpx.AsyncClient]:
    async with server.device("198.51.100.2") as device:
        yield device


async def test_an_account_is_logged_in_until_logout(phone: httpx.AsyncClient) -> None:
    assert (await phone.post("/api/account", json=RIGHT)).status_code == 201
    assert (await phone.get("/api/account")).json() == {"name": "Ada"}
    assert (await phone.post("/api/account/logout")).status_code == 204
    answer = await phone.get("/api/account")
    assert (answer.status_code, answer.json()["code"]) == (401, "not-logged-in")


async def test_only_the_hash_of_a_session_cookie_is_stored(server: Server, phone: httpx.AsyncClient) -> None:
    cookie = (await phone.post("/api/account", json=RIGHT)).headers["set-cookie"].lower()
    assert all(word in cookie for word in ("httponly", "samesite=lax", "secure", "path=/"))
    assert phone.cookies[COOKIE] not in str(server.store.__dict__)
    assert RIGHT["password"] not in str(server.store.__dict__)
    plain = Server(MemoryStore(), Settings(data=Path("unused")))
    async with plain.device() as device:
        assert "secure" not in (await device.post("/api/account", json=RIGHT)).headers["set-cookie"].lower()


async def test_sessions_expire(server: Server, phone: httpx.AsyncClient) -> None:
    await phone.post("/api/account", json=RIGHT)
    server.now += SESSION_DAYS * DAY_MS - 1
    assert (await phone.get("/api/account")).status_code == 200
    server.now += 1
    assert (await phone.get("/api/account")).status_code == 401


async def test_tables_follow_from_device_to_device(
    server: Server, phone: httpx.AsyncClient, laptop: httpx.AsyncClient
) -> None:
    """The phone has the key to a seat. The laptop logs in and gets its own key to the same seat."""
    await phone.post("/api/account", json=RIGHT)
    assert (await phone.post("/api/account/keys", json={"tokens": ["mine", "nobody's"]})).json() == {"seats": 1}
    assert (await laptop.post(f"/api/account/tables/{TABLE}/key")).status_code == 401
    await laptop.post("/api/account/login", json=RIGHT)
    given = (await laptop.post(f"/api/account/tables/{TABLE}/key")).json()
    assert given["seat"] == "jack"
    key = await server.store.key(TABLE, hashed(given["token"]))
    assert key is not None
    assert key.seat == "jack"


async def test_an_account_gets_no_key_to_another_seat(phone: httpx.AsyncClient, laptop: httpx.AsyncClient) -> None:
    await phone.post("/api/account", json=RIGHT)
    await phone.post("/api/account/keys", json={"tokens": ["mine"]})
    await laptop.post("/api/account", json=RIGHT | {"name": "Eve"})
    answer = await laptop.post(f"/api/account/tables/{TABLE}/key")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-seat-of-yours")
    assert (await laptop.post("/api/account/keys", json={"tokens": ["mine"]})).json() == {"seats": 0}


async def test_a_wrong_name_and_a_wrong_password_get_the_same_answer(phone: httpx.AsyncClient) -> None:
    await phone.post("/api/account", json=RIGHT)
    wrong = [RIGHT | {"password": "something else"}, RIGHT | {"name": "Nobody"}]
    answers = [await phone.post("/api/account/login", json=attempt) for attempt in wrong]
    assert answers[0].status_code == answers[1].status_code == 401
    assert answers[0].content == answers[1].content


async def test_a_wrong_name_and_a_wrong_password_take_the_same_time(server: Server) -> None:
    """Both verify one hash. Medians are compared, with the parameters of production."""
    accounts = replace(server.accounts, limits=Limits(MemoryBuckets(), is_on=False), passwords=Passwords())
    await accounts.register("Ada", "correct horse", "here")
    took: dict[str, list[float]] = {"Ada": [], "Nobody": []}
    for _ in range(5):
        for name, times in took.items():
            before = time.process_time()
            with pytest.raises(GaslampError, match="wrong-login"):
                await accounts.log_in(name, "wrong", "here")
            times.append(time.process_time() - before)
    assert 0.5 < median(took["Ada"]) / median(took["Nobody"]) < 2


async def test_account_names_ignore_case(phone: httpx.AsyncClient) -> None:
    await phone.post("/api/account", json=RIGHT)
    answer = await phone.post("/api/account", json=RIGHT | {"name": "ADA"})
    assert (answer.status_code, answer.json()["code"]) == (409, "name-taken")


async def test_logins_are_rate_limited_by_name(
    server: Server, phone: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(limiting.RATES, "login-name", Rate(3, 60))
    await phone.post("/api/account", json=RIGHT)
    statuses = []
    for number in range(5):
        async with server.device(f"198.51.100.{number}") as device:
            attempt = await device.post("/api/account/login", json=RIGHT | {"password": f"guess {number}"})
            statuses.append(attempt.status_code)
    assert statuses == [401, 401, 401, 429, 429]


async def test_a_new_password_logs_other_devices_out(phone: httpx.AsyncClient, laptop: httpx.AsyncClient) -> None:
    await phone.post("/api/account", json=RIGHT)
    await laptop.post("/api/account/login", json=RIGHT)
    wrong = await phone.put("/api/account/password", json={"old": "not it", "new": "new password"})
    assert wrong.status_code == 401
    assert (await laptop.get("/api/account")).status_code == 200
    await phone.put("/api/account/password", json={"old": RIGHT["password"], "new": "new password"})
    assert (await phone.get("/api/account")).status_code == 200
    assert (await laptop.get("/api/account")).status_code == 401
    assert (await laptop.post("/api/account/login", json=RIGHT)).status_code == 401
    assert (await laptop.post("/api/account/login", json=RIGHT | {"password": "new password"})).status_code == 200


async def test_seat_keys_work_after_the_account_is_removed(server: Server, phone: httpx.AsyncClient) -> None:
    await phone.post("/api/account", json=RIGHT)
    await phone.post("/api/account/keys", json={"tokens": ["mine"]})
    assert (await phone.post("/api/account/removal", json={"password": "not it"})).status_code == 401
    assert (await phone.post("/api/account/removal", json={"password": RIGHT["password"]})).status_code == 204
    assert (await phone.post("/api/account/login", json=RIGHT)).status_code == 401
    key = await server.store.key(TABLE, hashed("mine"))
    assert key is not None
    assert key.account is None


@pytest.mark.parametrize(
    "body",
    [
        {"name": "A", "password": "correct horse"},
        {"name": "A" * 25, "password": "correct horse"},
        {"name": "Ad\u202ea", "password": "correct horse"},
        {"name": "Ada", "password": "short"},
        {"name": "Ada", "password": "x" * 201},
        {"name": "Ada", "password": "correct horse", "admin": True},
        {"name": "Ada"},
    ],
)
async def test_invalid_names_and_passwords_are_refused(phone: httpx.AsyncClient, body: dict[str, object]) -> None:
    assert (await phone.post("/api/account", json=body)).status_code == 422


async def test_a_password_is_rehashed_when_the_parameters_change(server: Server) -> None:
    await server.accounts.register("Ada", "correct horse", "here")
    before = await server.store.account_named("Ada")
    harder = replace(server.accounts, passwords=Passwords(PasswordHasher(2, 16, 1)))
    await harder.log_in("Ada", "correct horse", "here")
    after = await server.store.account_named("Ada")
    assert before is not None
    assert after is not None
    assert before.password != after.password
    await harder.log_in("Ada", "correct horse", "here")


async def test_a_key_for_another_device_belongs_to_the_same_person(server: Server) -> None:
    """So the note that was written on one device is read on the other."""
    await server.store.rotate_keys(hashed("mine"), Key(TABLE, "jack", hashed("new"), None, 0, "ada"))
    async with server.device() as device:
        await device.post("/api/account", json=RIGHT)
        await device.post("/api/account/keys", json={"tokens": ["new"]})
        token = (await device.post(f"/api/account/tables/{TABLE}/key")).json()["token"]
    key = await server.store.key(TABLE, hashed(token))
    assert key is not None
    assert (key.person, key.seat) == ("ada", "jack")
