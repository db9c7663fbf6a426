"""Names that can be read and told apart, on accounts and at tables."""

import asyncio

import pytest

from gaslamp.core.errors import GaslampError
from gaslamp.server.environment import Environment
from gaslamp.server.gate import rate_limits as limiting
from gaslamp.server.gate.accounts import Accounts
from gaslamp.server.gate.names import checked_name, distinct_name
from gaslamp.server.gate.passwords import Passwords
from gaslamp.server.gate.rate_limits import Limits, MemoryBuckets, Rate
from gaslamp.store.memory import MemoryStore
from server.running_server import http_client, new_table, running_server, sit
from server.test_accounts import QUICK


@pytest.mark.parametrize(
    "name",
    ["Ann", "Zoë", "O’Neil", "Jo-Ann Baker", "Иван", "Ελένη", "山田", "山田 Ann", "דוד", "สมชาย", "Jack 2", "🎩 Ann"],
)
def test_names_of_people_stay_as_they_are(name: str) -> None:
    assert checked_name(name) == name


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("Ａｎｎ", "Ann"),
        ("𝐀nn", "Ann"),
        ("Zoe\u0308", "Zoë"),
        ("  Ann   B ", "Ann B"),
        ("Ann\u00a0B", "Ann B"),
        ("ﬁn", "fin"),
    ],
)
def test_other_spellings_become_the_plain_one(given: str, name: str) -> None:
    assert checked_name(given) == name


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",  # Hangul filler
        "Ann\u3164",
        "\u115f\u1160",
        "A\u200bnn",  # zero width space
        "Ann\u200d",
        "Ann\u202e",  # right to left
        "\u2800\u2800",  # an empty Braille cell
        "Ann\ufffc",
        "Ann\U0001d159",  # a note without a head
        "\u0301Ann",  # a mark without a letter
        "A\u0301\u0302\u0303\u0304nn",  # marks in excess
        "   ",
        "\ufdfa\ufdfa",  # becomes 36 letters
    ],
    ids=ascii,
)
def test_names_that_cannot_be_read_are_refused(name: str) -> None:
    with pytest.raises(GaslampError, match="name-unusable"):
        checked_name(name)


@pytest.mark.parametrize("name", ["Аnn", "Jаck", "Αnn", "Ivan Иван", "Ꭺnn"], ids=ascii)
def test_letters_of_alphabets_that_look_alike_are_not_mixed(name: str) -> None:
    with pytest.raises(GaslampError, match="name-mixed"):
        checked_name(name)


@pytest.mark.parametrize(
    "name", ["Jack Lord", "jack lord", "JACK LORD", "Jack L0rd", "Jack Iord", "Jack 1ord", "JackLord", "jacklord"]
)
def test_a_name_that_looks_like_one_at_the_table_gets_a_number(name: str) -> None:
    assert distinct_name(name, ["Jack Lord", "Ann"]) == f"{name} 2"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Аса", "Aca"),
        ("rnary", "mary"),
        ("Ορ", "Op"),
        ("Ill", "lll"),
        ("Olli\u0307", "Olli"),  # a dot above an i
        ("Anṇ", "Ann"),
        ("Ann\U00016fe4", "Ann"),  # a filler that is a mark
        ("Йан", "Иан"),
    ],
    ids=ascii,
)
def test_names_of_different_letters_can_look_the_same(name: str, other: str) -> None:
    assert distinct_name(name, [other]) != name


def test_the_number_is_one_that_nobody_has() -> None:
    assert distinct_name("Guest", ["Guest", "guest 2", "Ann"]) == "Guest 3"
    assert distinct_name("G" * 24, ["G" * 24]) == "G" * 22 + " 2"


def test_names_that_look_different_stay() -> None:
    assert distinct_name("Ann", ["Bob", "Anne", ""]) == "Ann"


async def test_two_players_at_one_table_never_have_names_that_look_the_same() -> None:
    with running_server() as server:
        async with http_client(server) as client:
            table, _ = await new_table(client, "mrjack", me={"seat": "jack", "name": "Ｏｌｌｉ"})
            await sit(client, table, "detective", "0lIi")
            seats = (await client.get(f"/api/tables/{table}")).json()["seats"]
    assert [seat["name"] for seat in seats] == ["Olli", "0lIi 2"]


async def test_names_stay_different_when_players_sit_down_at_the_same_time() -> None:
    with running_server() as server:
        async with http_client(server) as client:
            table, _ = await new_table(client, "whitechapel", options={"hands": "B/Y/N/R/G"})
            seats = [seat["seat"] for seat in (await client.get(f"/api/tables/{table}")).json()["seats"]]
            await asyncio.gather(*(sit(client, table, seat, "Ann") for seat in seats))
            found = (await client.get(f"/api/tables/{table}")).json()["seats"]
    assert sorted(seat["name"] for seat in found) == ["Ann", "Ann 2", "Ann 3", "Ann 4", "Ann 5", "Ann 6"]


@pytest.mark.parametrize("name", ["\u3164\u3164", "Аnn"], ids=ascii)
async def test_a_table_refuses_such_a_name_with_a_sentence(name: str) -> None:
    with running_server() as server:
        async with http_client(server) as client:
            me = {"seat": "jack", "name": name}
            answers = [await client.post("/api/tables", json={"game": "mrjack", "me": me})]
            table, _ = await new_table(client, "mrjack")
            answers.append(await client.post(f"/api/tables/{table}/seats?lang=en", json=me))
    for answer in answers:
        assert answer.status_code == 400
        assert answer.json()["code"].startswith("name-")
        assert "name" in answer.json()["text"]


@pytest.fixture(name="accounts")
async def _accounts() -> Accounts:
    limits = Limits(MemoryBuckets())
    return Accounts(MemoryStore(), limits, Passwords(QUICK), Environment(now=lambda: 1_000))


async def test_an_account_in_other_letters_is_the_same_account(accounts: Accounts) -> None:
    await accounts.register("Ada Baker", "correct horse", "here")
    with pytest.raises(GaslampError, match="name-taken"):
        await accounts.register("Ａｄａ  Baker", "correct horse", "here")
    assert (await accounts.log_in("ａｄａ Baker", "correct horse", "here")).name == "Ada Baker"


async def test_an_account_name_that_cannot_be_read_is_refused(accounts: Accounts) -> None:
    for name, key in (("Ada\u3164", "name-unusable"), ("Adа", "name-mixed"), (" A ", "name-unusable")):
        with pytest.raises(GaslampError, match=key):
            await accounts.register(name, "correct horse", "here")


async def test_accounts_of_before_can_still_log_in(accounts: Accounts) -> None:
    """Their names were not checked. A fullwidth one is found by its own spelling."""
    for number, name in enumerate(("Ａｄａ", "Adа", "Ada\u3164")):
        await accounts.store.add_account(name, await accounts.passwords.hashed(f"correct horse {number}"), 1)
    await accounts.register("Ada", "another horse", "here")
    for number, name in enumerate(("Ａｄａ", "Adа", "Ada\u3164")):
        assert (await accounts.log_in(name, f"correct horse {number}", "here")).name == name
    assert (await accounts.log_in("Ada", "another horse", "here")).name == "Ada"


async def test_spellings_of_a_name_share_the_limit_of_its_logins(
    accounts: Accounts, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise every spelling would give ten more guesses."""
    monkeypatch.setitem(limiting.RATES, "login-name", Rate(2, 60))
    await accounts.register("Ada", "correct horse", "here")
    for name, key in (("Ada", "wrong-login"), ("Ａda", "wrong-login"), ("Aｄa", "too-many")):
        with pytest.raises(GaslampError, match=key):
            await accounts.log_in(name, "a guess", "here")
