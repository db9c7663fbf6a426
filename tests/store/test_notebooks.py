"""Notebooks, in every store."""

from gaslamp.store.notebooks import KeptNotebook
from gaslamp.store.store import Store

NEW = KeptNotebook("abcdefghijklmnop", {"game": "three-doors", "entries": ["é"]})


async def test_a_notebook_is_kept_as_it_was_written(store: Store) -> None:
    assert await store.add_notebook(NEW, 1)
    assert await store.notebook(NEW.id) == NEW
    assert await store.notebook_version(NEW.id) == 1


async def test_an_unknown_notebook_is_not_there(store: Store) -> None:
    assert await store.notebook("aaaaaaaaaaaaaaaa") is None
    assert await store.notebook_version("aaaaaaaaaaaaaaaa") is None


async def test_an_id_is_given_once(store: Store) -> None:
    await store.add_notebook(NEW, 1)
    assert not await store.add_notebook(KeptNotebook(NEW.id, {}), 2)
    assert await store.notebook(NEW.id) == NEW


async def test_of_two_changes_to_the_same_version_one_is_refused(store: Store) -> None:
    await store.add_notebook(NEW, 1)
    assert await store.change_notebook(KeptNotebook(NEW.id, {"first": 1}, 1), 2)
    assert not await store.change_notebook(KeptNotebook(NEW.id, {"second": 2}, 1), 3)
    assert await store.notebook(NEW.id) == KeptNotebook(NEW.id, {"first": 1}, 2)


async def test_what_was_not_changed_for_long_is_dropped(store: Store) -> None:
    other = KeptNotebook("ponmlkjihgfedcba", {})
    await store.add_notebook(NEW, 100)
    await store.add_notebook(other, 100)
    await store.change_notebook(other, 300)
    assert await store.drop_notebooks(200) == 1
    assert await store.notebook_version(NEW.id) is None
    assert await store.notebook_version(other.id) == 2
