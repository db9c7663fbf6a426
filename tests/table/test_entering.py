"""Cards that people draw from a real deck and enter."""

from gaslamp.core import honesty
from gaslamp.core.game import CHANCE
from gaslamp.table import chance, corrections, replay
from gaslamp.table.commands import Correct, Enter, Replace, Resign
from gaslamp.table.corrections import result
from gaslamp.table.events import Acted
from table.example_tables import ExampleTable, example_table, refused


def real_deck(game: str = "mrjack", **more: object) -> ExampleTable:
    return example_table(game, companion=True, draws="entered", **more)


def outcomes(one: ExampleTable) -> list[str]:
    return [one.table.game.write(action) for action in chance.outcomes(one.table)]


def enter(one: ExampleTable, text: str, seat: str = "detective") -> None:
    one.do(Enter(seat, one.table.version, text))


def test_the_table_waits_for_the_four_cards() -> None:
    one = real_deck()
    assert one.table.turn == CHANCE
    assert len(outcomes(one)) == 70


def test_jacks_card_comes_from_the_seed_all_the_same() -> None:
    one = real_deck()
    assert one.table.journal.state.jack == example_table().table.journal.state.jack


def test_what_was_entered_lies_open() -> None:
    one = real_deck()
    enter(one, outcomes(one)[-1])
    assert one.table.turn == "detective"
    assert one.table.journal.record.entries[-1] == one.table.journal.record.entries[1]
    assert one.table.journal.record.entries[1].seat == CHANCE


def test_anybody_at_the_table_enters_it() -> None:
    for seat in ("jack", "detective"):
        one = real_deck()
        enter(one, outcomes(one)[0], seat)
        assert one.table.turn == "detective"


def test_the_other_four_cards_of_a_round_need_no_entry() -> None:
    """There is one way to draw four cards of four: the next ones are awaited in the third round."""
    one = real_deck()
    enter(one, outcomes(one)[0])
    while one.table.turn != CHANCE:
        one.act(one.rng.choice([text for text in one.choices() if text[0] not in "@!"]))
    assert one.table.journal.state.public.round == 3
    assert len(outcomes(one)) == 70


def test_the_head_of_the_investigation_is_entered() -> None:
    one = real_deck("whitechapel")
    while one.table.turn != CHANCE:
        one.wander(1)
    assert outcomes(one)
    enter(one, outcomes(one)[2], "police")
    assert one.table.turn != CHANCE


def test_at_other_tables_nothing_is_entered() -> None:
    one = example_table()
    assert refused(one, Enter("jack", one.table.version, "HWSL")) == "no-companion"
    assert refused(example_table(companion=True), Enter("jack", 5, "HWSL")) == "nothing-to-enter"


def test_a_hidden_draw_is_not_entered() -> None:
    one = real_deck()
    card = one.table.journal.record.entries[0].action
    assert refused(one, Enter("jack", one.table.version, card)) == "not-an-outcome"


def test_nothing_is_entered_twice() -> None:
    one = real_deck()
    version, text = one.table.version, outcomes(one)[0]
    enter(one, text)
    assert refused(one, Enter("jack", version, text)) == "stale-version"
    assert refused(one, Enter("jack", one.table.version, text)) == "nothing-to-enter"


def test_a_machine_does_not_play_before_the_cards_lie_there() -> None:
    one = real_deck(seats={"detective": "casual"})
    assert one.table.machine is None
    enter(one, outcomes(one)[0], "jack")
    assert one.table.machine == ("detective", "casual")


def test_a_person_enters_while_a_machine_has_the_seat() -> None:
    one = real_deck()
    one.do(Replace("detective", "detective", "casual"))
    enter(one, outcomes(one)[0])
    assert one.table.machine == ("detective", "casual")


def test_a_wrong_draw_is_corrected_and_the_game_kept() -> None:
    one = real_deck()
    first, *others = outcomes(one)
    enter(one, first)
    picked = one.choices()[0]
    one.act(picked)
    [other] = [text for text in others if picked in text][:1]
    before, command = one.table, Correct("jack", one.table.version, 1, (other,))
    one.do(command)
    assert result(before, command, one.table) == corrections.Result(1, None)
    assert [entry.action for entry in one.table.journal.record.entries][1:] == [other, picked]


def test_an_entered_draw_is_kept_by_a_correction_before_it() -> None:
    one = real_deck("whitechapel")
    while one.table.turn != CHANCE:
        one.wander(1)
    head, length = outcomes(one)[2], one.table.length
    enter(one, head, "police")
    hide = one.table.journal.record.entries[0].action
    one.do(Correct("jack", one.table.version, 0, (hide,)))
    assert one.table.journal.record.entries[length].action == head


def test_a_table_read_from_the_store_waits_for_the_same_draw() -> None:
    one = real_deck()
    again = replay.replay(one.table.header, one.kept)
    assert again == one.table
    assert chance.outcomes(again) == chance.outcomes(one.table)


def test_the_record_proves_honest() -> None:
    one = real_deck()
    enter(one, outcomes(one)[0])
    one.wander(3)
    if one.table.status == "running":
        one.do(Resign("jack"))
    assert any(isinstance(step.event, Acted) and step.event.seat == CHANCE for step in one.steps)
    honesty.verify(one.table.game, one.table.journal.record)
