"""Picking a move by what it touches."""

from chaudron.cli.pick import pick, pick_some


def test_picking_narrows_down_touch_by_touch() -> None:
    moves = [("red left", ("red", "left")), ("red right", ("red", "right")), ("blue left", ("blue", "left"))]
    shown: list[list[str]] = []

    def choose(things: list[str], touched: list[str]) -> int | None:
        shown.append(things)
        return 1 if touched == ["red"] else 0

    assert pick(moves, choose) == "red right"
    assert shown == [["red", "blue"], ["left", "right"]]


def test_picking_can_start_again() -> None:
    moves = [("red left", ("red", "left")), ("red right", ("red", "right")), ("blue left", ("blue", "left"))]
    answers = iter([0, None, 1])
    assert pick(moves, lambda things, touched: next(answers)) == "blue left"


def test_a_choice_that_is_none_is_not_asked() -> None:
    moves = [("red left", ("red", "left")), ("red right", ("red", "right"))]
    assert pick(moves, lambda things, touched: things.index("right")) == "red right"


def test_several_are_picked_in_any_order_and_taken_back() -> None:
    answers = iter([3, 0, 0, 2, None, 1, 0])
    seen: list[str] = []

    def choose(things: list[str], touched: list[str]) -> int | None:
        seen.append("".join(touched))
        return next(answers)

    assert pick_some(["a", "b", "c", "d"], 3, choose) == ["a", "b", "d"]
    assert seen == ["", "d", "da", "d", "dc", "d", "db"]
