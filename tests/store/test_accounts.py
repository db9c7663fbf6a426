"""Accounts, their sessions, and where notices go."""

from gaslamp.store.store import Account, Address, Store
from store.examples import key, sit_down, token


async def test_an_account_is_found_by_id_and_by_name_in_any_case(store: Store) -> None:
    number = await store.add_account("Straße", "hash", 7)
    assert number is not None
    account = Account(number, "Straße", "hash", 7)
    assert await store.account(number) == account
    assert await store.account_named("STRASSE") == account
    assert await store.account_named("Strase") is None
    assert await store.account(number + 1) is None


async def test_account_names_are_unique(store: Store) -> None:
    number = await store.add_account("Irene", "hash", 1)
    assert number is not None
    assert await store.add_account("IRENE", "other", 1) is None
    assert await store.account_named("irene") == Account(number, "Irene", "hash", 1)


async def test_a_password_is_changed(store: Store) -> None:
    number = await store.add_account("Irene", "old", 1) or 0
    assert await store.set_password(number, "new")
    assert await store.account(number) == Account(number, "Irene", "new", 1)
    assert not await store.set_password(number + 1, "new")


async def test_a_session_expires(store: Store) -> None:
    number = await store.add_account("Irene", "hash", 1) or 0
    assert await store.open_session(token("s"), number, until=100)
    assert not await store.open_session(token("s"), number, until=200)
    assert not await store.open_session(token("t"), number + 1, until=200)
    assert await store.session(token("s"), now=99) == Account(number, "Irene", "hash", 1)
    assert await store.session(token("s"), now=100) is None
    assert await store.session(token("guess"), now=0) is None


async def test_sessions_are_closed_one_by_one_or_all_but_one(store: Store) -> None:
    irene = await store.add_account("Irene", "hash", 1) or 0
    john = await store.add_account("John", "hash", 1) or 0
    for text, owner in (("1", irene), ("2", irene), ("3", irene), ("4", john)):
        await store.open_session(token(text), owner, until=100)
    assert await store.close_session(token("1"))
    assert not await store.close_session(token("1"))
    assert await store.close_sessions(irene, but=token("2")) == 1
    assert [bool(await store.session(token(text), now=0)) for text in "1234"] == [False, True, False, True]
    assert await store.close_sessions(irene) == 1


async def test_expired_sessions_are_dropped(store: Store) -> None:
    number = await store.add_account("Irene", "hash", 1) or 0
    for text, until in (("1", 10), ("2", 20), ("3", 30)):
        await store.open_session(token(text), number, until)
    assert await store.drop_expired_sessions(now=20) == 2
    assert await store.session(token("3"), now=20)


async def test_keys_outlive_their_account(store: Store) -> None:
    number = await store.add_account("Irene", "hash", 1) or 0
    await sit_down(store, "a", keys=[key("a", "jack", "k", number)])
    await store.open_session(token("s"), number, until=100)
    assert await store.remove_account(number)
    assert not await store.remove_account(number)
    assert await store.session(token("s"), now=0) is None
    assert await store.key("a", token("k")) == key("a", "jack", "k", None)
    again = await store.add_account("Irene", "hash", 1)
    assert again not in (None, number), "the number of a removed account is given to nobody"


async def test_an_address_is_confirmed_and_removed_by_its_token(store: Store) -> None:
    await sit_down(store, "a")
    number = await store.add_address("a", "jack", "email", "i@example.org", "fr", token("t"), confirmed=False)
    assert number is not None
    address = Address(number, "a", "jack", "email", "i@example.org", "fr", token("t"), confirmed=False)
    assert await store.addresses("a", "jack") == [address]
    assert await store.confirm_address(token("t"))
    assert [each.confirmed for each in await store.addresses("a", "jack")] == [True]
    assert not await store.confirm_address(token("guess"))
    assert await store.remove_address(token("t"))
    assert not await store.remove_address(token("t"))
    assert await store.addresses("a", "jack") == []


async def test_an_address_is_stored_once_per_seat(store: Store) -> None:
    await sit_down(store, "a")
    for n, (seat, target) in enumerate((("jack", "x"), ("jack", "y"), ("detective", "x"))):
        assert await store.add_address("a", seat, "webhook", target, "en", token(str(n)), confirmed=True)
    assert await store.add_address("a", "jack", "webhook", "x", "en", token("9"), confirmed=True) is None
    assert await store.add_address("nowhere", "jack", "webhook", "x", "en", token("8"), confirmed=True) is None
    assert [each.target for each in await store.addresses("a", "jack")] == ["x", "y"]
