"""Draws that people make with real cards: which ones, how the record says so, and what is still proved."""

import random
from dataclasses import replace
from typing import Any

import pytest

from core.test_journal import NONCE, SEED, TABLE_ID
from gaslamp.core import chain, entered, honesty, journal, record, seen
from gaslamp.core.errors import NotHonest, NotWellFormed
from gaslamp.core.game import CHANCE, Outcome
from gaslamp.core.record import Entry, Record
from gaslamp.core.seen import Seen
from gaslamp.games import mrjack
from gaslamp.games.mrjack.rules.actions import Draw
from gaslamp.store.signing import Signer, check_signatures


def companion_game(steps: int = 30) -> Record:
    """Mr. Jack on a real board: the open cards are always the last four that can be drawn."""
    now = journal.begin(mrjack, {}, SEED, NONCE, table=TABLE_ID, companion=True, draws="entered")
    rng = random.Random(4)
    for _ in range(steps):
        found = entered.outcomes(mrjack, now.state)
        action: Any = found[-1] if found else None
        if action is None and mrjack.actor(now.state) == CHANCE:
            action = journal.chance(mrjack, now)
        calm = [one for one in mrjack.legal(now.state) if type(one).__name__ not in ("Accuse", "Leave")]
        now = journal.extend(mrjack, now, action or rng.choice(calm), NONCE)
    return journal.stop(mrjack, now, Outcome(("jack",), "resigned")).record


GAME = companion_game()
DRAWN = next(number for number, one in enumerate(GAME.entries) if isinstance(mrjack.parse_action(one.action), Draw))


def with_entry(found: Record, number: int, **changes: Any) -> Record:
    entries = list(found.entries)
    entries[number] = replace(entries[number], **changes)
    return replace(found, entries=tuple(entries))


def test_the_card_of_jack_is_never_entered() -> None:
    start = mrjack.start({})
    assert mrjack.actor(start) == CHANCE
    assert entered.outcomes(mrjack, start) == ()


def test_the_four_open_cards_are_entered() -> None:
    start = mrjack.start({})
    dealt = mrjack.apply(start, mrjack.legal(start)[0])
    assert len(entered.outcomes(mrjack, dealt)) == 70


def test_a_player_who_is_to_act_enters_nothing() -> None:
    states = journal.replay(mrjack, GAME)
    acting = next(state for state in states if mrjack.actor(state) != CHANCE)
    assert entered.outcomes(mrjack, acting) == ()


def test_the_header_says_who_drew() -> None:
    assert "\ncompanion yes\ndraws entered\n" in record.write(GAME)
    assert record.parse(record.write(GAME)) == GAME


def test_a_seat_reads_the_same_header() -> None:
    redacted = journal.redact(mrjack, GAME, "detective")
    assert (redacted.companion, redacted.draws) == (True, "entered")
    assert chain.last(redacted) == chain.last(GAME)


def test_other_records_have_no_such_line() -> None:
    plain = journal.begin(mrjack, {}, SEED, NONCE, table=TABLE_ID).record
    assert "companion" not in record.write(plain)
    assert "draws" not in record.write(plain)


@pytest.mark.parametrize("line", ["draws seed", "draws", "companion", "companion no", "companion yes yes"])
def test_the_lines_say_nothing_else(line: str) -> None:
    name = line.split()[0]
    known = {"draws": "draws entered", "companion": "companion yes"}[name]
    with pytest.raises(NotWellFormed):
        record.parse(record.write(GAME).replace(known, line))


def test_only_a_companion_enters_draws() -> None:
    with pytest.raises(NotWellFormed):
        record.parse(record.write(GAME).replace("companion yes\n", ""))


def test_entered_draws_are_not_compared_with_the_seed() -> None:
    honesty.verify(mrjack, GAME)
    with pytest.raises(NotHonest, match="draw-tampered"):
        honesty.verify(mrjack, replace(GAME, draws="seed"))


def test_every_other_draw_is() -> None:
    """Jack's card."""
    other = next(one for one in mrjack.legal(mrjack.start({})) if mrjack.write(one) != GAME.entries[0].action)
    promised = journal.entry(mrjack, GAME, mrjack.start({}), 1, other, NONCE)
    with pytest.raises(NotHonest, match="draw-tampered"):
        honesty.verify(mrjack, replace(GAME, entries=(promised, *GAME.entries[1:])))


def test_a_draw_that_is_not_possible_breaks_the_rules() -> None:
    with pytest.raises(NotHonest, match="rules-broken"):
        honesty.verify(mrjack, with_entry(GAME, DRAWN + 1, action=GAME.entries[DRAWN].action))


@pytest.mark.parametrize(
    "bent",
    [
        replace(GAME, draws="seed"),
        replace(GAME, draws="seed", companion=False),
        replace(GAME, entries=(*GAME.entries[:DRAWN], Entry(CHANCE, "HWSL"), *GAME.entries[DRAWN + 1 :])),
    ],
    ids=["without the line", "without both lines", "another draw"],
)
def test_a_changed_header_or_draw_is_found_by_any_player_who_kept_a_head(bent: Record) -> None:
    heads = tuple((length, head.hex()) for length, head in chain.heads(GAME))
    assert seen.compare(GAME, Seen(TABLE_ID, "jack", heads)).is_whole
    with pytest.raises(NotHonest):
        seen.compare(bent, Seen(TABLE_ID, "jack", heads))
    with pytest.raises(NotHonest):
        check_signatures(replace(bent, signatures=Signer([bytes(32)]).sign(GAME).signatures))


def test_the_first_head_covers_the_header() -> None:
    starts = {chain.start(replace(GAME, draws=draws)) for draws in ("seed", "entered")}
    assert len({*starts, chain.start(replace(GAME, companion=False, draws="seed"))}) == 3
