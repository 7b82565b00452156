"""The news tell the whole story: a listener arrives at what the views contain, at every step of any match."""

from collections import Counter

import pytest

from chaudron.games.zaubercocktail.model import (
    Chose,
    Dealt,
    Lapsed,
    Lightning,
    Options,
    RecipeTurned,
    Shown,
    ShownNothing,
    TieDrawn,
    Traded,
    View,
)
from chaudron.kernel.model import Event
from tests.games.zaubercocktail.bookkeeper import Bookkeeper
from tests.games.zaubercocktail.table import GAME, LENGTHS, SEATS, walk


def compare(book: Bookkeeper, view: View) -> None:
    """The books and the view agree on everything that is public, and on the seat's own hand."""
    assert tuple(book.sizes) == view.hands
    assert book.hand == Counter(view.hand)
    assert book.known == [Counter(each) for each in view.known]
    assert tuple(book.offers.values()) == view.offers
    assert tuple(book.stones) == view.stones
    assert tuple(sorted(book.stopped)) == view.stopped
    assert tuple(book.pawns) == view.pawns
    assert book.pile == view.pile
    assert book.layers == [Counter(layer) for layer in view.layers]
    assert {seat for seat, ready in enumerate(view.ready) if ready} == book.ready
    assert (book.phase, book.dealer) == (view.phase, view.dealer)
    assert (*view.turned, view.recipe) == tuple(book.recipes)
    assert view.round + 1 == len(book.recipes)


@pytest.mark.parametrize(("seats", "track"), LENGTHS)
def test_the_story_is_the_whole_truth(seats: int, track: int) -> None:
    """One listener for each seat, and one who only watches: each hears what is told to it and no more."""
    books = [Bookkeeper(seats, me) for me in (*range(seats), None)]
    heard = set()
    for state, news in walk(seats, seats, Options(track=track)):
        for book in books:
            book.hear_all([item.event for item in news if item.heard_by(book.me)])
            compare(book, GAME.view(state, book.me))
        heard |= {type(item.event) for item in news}
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert books[0].winners == outcome.winners
    assert {Traded, Shown} <= heard
    assert (Lightning in heard) == (max(outcome.scores) < track)


@pytest.mark.parametrize("seats", SEATS)
def test_only_the_own_cards_are_told_to_one_alone(seats: int) -> None:
    for _, news in walk(seats, 3):
        for event, only in news:
            assert (only is not None) == isinstance(event, Dealt)
            if isinstance(event, Dealt):
                assert only == event.seat


def test_what_the_rules_show_is_marked_as_shown() -> None:
    """Whether an offer lapses depends on cards that nobody else sees, and so do draws and shows; that somebody is ready depends on
    whether it was the first or the second collection that they chose."""
    revealing = {Dealt, RecipeTurned, Lapsed, Chose, Shown, ShownNothing, TieDrawn, Lightning}
    seen: dict[type[Event], bool] = {}
    for _, news in walk(7, 5):
        seen |= {type(event): event.reveals for event, _ in news}
    assert all(reveals == (kind in revealing) for kind, reveals in seen.items())
    assert {Lapsed, Chose} <= set(seen)
