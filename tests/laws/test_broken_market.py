"""The laws can fail in markets too: each way of breaking a small honest one is caught by the law it breaks."""

import random
from collections import Counter
from collections.abc import Mapping, Sequence

import pytest
from msgspec.structs import replace

from chaudron.kernel.bot import Bot
from chaudron.kernel.model import Ask, IllegalMove, Move, News, Seat, TimeLimit
from chaudron.kernel.rng import Rng
from chaudron.testing import LAWS, Broken, Setting
from tests.laws import bazaar, toy
from tests.laws.bazaar import ABOUT, Bazaar, Done, Offer, Options, State, Stop, Trade, View, Ware

CHAOS = random.Random(1)


class PromisesTheMoon(Bazaar):
    """Breaks check: what is made up is not legal."""

    def invent(self, view: View, rng: Rng) -> Move | None:
        move = super().invent(view, rng)
        return move and Offer((Ware.DRUM,) * 3, (Ware.APPLE,))


class NeverSpeaksUp(Bazaar):
    """Breaks check: nothing is ever made up, so no law has tried it."""

    def invent(self, view: View, rng: Rng) -> Move | None:
        return None


class MakesUpWhatIsListed(Bazaar):
    """Breaks check: what is made up is of a kind that is listed."""

    def invent(self, view: View, rng: Rng) -> Move | None:
        move = super().invent(view, rng)
        return move if rng.below(3) else move and Done()


class ListsTheHouse(Bazaar):
    """Breaks check: what only the house says is listed."""

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        moves = super().moves(state, seat)
        return [*moves, Stop()] if moves else moves


class SilencesTheHouse(Bazaar):
    """Breaks check: what the house says when time is up is refused."""

    def check(self, state: State, seat: Seat, move: Move) -> None:
        super().check(state, seat, move)
        if isinstance(move, Stop):
            raise IllegalMove("not-trading")


class TakesAnyOffer(Bazaar):
    """Breaks check: a damaged offer passes and wares appear."""

    def check(self, state: State, seat: Seat, move: Move) -> None:
        if not isinstance(move, Offer) or seat not in self.asks(state):
            super().check(state, seat, move)

    def apply(self, state: State, seat: Seat, move: Move, rng: Rng, news: list[News] | None = None) -> None:
        if isinstance(move, Offer) and len(move.give) > 2:
            state.hands[seat][Ware.DRUM] += 1
        super().apply(state, seat, move, rng, news)


class OpensForEver(Bazaar):
    """Breaks end: time is up, and nothing comes of it."""

    def expire(self, state: State, seat: Seat) -> Move | None:
        return None


class ForgetsASeat(Bazaar):
    """Breaks end: when time is up, the first seat trades on."""

    def expire(self, state: State, seat: Seat) -> Move | None:
        return Stop() if seat else None


class CountsNoPhases(Bazaar):
    """Breaks end: the second round has the number of the first, so that its clock would not start."""

    def time_limit(self, state: State) -> TimeLimit | None:
        limit = super().time_limit(state)
        return limit and limit._replace(phase=sum(state.done) % 2)


class GivesNoTime(Bazaar):
    """Breaks end: time is up at once."""

    def time_limit(self, state: State) -> TimeLimit | None:
        limit = super().time_limit(state)
        return limit and limit._replace(seconds=0)


class Order(Ask, frozen=True):
    """One must answer it, says its kind."""


class MumblesItsQuestions(Bazaar):
    """Breaks end: that a question need not be answered is not said by its kind."""

    def __init__(self) -> None:
        super().__init__(replace(ABOUT, asks=(Order,)))

    def asks(self, state: State) -> Mapping[Seat, Ask]:
        return dict.fromkeys(super().asks(state), Order(must=False))


class HurriesTheRich(Bazaar):
    """Breaks moves: how long trading lasts tells what somebody holds."""

    def time_limit(self, state: State) -> TimeLimit | None:
        limit = super().time_limit(state)
        return limit and limit._replace(seconds=10 + state.hands[0][Ware.DRUM])


class StopsByHiddenWares(Bazaar):
    """Breaks moves: what the house says for a seat tells what another holds."""

    def expire(self, state: State, seat: Seat) -> Move | None:
        return Done() if state.hands[(seat + 1) % len(state.hands)][Ware.DRUM] else Stop()


class AsksThePartner(Bazaar):
    """Breaks moves: an offer that is not listed is refused if the one it is made to could not pay."""

    def check(self, state: State, seat: Seat, move: Move) -> None:
        super().check(state, seat, move)
        if isinstance(move, Offer) and move.to is not None and not any(state.hands[move.to][ware] for ware in move.want):
            raise IllegalMove("bad-offer")


class OffersInLists(Bazaar):
    """Breaks json: an offer that is another value when it comes back."""

    def invent(self, view: View, rng: Rng) -> Move | None:
        move = super().invent(view, rng)
        return replace(move, give=list(move.give)) if isinstance(move, Offer) else None


class TradesInVain(Bazaar):
    """Breaks whole: what is given is lost."""

    def give(self, state: State, giver: Seat, taker: Seat, wares: Counter[Ware]) -> None:
        super().give(state, giver, taker, wares)
        state.hands[taker] -= wares


class TellsWhoCouldPay(Bazaar):
    """Breaks silence: an offer, which is not listed, tells everybody who could accept it."""

    def apply(self, state: State, seat: Seat, move: Move, rng: Rng, news: list[News] | None = None) -> None:
        super().apply(state, seat, move, rng, news)
        if news is not None and isinstance(move, Offer):
            news += [News(bazaar.IsDone(other)) for other, hand in enumerate(state.hands) if hand[move.want[0]]]


class Fickle(Bot[Move, View]):
    def choose(self, view: View, ask: Ask, moves: Sequence[Move], rng: Rng) -> Move | None:
        return CHAOS.choice([None, *moves])


class LedByFickle(Bazaar):
    """Breaks silence: a bot of its own does not decide by its view alone."""

    def bot(self, name: str) -> Bot[Move, View] | None:
        return Fickle()


class Mute(Bot[toy.Lay, toy.View]):
    def choose(self, view: toy.View, ask: Ask, moves: Sequence[toy.Lay], rng: Rng) -> toy.Lay | None:
        return None


class AdvisedByMute(toy.Higher):
    """Breaks silence: its bot keeps silent where it must answer."""

    def heuristic(self) -> Bot[toy.Lay, toy.View]:
        return Mute()


class Whistle(Move, frozen=True):
    pass


class WhistlesForTime(Bazaar):
    """Breaks text: what the house says has no words."""

    def __init__(self) -> None:
        super().__init__(replace(ABOUT, moves=(*ABOUT.moves, Whistle), house=(Stop, Whistle)))


class Bargain(Offer, frozen=True):
    pass


class BargainsWithoutWords(Bazaar):
    """Breaks text: what is made up has no words."""

    def __init__(self) -> None:
        super().__init__(replace(ABOUT, moves=(*ABOUT.moves, Bargain), unlisted=(Offer, Bargain)))


BROKEN: list[tuple[str, type[Bazaar] | type[toy.Higher]]] = [
    ("check", PromisesTheMoon),
    ("check", NeverSpeaksUp),
    ("check", MakesUpWhatIsListed),
    ("check", ListsTheHouse),
    ("check", SilencesTheHouse),
    ("check", TakesAnyOffer),
    ("end", OpensForEver),
    ("end", ForgetsASeat),
    ("end", CountsNoPhases),
    ("end", GivesNoTime),
    ("end", MumblesItsQuestions),
    ("moves", HurriesTheRich),
    ("moves", StopsByHiddenWares),
    ("moves", AsksThePartner),
    ("json", OffersInLists),
    ("whole", TradesInVain),
    ("silence", TellsWhoCouldPay),
    ("silence", LedByFickle),
    ("silence", AdvisedByMute),
    ("text", WhistlesForTime),
    ("text", BargainsWithoutWords),
]


@pytest.mark.parametrize(("law", "culprit"), BROKEN, ids=lambda value: value if isinstance(value, str) else value.__name__)
def test_a_broken_market_breaks_its_law(law: str, culprit: type[Bazaar] | type[toy.Higher]) -> None:
    game = culprit()
    with pytest.raises(Broken) as caught:
        LAWS[law](Setting(game, 3, game.about.options(), seeds=10))
    assert caught.value.law == law


def test_a_market_in_which_nobody_can_say_anything_is_noticed() -> None:
    class Struck(Bazaar):
        def moves(self, state: State, seat: Seat) -> Sequence[Move]:
            return []

        def invent(self, view: View, rng: Rng) -> Move | None:
            return None

        def expire(self, state: State, seat: Seat) -> Move | None:
            return None

    with pytest.raises(Broken, match="nothing ends the question"):
        LAWS["end"](Setting(Struck(), 3, Options(), seeds=1))


def test_a_market_without_a_word_to_list_is_played_all_the_same() -> None:
    class Wordless(Bazaar):
        def moves(self, state: State, seat: Seat) -> Sequence[Move]:
            return []

    setting = Setting(Wordless(), 3, Options(), seeds=2)
    for law in ("replay", "copy", "view", "moves", "end", "json", "whole", "silence", "text", "touch"):
        LAWS[law](setting)
    assert ABOUT.market and not toy.ABOUT.market and Trade().must is False
