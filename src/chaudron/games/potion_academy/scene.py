"""What the rules of Potion Academy let a person see: placed cards with their tokens, their own hand, piles, points."""

from collections import Counter
from functools import lru_cache

from chaudron.games.potion_academy.choices import NOTHING, hand_fits, reached, with_scores
from chaudron.games.potion_academy.codes import second_of
from chaudron.games.potion_academy.facts import CardFacts, EffectFacts, Near, PlacedFacts, Scoring, TableFacts, TargetFacts
from chaudron.games.potion_academy.knowledge import seen
from chaudron.games.potion_academy.model import (
    Aim,
    Bury,
    Card,
    Colour,
    Combination,
    Discard,
    Done,
    Hit,
    Laid,
    Place,
    Player,
    Potion,
    Refill,
    Take,
    Target,
    Use,
    View,
)
from chaudron.games.potion_academy.model import Score as ScoreMove
from chaudron.games.potion_academy.scoring import COMBINATIONS, POTIONS_FOR, THREE_DIFFERENT, goal, points_for, points_of
from chaudron.games.potion_academy.state import AUTOMATON, PLACES, SOLO, TOKENS, State, player_of, players
from chaudron.kernel.model import Move
from chaudron.kernel.ranking import leaders
from chaudron.kernel.scene import Piece, Scene, Score, Zone

SAYINGS = ("refill", "done", *(f"score-{combination.value}" for combination in Combination))
"""Things a person says by touching them."""
FACES: tuple[str, ...] = ("card", "symbol-target", "symbol-effect", *(f"say-{saying}" for saying in SAYINGS))
ZONES: tuple[str, ...] = ("pile", "discard", "placed", "symbols", "tokens", "hand", "seen", "drawn", "aside", "sayings")
INK = {
    Potion.AMBER: "gold",
    Potion.AZURE: "blue",
    Potion.CRIMSON: "red",
    Potion.EMERALD: "green",
    Potion.VIOLET: "purple",
    Potion.IVORY: "white",
    Potion.NONE: None,
}
COLOURS = list(Colour)


# Pieces. The same ones are shown again and again, so each is built once.


@lru_cache(maxsize=1000)
def slug(card: Card) -> str:
    """A card's name in touches."""
    return f"{card.potion.value}-{card.target.value}-{card.effect.value}"


@lru_cache(maxsize=1000)
def card_piece(card: Card) -> Piece:
    """A card, with everything printed on it."""
    facts = CardFacts(potion=f"potion-{card.potion.value}", target=f"target-{card.target.value}", effect=f"effect-{card.effect.value}")
    return Piece(f"card:{slug(card)}", "card", f"card:{slug(card)}", INK[card.potion], facts)


@lru_cache(maxsize=5000)
def symbol_pieces(laid: Laid, reach: int) -> tuple[Piece, Piece]:
    """The target and the effect of a placed card, each with or without a token; `reach` has a bit for every player that
    the target reaches now."""
    card = laid.card
    target = TargetFacts(name=f"target-{card.target.value}", used="yes" if laid.target_used else "no", reach=reach)
    effect = EffectFacts(name=f"effect-{card.effect.value}", used="yes" if laid.effect_used else "no")
    return (
        Piece(f"target:{slug(card)}", "symbol-target", f"target:{slug(card)}", INK[card.potion], target),
        Piece(f"effect:{slug(card)}", "symbol-effect", f"effect:{slug(card)}", INK[card.potion], effect),
    )


@lru_cache(maxsize=100)
def saying(word: str) -> Piece:
    """Something to say."""
    return Piece(f"say:{word}", f"say-{word}", f"say:{word}")


# Places.


def cards_zone(place: str, name: str, cards: tuple[Card, ...]) -> Zone:
    """Cards that lie face up."""
    return Zone(place, name, "pile" if name == "discard" else "row", None, tuple([card_piece(card) for card in cards]))


@lru_cache(maxsize=5000)
def placed_zone(colour: int, player: Player, placed: tuple[Laid, ...], points: int, most: int, name: str, *, three: bool) -> Zone:
    """The placed cards of a colour, its points, and how close it is to scoring; `three` is false if three different do not score."""
    pieces = tuple([card_piece(laid.card) for laid in placed])
    there: Counter[Potion] = Counter([laid.card.potion for laid in placed if laid.card.potion is not Potion.NONE])
    ((potion, number),) = there.most_common(1) or [(Potion.NONE, 0)]
    trio, four = POTIONS_FOR[Combination.THREE_DIFFERENT], POTIONS_FOR[Combination.FOUR_DIFFERENT]
    facts = PlacedFacts(
        points=points,
        goal=most,
        colour=name,
        potion=f"potion-{potion.value}",
        alike=min(number, POTIONS_FOR[Combination.THREE_ALIKE]),
        alike_of=POTIONS_FOR[Combination.THREE_ALIKE],
        different=min(len(there), four),
        different_of=trio if three and len(there) < four else four,
    )
    return Zone(f"placed:{colour}", "placed", "row", player, pieces, facts=facts)


@lru_cache(maxsize=5000)
def nears(colour: int, placed: tuple[Laid, ...], *, three: bool) -> tuple[Near, ...]:
    """How near a colour is to each combination; `three` is false if three different do not score."""
    there = Counter([laid.card.potion for laid in placed if laid.card.potion is not Potion.NONE])
    most = [potion for potion, number in there.most_common(1) for _ in range(number)]
    scored = [combination for combination in Combination if three or combination is not Combination.THREE_DIFFERENT]
    found: list[Near] = []
    for combination in scored:
        counted = most if combination is Combination.THREE_ALIKE else list(there)
        found.append(Near(colour, combination, tuple(counted[: POTIONS_FOR[combination]]), POTIONS_FOR[combination]))
    return tuple(found)


def symbols_zone(view: View, state: State, colour: int, player: Player, placed: tuple[Laid, ...]) -> Zone:
    """The targets and effects of a colour's placed cards, to be combined in actions."""
    pieces: list[Piece] = []
    for laid in placed:
        pieces += symbol_pieces(laid, reach_of(view, state, colour, laid.card))
    return Zone(f"symbols:{colour}", "symbols", "row", player, tuple(pieces))


def reach_of(view: View, state: State, colour: int, card: Card) -> int:
    """The players that a card's target reaches now; the automaton ignores what is printed (ACA-32)."""
    if state.seats == SOLO and colour == AUTOMATON:
        return 0
    target = card.target.number
    mine = player_of(state, colour)
    if card.target in (Target.HAND_2_3, Target.HAND_3):
        return sum([1 << player for player, size in enumerate(view.hands) if player != mine and hand_fits(target, size)])
    colours = reached(state, colour, target)
    found = 0
    for other in range(state.colours):
        if colours >> other & 1:
            found |= 1 << player_of(state, other)
    return found


def tokens_zone(colour: int, player: Player, placed: tuple[Laid, ...]) -> Zone:
    """The tokens that a colour has left (ACA-9)."""
    used = sum([laid.target_used + laid.effect_used for laid in placed])
    return Zone(f"tokens:{colour}", "tokens", "purse", player, size=TOKENS - used)


def hand_zone(view: View, player: Player) -> Zone:
    """A hand: its owner sees the cards, others see how many there are; touch it to act on it."""
    touch = f"player:{player}"
    if player == view.seat:
        return Zone(f"hand:{player}", "hand", "hand", player, tuple([card_piece(card) for card in view.hand]), touch=touch)
    return Zone(f"hand:{player}", "hand", "hand", player, size=view.hands[player], touch=touch)


def sayings(view: View, state: State) -> list[str]:
    """What the seat whose turn it is can say."""
    if view.seat is None or view.decides != view.seat or view.phase not in ("turn", "placed", "score"):
        return []
    found = {COMBINATIONS[second_of(code)] for code in with_scores(state, NOTHING)}
    words = [f"score-{combination.value}" for combination in Combination if combination in found]
    return [*words, "refill" if view.phase == "turn" else "done"]


def scene(view: View) -> Scene:
    """Everything this person may see now."""
    state = seen(view)
    most = int(goal(state))
    zones = [
        Zone("pile", "pile", "pile", size=view.pile),
        cards_zone("discard", "discard", view.discarded),
    ]
    if view.phase == "pick" and view.seat is not None and view.seat == view.decides:
        assert view.victim is not None
        cards = view.held[view.victim] if view.victim < state.seats else tuple([cards[0] for cards in view.sleeve])
        zones.append(cards_zone("seen", "seen", cards))
    if view.drawn:
        zones.append(cards_zone("drawn", "drawn", view.drawn))
    near: list[Near] = []
    for colour, placed in enumerate(view.placed):
        player = player_of(state, colour)
        name = f"colour-{COLOURS[colour].value}" if state.seats == 2 else "none"
        # The automaton waits for four different, unless three are enough to win (ACA-36).
        three = player < state.seats or view.scores[colour] + points_for(state, THREE_DIFFERENT) >= most
        zones.append(placed_zone(colour, player, placed, view.scores[colour], most, name, three=three))
        near += nears(colour, placed, three=three)
        zones.append(symbols_zone(view, state, colour, player, placed))
        if player < state.seats:
            zones.append(tokens_zone(colour, player, placed))
    for player in range(players(state)):
        zones.append(hand_zone(view, player))
    if view.phase == "first":
        for seat, ready in enumerate(view.ready):
            if ready:
                piece = card_piece(view.aside) if seat == view.seat and view.aside is not None else Piece(f"aside:{seat}")
                zones.append(Zone(f"aside:{seat}", "aside", "row", seat, (piece,)))
    words = sayings(view, state)
    if words:
        zones.append(Zone("sayings", "sayings", "row", view.seat, tuple([saying(word) for word in words])))
    points = [points_of(state, player) for player in range(players(state))]
    return Scene(
        seat=view.seat,
        turn=turn(view),
        zones=tuple(zones),
        scores=tuple([Score(player, each) for player, each in enumerate(points)]),
        leaders=leaders(points),
        facts=TableFacts(
            goal=most,
            turns=view.turns,
            colour=view.turn,
            phase=view.phase,
            places=PLACES,
            scoring=scoring(state),
            near=tuple(near),
        ),
    )


def scoring(state: State) -> tuple[Scoring, ...]:
    """The combinations that score here."""
    return tuple(
        [
            Scoring(
                combination, POTIONS_FOR[combination], combination is Combination.THREE_ALIKE, int(points_for(state, combination.number))
            )
            for combination in Combination
        ]
    )


def turn(view: View) -> tuple[Player, ...]:
    """Whom the table is waiting for."""
    if view.phase == "first":
        return tuple([seat for seat, ready in enumerate(view.ready) if not ready])
    return () if view.decides is None else (view.decides,)


def touches(view: View, move: Move) -> tuple[str, ...]:
    """What is touched to choose a move."""
    if isinstance(move, Discard | Place | Take | Bury):
        return (f"card:{slug(move.card)}",)
    if isinstance(move, Use):
        return (f"effect:{slug(move.by)}",)
    if isinstance(move, Aim):
        return (f"effect:{slug(move.by)}", f"target:{slug(move.through)}", f"player:{move.on}")
    if isinstance(move, Hit):
        return (f"effect:{slug(move.by)}", f"target:{slug(move.through)}", f"card:{slug(move.card)}")
    if isinstance(move, ScoreMove):
        return (f"say:score-{move.combination.value}", f"card:{slug(move.keep)}")
    assert isinstance(move, Refill | Done)
    return ("say:refill",) if isinstance(move, Refill) else ("say:done",)
