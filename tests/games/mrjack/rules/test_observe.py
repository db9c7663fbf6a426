"""R31, R32: who knows what."""

from games.mrjack.rules.positions import play, position
from gaslamp.games import mrjack

LATE = position(clock="3.2", secrets="j=W;d=S")


def secrets(seat: str) -> str:
    return mrjack.write(mrjack.view(LATE, seat)).split()[-2]


def test_r31_jack_knows_who_he_is_and_his_own_alibis() -> None:
    assert secrets("jack") == "J=M;j=W;d=?"


def test_r31_the_detective_knows_his_own_alibis() -> None:
    assert secrets("detective") == "J=?;j=?;d=S"


def test_r31_a_spectator_knows_how_many_alibis_there_are() -> None:
    assert secrets("spectator") == "J=?;j=?;d=?"


def test_r31_when_the_game_is_over_all_cards_are_turned_up() -> None:
    over = play(position("H:w", clock="1.1", jack="M", S="G5"), "@S", "wrong")
    for seat in ("jack", "detective", "spectator"):
        assert mrjack.write(mrjack.view(over, seat)).split()[-2] == "J=M;j=-;d=-"


def test_r31_only_jack_sees_his_card_dealt() -> None:
    start, deal = mrjack.start({}), mrjack.parse_action("=M")
    seen = [mrjack.write(mrjack.seen(start, deal, seat)) for seat in ("jack", "detective", "spectator")]
    assert seen == ["=M", "=?", "=?"]


def test_r31_only_the_player_who_used_holmes_sees_the_alibi() -> None:
    detectives, jacks = play(position("H:w", clock="1.1"), "G7"), play(position("H:w", clock="1.2"), "G7")
    alibi = mrjack.parse_action("+S")
    for state, seen in ((detectives, ["+?", "+S", "+?"]), (jacks, ["+S", "+?", "+?"])):
        assert [mrjack.write(mrjack.seen(state, alibi, seat)) for seat in ("jack", "detective", "spectator")] == seen


def test_r31_a_walk_is_seen_by_all() -> None:
    walk = mrjack.parse_action("G7")
    assert {mrjack.seen(position("H:w"), walk, seat) for seat in ("jack", "detective", "spectator")} == {walk}


def test_r32_only_whose_turn_it_is_has_choices() -> None:
    state = position(clock="1.2")
    assert [bool(mrjack.choices(mrjack.view(state, seat))) for seat in ("jack", "detective", "spectator")] == [
        *(True, False, False)
    ]


def test_r32_only_the_jack_player_is_offered_a_way_out() -> None:
    state = position("M:w", clock="2.1", jack="M", M="B2", witness="unseen")
    choices = mrjack.choices(mrjack.view(state, "jack"))
    assert mrjack.parse_action("NW") in choices
    assert mrjack.seats(state) == ("jack", "detective")


def test_r31_a_view_follows_from_what_the_seat_saw() -> None:
    """The deal, an alibi of one's own, one of the other's, and a walk."""
    start = mrjack.start({})
    for seat, jack in (("jack", "J=M"), ("detective", "J=?")):
        seen = mrjack.seen(start, mrjack.parse_action("=M"), seat)
        watched = mrjack.watch(mrjack.view(start, seat), seen)
        assert watched == mrjack.view(play(start, "=M"), seat)
        assert jack in mrjack.write(watched)
    for clock in ("3.1", "3.2"):
        state = play(position("H:w", clock=clock, secrets="j=W;d=S"), "G7")
        for seat in ("jack", "detective", "spectator"):
            seen = mrjack.seen(state, mrjack.parse_action("+L"), seat)
            assert mrjack.watch(mrjack.view(state, seat), seen) == mrjack.view(play(state, "+L"), seat)
    walking = position("M:w")
    walk = mrjack.parse_action("A4")
    assert mrjack.watch(mrjack.view(walking, "detective"), walk) == mrjack.view(play(walking, "A4"), "detective")


def test_r31_the_player_who_moved_watson_sees_where_his_lantern_can_point() -> None:
    turning = play(position("W:w", clock="1.1"), "I7")
    facings = mrjack.choices(mrjack.view(turning, "detective"))
    assert [mrjack.write(facing) for facing in facings] == ["^N", "^NE", "^SE", "^S", "^SW", "^NW"]
    assert facings == mrjack.legal(turning)
