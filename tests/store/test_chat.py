"""Chat, notes and marks: ids by channel, notes by person, marks by owner."""

import asyncio

from gaslamp.store.store import ChatLine, Store
from store.examples import sit_down


async def test_chat_lines_come_in_order(store: Store) -> None:
    await sit_down(store, "a")
    assert [await store.add_chat_line("a", "table", "jack", text, 5) for text in ("Good evening", "to you")] == [1, 2]
    assert await store.chat_lines("a", "table") == [
        ChatLine(1, "table", "jack", "Good evening", 5),
        ChatLine(2, "table", "jack", "to you", 5),
    ]
    assert [line.text for line in await store.chat_lines("a", "table", after=1)] == ["to you"]
    assert [line.text for line in await store.chat_lines("a", "table", limit=1)] == ["to you"]


async def test_channels_are_numbered_separately(store: Store) -> None:
    await sit_down(store, "a", "b")
    await store.add_chat_line("a", "police", "red", "He is in Commercial Street", 1)
    await store.add_chat_line("b", "table", "jack", "elsewhere", 1)
    assert await store.add_chat_line("a", "table", "jack", "Well?", 2) == 1
    assert [line.text for line in await store.chat_lines("a", "table")] == ["Well?"]


async def test_nothing_is_stored_for_an_unknown_table(store: Store) -> None:
    assert await store.add_chat_line("nowhere", "table", "jack", "Hello?", 1) is None
    assert not await store.write_note("nowhere", "jack", "mine", 1)
    assert not await store.mark("nowhere", "jack", "E4", "x", 1)
    assert not await store.mark("nowhere", "jack", "E4", None, 1)


async def test_concurrent_chat_lines_are_all_stored(store: Store) -> None:
    await sit_down(store, "a")
    numbers = await asyncio.gather(*(store.add_chat_line("a", "table", "jack", str(n), n) for n in range(20)))
    assert sorted(number for number in numbers if number) == list(range(1, 21))
    assert {line.text for line in await store.chat_lines("a", "table")} == {str(n) for n in range(20)}


async def test_a_note_belongs_to_a_person_and_is_replaced(store: Store) -> None:
    await sit_down(store, "a")
    assert await store.note("a", "jack") == ""
    assert await store.write_note("a", "jack", "first", 1)
    assert await store.write_note("a", "jack", "second\nline ’", 2)
    assert await store.note("a", "jack") == "second\nline ’"
    assert await store.note("a", "detective") == ""


async def test_marks_are_set_changed_and_deleted(store: Store) -> None:
    await sit_down(store, "a")
    await store.mark("a", "police", "41", {"colour": "red", "by": "yellow"}, 1)
    await store.mark("a", "police", "147", "?", 1)
    await store.mark("a", "jack", "41", "home", 1)
    await store.mark("a", "police", "147", "!", 2)
    assert await store.marks("a", "police") == {"147": "!", "41": {"colour": "red", "by": "yellow"}}
    assert await store.mark("a", "police", "41", None, 3)
    assert await store.mark("a", "police", "no such mark", None, 3)
    assert await store.marks("a", "police") == {"147": "!"}
    assert await store.marks("a", "jack") == {"41": "home"}


async def test_nul_characters_are_removed(store: Store) -> None:
    await sit_down(store, "a")
    await store.add_chat_line("a", "table", "jack", "be\x00fore \u2028 🕯", 1)
    await store.write_note("a", "jack", "\x00after", 1)
    assert [line.text for line in await store.chat_lines("a", "table")] == ["before \u2028 🕯"]
    assert await store.note("a", "jack") == "after"


async def test_a_chat_line_keeps_the_name_that_it_was_written_under(store: Store) -> None:
    await sit_down(store, "a")
    await store.add_chat_line("a", "table", "jack", "I am off", 1, "Ann")
    await store.add_chat_line("a", "table", "jack", "I am new", 2, "Eve")
    assert [line.name for line in await store.chat_lines("a", "table")] == ["Ann", "Eve"]
