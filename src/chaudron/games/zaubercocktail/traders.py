"""Bots that trade: a naive one and a good one. They value hands, offer what helps both, and never bluff."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from chaudron.games.zaubercocktail.knowledge import imagine
from chaudron.games.zaubercocktail.model import Accept, Answer, Ingredient, Offer, Standing, Trade, View, Withdraw
from chaudron.games.zaubercocktail.rules import ENOUGH, STONE
from chaudron.games.zaubercocktail.scoring import showing
from chaudron.games.zaubercocktail.state import Chosen, hand_of
from chaudron.games.zaubercocktail.stock import INGREDIENTS, JOKER, KINDS, NUMBER, WORTH, Bundle, bundle_of
from chaudron.games.zaubercocktail.worth import best_show, gain, hand_worth, result
from chaudron.kernel.bot import Bot
from chaudron.kernel.model import Ask, Move, Seat
from chaudron.kernel.rng import Rng

Hand = tuple[int, ...]


def bundle(kind: i64, number: i64) -> Bundle:
    """So many cards of a kind."""
    return tuple([int(number) if each == kind else 0 for each in range(KINDS)])


BUNDLES: Final[list[list[Bundle]]] = [[bundle(kind, number) for number in range(5)] for kind in range(KINDS)]
NAMED: Final[list[list[tuple[Ingredient, ...]]]] = [[(INGREDIENTS[kind],) * number for number in range(5)] for kind in range(KINDS)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Trader(Bot[Move, View]):
    """Naive: takes whatever is better than what it has, offers a spare card for one it collects, and is soon content."""

    standing = 2
    """How many offers it has at once."""
    patience = 12
    """After how many other offers it takes its own back."""

    def choose(self, view: View, ask: Ask, moves: Sequence[Move], rng: Rng) -> Move | None:
        if not isinstance(ask, Trade):
            return self.show(view, moves, rng)
        hand = bundle_of(view.hand)
        offers = {offer.number: offer for offer in view.offers}
        taken = self.take(view, hand, offers, moves)
        if taken is not None:
            return taken
        if STONE in moves and self.content(view, hand, rng):
            return STONE
        mine = [offer for offer in view.offers if offer.seat == view.seat]
        for offer in mine:
            if offer.number + self.patience < view.next_offer or self.regrets(hand, offer):
                return Withdraw(offer.number)
        answered = self.answer(view, hand, mine, rng)
        if answered is not None:
            return answered
        if len(mine) < self.standing and view.hand:
            return self.offer(view, hand, mine, rng)
        return None

    # Taking up what others offer.

    def take(self, view: View, hand: Hand, offers: dict[int, Standing], moves: Sequence[Move]) -> Move | None:
        """The best offer that can be taken up, if it is good enough."""
        found: Move | None = None
        most = self.least(view)
        for move in moves:
            if isinstance(move, Accept):
                offer = offers[move.offer]
                value = gain(hand, bundle_of(offer.want), bundle_of(offer.give))
                if value > most:
                    most = value
                    found = move
        return found

    def least(self, view: View) -> i64:
        """What a trade has to bring at least."""
        return 0

    def regrets(self, hand: Hand, offer: Standing) -> bool:
        """Whether an own offer would no longer help."""
        return bool(offer.give) and gain(hand, bundle_of(offer.give), bundle_of(offer.want)) <= 0

    # Speaking up.

    def answer(self, view: View, hand: Hand, mine: list[Standing], rng: Rng) -> Move | None:
        """An answer to somebody's call: what one would like best for the cards called for."""
        for call in view.offers:
            if call.give or call.seat == view.seat or any(offer.call == call.number for offer in mine):
                continue
            wanted = bundle_of(call.want)
            if all(hand[kind] >= wanted[kind] for kind in range(KINDS)):
                found = self.price(view, hand, wanted, call.seat, rng)
                if found >= 0:
                    return Answer(call.number, NAMED[found][1])
        return None

    def price(self, view: View, hand: Hand, give: Bundle, partner: Seat, rng: Rng) -> int:
        """The kind of card that one would like best for some of one's own; -1 if none is good enough."""
        best = -1
        most = self.least(view)
        for kind in range(KINDS):
            if not give[kind]:
                value = gain(hand, give, BUNDLES[kind][1])
                if value > most:
                    most = value
                    best = kind
        return best

    def offer(self, view: View, hand: Hand, mine: list[Standing], rng: Rng) -> Move | None:
        """A spare card for one of the kind of which one has most."""
        spare = [kind for kind in range(JOKER) if 0 < hand[kind] < 3]
        collected = max(range(JOKER), key=lambda kind: hand[kind] * (hand[kind] + WORTH[kind]))
        spare = [kind for kind in spare if kind != collected]
        if not spare:
            return None
        move = Offer(NAMED[rng.choice(spare)][1], NAMED[collected][1])
        return None if said(move, mine) else move

    # Being done.

    def content(self, view: View, hand: Hand, rng: Rng) -> bool:
        """Whether to put the stone down: now and then, once it has something to show."""
        return result(hand) >= 60 and rng.below(12) == 0

    def show(self, view: View, moves: Sequence[Move], rng: Rng) -> Move:
        """The collections that bring most, one after the other."""
        return next_show(best_show(bundle_of(view.hand)), view, moves)


def said(move: Offer, mine: list[Standing]) -> bool:
    """Whether an own offer says the same already."""
    return any(offer.give == move.give and offer.want == move.want and offer.to == move.to for offer in mine)


def next_show(wanted: tuple[Chosen, ...], view: View, moves: Sequence[Move]) -> Move:
    """The next of the collections that one wants to show."""
    number = len(view.chosen)
    if number < len(wanted):
        move = showing(*wanted[number])
        if move in moves:
            return move
    return ENOUGH if ENOUGH in moves else moves[0]


class Good(Trader):
    """Weighs what a trade brings against how likely somebody agrees, asks for what is rare, and counts before it is done."""

    standing = 6
    patience = 30
    dreams = 6
    """How often it imagines the other hands before it makes an offer."""
    tried = 60
    """How many of its ideas it weighs."""

    def offer(self, view: View, hand: Hand, mine: list[Standing], rng: Rng) -> Move | None:
        """What brings much and is likely to be taken up, as far as one can imagine the other hands."""
        ideas = self.ideas(view, hand, mine)
        if not ideas:
            return None
        hands: list[list[int]] = []
        for _ in range(self.dreams):
            state = imagine(view, rng)
            hands += [hand_of(state, seat) for seat in range(state.seats) if seat != view.seat and self.trading(view, seat)]
        best: Move | None = None
        most = 0.0
        for value, give, given, want, wanted in ideas[: self.tried]:
            takers = 0
            for other in hands:
                if other[want] >= wanted and gain(other, BUNDLES[want][wanted], BUNDLES[give][given]) > 0:
                    takers += 1
            score = float(value) * (0.02 + float(takers) / float(len(hands) + 1))
            if score > most:
                most = score
                best = Offer(NAMED[give][given], NAMED[want][wanted])
        return best

    def trading(self, view: View, seat: Seat) -> bool:
        """Whether a seat still trades."""
        return seat not in view.stones and seat not in view.stopped

    def ideas(self, view: View, hand: Hand, mine: list[Standing]) -> list[tuple[int, int, int, int, int]]:
        """Trades that would help, the best first: what each brings, what is given for what."""
        there = unseen(view, hand)
        before = hand_worth(hand)
        least = self.least(view)
        found: list[tuple[int, int, int, int, int]] = []
        for give in range(KINDS):
            for want in range(KINDS):
                if give == want or there[want] == 0 or hand[give] == 0:
                    continue
                for given, wanted in AMOUNTS:
                    if given > hand[give] or wanted > there[want]:
                        continue
                    after = list(hand)
                    after[give] -= given
                    after[want] += wanted
                    value = hand_worth(after) - before
                    if value > least and not said(Offer(NAMED[give][given], NAMED[want][wanted]), mine):
                        found.append((int(value), give, given, want, wanted))
        found.sort(reverse=True)
        return found

    def content(self, view: View, hand: Hand, rng: Rng) -> bool:
        """Whether to be done: the ring is worth having for whoever will not be among the last."""
        mine = result(hand)
        need = NEED[len(view.hands)] + (0 if not view.stones else MORE_NEED)
        return mine >= need


AMOUNTS: Final = [(1, 1), (2, 1), (1, 2), (2, 2), (3, 1)]
NEED: Final = [0, 0, 0, 0, 60, 65, 70, 75]
"""A result that is usually enough not to be among the last, by the number of seats."""
MORE_NEED: Final = 20


def unseen(view: View, hand: Hand) -> list[int]:
    """How many cards of each kind others may hold."""
    found = [NUMBER[kind] - hand[kind] for kind in range(KINDS)]
    for layer in view.layers:
        for card in layer:
            found[card.number] -= 1
    return found


TRADERS: Final[dict[str, type[Trader]]] = {"naive": Trader, "good": Good}
