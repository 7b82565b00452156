"""What stays visible of what everyone saw: the roles of the round, and only the active parchment; and what is not shown."""

import pytest

from chaudron.games.wie_verhext import GAME
from chaudron.games.wie_verhext.model import Called, Parchment, Passed
from chaudron.testing import told
from tests.games.wie_verhext.table import DRUID, IDLE, WITCH, WOLF_KEEPER, call, claim, decline, table, zone


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_wie_15_roles_called_in_the_round_stay_in_sight(viewer: int | None) -> None:
    state = table([WOLF_KEEPER, WITCH, *IDLE], [WITCH, DRUID, *IDLE], IDLE)
    assert [piece.face for piece in zone(GAME.view(state, viewer), "called").pieces] == []
    call(state, WOLF_KEEPER)
    decline(state)
    call(state, WITCH)
    claim(state)
    assert [piece.face for piece in zone(GAME.view(state, viewer), "called").pieces] == ["role-wolf-keeper", "role-witch"]


def test_wie_09_of_an_empty_hand_no_pass_is_told() -> None:
    state = table([WITCH, *IDLE], [], IDLE)
    news = call(state, WITCH)
    assert told(news, Called) == [Called(0, WITCH, forced=False)]
    assert told(news, Passed) == [Passed((2,))]


@pytest.mark.parametrize("viewer", [0, None])
@pytest.mark.parametrize("round", range(10))
def test_wie_05_only_the_active_parchment_is_shown(viewer: int | None, round: int) -> None:
    view = GAME.view(table(round=round, parchment=Parchment.STRIX), viewer)
    assert [piece.face for piece in zone(view, "parchment").pieces] == ["parchment-strix"]
