"""What people do at tables, on PostgreSQL: tests of other files, with the data on a server."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from tests import postgres
from tests.server.people import House, house
from tests.server.test_bots import (
    test_a_bot_minds_the_seat_of_whoever_is_gone_and_hands_it_back,
    test_bots_play_on_without_anybody,
)
from tests.server.test_consent import test_everybody_agrees_and_play_goes_on_from_before_the_move
from tests.server.test_play import (
    test_four_people_play_to_the_end_and_the_record_verifies,
    test_of_a_double_click_the_second_is_stale_and_harmless,
    test_record_and_seed_are_told_only_after_the_end,
    test_the_story_that_is_told_move_by_move_is_the_story_told_to_who_comes_late,
    test_whoever_is_heard_is_told_which_move_it_was,
)
from tests.server.test_rematch import (
    test_alone_with_bots_the_next_match_begins_at_once,
    test_people_open_the_table_again_and_the_host_begins,
)
from tests.server.test_tables import (
    test_a_host_sends_onlookers_away_and_keeps_everybody_else,
    test_a_table_that_nobody_is_at_is_found_again,
    test_people_sit_down_change_seats_and_rise,
    test_public_tables_are_listed_and_others_are_found_by_their_link_only,
    test_tables_where_it_is_my_turn_are_marked_and_come_first,
    test_the_host_changes_the_table_before_the_start,
    test_whoever_rises_during_a_match_leaves_the_seat_to_a_bot_and_sees_no_cards_any_more,
)
from tests.server.test_take_back import test_a_branch_outlives_the_memory_of_its_table

__all__ = [
    "test_a_bot_minds_the_seat_of_whoever_is_gone_and_hands_it_back",
    "test_a_branch_outlives_the_memory_of_its_table",
    "test_a_host_sends_onlookers_away_and_keeps_everybody_else",
    "test_a_table_that_nobody_is_at_is_found_again",
    "test_alone_with_bots_the_next_match_begins_at_once",
    "test_bots_play_on_without_anybody",
    "test_everybody_agrees_and_play_goes_on_from_before_the_move",
    "test_four_people_play_to_the_end_and_the_record_verifies",
    "test_of_a_double_click_the_second_is_stale_and_harmless",
    "test_people_open_the_table_again_and_the_host_begins",
    "test_people_sit_down_change_seats_and_rise",
    "test_public_tables_are_listed_and_others_are_found_by_their_link_only",
    "test_record_and_seed_are_told_only_after_the_end",
    "test_tables_where_it_is_my_turn_are_marked_and_come_first",
    "test_the_host_changes_the_table_before_the_start",
    "test_the_story_that_is_told_move_by_move_is_the_story_told_to_who_comes_late",
    "test_whoever_is_heard_is_told_which_move_it_was",
    "test_whoever_rises_during_a_match_leaves_the_seat_to_a_bot_and_sees_no_cards_any_more",
]


@pytest.fixture(scope="module")
async def shared(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """A server for the tests of this file, instead of the one that keeps its data in a file."""
    address = await asyncio.to_thread(postgres.fresh)
    async with house(tmp_path_factory.mktemp("house"), data=address) as found:
        assert found.server.store.database.shared
        yield found
    await asyncio.to_thread(postgres.server().drop, address)
