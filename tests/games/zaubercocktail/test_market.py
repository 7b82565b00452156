"""Many seats at once: whatever they say in whatever order, the market stays honest (ZAU-8 to ZAU-12)."""

from collections import Counter
from dataclasses import dataclass, field

from hypothesis import given, settings
from hypothesis import strategies as st

from chaudron.games.zaubercocktail.model import Accept, Answer, Bid, Call, Display, Ingredient, Offer, Standing, Traded, Withdraw
from chaudron.games.zaubercocktail.state import State
from chaudron.kernel.model import Move, News, Seat
from chaudron.kernel.rng import FastRng, Rng
from chaudron.testing import rng, told
from tests.games.zaubercocktail.table import (
    BOX,
    GAME,
    STONE,
    STOP,
    everything,
    hands,
    legal,
    offers,
    public,
    refused,
    start,
    table,
    tempting,
)

ACTS = ("invent", "invent", "tempt", "tempt", "accept", "accept", "accept", "race", "blurt", "withdraw", "stone", "stop")
acts = st.tuples(st.integers(0, 6), st.sampled_from(ACTS), st.integers(0, 2**20))
interleavings = st.lists(acts, min_size=25, max_size=70)
quick = settings(max_examples=30, deadline=None, derandomize=True)


def small(seats: int, draws: Rng) -> State:
    """A market in which everybody has a few cards of a few kinds, so that offers cross each other all the time."""
    names = ["blue", "green", "lead", "gira", "black"]
    held: list[Counter[str]] = [Counter() for _ in range(seats)]
    for each in held:
        for _ in range(draws.below(6)):
            name = draws.choice(names)
            if name != "black" or sum(other["black"] for other in held) < 4:
                each[name] += 1
    return table(*[", ".join(f"{number} {name}" for name, number in each.items()) for each in held])


@dataclass
class Market:
    """A market, and the invariants that must hold whatever anybody does."""

    state: State
    accepted: set[int] = field(default_factory=set)
    """Offers that were accepted."""
    gone: set[int] = field(default_factory=set)
    """Offers that no longer stand."""
    deals: int = 0

    def done(self) -> set[Seat]:
        view = public(self.state)
        return {*view.stones, *view.stopped}

    def do(self, seat: Seat, move: Move, draws: Rng) -> None:
        """Make a move and check that it has no other effect."""
        GAME.check(self.state, seat, move)
        assert seat not in self.done(), "nobody trades after their stone"
        before, stood, news = hands(self.state), {each.number: each for each in public(self.state).offers}, list[News]()
        GAME.apply(self.state, seat, move, draws, news)
        self.follow(seat, move, before, stood, news)
        self.gone |= set(stood) - set(offers(self.state))
        self.look()

    def follow(self, seat: Seat, move: Move, before: list[Counter[Ingredient]], stood: dict[int, Standing], news: list[News]) -> None:
        """Check that hands change only by a trade, and by exactly what was offered and accepted."""
        after, traded = hands(self.state), told(news, Traded)
        assert len(traded) == isinstance(move, Accept)
        if isinstance(move, Accept):
            deal, (event,) = stood[move.offer], traded
            assert (event.seat, event.maker, event.give, event.get) == (seat, deal.seat, deal.want, deal.give)
            assert deal.to in (None, seat)
            give, get = Counter(deal.want), Counter(deal.give)
            assert give <= before[seat]
            assert get <= before[deal.seat]
            before[seat] = before[seat] - give + get
            before[deal.seat] = before[deal.seat] - get + give
            self.accepted.add(move.offer)
            self.deals += 1
        assert after == before

    def look(self) -> None:
        """Check that whatever stands can be kept, by and for a seat that trades, and that no card is lost or added."""
        state, view, held = self.state, public(self.state), hands(self.state)
        assert everything(state) == {ingredient.value: number for ingredient, number in BOX.items()}
        assert min(state.hands) >= 0
        assert min(state.known) >= 0
        done, numbers = self.done(), offers(state)
        assert not self.accepted & set(numbers), "an accepted offer stands again"
        assert not self.gone & set(numbers), "what is gone stands again"
        assert sorted(set(numbers)) == numbers
        if view.phase != "trade":
            assert numbers == []
        for each in view.offers:
            assert each.seat not in done
            assert each.to not in done
            assert each.give or each.want
            assert Counter(each.give) <= held[each.seat]
            assert each.call is None or each.call in numbers
            assert held[each.seat]
        assert set(GAME.asks(state)) == (set(range(state.seats)) - done if view.phase == "trade" else set(range(state.seats)))

    def listed(self) -> None:
        """Check that the listed moves are exactly what can be accepted or withdrawn."""
        view, held = public(self.state), hands(self.state)
        for seat in GAME.asks(self.state):
            takes = {
                each.number
                for each in view.offers
                if each.give and each.want and each.seat != seat and each.to in (None, seat) and Counter(each.want) <= held[seat]
            }
            mine = {each.number for each in view.offers if each.seat == seat}
            assert set(GAME.moves(self.state, seat)) == {*map(Accept, takes), *map(Withdraw, mine), STONE}


def step(market: Market, seat: Seat, act: str, draws: Rng) -> None:
    """Let a seat make a move of a kind, if the rules allow it."""
    state = market.state
    if seat in market.done():
        tries: list[Move] = [
            STONE,
            STOP,
            Call((Ingredient.GOLD_ROSE,)),
            Display(GAME.view(state, seat).hand[:1]),
            *[Accept(number) for number in offers(state)],
        ]
        assert not any(legal(state, seat, move) for move in tries)
    elif act == "race":
        race(market, draws)
    elif (move := something(state, seat, act, draws)) is not None:
        market.do(seat, move, draws)


def something(state: State, seat: Seat, act: str, draws: Rng) -> Move | None:
    """A move of a kind, if there is one now."""
    match act:
        case "invent":
            return GAME.invent(GAME.view(state, seat), draws)
        case "tempt":
            return tempting(state, seat, draws)
        case "blurt":
            move = blurted(state, draws)
            return move if legal(state, seat, move) else None
        case "accept" | "withdraw":
            kind = Accept if act == "accept" else Withdraw
            found = [each for each in GAME.moves(state, seat) if isinstance(each, kind)]
            return draws.choice(found) if found else None
        case _:
            return None if draws.below(4) else STONE if act == "stone" else STOP


def blurted(state: State, draws: Rng) -> Move:
    """Anything at all, sensible or not."""
    kinds = list(Ingredient)
    give, want = (tuple(draws.choice(kinds) for _ in range(draws.below(3))) for _ in range(2))
    number = 1 + int(draws.below(int(public(state).next_offer)))
    choices: list[Move] = [Offer(give, want, draws.choice([None, *range(state.seats)])), Answer(number, want)]
    choices += [Display(give), Bid(number, give), Accept(number), Withdraw(number)]
    return draws.choice(choices)


def race(market: Market, draws: Rng) -> None:
    """Let two seats accept one offer: the first gets it, the other is told that it is gone (ZAU-10)."""
    state = market.state
    takers = {number: [seat for seat in GAME.asks(state) if Accept(number) in GAME.moves(state, seat)] for number in offers(state)}
    wanted = [number for number, seats in takers.items() if len(seats) > 1]
    if wanted:
        number = draws.choice(wanted)
        first, second = takers[number][:2] if draws.below(2) else takers[number][1::-1]
        market.do(first, Accept(number), draws)
        before = hands(state)
        assert refused(state, second, Accept(number)) == "offer-gone"
        assert hands(state) == before


def run(state: State, interleaving: list[tuple[int, str, int]]) -> Market:
    market = Market(state)
    for seat, act, number in interleaving:
        if public(state).phase != "trade":
            break
        step(market, seat % state.seats, act, FastRng(number))
        if number % 4 == 0 and public(state).phase == "trade":
            market.listed()
    return market


@quick
@given(st.sampled_from([4, 5, 6, 7]), st.integers(0, 2**16), interleavings)
def test_zau_09_whoever_does_whatever_the_market_stays_honest(seats: int, number: int, interleaving: list[tuple[int, str, int]]) -> None:
    run(start(seats, number), interleaving)


@quick
@given(st.sampled_from([4, 5, 6, 7]), st.integers(0, 2**16), interleavings)
def test_zau_09_a_crowded_market_of_few_cards_stays_honest(seats: int, number: int, interleaving: list[tuple[int, str, int]]) -> None:
    run(small(seats, FastRng(number)), interleaving)


def test_these_markets_are_lively() -> None:
    """The properties are tried: deals are made in numbers, and offers lapse."""
    deals = lapsed = 0
    for number in range(12):
        draws = FastRng(number)
        script = [(int(draws.below(7)), draws.choice(ACTS[:-2]), int(draws.below(2**20))) for _ in range(80)]
        market = run(small(4 + number % 4, draws), script)
        deals += market.deals
        lapsed += len(market.gone - market.accepted)
    assert deals > 60
    assert lapsed > 60


def test_what_is_made_up_is_always_legal() -> None:
    """An answer that says the same as an offer to the caller is another thing: it stands and falls with the call."""
    for number in range(150):
        draws = FastRng(number)
        state = small(4, draws)
        for _ in range(25):
            seat = draws.below(4)
            move = GAME.invent(GAME.view(state, seat), draws)
            if move is not None:
                GAME.check(state, seat, move)
                GAME.apply(state, seat, move, rng())
