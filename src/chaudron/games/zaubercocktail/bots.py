"""Bots that trade: a naive one, a good one and a strong one. They evaluate hands, offer trades that help both sides, and never bluff."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from chaudron.games.zaubercocktail.cards import INGREDIENTS, JOKER, KINDS, PLAIN_KINDS, WORTH, Bundle, bundle_of, worth
from chaudron.games.zaubercocktail.choices import ENOUGH, STONE, collections, showing
from chaudron.games.zaubercocktail.judgement import JOKER_POINTS, Judgement, Outlook
from chaudron.games.zaubercocktail.model import Accept, Answer, Ingredient, Offer, PlaceStone, Show, Standing, Trade, View, Withdraw
from chaudron.games.zaubercocktail.prospects import Prospects
from chaudron.games.zaubercocktail.state import Chosen
from chaudron.games.zaubercocktail.worth import MAY_BRING, best_show, result
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
            if back in moves and offer.give and self.regrets(judgement, offer):
                return back
        said = self.speak(judgement, view, mine, rng)
        if said is not None:
            return said
        return STONE if STONE in moves and self.content(judgement, view, rng) else None

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
            others: list[Move | None] = [None, *listed, *[offer for offer in offers if not stands(offer, mine)]]
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
                value = judgement.gain(bundle_of(offer.want), bundle_of(offer.give))
                if value > most:
                    most = value
                    found = move
        return found

    def regrets(self, judgement: Judgement, offer: Standing) -> bool:
        """Whether one of its own offers would no longer help."""
        return judgement.gain(bundle_of(offer.give), bundle_of(offer.want)) <= 0.0

    # Making offers.

    def speak(self, judgement: Judgement, view: View, mine: list[Standing], rng: Rng) -> Move | None:
        """An answer to somebody's call, else an offer, unless it has enough of them standing."""
        if len(mine) >= self.standing or not view.hand:
            return None
        for call in view.offers:
            if not call.give and call.seat != view.seat and not any(offer.call == call.number for offer in mine):
                wanted = bundle_of(call.want)
                if all(judgement.hand[kind] >= wanted[kind] for kind in range(KINDS)):
                    found = self.price(judgement, wanted, call.seat)
                    if found >= 0:
                        return Answer(call.number, NAMED[found][1])
        return self.offer(judgement, view, mine, rng)

    def price(self, judgement: Judgement, give: Bundle, partner: Seat) -> int:
        """The kind of card to ask for when somebody calls for cards; -1 if none is good enough."""
        best = -1
        most = self.least
        for kind in range(KINDS):
            if not give[kind]:
                value = judgement.gain(give, BUNDLES[kind][1]) * self.hope(judgement, partner, kind)
                if value > most:
                    most = value
                    best = kind
        return best

    def hope(self, judgement: Judgement, partner: Seat, kind: int) -> float:
        """The estimated probability that a seat has a card of this kind to give."""
        return 1.0

    def offer(self, judgement: Judgement, view: View, mine: list[Standing], rng: Rng) -> Move | None:
        """Offer a spare card for one of the kind it has most of."""
        hand = judgement.hand
        collected = max(range(PLAIN_KINDS), key=lambda kind: hand[kind] * (hand[kind] + WORTH[kind]))
        spare = [kind for kind in range(PLAIN_KINDS) if 0 < hand[kind] < 3 and kind != collected]
        spare = [kind for kind in spare if judgement.gain(BUNDLES[kind][1], BUNDLES[collected][1]) > 0.0]
        if not spare:
            return None
        move = Offer(NAMED[rng.choice(spare)][1], NAMED[collected][1])
        return None if stands(move, mine) else move

    # Stopping.

    def content(self, judgement: Judgement, view: View, rng: Rng) -> bool:
        """Whether to place the stone: now and then, and sooner with something to show."""
        return rng.below(12 if result(judgement.hand) >= 60 else 40) == 0

    def show(self, judgement: Judgement, view: View, moves: Sequence[Move]) -> Move:
        """The collections that score most, one after the other."""
        return next_show(best_show(judgement.hand), view, moves)


def stands(move: Offer, mine: list[Standing]) -> bool:
    """Whether one of its own offers already says the same."""
    return any(offer.give == move.give and offer.want == move.want and offer.to == move.to for offer in mine)


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
    promise = 1.0
    """An offer must promise more than this."""

    def judgement(self, view: View, rng: Rng) -> Judgement:
        return Judgement(view, rng.fork(), self.dreams)

    def hope(self, judgement: Judgement, partner: Seat, kind: int) -> float:
        return judgement.holds([partner], kind, 1)

    def offer(self, judgement: Judgement, view: View, mine: list[Standing], rng: Rng) -> Move | None:
        """The most promising offer: it gains much and is likely to be accepted."""
        best: Move | None = None
        most = self.promise
        for at_best, value, give, given, want, wanted in self.ideas(judgement, view)[: self.tried]:
            if at_best <= most:
                break
            move = Offer(NAMED[give][given], NAMED[want][wanted])
            if not stands(move, mine):
                promises = value * judgement.takers(give, given, want, wanted)
                if promises > most:
                    most = promises
                    best = move
        return best

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

    def content(self, judgement: Judgement, view: View, rng: Rng) -> bool:
        """Whether to stop, with nothing more to offer: soon if the ring is still free and the hand is good enough for it."""
        if view.stones:
            return rng.below(RELUCTANCE) == 0
        return result(judgement.hand) >= NEED[len(view.hands)] and rng.below(2) == 0


NEED: Final = [0, 0, 0, 0, 60, 65, 70, 75]
"""A result that is usually enough not to be among the last, by number of seats."""
RELUCTANCE: Final = 6
"""How many times it waits, on average, before it stops without need: somebody may still make an offer."""
MORE_AMOUNTS: Final[tuple[tuple[int, int], ...]] = (*AMOUNTS, (1, 3), (3, 2), (2, 3), (3, 3), (4, 1), (4, 2))
WORTH_THE_RING: Final = 0.4
"""How many spaces the ring must promise."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Strong(Good):
    """Trades for spaces rather than for points, takes the ring when it pays, and keeps cards whose showing would change nothing."""

    standing = 8
    dreams = 16
    amounts = MORE_AMOUNTS
    tried = 60
    least = 0.03
    promise = 0.04

    def judgement(self, view: View, rng: Rng) -> Judgement:
        return Outlook(view, rng.fork(), self.dreams)

    def regrets(self, judgement: Judgement, offer: Standing) -> bool:
        """Whether an offer gains no more than half the usual minimum: a margin, because the next dreams will differ."""
        return judgement.gain(bundle_of(offer.give), bundle_of(offer.want)) <= self.least / 2.0

    def content(self, judgement: Judgement, view: View, rng: Rng) -> bool:
        assert isinstance(judgement, Outlook)
        if view.stones:
            return rng.below(RELUCTANCE) == 0
        return judgement.ring(result(judgement.hand)) > WORTH_THE_RING

    def show(self, judgement: Judgement, view: View, moves: Sequence[Move]) -> Move:
        """What gains the most spaces, now and with the cards that stay in hand."""
        assert isinstance(judgement, Outlook)
        hand = list(judgement.hand)
        points = 0
        for each in view.chosen:
            points += lay(hand, each.ingredient.number, each.cards, each.jokers)
        ringed = bool(view.stones) and view.stones[0] == view.seat
        best = moves[0]
        most = -1000.0
        for move in moves:
            rest = hand.copy()
            total = points
            if isinstance(move, Show):
                total += lay(rest, move.ingredient.number, move.cards, move.jokers)
            value = outcome(judgement, total, rest, ringed=ringed)
            if isinstance(move, Show) and not view.chosen:
                for kind, cards, jokers in collections(rest, ((move.ingredient.number, 0, 0),)):
                    last = rest.copy()
                    both = total + lay(last, kind, cards, jokers)
                    value = max(value, outcome(judgement, both, last, ringed=ringed))
            if value > most:
                most = value
                best = move
        return best


def lay(hand: list[int], kind: int, cards: int, jokers: int) -> int:
    """Take a collection out of a hand, and return what it is worth."""
    hand[kind] -= cards
    hand[JOKER] -= jokers
    return int(worth(kind, cards + jokers))


def outcome(outlook: Outlook, points: int, rest: Sequence[int], *, ringed: bool) -> float:
    """What a result gains in spaces, plus what the cards that stay in hand may gain later."""
    later = JOKER_POINTS * float(rest[JOKER])
    for kind in range(PLAIN_KINDS):
        later += float(MAY_BRING[kind][rest[kind]])
    return outlook.spaces[points] + (outlook.ring(points) if ringed else 0.0) + outlook.to_come * later
