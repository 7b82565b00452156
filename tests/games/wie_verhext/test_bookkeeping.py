"""The news tell the whole story: a listener arrives at what the views contain, at every step of any match."""

import pytest

from chaudron.games.wie_verhext import GAME
from chaudron.games.wie_verhext.model import ChoseRoles, Good, Options, Pile, View
from chaudron.kernel.match import Match
from chaudron.kernel.model import Move, Seat
from chaudron.testing import Decider, anything, rng, seed
from tests.games.wie_verhext.bookkeeper import DROPS, Bookkeeper
from tests.games.wie_verhext.table import (
    BANS,
    CARDS,
    GOLD_SHELF,
    INGREDIENT_SHELF,
    OPEN_SCORES,
    PLAIN,
    SEATS,
    cards_with,
    eagerly,
    lazily,
    printed,
)

CHEAP = "w1 w1 w1 w1 w1* wr1* ww2"
OTHER = Options(banned_roles=False, cards=cards_with(copper=CHEAP), cut=6)
OTHER_CARDS = {**CARDS, Pile.COPPER: printed(CHEAP)}


def compare(book: Bookkeeper, view: View) -> None:
    """The books and the view agree on everything that is public, and on the seat's own hand."""
    assert view.round == book.round - 1
    assert (view.starter, view.banned) == (book.starter, book.banned)
    assert list(view.parchments) == book.parchments[:8]
    for seat, there in enumerate(view.table):
        assert there.goods == tuple(book.goods[seat][good] for good in Good)
        assert list(there.cards) == book.potions[seat]
        assert (there.hand, set(there.played)) == (book.hand[seat], book.played[seat])
        assert there.ready == bool(there.hand or there.played)
    assert view.piles == tuple(book.gone[pile] for pile in Pile)
    assert view.shelves == (*(book.shelves[INGREDIENT_SHELF][drop] for drop in DROPS), book.shelves[GOLD_SHELF][Good.GOLD])
    assert (view.trick and (view.trick.role, view.trick.holder)) == (book.role and (book.role, book.holder))
    assert (view.phase == "over") == book.over
    scene = GAME.scene(view)
    assert scene.facts["ravens"] == book.ravens
    for score in scene.scores:
        shown = view.options.open_scores or book.over or score.seat == view.seat
        assert score.total == (book.points(score.seat) if shown else None)
    if view.seat is not None:
        assert set(view.hand) == book.chosen.get(view.seat, set()) - book.played[view.seat]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("options", [PLAIN, BANS, OPEN_SCORES, OTHER], ids=["plain", "bans", "open scores", "other cards, cut"])
@pytest.mark.parametrize("decide", [anything, eagerly])
@pytest.mark.parametrize("number", range(3))
def test_the_story_is_the_whole_truth(seats: int, options: Options, decide: Decider[Move], number: int) -> None:
    """One listener for each seat, and one who only watches: each hears what is told to it and no more."""
    match, draws = Match(GAME, seats, options, seed(number)), rng(number + 100)
    listeners: list[Seat | None] = [None, *range(seats)]
    books = {seat: Bookkeeper(seats, OTHER_CARDS if options.cards else CARDS) for seat in listeners}
    news = match.opening
    while True:
        for seat, book in books.items():
            for item in news:
                if item.heard_by(seat):
                    book.hear(item.event)
            compare(book, match.view(seat))
        questions = match.questions()
        if not questions:
            break
        mover = draws.choice(sorted(questions))
        news = match.play(mover, decide(match.moves(mover), draws))
    outcome = match.outcome
    assert outcome is not None
    assert outcome.scores == tuple(books[None].points(seat) for seat in range(seats))


def test_the_parchments_and_the_unused_roles_come_round_in_a_long_match() -> None:
    match, draws = Match(GAME, 3, Options(cut=14), seed(1)), rng(1)
    book, news = Bookkeeper(3), match.opening
    while True:
        for item in news:
            if item.only is None:
                book.hear(item.event)
        compare(book, match.view(None))
        questions = match.questions()
        if not questions:
            break
        mover = draws.choice(sorted(questions))
        news = match.play(mover, lazily(match.moves(mover), draws))
    assert book.round == 14


@pytest.mark.parametrize("seats", SEATS)
def test_only_the_own_choice_is_told_to_one_alone(seats: int) -> None:
    match, draws = Match(GAME, seats, BANS, seed(2)), rng(2)
    news = list(match.opening)
    while questions := match.questions():
        mover = draws.choice(sorted(questions))
        news += match.play(mover, draws.choice(match.moves(mover)))
    for event, only in news:
        assert (only is not None) == isinstance(event, ChoseRoles)
        assert not isinstance(event, ChoseRoles) or event.seat == only
