"""The client: its examples are true, and it reads what servers say."""

import doctest
from types import ModuleType

import httpx
import pytest

from gaslamp.client import Client, Refused, client, data, errors
from gaslamp.client.runner import knowledge
from gaslamp.core import journal
from gaslamp.games import mrjack


@pytest.mark.parametrize("module", [client, data, errors])
def test_its_examples_are_true(module: ModuleType) -> None:
    found = doctest.testmod(module)
    assert found.attempted > 0
    assert found.failed == 0


def test_an_answer_that_is_no_json_is_an_error_with_its_status() -> None:
    answer = httpx.Response(502, text="Bad gateway")
    asking = Client("http://localhost", transport=httpx.MockTransport(lambda _: answer))
    with pytest.raises(Refused, match="HTTP 502") as caught:
        asking.games()
    assert caught.value.is_temporary


def test_lines_of_a_later_version_are_read_over() -> None:
    body = b'\n{"type":"news-of-tomorrow","table":"a","seat":"jack"}\n{"type":"game-over","table":"a","seat":"jack"}\n'
    asking = Client(
        "http://localhost", "token", transport=httpx.MockTransport(lambda _: httpx.Response(200, content=body))
    )
    assert list(asking.events()) == [data.GameOver("a", "jack")]


def test_a_seat_knows_from_its_record_what_the_rules_show_it() -> None:
    now = journal.begin(mrjack, {"edition": "revised"}, bytes(32), bytes(16))
    for text in ("=M", "HSLB", "L", "E4", "NE>NW"):
        now = journal.extend(mrjack, now, mrjack.parse_action(text), bytes(16))
    for seat in ("jack", "detective"):
        known = knowledge(journal.redact(mrjack, now.record, seat), seat)
        assert known.view == mrjack.view(now.state, seat)
        assert bool(known.choices) is (mrjack.actor(now.state) == seat)
