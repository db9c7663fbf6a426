"""Acting and undoing, and what a refused command changes: nothing."""

import pytest

from gaslamp.core import chain, honesty, record
from gaslamp.core.errors import NotWellFormed
from gaslamp.core.game import CHANCE
from gaslamp.table.commands import Act, Answer, Ask, Claim, Command, Flag, Rematch, Replace, Resign, Undo
from gaslamp.table.decision import can_undo
from gaslamp.table.events import Acted
from table.example_tables import example_table, refused, until


def test_an_action_and_the_chance_after_it_are_stored_together() -> None:
    one = example_table()
    acting: list[str] = []
    while CHANCE not in acting:
        acting = [step.event.seat for step in one.act() if isinstance(step.event, Acted)]
        assert one.table.turn not in (None, CHANCE)
    assert acting[0] != CHANCE


@pytest.mark.parametrize(
    ("command", "key"),
    [
        (Act("jack", 5, ("L",)), "not-your-turn"),
        (Act("detective", 4, ("L",)), "stale-version"),
        (Act("detective", 6, ("L",)), "stale-version"),
        (Act("detective", 5, ("nonsense",)), "unknown-action"),
        (Act("detective", 5, ("E4",)), "not-now"),
        (Act("butler", 5, ("L",)), "unknown-seat"),
        (Act("detective", 5, ("L",), "machine"), "machine-plays"),
        (Undo("detective", 5), "cannot-undo"),
        (Ask("detective", 5, "take-back"), "cannot-take-back"),
        (Answer("detective", 5, True), "no-offer"),
        (Rematch("detective", "b" * 16), "not-over"),
        (Replace("jack", "detective", None, absent=True), "not-absent"),
        (Claim("jack", frozenset()), "not-absent"),
        (Claim("detective", frozenset({"detective", "jack"})), "not-absent"),
        (Claim("butler", frozenset({"detective"})), "unknown-seat"),
    ],
)
def test_a_refused_command_changes_nothing(command: Command, key: str) -> None:
    one = example_table()
    assert one.table.version == 5
    assert refused(one, command) == key


def test_several_actions_are_made_all_or_none() -> None:
    one = example_table()
    [card] = [choice for choice in one.choices() if choice != "H"][:1]
    assert refused(one, Act("detective", 5, (card, "Z99"))) in ("unknown-action", "unknown-street")
    one.act(card)
    both = (one.choices()[0],)
    assert len(one.act(*both)) >= 1


def test_a_command_does_not_act_past_a_step_of_chance() -> None:
    """Were the second question refused only after a yes, the refusal would tell the answer without asking."""
    for seed in range(3):
        one = example_table("whitechapel", seed=seed)
        while not any("?" in choice for choice in one.choices()):
            one.wander(1)
        asked = [choice for choice in one.choices() if "?" in choice]
        turn = one.table.turn
        assert turn is not None
        assert refused(one, Act(turn, one.table.version, (asked[0], asked[-1]))) == "not-your-turn"


def test_an_offer_does_not_make_an_action_stale() -> None:
    one = example_table()
    one.do(Ask("jack", 5, "abandon"))
    one.do(Act("detective", 5, (one.choices()[0],)))
    assert one.table.offer is None


def test_undo_goes_back_to_the_last_thing_revealed() -> None:
    one = example_table()
    start = one.table
    card = next(choice for choice in one.choices() if choice in "LSUB")
    one.act(card)
    one.act()
    one.do(Undo("detective", one.table.version))
    one.do(Undo("detective", one.table.version))
    assert one.table.journal.state == start.journal.state
    assert one.table.journal.record.entries == start.journal.record.entries
    assert refused(one, Undo("detective", one.table.version)) == "cannot-undo"


def test_what_was_undone_stays_in_the_chain() -> None:
    one = example_table()
    one.act()
    one.do(Undo("detective", one.table.version))
    assert one.table.journal.head == chain.last(one.table.journal.record)
    assert len(one.table.journal.record.branches) == 1


def test_nobody_undoes_after_somebody_else_acted() -> None:
    one = example_table("whitechapel", seed=3)
    one.act()
    assert refused(one, Undo("police", one.table.version)) == "cannot-undo"
    one.do(Undo("jack", one.table.version))
    until(one, "police")
    one.act()
    while one.table.turn == "police":
        one.act()
    if one.table.past:
        one.act()
        assert refused(one, Undo("police", one.table.version)) == "cannot-undo"


def test_an_undone_secret_gets_a_new_commitment() -> None:
    one = example_table("whitechapel")
    one.act("h:64") if "h:64" in one.choices() else one.act()
    first = one.table.journal.record.entries[-1].promise
    one.do(Undo("jack", one.table.version))
    one.act()
    again = one.table.journal.record.entries[-1].promise
    assert first is not None
    assert again is not None
    assert first.commitment != again.commitment


@pytest.mark.parametrize("reason", ["resigned", "abandoned", "left"])
@pytest.mark.parametrize("game", ["mrjack", "whitechapel"])
def test_the_record_of_a_stopped_game_proves_honest(game: str, reason: str) -> None:
    one = example_table(game, seed=5)
    one.wander(10)
    assert one.table.status == "running"
    if reason == "resigned":
        one.do(Resign("jack"))
    elif reason == "left":
        turn = one.table.turn
        assert turn is not None
        other = next(seat for seat in one.table.seats if seat != turn)
        one.do(Claim(other, frozenset({turn})))
    else:
        one.do(Ask("jack", one.table.version, "abandon"))
        one.do(Answer(one.table.seats[1], one.table.version, True))
    again = record.parse(record.write(one.table.journal.record))
    honesty.verify(one.table.game, again)
    assert again.outcome is not None
    assert again.outcome.reason == reason


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", ["mrjack", "whitechapel"])
def test_the_record_of_a_game_with_undos_proves_honest(game: str, seed: int) -> None:
    one = example_table(game, seed=seed)
    while (turn := one.table.turn) is not None:
        one.wander(1)
        if one.rng.random() < 0.3 and can_undo(one.table, turn):
            one.do(Undo(turn, one.table.version))
    honesty.verify(one.table.game, one.table.journal.record)


def test_after_the_end_commands_are_refused() -> None:
    one = example_table()
    one.do(Resign("jack"))
    version = one.table.version
    for command in (
        Act("detective", version, ("L",)),
        Undo("detective", version),
        Ask("detective", version, "abandon"),
        Resign("detective"),
        Replace("detective", "detective", "random"),
    ):
        assert refused(one, command) == "table-over"
    assert one.do(Flag()) == []
    one.do(Rematch("jack", "b" * 16))
    assert one.table.rematch == "b" * 16


def test_actions_that_cannot_be_parsed_are_not_well_formed() -> None:
    one = example_table()
    with pytest.raises(NotWellFormed):
        one.do(Act("detective", 5, ("?",)))
