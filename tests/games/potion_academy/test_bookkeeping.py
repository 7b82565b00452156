"""The news tell the whole story: a listener arrives at what the views contain, at every step of any match."""

import pytest

from chaudron.games.potion_academy import GAME
from chaudron.games.potion_academy.model import BuriedCard, Dealt, Drew, Kept, Looked, Options, PickedCard, SetCardAside, View
from chaudron.kernel.model import Move
from chaudron.testing import Decider, anything
from tests.games.potion_academy.bookkeeper import Bookkeeper
from tests.games.potion_academy.table import BOTH, EASIER, PLAIN, SEATS, busily, walk

CUT = Options(cut=60)


def compare(book: Bookkeeper, view: View) -> None:
    """The books and the view agree on everything that is public, and on the seat's own hand."""
    assert [[(one.card, one.target_used, one.effect_used) for one in there] for there in book.placed] == [
        [(one.card, one.target_used, one.effect_used) for one in there] for there in view.placed
    ]
    assert book.discards == set(view.discarded)
    assert tuple(book.sizes) == view.hands
    assert tuple(book.points) == view.scores
    assert book.pile == view.pile
    assert (book.hand, book.aside) == (set(view.hand), view.aside)
    assert {seat for seat, ready in enumerate(view.ready) if ready} == book.ready
    assert tuple(book.drawn) == view.drawn
    assert (book.winners is not None) == (view.phase == "over")
    if book.me is None:
        left = {zone.id: zone.size for zone in GAME.scene(view).zones if zone.name == "tokens"}
        used = [sum(one.target_used + one.effect_used for one in there) for there in book.placed]
        colours = range(len(used) if book.seats > 1 else 1)
        assert left == {f"tokens:{colour}": 7 - used[colour] for colour in colours}


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize(("options", "decide"), [(PLAIN, anything), (CUT, busily), (BOTH, anything)], ids=["plain", "busy", "options"])
@pytest.mark.parametrize("number", range(2))
def test_the_story_is_the_whole_truth(seats: int, options: Options, decide: Decider[Move], number: int) -> None:
    """One listener for each seat, and one who only watches: each hears what is told to it and no more."""
    if seats == 1 and options is BOTH:
        options = EASIER
    books: list[Bookkeeper] = []
    for state, news in walk(seats, number, options, decide):
        if not books:
            books = [Bookkeeper(seats, me, easier=options.easier) for me in (*range(seats), None)]
        for book in books:
            for item in news:
                if item.heard_by(book.me):
                    book.hear(item.event)
            compare(book, GAME.view(state, book.me))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert books[0].winners is not None
    assert outcome.winners == tuple(seat for seat in books[0].winners if seat < seats)


@pytest.mark.parametrize("seats", SEATS)
def test_aca_37_what_is_told_to_one_alone_is_what_only_they_may_know(seats: int) -> None:
    """Own cards, a hand looked at, what was taken, buried, drawn and kept; the rest is told to all."""
    private = (Dealt, SetCardAside, Drew, Looked, PickedCard, BuriedCard, Kept)
    found = set()
    for _, news in walk(seats, 2, CUT, busily):
        for event, only in news:
            assert (only is not None) == isinstance(event, private)
            if only is not None:
                found.add(type(event))
                assert isinstance(event, private)
                concerned = {event.seat, event.on} if isinstance(event, PickedCard) else {event.seat}
                assert only in concerned
    assert {Dealt, Drew} <= found
    assert (SetCardAside in found) == (seats > 1)
