"""Liar's Dice: everybody rolls under a cup, bids on all dice, and somebody doubts it. Whoever is wrong loses a die."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from chaudron.kernel import model
from chaudron.kernel.bot import Bot, Guide, chances
from chaudron.kernel.game import Game
from chaudron.kernel.model import About, Ask, IllegalMove, Move, News, Outcome, Seat
from chaudron.kernel.ranking import outcome
from chaudron.kernel.rng import Rng
from chaudron.kernel.scene import Piece, Round, Scene, Score, Zone
from liars_dice.chances import chance, matching
from liars_dice.model import (
    EVENTS,
    Answer,
    Bid,
    BidFacts,
    Claimed,
    Counted,
    Doubt,
    Doubted,
    GameEnded,
    LeftOut,
    NumberFacts,
    Open,
    Options,
    Rolled,
    RoundBegan,
    Shown,
    View,
)

FACES = range(1, 7)
INKS = ("yellow", None, None, None, None, None)
"""Ones are special, where they are wild."""

ABOUT = About(
    name="liars-dice",
    version=1,
    seats=(2, 3, 4, 5, 6),
    options=Options,
    moves=(Bid, Doubt),
    asks=(Open, Answer),
    events=EVENTS,
    view=View,
    faces=(*(f"die-{face}" for face in FACES), "count", "doubt"),
    zones=("bid", "counts", "faces", "doubt", "cup", "shown"),
    refusals=("not-your-turn", "no-bid", "too-low", "too-many"),
    folder=str(Path(__file__).parent),
    zone_facts={"bid": BidFacts},
    face_facts={"count": NumberFacts},
    paragraphs={"ask-open": "bids", "ask-answer": "bids", "zone-bid": "bids", "zone-doubt": "doubt", "doubt": "doubt", "zone-cup": "goal"},
)


class State:
    """The true state of a match."""

    def __init__(self, options: Options, hands: list[tuple[int, ...]], turn: Seat | None) -> None:
        self.options = options
        self.hands = hands
        self.turn = turn
        self.round = 0
        self.bids: tuple[tuple[Seat, int, int], ...] = ()
        self.shown: tuple[tuple[int, ...], ...] = ()
        self.out: tuple[Seat, ...] = ()
        self.lost = 0
        """How many dice have been lost."""

    @property
    def dice(self) -> int:
        """How many dice are on the table."""
        return sum(map(len, self.hands))


def roll(state: State, rng: Rng, news: list[News] | None) -> None:
    """Everybody rolls what they have (LIE-2)."""
    state.hands = [tuple(sorted(1 + int(rng.below(6)) for _ in hand)) for hand in state.hands]
    state.bids = ()
    if news is not None and state.turn is not None:
        news.append(News(RoundBegan(state.round + 1, state.turn, state.dice)))
        news += [News(Rolled(seat, hand), only=seat) for seat, hand in enumerate(state.hands) if hand]


def raises(bids: tuple[tuple[Seat, int, int], ...], dice: int) -> list[Bid]:
    """All bids that are higher than the last: more dice, or as many of a higher face (LIE-3)."""
    _, least, lowest = bids[-1] if bids else (0, 1, 0)
    return [Bid(count, face) for count in range(least, dice + 1) for face in FACES if count > least or face > lowest]


class LiarsDice(Game[State, Move, View]):
    """The whole game."""

    # The rules.

    def start(self, seats: int, options: model.Options, rng: Rng, news: list[News] | None = None) -> State:
        assert isinstance(options, Options)
        state = State(options, [(0,) * options.dice] * seats, int(rng.below(seats)))
        roll(state, rng, news)
        return state

    def copy(self, state: State) -> State:
        twin = State(state.options, state.hands.copy(), state.turn)
        twin.round, twin.bids, twin.shown, twin.out, twin.lost = state.round, state.bids, state.shown, state.out, state.lost
        return twin

    def asks(self, state: State) -> Mapping[Seat, Ask]:
        if state.turn is None:
            return {}
        if not state.bids:
            return {state.turn: Open()}
        by, count, face = state.bids[-1]
        return {state.turn: Answer(by=by, count=count, face=face)}

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        if seat != state.turn:
            return []
        return [*([Doubt()] if state.bids else []), *raises(state.bids, state.dice)]

    def check(self, state: State, seat: Seat, move: Move) -> None:
        if seat != state.turn:
            raise IllegalMove("not-your-turn")
        if isinstance(move, Doubt):
            if not state.bids:
                raise IllegalMove("no-bid")
            return
        assert isinstance(move, Bid)
        if move.count > state.dice:
            raise IllegalMove("too-many", dice=state.dice)
        if state.bids and (move.count, move.face) <= state.bids[-1][1:]:
            raise IllegalMove("too-low", count=state.bids[-1][1], face=f"die-{state.bids[-1][2]}")

    def apply(self, state: State, seat: Seat, move: Move, rng: Rng, news: list[News] | None = None) -> None:
        if isinstance(move, Bid):
            state.bids = (*state.bids, (seat, move.count, move.face))
            state.turn = self.following(state, seat)
            if news is not None:
                news.append(News(Claimed(seat, move.count, move.face)))
        else:
            self.settle(state, seat, news)
            if state.turn is not None:
                state.round += 1
                roll(state, rng, news)

    def following(self, state: State, seat: Seat) -> Seat:
        """The next seat that has dice."""
        seats = len(state.hands)
        return next((seat + step) % seats for step in range(1, seats + 1) if state.hands[(seat + step) % seats])

    def settle(self, state: State, seat: Seat, news: list[News] | None) -> None:
        """All cups are lifted, and whoever is wrong loses a die and begins the next round (LIE-4 to LIE-7)."""
        by, count, face = state.bids[-1]
        found = sum(matching(hand, face, state.options) for hand in state.hands)
        loser = seat if found >= count else by
        state.shown = tuple(state.hands)
        if news is not None:
            news.append(News(Doubted(seat, by, count, face)))
            news += [News(Shown(each, hand)) for each, hand in enumerate(state.hands) if hand]
            news.append(News(Counted(found, face, loser, len(state.hands[loser]) - 1)))
        state.hands[loser] = state.hands[loser][1:]
        state.lost += 1
        state.turn = loser
        if not state.hands[loser]:
            state.out = (*state.out, loser)
            state.turn = self.following(state, loser)
            if news is not None:
                news.append(News(LeftOut(loser)))
            if len(state.out) == len(state.hands) - 1:
                if news is not None:
                    news.append(News(GameEnded((state.turn,), state.dice)))
                state.turn = None
                state.bids = ()

    def outcome(self, state: State) -> Outcome | None:
        if state.turn is not None:
            return None
        seats = len(state.hands)
        placed = [seats - 1 - state.out.index(seat) if seat in state.out else 0 for seat in range(seats)]
        return outcome([len(hand) for hand in state.hands], placed)

    def tally(self, state: State) -> Mapping[str, int]:
        return {"dice": state.dice + state.lost}

    # Knowledge: who knows what.

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            seat=seat,
            options=state.options,
            round=state.round,
            turn=state.turn,
            hand=() if seat is None else state.hands[seat],
            hands=tuple(len(hand) for hand in state.hands),
            bids=state.bids,
            shown=state.shown,
            out=state.out,
        )

    def imagine(self, view: View, rng: Rng) -> State:
        hands = [tuple(sorted(1 + int(rng.below(6)) for _ in range(size))) for size in view.hands]
        if view.seat is not None:
            hands[view.seat] = view.hand
        state = State(view.options, hands, view.turn)
        state.round, state.bids, state.shown, state.out = view.round, view.bids, view.shown, view.out
        state.lost = len(hands) * view.options.dice - state.dice
        return state

    # What a person sees and touches.

    def scene(self, view: View) -> Scene:
        dice = sum(view.hands)
        _, count, face = view.bids[-1] if view.bids else (0, 0, 0)
        ones = INKS if view.options.wild_ones else (None,) * 6
        zones = [Zone("bid", "bid", "bowl", facts=BidFacts(least=count, face=face))]
        if view.turn is not None:
            faces = tuple(Piece(f"face:{each}", f"die-{each}", f"face:{each}", ones[each - 1]) for each in FACES)
            counts = tuple(Piece(f"count:{n}", "count", f"count:{n}", facts=NumberFacts(number=n)) for n in range(1, dice + 1))
            zones.append(Zone("counts", "counts", "track", pieces=counts))
            zones.append(Zone("faces", "faces", "row", pieces=faces))
            zones.append(Zone("doubt", "doubt", "row", pieces=(Piece("doubt", "doubt", "doubt", "red"),)))
        for seat, size in enumerate(view.hands):
            if seat == view.seat:
                mine = tuple(Piece(f"die:{seat}:{nth}", f"die-{die}", ink=ones[die - 1]) for nth, die in enumerate(view.hand))
                zones.append(Zone(f"cup:{seat}", "cup", "hand", seat, mine))
            else:
                zones.append(Zone(f"cup:{seat}", "cup", "hand", seat, size=size))
            if view.shown:
                last = tuple(Piece(f"shown:{seat}:{nth}", f"die-{die}", ink=ones[die - 1]) for nth, die in enumerate(view.shown[seat]))
                zones.append(Zone(f"shown:{seat}", "shown", "row", seat, last))
        turn = () if view.turn is None else (view.turn,)
        scores = tuple(Score(seat, size) for seat, size in enumerate(view.hands))
        return Scene(view.seat, turn, tuple(zones), scores, round=Round(view.round + 1))

    def touches(self, view: View, move: Move) -> tuple[str, ...]:
        return (f"count:{move.count}", f"face:{move.face}") if isinstance(move, Bid) else ("doubt",)

    def meant(self, view: View, touches: Sequence[str]) -> Move | None:
        """A doubt, or a bid of what was touched last; what was not touched is as in the last bid."""
        if "doubt" in touches:
            return Doubt()
        _, count, face = view.bids[-1] if view.bids else (0, 1, 1)
        said = dict(touch.split(":", 1) for touch in touches if touch.startswith(("count:", "face:")))
        found = {"count": count, "face": face, **{name: int(value) for name, value in said.items() if value.isdecimal()}}
        fits = said and 1 <= found["count"] <= 36 and found["face"] in FACES
        return Bid(found["count"], found["face"]) if fits else None

    # How to play well.

    def heuristic(self) -> Bot[Move, View]:
        return Sensible()

    def guide(self, view: View) -> Guide[State, Move, View]:
        return RoundGuide(self, view)


class Sensible(Bot[Move, View]):
    """Makes the bid that is most likely true, unless the last one is less likely than that is unlikely; bluffs now and then."""

    def choose(self, view: View, ask: Ask, moves: Sequence[Move], rng: Rng) -> Move:
        unseen = sum(view.hands) - len(view.hand)
        bids = [move for move in moves if isinstance(move, Bid)]
        if not bids:
            return Doubt()

        def true(count: int, face: int) -> float:
            return chance(count, face, view.hand, unseen, view.options)

        best = max(bids[:12], key=lambda bid: (true(bid.count, bid.face), -bid.count))
        if view.bids and 1 - true(*view.bids[-1][1:]) > true(best.count, best.face):
            return Doubt()
        return rng.choice(bids[:6]) if rng.below(8) == 0 else best


class RoundGuide(Guide[State, Move, View]):
    """Searches to the end of the round, and counts dice there."""

    def __init__(self, game: Game[State, Move, View], view: View) -> None:
        super().__init__(game)
        self.round = view.round
        self.width = 1.0
        self.bot = Sensible()

    def settled(self, state: State) -> bool:
        return state.round != self.round or state.turn is None

    def finish(self, state: State, rng: Rng) -> list[float]:
        while not self.settled(state):
            seat = state.turn
            assert seat is not None
            view, moves = self.game.view(state, seat), self.game.moves(state, seat)
            self.game.apply(state, seat, self.bot.choose(view, Open(), moves, rng), rng)
        return chances([float(len(hand)) for hand in state.hands], 1.0)
