"""Build and read situations of Potion Academy in words.

A card is named by any words that only it has: "left pickpocket", "amber salvage". Several cards are separated by commas. Among
placed cards, an asterisk stands for a token: "none two-placed *forage" is a card whose effect has been used.
"""

from collections.abc import Callable, Iterable, Sequence

from chaudron.games.potion_academy import GAME, State, arrange
from chaudron.games.potion_academy.model import (
    Aim,
    Arrangement,
    Bury,
    Card,
    Cards,
    Combination,
    Discard,
    Done,
    Effect,
    Hit,
    Laid,
    Options,
    Place,
    Potion,
    Refill,
    Score,
    Take,
    Target,
    Use,
    View,
)
from chaudron.games.potion_academy.scene import slug
from chaudron.games.potion_academy.state import SCORE
from chaudron.kernel.match import Match
from chaudron.kernel.model import Event, Move, News, Seat
from chaudron.kernel.rng import Rng
from chaudron.testing import Referee

PLAIN = Options()
EASIER = Options(easier=True)
TO_SIX = Options(to_six=True)
ALIKE_FOUR = Options(alike_four=True)
BOTH = Options(to_six=True, alike_four=True)

SEATS = (1, 2, 3, 4, 5)
IN_PLAY = {1: 18, 2: 24, 3: 18, 4: 24, 5: 30}
AUTOMATON = 1
RED, BLUE, ORANGE, GREEN = range(4)
THREE_DIFFERENT, FOUR_DIFFERENT, THREE_ALIKE = Combination
REFILL, DONE = Refill(), Done()

PRINTED = """
3+ amber left salvage | amber hand-3 forage | amber hand-2-3 pickpocket | amber two-placed snatch
3+ azure hand-2-3 smash | azure right bury | azure anyone salvage | azure neighbours snatch
3+ crimson right smash | crimson neighbours salvage | crimson left forage | crimson two-placed bury
3+ emerald right pickpocket | emerald neighbours bury | emerald anyone smash | emerald hand-3 snatch
3+ none left pickpocket | none two-placed forage
4+ violet neighbours smash | violet right forage | violet left snatch | violet anyone pickpocket
4+ none hand-3 bury | none hand-2-3 salvage
5+ ivory left bury | ivory hand-2-3 forage | ivory hand-3 salvage | ivory neighbours pickpocket
5+ none two-placed smash | none right snatch
"""
"""ACA-2, copied from the table of the rules."""


def batch(mark: str) -> tuple[Card, ...]:
    """The cards of the batch with this mark."""
    lines = [line.removeprefix(mark) for line in PRINTED.split("\n") if line.startswith(mark)]
    named = [one.split() for line in lines for one in line.split("|")]
    return tuple(Card(Potion(potion), Target(target), Effect(effect)) for potion, target, effect in named)


MARKS = ("3+", "4+", "5+")
CARDS = tuple(card for mark in MARKS for card in batch(mark))
WORDS = {card: {card.potion.value, card.target.value, card.effect.value} for card in CARDS}


def box(**others: tuple[Card, ...]) -> Cards:
    """A file of cards: those of the rules, except for the batches given here."""
    batches = dict(zip(("from_three", "from_four", "from_five"), map(batch, MARKS), strict=True)) | others
    return Cards(**batches, provenance="reconstructed")


# Naming.


def card(words: str) -> Card:
    """The one card that has all these words."""
    named = set(words.replace("*", "").split())
    found = [card for card in CARDS if named <= WORDS[card]]
    assert len(found) == 1, f"{words}: {len(found)} cards"
    return found[0]


def line(text: str) -> tuple[Card, ...]:
    """Cards, in order."""
    return tuple(card(words) for words in text.split(",") if words.strip())


def cards(text: str) -> set[Card]:
    """Cards, as a set."""
    return set(line(text))


def row(text: str) -> tuple[Laid, ...]:
    """Placed cards with their tokens, from left to right."""
    found = []
    for words in text.split(","):
        if words.strip():
            starred = {word[1:] for word in words.split() if word.startswith("*")}
            named = card(words)
            found.append(Laid(named, named.target.value in starred, named.effect.value in starred))
            assert len(starred) == found[-1].target_used + found[-1].effect_used, words
    return tuple(found)


def place(words: str) -> Place:
    return Place(card(words))


def discard(words: str) -> Discard:
    return Discard(card(words))


def use(by: str) -> Use:
    return Use(card(by))


def aim(by: str, through: str, on: Seat) -> Aim:
    return Aim(card(by), card(through), on)


def hit(by: str, through: str, on: Seat, what: str) -> Hit:
    return Hit(card(by), card(through), on, card(what))


def score(combination: Combination, keep: str) -> Score:
    return Score(combination, card(keep))


def take(words: str) -> Take:
    return Take(card(words))


def bury(words: str) -> Bury:
    return Bury(card(words))


def each(make: Callable[[str], Move], text: str) -> set[Move]:
    """A move for each of several cards."""
    return {make(words) for words in text.split(",")}


# Laying out.


def snapshot(state: State) -> object:
    """Everything that anybody knows, and where every card is."""
    views = [GAME.view(state, seat) for seat in (*range(state.seats), None)]
    return views, list(state.hands), list(state.pile), list(state.sleeve), list(state.drawn), list(state.aside)


REFEREE = Referee(GAME, PLAIN, snapshot)
start, asked, play, offers = REFEREE.start, REFEREE.asked, REFEREE.play, REFEREE.offers
refusal, walk, zone = REFEREE.refusal, REFEREE.walk, REFEREE.zone


def table(
    *hands: str,
    placed: Sequence[str] = (),
    discarded: str = "",
    pile: str = "",
    rest: str = "pile",
    sleeve: str = "",
    scores: Sequence[int] = (),
    seats: int = 3,
    turn: int = 0,
    first: Seat = 0,
    options: Options = PLAIN,
) -> State:
    """A situation at the start of the turn of the colour `turn`. The pile is given from the top; cards not named lie under it or, with
    `rest="discarded"`, on the discard pile. A seat whose hand is not given holds one of them, so that it has something to do when its
    turn comes. Nobody knows more than what is visible."""
    everything = [*CARDS[: IN_PLAY[seats]]]
    held = [cards(text) for text in hands]
    rows = [row(text) for text in placed]
    named = [*[card for hand in held for card in hand], *[laid.card for laid in sum(rows, ())]]
    named += [*line(discarded), *line(pile), *line(sleeve)]
    assert len(set(named)) == len(named), "a card lies in two places"
    assert set(named) <= set(everything), "a card is not in play"
    others = [card for card in everything if card not in named]
    held += [{others.pop()} for _ in range(seats - len(held))]
    below = others if rest == "pile" else []
    away = others if rest == "discarded" else []
    arrangement = Arrangement(
        hands=tuple(slugs(hand) for hand in held),
        placed=tuple(slugs(laid.card for laid in there) for there in rows),
        used=tuple(name for there in rows for laid in there for name in tokens(laid)),
        discarded=slugs([*line(discarded), *away]),
        sleeve=slugs(line(sleeve)),
        scores=tuple(scores),
        turn=turn,
        first=first,
    )
    return arrange.placed(seats, options, arrangement, slugs([*line(pile), *below]))


def slugs(cards: Iterable[Card]) -> tuple[str, ...]:
    """The names of cards in an arrangement."""
    return tuple(slug(card) for card in cards)


def tokens(laid: Laid) -> list[str]:
    """The symbols of a placed card that have a token, as in an arrangement."""
    return [f"target:{slug(laid.card)}"] * laid.target_used + [f"effect:{slug(laid.card)}"] * laid.effect_used


# Playing.


def automaton_plays(state: State, draws: int = 0) -> list[News]:
    """End the player's turn with nothing more to do, so that the automaton plays."""
    state.phase = SCORE
    return play(state, DONE, draws=draws)


def actions(state: State) -> set[Move]:
    """The actions among the offered moves."""
    return {move for move in offers(state) if isinstance(move, Use | Aim | Hit)}


def scores(state: State) -> set[Move]:
    """The combinations among the offered moves."""
    return {move for move in offers(state) if isinstance(move, Score)}


def busily(moves: Sequence[Move], draws: Rng) -> Move:
    """Choose actions whenever there are any, and avoid scoring: this mixes hands and piles as much as possible."""
    found = [move for move in moves if isinstance(move, Use | Aim | Hit)]
    return draws.choice(found or [move for move in moves if not isinstance(move, Score)])


def whole_match(seats: int, number: int = 0, options: Options = PLAIN) -> Match[State, Move, View]:
    """A random match, played to the end."""
    match = REFEREE.match(seats, number, options)
    REFEREE.play_out(match, number + 1)
    return match


# Reading.


def kinds(news: Iterable[News]) -> list[type[Event]]:
    """The types of the events told to all, in order."""
    return [type(event) for event, only in news if only is None]


def public(state: State) -> View:
    return GAME.view(state, None)


def hand(state: State, seat: Seat) -> set[Card]:
    return set(GAME.view(state, seat).hand)


def laid(state: State, colour: int) -> tuple[Laid, ...]:
    return public(state).placed[colour]


def discards(state: State) -> set[Card]:
    return set(public(state).discarded)


def pile(state: State) -> tuple[Card, ...]:
    """The true draw pile, top card first."""
    return tuple(state.deck.cards[number] for number in reversed(state.pile))


def sleeve(state: State) -> tuple[Card, ...]:
    """The automaton's true hand, from left to right."""
    return tuple(state.deck.cards[number] for number in state.sleeve)


def points(state: State) -> tuple[int, ...]:
    """The points of each colour."""
    return public(state).scores


def phase(state: State) -> str:
    return public(state).phase


def tokens_left(state: State, colour: int) -> int | None:
    """How many tokens the scene shows beside a colour."""
    return zone(public(state), f"tokens:{colour}").size
