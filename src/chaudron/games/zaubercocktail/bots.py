"""Bots that trade: a naive one and a good one. They evaluate hands, offer trades that help both sides, and never bluff."""

from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from chaudron.games.zaubercocktail.cards import INGREDIENTS, KINDS, PLAIN_KINDS, Bundle, bundle_of, worth
from chaudron.games.zaubercocktail.choices import ENOUGH, STONE, showing
from chaudron.games.zaubercocktail.judgement import Judgement
from chaudron.games.zaubercocktail.market import MOST_DEALS
from chaudron.games.zaubercocktail.model import (
    Accept,
    Answer,
    Bid,
    Call,
    Display,
    Ingredient,
    Offer,
    PlaceStone,
    Standing,
    Trade,
    View,
    Withdraw,
)
from chaudron.games.zaubercocktail.prospects import Prospects
from chaudron.games.zaubercocktail.state import Chosen
from chaudron.games.zaubercocktail.worth import best_show, result
from chaudron.kernel.advice import AnyAdvice, estimate
from chaudron.kernel.bot import Bot
from chaudron.kernel.model import Ask, Move, Seat
from chaudron.kernel.rng import Rng

AMOUNTS: Final[tuple[tuple[int, int], ...]] = ((1, 1), (2, 1), (1, 2), (2, 2), (3, 1))
"""How many cards an offer gives, and how many it asks for."""
MANY: Final = 5
ADVISING: Final = 24
"""How many times it imagines the other hands to advise somebody."""
TOLD: Final = 4
"""How many offers of its own it advises on."""


def bundle(kind: i64, number: i64) -> Bundle:
    """This many cards of a kind."""
    return tuple([int(number) if each == kind else 0 for each in range(KINDS)])


BUNDLES: Final[list[list[Bundle]]] = [[bundle(kind, number) for number in range(MANY)] for kind in range(KINDS)]
NAMED: Final[list[list[tuple[Ingredient, ...]]]] = [[(INGREDIENTS[kind],) * number for number in range(MANY)] for kind in range(KINDS)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Trader(Bot[Move, View]):
    """Naive: accepts anything better than what it has, offers a spare card for one it collects, and soon stops, content or bored."""

    standing = 2
    """The maximum number of offers it has at once."""
    least = 0.0
    """A trade must gain more than this."""
    bids = 1
    """The maximum number of cards it gives for what is on display."""
    shyness = 4
    """How many times it keeps silent, on average, before it asks what others want or give."""

    def choose(self, view: View, ask: Ask, moves: Sequence[Move], rng: Rng) -> Move | None:
        judgement = self.judgement(view, rng)
        if not isinstance(ask, Trade):
            return self.show(judgement, view, moves)
        taken = self.take(judgement, view, moves)
        if taken is not None:
            return taken
        mine = [offer for offer in view.offers if offer.seat == view.seat]
        for offer in mine:
            back = Withdraw(offer.number)
            if back in moves and not offer.is_open and self.regrets(judgement, offer):
                return back
        said, promise = self.speak(judgement, view, mine, rng)
        if STONE in moves and self.content(judgement, view, promise, rng):
            return STONE
        return said if said is not None or len(mine) >= MOST_DEALS or not view.hand else self.ask(judgement, mine, rng)

    def judgement(self, view: View, rng: Rng) -> Judgement:
        """How it evaluates its hand."""
        return Judgement(view, rng, 0)

    # Advising.

    def advise(self, view: View, ask: Ask, moves: Sequence[Move], rng: Rng) -> list[AnyAdvice]:
        """What it thinks of the move it would make, of accepting offers, of some offers of its own, of stopping and of silence."""
        chosen = self.choose(view, ask, moves, rng)
        judgement = Judgement(view, rng.fork(), ADVISING)
        outlook = Prospects(view, judgement.dreams)
        if isinstance(ask, Trade):
            mine = [offer for offer in view.offers if offer.seat == view.seat]
            offers = [Offer(NAMED[give][given], NAMED[want][wanted]) for give, given, want, wanted in self.thoughts(judgement, view)]
            listed = [move for move in moves if isinstance(move, Accept | PlaceStone)]
            others: list[Move | None] = [None, *listed, *[offer for offer in offers if not outdone(offer, mine)]]
        else:
            others = list(moves)
        walks = {move: outlook.walks(judgement, move) for move in [chosen, *others]}
        first, *rest = [estimate(move, found) for move, found in walks.items()]
        return [first, *sorted(rest, key=lambda advice: -(advice.chance or 0.0))]

    def thoughts(self, judgement: Judgement, view: View) -> list[tuple[int, int, int, int]]:
        """The offers to advise on: what is given for what."""
        return []

    # Accepting offers.

    def take(self, judgement: Judgement, view: View, moves: Sequence[Move]) -> Move | None:
        """The best acceptable offer, if it is good enough."""
        offers = {offer.number: offer for offer in view.offers}
        found: Move | None = None
        most = self.least
        for move in moves:
            if isinstance(move, Accept):
                offer = offers[move.offer]
                value = judgement.deal(offer.seat, bundle_of(offer.want), bundle_of(offer.give))
                if value > most:
                    most = value
                    found = move
        return found

    def regrets(self, judgement: Judgement, offer: Standing) -> bool:
        """Whether one of its own offers would no longer help."""
        return judgement.gain(bundle_of(offer.give), bundle_of(offer.want)) <= 0.0

    # Making offers.

    def speak(self, judgement: Judgement, view: View, mine: list[Standing], rng: Rng) -> tuple[Move | None, float]:
        """An answer to somebody's call or display, else an offer, unless it has enough of them standing; and how much that promises."""
        if len([offer for offer in mine if not offer.is_open]) >= self.standing or len(mine) >= MOST_DEALS or not view.hand:
            return None, 0.0
        for asked in view.offers:
            if asked.is_open and asked.seat != view.seat and not any(offer.call == asked.number for offer in mine):
                reply, promise = self.answer(judgement, asked)
                if reply is not None:
                    return reply, promise
        return self.offer(judgement, view, mine, rng)

    def answer(self, judgement: Judgement, asked: Standing) -> tuple[Move | None, float]:
        """An answer to a call or a display, if there is one that helps, and how much it promises."""
        if asked.want:
            wanted = bundle_of(asked.want)
            if all(judgement.hand[kind] >= wanted[kind] for kind in range(KINDS)):
                kind, promise = self.price(judgement, wanted, asked.seat)
                if kind >= 0:
                    return Answer(asked.number, NAMED[kind][1]), promise
        else:
            kind, number, promise = self.bid(judgement, bundle_of(asked.give), asked.seat)
            if kind >= 0:
                return Bid(asked.number, NAMED[kind][number]), promise
        return None, 0.0

    def price(self, judgement: Judgement, give: Bundle, partner: Seat) -> tuple[int, float]:
        """The kind of card to ask for when somebody calls for cards, -1 if none is good enough, and how much that promises."""
        best = -1
        most = self.least
        for kind in range(KINDS):
            if not give[kind]:
                value = judgement.deal(partner, give, BUNDLES[kind][1]) * self.hope(judgement, partner, kind)
                if value > most:
                    most = value
                    best = kind
        return best, most

    def bid(self, judgement: Judgement, get: Bundle, partner: Seat) -> tuple[int, int, float]:
        """The kind and number of cards to give for cards on display, -1 if none are good enough, and how much that promises."""
        best = -1
        many = 0
        most = self.least
        for kind in range(KINDS):
            if not get[kind]:
                for number in range(1, 1 + min(judgement.hand[kind], self.bids)):
                    give = BUNDLES[kind][number]
                    value = judgement.deal(partner, give, get)
                    if value > most:
                        value *= self.agreed(judgement, partner, give, get)
                        if value > most:
                            most = value
                            best = kind
                            many = number
        return best, many, most

    def agreed(self, judgement: Judgement, partner: Seat, give: Bundle, get: Bundle) -> float:
        """The estimated probability that a seat accepts a bid."""
        return 1.0

    def hope(self, judgement: Judgement, partner: Seat, kind: int) -> float:
        """The estimated probability that a seat has a card of this kind to give."""
        return 1.0

    def offer(self, judgement: Judgement, view: View, mine: list[Standing], rng: Rng) -> tuple[Move | None, float]:
        """Offer a spare card for one of the kind it has most of."""
        collected, spare = self.wishes(judgement)
        if not spare:
            return None, 0.0
        kind = rng.choice(spare)
        move = Offer(NAMED[kind][1], NAMED[collected][1])
        return (None, 0.0) if outdone(move, mine) else (move, judgement.gain(BUNDLES[kind][1], BUNDLES[collected][1]))

    def wishes(self, judgement: Judgement) -> tuple[int, list[int]]:
        """The kind it has most of, and the kinds of which it would give a card for another of these."""
        hand = judgement.hand
        collected = max(range(PLAIN_KINDS), key=lambda kind: int(worth(kind, hand[kind])))
        spare = [kind for kind in range(PLAIN_KINDS) if 0 < hand[kind] < 3 and kind != collected]
        return collected, [kind for kind in spare if judgement.gain(BUNDLES[kind][1], BUNDLES[collected][1]) > 0.0]

    # Asking what others want or give.

    def ask(self, judgement: Judgement, mine: list[Standing], rng: Rng) -> Move | None:
        """A call for the kind it collects, then a display of a card it can spare."""
        collected, spare = self.wishes(judgement)
        if not spare or rng.below(self.shyness):
            return None
        if all(offer.give for offer in mine):
            return Call(NAMED[collected][1])
        return None if any(not offer.want for offer in mine) else Display(NAMED[rng.choice(spare)][1])

    # Stopping.

    def content(self, judgement: Judgement, view: View, promise: float, rng: Rng) -> bool:
        """Whether to place the stone, by how much there is to gain: now and then, and sooner with something to show."""
        return promise == 0.0 and rng.below(12 if result(judgement.hand) >= 60 else 40) == 0

    def show(self, judgement: Judgement, view: View, moves: Sequence[Move]) -> Move:
        """The collections that score most, one after the other."""
        return next_show(best_show(judgement.hand), view, moves)


def outdone(move: Offer, mine: list[Standing]) -> bool:
    """Whether one of its own offers already gives as much for no more, to the same seats or to all."""
    give, want = bundle_of(move.give), bundle_of(move.want)
    return any(
        offer.to in (None, move.to) and not offer.is_open and covers(bundle_of(offer.give), give) and covers(want, bundle_of(offer.want))
        for offer in mine
    )


def covers(cards: Bundle, others: Bundle) -> bool:
    """Whether there are at least as many cards of every kind."""
    return all(cards[kind] >= others[kind] for kind in range(KINDS))


def next_show(wanted: tuple[Chosen, ...], view: View, moves: Sequence[Move]) -> Move:
    """The next of the collections it wants to show."""
    number = len(view.chosen)
    if number < len(wanted):
        move = showing(*wanted[number])
        if move in moves:
            return move
    return ENOUGH if ENOUGH in moves else moves[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class Good(Trader):
    """Weighs what an offer gains against how likely somebody accepts it, and stops when it has made every promising offer."""

    standing = 6
    dreams = 5
    """How many times it imagines the other hands."""
    amounts = AMOUNTS
    tried = 40
    """How many of its ideas it evaluates."""
    bids = 2
    shyness = 2
    promise = 1.0
    """An offer must promise more than this."""
    ring_need = 0
    """How many points more than usual it must have to place the first stone."""

    def parameters(self) -> Mapping[str, tuple[float, float]]:
        return {"standing": (1.0, 8.0), "bids": (0.0, 4.0), "shyness": (1.0, 8.0), "promise": (0.0, 6.0), "ring_need": (-40.0, 60.0)}

    def judgement(self, view: View, rng: Rng) -> Judgement:
        return Judgement(view, rng.fork(), self.dreams)

    def hope(self, judgement: Judgement, partner: Seat, kind: int) -> float:
        return judgement.holds([partner], kind, 1)

    def agreed(self, judgement: Judgement, partner: Seat, give: Bundle, get: Bundle) -> float:
        return judgement.agrees(partner, give, get)

    def offer(self, judgement: Judgement, view: View, mine: list[Standing], rng: Rng) -> tuple[Move | None, float]:
        """The most promising offer: it gains much and is likely to be accepted."""
        best: Move | None = None
        most = self.promise
        for at_best, value, give, given, want, wanted in self.ideas(judgement, view)[: self.tried]:
            if at_best <= most:
                break
            move = Offer(NAMED[give][given], NAMED[want][wanted])
            if not outdone(move, mine):
                promises = judgement.promised(value, most, give, given, want, wanted)
                if promises > most:
                    most = promises
                    best = move
        return (None, 0.0) if best is None else (best, most)

    def ideas(self, judgement: Judgement, view: View) -> list[tuple[float, float, int, int, int, int]]:
        """Trades that would help, the most promising first: what each promises if everybody who can agree does, what it gains, and what
        is given for what."""
        hand = list(judgement.hand)
        found: list[tuple[float, float, int, int, int, int]] = []
        for want in range(KINDS):
            for wanted in range(1, MANY):
                likely = judgement.holds(judgement.partners, want, wanted)
                if likely == 0.0:
                    break
                for give in range(KINDS):
                    for given in range(1, 1 + min(hand[give], MANY - 1)):
                        if give != want and (given, wanted) in self.amounts:
                            hand[give] -= given
                            hand[want] += wanted
                            value = judgement.value(hand) - judgement.now
                            hand[give] += given
                            hand[want] -= wanted
                            if value > self.least:
                                found.append((value * likely, value, give, given, want, wanted))
        found.sort(reverse=True)
        return found

    def thoughts(self, judgement: Judgement, view: View) -> list[tuple[int, int, int, int]]:
        """The offers to advise on: those that somebody is likely to accept."""
        found = [(value * judgement.takers(*idea), idea) for _, value, *idea in self.ideas(judgement, view)[: self.tried]]
        return [(idea[0], idea[1], idea[2], idea[3]) for promise, idea in sorted(found, reverse=True)[:TOLD] if promise > 0.0]

    def content(self, judgement: Judgement, view: View, promise: float, rng: Rng) -> bool:
        """Whether to stop, with nothing more to offer: soon if the ring is still free and the hand is good enough for it."""
        if promise > 0.0:
            return False
        if view.stones:
            return rng.below(RELUCTANCE) == 0
        return result(judgement.hand) >= NEED[len(view.hands)] + self.ring_need and rng.below(2) == 0


NEED: Final = [0, 0, 0, 0, 60, 65, 70, 75]
"""A result that is usually enough not to be among the last, by number of seats."""
RELUCTANCE: Final = 6
"""How many times it waits, on average, before it stops without need: somebody may still make an offer."""
