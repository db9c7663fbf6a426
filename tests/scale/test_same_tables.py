"""The tests of a table's course that tests/server runs in memory, on SQLite and on PostgreSQL."""

import pytest

from server import running_server
from server.test_absence import (  # noqa: F401
    test_a_player_who_left_during_the_others_turn_gets_the_whole_time,
    test_a_replaced_player_must_agree_before_a_game_is_abandoned,
    test_an_ally_gives_an_absent_allys_seat_to_a_machine,
    test_an_opponent_cannot_put_a_machine_into_an_absent_players_seat,
    test_an_opponent_claims_the_win_from_an_absent_player,
    test_everybody_sees_how_often_something_was_taken_back,
    test_nobody_is_absent_while_days_of_the_turn_are_left,
    test_nothing_is_claimed_from_a_player_who_is_there_or_has_just_left,
    test_one_person_among_machines_leaves_and_everybody_reads_who,
)
from server.test_keys import (  # noqa: F401
    test_a_new_key_closes_the_sockets_of_the_old_one,
    test_a_new_key_keeps_the_note,
    test_a_new_key_voids_the_old_one_at_once,
    test_chat_stays_under_the_name_it_was_written_with,
    test_the_next_player_does_not_read_the_note_or_the_marks,
)
from server.test_names import test_names_stay_different_when_players_sit_down_at_the_same_time  # noqa: F401
from server.test_probing import (  # noqa: F401
    test_the_same_question_gets_the_same_answer_however_often_it_is_asked,
)
from server.test_proofs import (  # noqa: F401
    guests,
    test_a_wrong_share_is_refused,
    test_an_imported_game_shows_its_take_backs_and_no_heads_of_its_own,
    test_an_imported_record_is_handed_out_as_it_came,
    test_at_a_rematch_both_bring_new_shares,
    test_heads_prove_a_game_in_which_something_was_undone,
    test_nobody_is_shown_a_share_before_the_end,
    test_records_are_signed_with_the_key_that_the_server_publishes,
    test_shares_of_both_players_are_in_the_deal,
)
from server.test_turns import (  # noqa: F401  (they are run here again)
    test_a_player_who_leaves_the_seat_loses_the_token,
    test_a_rematch_swaps_sides_and_accepts_the_same_tokens,
    test_an_absent_player_is_replaced_and_comes_back,
    test_an_action_is_taken_back_when_the_other_agrees,
    test_at_a_rematch_of_three_each_moves_up_one_seat,
    test_everybody_is_sent_an_undo,
    test_time_runs_out_by_the_clock_of_the_server,
    test_time_runs_out_while_everybody_is_connected,
)
from server.test_waiting_clock import (  # noqa: F401
    test_a_cancelled_table_is_over_and_no_longer_in_the_lobby,
    test_a_rematch_says_for_whom_a_seat_is_kept,
    test_time_that_is_given_is_told_in_the_log_in_every_language,
)


@pytest.fixture(autouse=True)
def _kept_there(kept_at: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running_server, "KEPT_AT", kept_at)
