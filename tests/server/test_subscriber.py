"""Messages to one subscriber: held while a command is answered, written together, and none lost."""

from gaslamp.server.tables.subscriber import STOOD_UP, Subscriber


def _busy(writes: list[tuple[bytes, ...]], *, accepts: bool = True) -> Subscriber:
    """A subscriber whose command is being carried out."""
    subscriber = Subscriber("jack", "en")
    subscriber.is_busy = True

    def write(*texts: bytes) -> bool:
        writes.append(texts)
        return accepts

    subscriber.write_now = write
    return subscriber


async def test_news_and_answer_of_a_command_are_one_write() -> None:
    writes: list[tuple[bytes, ...]] = []
    subscriber = _busy(writes)
    subscriber.put(b"before")
    subscriber.hold()
    subscriber.put(b"news")
    subscriber.put(b"done")
    assert writes == [(b"before",)]
    subscriber.release()
    assert writes == [(b"before",), (b"news", b"done")]


async def test_a_slow_client_gets_held_messages_in_their_order() -> None:
    subscriber = _busy([], accepts=False)
    subscriber.hold()
    subscriber.put(b"news")
    subscriber.put(b"done")
    subscriber.release()
    subscriber.put(b"later")
    assert [await subscriber.get() for _ in range(3)] == [b"news", b"done", b"later"]


async def test_without_a_command_nothing_is_held() -> None:
    writes: list[tuple[bytes, ...]] = []
    subscriber = _busy(writes)
    subscriber.is_busy = False
    subscriber.hold()
    subscriber.put(b"news")
    assert writes == [(b"news",)]


async def test_a_player_who_stands_up_still_gets_the_news_of_it() -> None:
    writes: list[tuple[bytes, ...]] = []
    subscriber = _busy(writes)
    subscriber.hold()
    subscriber.put(b"news")
    subscriber.close(STOOD_UP)
    subscriber.put(b"done")
    subscriber.release()
    assert writes == [(b"news",)]


async def test_whoever_sends_is_called_when_a_message_has_to_wait() -> None:
    called: list[bool] = []
    subscriber = _busy([], accepts=False)
    subscriber.on_queued = lambda: called.append(subscriber.has_queued())
    subscriber.put(b"news")
    assert called == [True]
    assert await subscriber.get() == b"news"
    assert not subscriber.has_queued()


async def test_a_message_is_written_at_once_after_those_that_waited_are_sent() -> None:
    writes: list[tuple[bytes, ...]] = []
    subscriber = _busy(writes)
    subscriber.write_now, write = None, subscriber.write_now
    subscriber.put(b"first")
    assert await subscriber.get() == b"first"
    subscriber.write_now = write
    subscriber.put(b"second")
    assert writes == [], "the first is still being sent"
    assert await subscriber.get() == b"second"
    assert not subscriber.has_queued()
    subscriber.put(b"third")
    assert writes == [(b"third",)]
