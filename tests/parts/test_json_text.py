"""Texts that are kept."""

import tracemalloc

from gaslamp.parts.json_text import compact

TEXTS = 100


def test_a_kept_text_takes_little_more_memory_than_it_is_long() -> None:
    tracemalloc.start()
    try:
        kept = [compact({"circle": number}) for number in range(TEXTS)]
        held, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert kept[7] == b'{"circle":7}'
    assert held < TEXTS * 200
