"""Messages are parsed when they are used, with all that they contain."""

import pytest

from gaslamp.i18n.messages import Messages

CATALOGUE = """
### Of a lamp

-lamp = { $case ->
    [large] Lamp
   *[small] lamp
}
# Another message in a message.
light = The { -lamp } is { state }
state = { $lit ->
    [1] lit
   *[0] out
}
many = { $count ->
    [one] one { -lamp }
   *[other] { $count } { -lamp }s
}
without = { nowhere }
noted =
    .note = A note only
large = { -lamp(case: "large") }
"""


@pytest.fixture
def messages() -> Messages:
    made = Messages("en")
    made.add(CATALOGUE)
    return made


@pytest.mark.parametrize(
    ("key", "facts", "text"),
    [
        ("light", {"lit": 1}, "The lamp is lit"),
        ("light", {"lit": 0}, "The lamp is out"),
        ("many", {"count": 1}, "one lamp"),
        ("many", {"count": 3}, "3 lamps"),
        ("large", {}, "Lamp"),
        ("without", {}, "{nowhere}"),
    ],
)
def test_a_message_is_told_with_the_messages_in_it(
    messages: Messages, key: str, facts: dict[str, int], text: str
) -> None:
    assert messages.has(key)
    assert messages.text(key, facts) == text


@pytest.mark.parametrize("key", ["nowhere", "noted", "-lamp", "Of", "case"])
def test_what_is_no_message_with_a_text_is_not_there(messages: Messages, key: str) -> None:
    assert not messages.has(key)


def test_the_first_message_with_a_key_counts(messages: Messages) -> None:
    messages.add("state = burning")
    assert messages.text("light", {"lit": 1}) == "The lamp is lit"


def test_a_key_that_is_not_allowed_is_left_out(messages: Messages) -> None:
    messages.add("street = Hanbury Street\nhouse = 29", lambda key: key == "house")
    assert messages.has("house")
    assert not messages.has("street")
