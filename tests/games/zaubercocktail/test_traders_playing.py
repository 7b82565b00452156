"""Complete games between traders, and how well they do."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from chaudron import bots
from chaudron.games.zaubercocktail.game import TRADERS
from chaudron.games.zaubercocktail.model import Accept, Answer, Bid, Call, Display, Offer, PlaceStone, Standing, Traded, TradingEnded, View
from chaudron.kernel.floor import Floor
from chaudron.kernel.match import Match
from chaudron.kernel.model import Move
from chaudron.lab.arena import Plan, by_deal, derived, play_all
from chaudron.lab.figures import Figures, Line
from chaudron.testing import rng, told
from tests.games.zaubercocktail.table import GAME, SEATS, walk
from tests.games.zaubercocktail.traders import EVERYBODY, said

# Fairness.


@pytest.mark.parametrize("trader", EVERYBODY)
def test_the_same_view_and_draws_give_the_same_choice(trader: str) -> None:
    """Whatever others hold that this seat cannot know."""
    spoken = 0
    for number, (state, _) in enumerate(walk(4, 11)):
        seat = number % 4
        if number > 120:
            break
        if number % 3 == 0 and seat in GAME.asks(state):
            view = GAME.view(state, seat)
            twin = GAME.imagine(view, rng(number))
            assert GAME.view(twin, seat) == view
            choice = said(trader, state, seat, number)
            assert choice == said(trader, twin, seat, number) == said(trader, state, seat, number)
            assert GAME.view(state, seat) == view
            spoken += choice is not None
    assert spoken > 10


# Whole games.


def answered(move: Accept, offers: Sequence[Standing]) -> str:
    """What is accepted: an offer, or an answer to a call or to a display."""
    by_number = {offer.number: offer for offer in offers}
    asked = by_number[move.offer].call
    return "offer" if asked is None else "display" if by_number[asked].give else "call"


def as_good(older: Standing, offer: Offer) -> bool:
    """Whether whoever may accept an offer can have at least as much for at most as much."""
    more = Counter(offer.give) <= Counter(older.give) and Counter(older.want) <= Counter(offer.want)
    return more and bool(older.give and older.want) and older.to in (None, offer.to)


class Market:
    """A match between traders, and what happened in each of its rounds."""

    def __init__(self, *traders: str, number: int = 0) -> None:
        match: Match[Any, Any, Any] = Match(GAME, len(traders), seed=bytes([number] * 32))
        players = [bots.make(name, GAME) for name in traders]
        floor = Floor(derived("draws", number))
        self.deals: list[int] = []
        self.before_ring: list[int] = []
        self.said: dict[str, Counter[type[Move]]] = {name: Counter() for name in traders}
        """How often each kind of trader made each kind of move."""
        self.accepted: Counter[str] = Counter()
        self.outdone: list[tuple[str, Move]] = []
        """Offers that gave no more and wanted no less than an older one of the same trader, which still stood."""
        deals = 0
        while match.outcome is None:
            for seat, move in floor.next(
                match, lambda seat, ask, draws: players[seat].choose(match.view(seat), ask, match.moves(seat), draws)
            ):
                standing = match.view(None).offers
                name = traders[seat]
                self.said[name][type(move)] += 1
                if isinstance(move, Accept):
                    self.accepted[answered(move, standing)] += 1
                if isinstance(move, Offer) and any(offer.seat == seat and as_good(offer, move) for offer in standing):
                    self.outdone.append((name, move))
                news = match.play(seat, move)  # refuses what is not allowed
                deals += len(told(news, Traded))
                if isinstance(move, PlaceStone) and len(match.view(None).stones) == 1:
                    self.before_ring.append(deals)
                if told(news, TradingEnded):
                    self.deals.append(deals)
                    deals = 0
        self.steps = match.step
        self.outcome = match.outcome


@pytest.mark.parametrize("seats", SEATS)
def test_whole_games_are_played_by_the_rules(seats: int) -> None:
    traders = ["strong", "naive", "good", "naive", "good", "strong", "naive"][:seats]
    market = Market(*traders, number=seats)
    assert 6 <= len(market.deals) <= 9
    assert max(market.outcome.scores) > 5


def test_no_offer_is_outdone_by_an_older_one_of_the_same_trader() -> None:
    """Whoever gives three for one still has that offer standing, so nobody would take one for one from them."""
    offers = 0
    for number in range(3):
        market = Market("strong", "good", "naive", "good", number=number)
        assert market.outdone == []
        offers += sum(said[Offer] for said in market.said.values())
    assert offers > 100


def test_calls_and_displays_are_made_and_answered_and_lead_to_deals() -> None:
    said: dict[str, Counter[type[Move]]] = {name: Counter() for name in EVERYBODY}
    accepted: Counter[str] = Counter()
    for number in range(6):
        market = Market("strong", "naive", "naive", "good", number=number)
        accepted += market.accepted
        for name, moves in market.said.items():
            said[name] += moves
    for name in EVERYBODY:
        assert all(said[name][kind] > 0 for kind in (Call, Display, Answer, Bid)), name
    assert all(accepted[kind] > 0 for kind in ("offer", "call", "display"))


@pytest.mark.parametrize("trader", EVERYBODY)
def test_traders_of_one_kind_come_to_an_end(trader: str) -> None:
    for number in range(1 if trader == "strong" else 2):
        assert Market(*[trader] * 4, number=number).steps < 1500


def test_a_round_is_a_market() -> None:
    """With many seats there are many deals, and the ring waits for some of them."""
    deals: list[int] = []
    before: list[int] = []
    for number in range(2):
        market = Market(*["good"] * 7, number=number)
        deals += market.deals
        before += market.before_ring
    assert sorted(deals)[len(deals) // 2] >= 7
    assert sorted(before)[len(before) // 2] >= 4


def duel(who: str, *others: str, deals: int) -> tuple[Line, Line]:
    plan = Plan("zaubercocktail", (who, *others), {}, deals, seed=3)
    figures = Figures()
    for deal in by_deal(plan, play_all(plan)):
        figures.add(deal)
    one, other = figures.lines(plan.bots)
    return one, other


def test_the_good_trader_beats_naive_ones() -> None:
    good, naive = duel("good", "naive", "naive", "naive", deals=4)
    assert good.win_share > 1.3 * 0.25
    assert good.mean_score > naive.mean_score + 2


def test_the_strong_trader_beats_good_ones() -> None:
    strong, good = duel("strong", "good", "good", "good", deals=3)
    assert strong.win_share > 0.25
    assert strong.mean_score > good.mean_score + 1


def test_the_levels_of_a_table_are_these_traders() -> None:
    assert dict(GAME.about.levels) == {"apprentice": "naive", "brewer": "good", "master": "strong"}
    assert [type(bots.make(name, GAME)) for name in EVERYBODY] == [TRADERS[name] for name in EVERYBODY]
    assert isinstance(GAME.heuristic(), TRADERS["good"])


def test_a_choice_needs_no_more_than_a_view() -> None:
    """A bot is made anew for each decision at a table: nothing is remembered from one to the next."""
    state = GAME.start(5, GAME.about.options(), rng(4))
    view: View = GAME.view(state, 1)
    bot = TRADERS["strong"]()
    first = bot.choose(view, GAME.asks(state)[1], GAME.moves(state, 1), rng(1))
    bot.choose(GAME.view(state, 3), GAME.asks(state)[3], GAME.moves(state, 3), rng(2))
    assert bot.choose(view, GAME.asks(state)[1], GAME.moves(state, 1), rng(1)) == first
