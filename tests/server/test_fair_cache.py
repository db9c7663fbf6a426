"""The cache of answers: nobody can fill it with questions of their own."""

from gaslamp.server.tables.fair_cache import ENTRY_BYTES, FairCache

ANSWER = bytes(500)
SIZE = len(ANSWER) + ENTRY_BYTES


def test_a_flood_of_one_visitor_does_not_flush_what_others_asked() -> None:
    cache = FairCache(10 * SIZE)
    cache.put("player", "mine", ANSWER)
    for number in range(1000):
        cache.put("flood", number, ANSWER)
    assert cache.get("mine") == ANSWER


def test_a_flood_of_many_visitors_does_not_flush_what_others_asked() -> None:
    cache = FairCache(10 * SIZE)
    cache.put("player", "mine", ANSWER)
    for number in range(1000):
        cache.put(f"flood{number % 8}", number, ANSWER)
    assert cache.get("mine") == ANSWER


def test_the_largest_user_loses_the_least_recently_used_answer() -> None:
    cache = FairCache(3 * SIZE)
    for number in range(3):
        cache.put("a", number, ANSWER)
    assert cache.get(0)
    cache.put("a", 3, ANSWER)
    assert [number for number in range(4) if cache.get(number)] == [0, 2, 3]


def test_an_empty_answer_is_kept() -> None:
    cache = FairCache(3 * SIZE)
    cache.put("a", "failed", b"")
    cache.put("a", "failed", b"")
    assert cache.get("failed") == b""


def test_the_cache_never_holds_more_than_its_size() -> None:
    cache = FairCache(5 * SIZE)
    for number in range(100):
        cache.put(str(number), number, ANSWER)
    assert sum(cache.get(number) is not None for number in range(100)) == 5


def test_an_answer_that_is_larger_than_the_cache_is_not_kept() -> None:
    cache = FairCache(SIZE)
    cache.put("a", "large", bytes(2 * SIZE))
    assert cache.get("large") is None
