"""Keys to seats. Only the hash of a token is stored."""

from dataclasses import replace

from gaslamp.store.store import Store
from store.examples import RUNNING, key, sit_down, token


async def test_a_token_opens_its_seat_and_no_other_table(store: Store) -> None:
    await sit_down(store, "a", "b")
    assert await store.give_key(key("a", "jack", "secret"))
    assert await store.key("a", token("secret")) == key("a", "jack", "secret")
    assert await store.key("b", token("secret")) is None
    assert await store.key("a", token("guess")) is None


async def test_a_token_opens_one_seat_per_table(store: Store) -> None:
    await sit_down(store, "a", "b")
    assert await store.give_key(key("a", "jack", "k"))
    assert not await store.give_key(key("a", "detective", "k"))
    assert await store.give_key(key("b", "detective", "k"))
    assert not await store.give_key(key("nowhere", "jack", "k"))
    found = await store.key("a", token("k"))
    assert found is not None
    assert found.seat == "jack"


async def test_revoking_deletes_all_keys_of_a_seat(store: Store) -> None:
    await sit_down(store, "a")
    for given, text in enumerate(("laptop", "phone")):
        await store.give_key(key("a", "jack", text, given=given))
    await store.give_key(key("a", "detective", "other", given=9))
    assert [each.seat for each in await store.keys("a")] == ["jack", "jack", "detective"]
    assert await store.revoke("a", "jack") == 2
    assert await store.revoke("a", "jack") == 0
    assert await store.key("a", token("phone")) is None
    assert [each.seat for each in await store.keys("a")] == ["detective"]


async def test_tables_of_tokens_come_latest_first(store: Store) -> None:
    await sit_down(store, "a", "b", "c", keys=[key("a", "jack", "x"), key("b", "jack", "y"), key("c", "jack", "z")])
    found = await store.tables_of(None, [token("x"), token("y"), token("unknown")])
    assert [(listed.id, listed.mine) for listed in found] == [("a", ("jack",)), ("b", ("jack",))]
    assert await store.tables_of(None, []) == []


async def test_a_table_with_two_own_seats_is_listed_once(store: Store) -> None:
    await sit_down(store, "a", keys=[key("a", "red", "x"), key("a", "blue", "y")])
    assert [listed.mine for listed in await store.tables_of(None, [token("x"), token("y")])] == [("blue", "red")]


async def test_keys_of_another_account_cannot_be_attached(store: Store) -> None:
    await sit_down(store, "a", "b", "c", keys=[key("a", "jack", "x"), key("b", "jack", "x"), key("c", "jack", "y")])
    irene = await store.add_account("Irene", "hash", 1)
    john = await store.add_account("John", "hash", 1)
    assert irene is not None
    assert john is not None
    assert await store.attach(irene, [token("x")]) == 2
    assert await store.attach(irene, [token("x")]) == 2
    assert await store.attach(john, [token("x"), token("y")]) == 1
    assert [listed.id for listed in await store.tables_of(irene, [])] == ["a", "b"]
    assert [listed.id for listed in await store.tables_of(john, [])] == ["c"]
    assert [listed.id for listed in await store.tables_of(john, [token("x")])] == ["a", "b", "c"]
    assert await store.attach(99, [token("y")]) == 0


async def test_the_list_of_own_tables_is_limited(store: Store) -> None:
    for n in range(5):
        table = f"t{n}"
        own = [key(table, "red", "x"), key(table, "blue", "y")]
        await sit_down(store, table, summary=replace(RUNNING, updated=n), keys=own)
    found = await store.tables_of(None, [token("x"), token("y")], limit=2)
    assert [(listed.id, listed.mine) for listed in found] == [("t4", ("blue", "red")), ("t3", ("blue", "red"))]


async def test_revoking_deletes_the_note_and_the_addresses_of_the_holder(store: Store) -> None:
    await sit_down(store, "a", "b", keys=[replace(key("a", "jack", "x"), person="ann"), key("b", "jack", "x")])
    for table in ("a", "b"):
        await store.write_note(table, "ann", "mine", 1)
        await store.add_address(table, "jack", "email", "ann@example.org", "en", token(table), True)
    await store.revoke("a", "jack")
    assert (await store.note("a", "ann"), await store.note("b", "ann")) == ("", "mine")
    assert (len(await store.addresses("a", "jack")), len(await store.addresses("b", "jack"))) == (0, 1)


async def test_a_new_key_replaces_all_keys_to_its_seat(store: Store) -> None:
    own = [key("a", "jack", "laptop"), key("a", "jack", "phone"), key("a", "detective", "other")]
    await sit_down(store, "a", "b", keys=[*own, key("b", "jack", "laptop")])
    new = key("a", "jack", "new")
    assert not await store.rotate_keys(token("other"), new)
    assert not await store.rotate_keys(token("guess"), new)
    assert await store.rotate_keys(token("laptop"), new)
    assert not await store.rotate_keys(token("laptop"), key("a", "jack", "newer"))
    assert {each.token_hash for each in await store.keys("a")} == {token("new"), token("other")}
    assert await store.key("b", token("laptop")) is not None
    assert not await store.rotate_keys(token("laptop"), key("nowhere", "jack", "new"))
