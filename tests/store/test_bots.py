"""Bots and the challenges that they are sent, in every kind of store."""

from dataclasses import replace

from gaslamp.store.bots import Bot, Challenge
from gaslamp.store.store import Key, Store
from store.examples import RUNNING, header, move

OLD, NEW = b"o" * 32, b"n" * 32


async def robot(store: Store, name: str = "Robot", token: bytes = OLD) -> int:
    account = await store.add_account(name, "hash", 1)
    assert account is not None
    assert await store.make_bot(account, token)
    return account


async def test_an_account_becomes_a_bot_and_is_found_by_its_token(store: Store) -> None:
    account = await robot(store)
    assert await store.bot_with(OLD) == await store.bot(account) == Bot(account, "Robot", (), 0)
    assert await store.bot_with(NEW) is None
    assert not await store.make_bot(account + 1, NEW)


async def test_a_new_token_replaces_the_old_one(store: Store) -> None:
    account = await robot(store)
    await store.see_bot(account, ["mrjack"], 7)
    assert await store.make_bot(account, NEW)
    assert await store.bot_with(OLD) is None
    assert await store.bot_with(NEW) == Bot(account, "Robot", ("mrjack",), 7)


async def test_a_bot_that_is_removed_has_neither_token_nor_challenges(store: Store) -> None:
    account = await robot(store)
    await store.create(header("a"), [move(1)], RUNNING)
    await store.add_challenge(Challenge("a", "jack", account, "Ada", 5))
    assert await store.remove_bot(account)
    assert not await store.remove_bot(account)
    assert (await store.bot(account), await store.bot_with(OLD), await store.challenges_at("a")) == (None, None, [])
    assert await store.account(account) is not None


async def test_a_removed_account_is_no_bot(store: Store) -> None:
    account = await robot(store)
    await store.remove_account(account)
    assert await store.bot_with(OLD) is None


async def test_bots_that_were_seen_are_listed_by_name(store: Store) -> None:
    for name, token, seen in (("zoe", b"z", 9), ("Adam", b"a", 10), ("old", b"x", 8)):
        await store.see_bot(await robot(store, name, token), [], seen)
    assert [bot.name for bot in await store.bots_seen(9)] == ["Adam", "zoe"]
    assert not await store.see_bot(999, [], 10)


async def test_the_seats_of_an_account_are_those_of_games_that_go_on(store: Store) -> None:
    account = await robot(store)
    for number, (table, status) in enumerate([("b", "running"), ("a", "waiting"), ("c", "over")]):
        keys = [Key(table, "jack", bytes([number, twice]), account, 10 + number) for twice in range(2)]
        await store.create(header(table), [move(1)], replace(RUNNING, status=status), keys)
    assert await store.seats_of(account) == [("b", "jack", "running"), ("a", "jack", "waiting")]
    assert await store.seats_of(account + 1) == []


async def test_a_challenge_waits_until_it_is_declined(store: Store) -> None:
    account = await robot(store)
    await store.create(header("a"), [move(1)], RUNNING)
    asked = Challenge("a", "jack", account, "Ada", 5)
    assert await store.add_challenge(asked)
    assert await store.challenges_to(account, 5) == await store.challenges_at("a") == [asked]
    assert await store.challenges_to(account, 6) == []
    assert not await store.decline_challenge("a", "jack", account + 1, "busy")
    assert await store.decline_challenge("a", "jack", account, "busy")
    assert await store.challenges_to(account, 5) == []
    assert await store.challenge("a", "jack") == replace(asked, answer="busy")


async def test_a_seat_has_one_challenge(store: Store) -> None:
    first, second = await robot(store), await robot(store, "Other", NEW)
    await store.create(header("a"), [move(1)], RUNNING)
    await store.add_challenge(Challenge("a", "jack", first, "Ada", 5, "busy"))
    await store.add_challenge(Challenge("a", "jack", second, "Ada", 6))
    assert await store.challenges_at("a") == [Challenge("a", "jack", second, "Ada", 6)]
    assert await store.remove_challenge("a", "jack")
    assert not await store.remove_challenge("a", "jack")
    assert await store.challenge("a", "jack") is None


async def test_a_challenge_needs_a_table_and_a_bot(store: Store) -> None:
    account = await robot(store)
    assert not await store.add_challenge(Challenge("a", "jack", account, "Ada", 5))
    await store.create(header("a"), [move(1)], RUNNING)
    person = await store.add_account("Ada", "hash", 1)
    assert person is not None
    assert not await store.add_challenge(Challenge("a", "jack", person, "Ada", 5))


async def test_challenges_go_with_their_table(store: Store) -> None:
    account = await robot(store)
    await store.create(header("a"), [move(1)], RUNNING)
    await store.add_challenge(Challenge("a", "jack", account, "Ada", 5))
    await store.remove("a")
    assert await store.challenges_to(account, 0) == []
