"""A round of Poison played out in a simulation, in a few whole numbers that never leave the processor.

A hand is the kinds of its cards, four bits each. The three cauldrons are their totals, eight bits each, and their tallies.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chaudron.games.poison.bots import TAKING, parting
from chaudron.games.poison.cards import COUNTED, KINDS, NO_COLOUR, TALLY_BITS, TALLY_SIZE, VALUE, kinds, of_colour, tally, total
from chaudron.games.poison.choices import CAULDRONS, COLOURINGS, PLACES
from chaudron.games.poison.effects import boils_over, coloured
from chaudron.games.poison.state import POISON_PENALTY, POTION_PENALTY, State
from chaudron.kernel.rng import Rng

KIND_BITS: Final = 4
TOTAL_BITS: Final = 8
OPEN: Final[vec[i64]] = vec[i64]([len(PLACES[colouring][kind]) for colouring in COLOURINGS for kind in range(KINDS)])
"""How many cauldrons a card may be poured into, by colouring and kind."""
CAULDRON: Final[vec[i64]] = vec[i64](
    [cauldron for colouring in COLOURINGS for kind in range(KINDS) for cauldron in (*PLACES[colouring][kind], 0, 0, 0)[:CAULDRONS]]
)
"""These cauldrons, in three places for each card."""
# Costs in hundredths of a penalty point, approximating the sensible bot's: whole numbers are fast.
POINT: Final = 100
NEVER_NEGATIVE: Final = 10 * POINT
PARTING: Final[vec[i64]] = vec[i64]([NEVER_NEGATIVE + int(POINT * parting(kind)) for kind in range(KINDS)])
BOILING: Final = int(POINT * TAKING)
EACH_POINT: Final = 25
"""A card is worth about four, so this is about a penalty point per card."""
EACH_POISON: Final = 100
DEAREST: Final = 1_000_000


def cost_of(kind: i64, brewed: i64, poison: i64) -> i64:
    """What it costs, roughly, to pour a card into a cauldron with this total and this much Poison."""
    cost = PARTING[kind]
    if boils_over(brewed + VALUE[kind]):
        cost += BOILING + EACH_POINT * brewed + EACH_POISON * poison
    return cost


class Player:
    """A seat in a simulation: its cards, how many they are, and the tally of what it has taken."""

    def __init__(self, hand: list[int], taken: i64) -> None:
        self.cards: i64 = 0
        for kind in hand:
            self.cards = self.cards << KIND_BITS | kind
        self.held: i64 = len(hand)
        self.taken: i64 = taken

    def kind(self, nth: i64) -> i64:
        """The kind of one of the cards."""
        return self.cards >> KIND_BITS * nth & 15

    def put_down(self, nth: i64) -> None:
        """Lose one of the cards; the first takes its place."""
        change: i64 = self.kind(nth) ^ self.kind(0)
        self.cards = (self.cards ^ change << KIND_BITS * nth) >> KIND_BITS
        self.held -= 1

    def draw(self, kind: i64) -> None:
        """Get a card."""
        self.cards = self.cards << KIND_BITS | kind
        self.held += 1


def taking(players: list[Player], player: Player, brew: i64) -> i64:
    """What it costs to take a brew, as if the round ended now: what it adds to the points of a seat, less what it adds to the others'."""
    poison = POINT * POISON_PENALTY * of_colour(brew, NO_COLOUR)
    potions: i64 = brew >> TALLY_BITS
    if potions == 0:
        return poison
    shift: i64 = TALLY_BITS
    while potions & 15 == 0:
        potions >>= TALLY_BITS
        shift += TALLY_BITS
    before: i64 = player.taken >> shift & 15
    after = before + potions
    most: i64 = 0
    second: i64 = 0
    for other in players:
        if other is not player:
            theirs: i64 = other.taken >> shift & 15
            if theirs > most:
                second = most
                most = theirs
            elif theirs > second:
                second = theirs
    points: i64 = 0
    if after <= most:
        points += after
    if before <= most:
        points -= before
    cost = poison + POINT * POTION_PENALTY * points
    if before < most <= after and second < most:
        cost -= POINT * POTION_PENALTY * most // (len(players) - 1)
    return cost


def play_round(state: State, rng: Rng, thoughts: i64, *, careful: bool) -> list[int]:
    """Play the round out by the rules, without changing the state: each seat considers a few random moves and makes the cheapest. A careful
    one takes into account who has the most of a colour.

    Return the tally of what each seat has taken."""
    players = [Player(kinds(state.hands[seat]), tally(state.taken[seat])) for seat in range(state.seats)]
    totals: i64 = 0
    tallies: i64 = 0
    for nth in range(CAULDRONS):
        totals |= total(state.brews[nth]) << TOTAL_BITS * nth
        tallies |= tally(state.brews[nth]) << TALLY_SIZE * nth
    stock = state.stock
    drawn = state.drawn
    colouring = state.colouring
    seats = state.seats
    seat = state.turn
    idle: i64 = 0
    while idle < seats:
        player = players[seat]
        seat += 1
        if seat == seats:
            seat = 0
        if player.held == 0:
            idle += 1
            continue
        idle = 0
        least: i64 = DEAREST
        chosen: i64 = 0
        cauldron: i64 = 0
        for _ in range(thoughts):
            thought: i64 = rng.below(player.held)
            kind: i64 = player.kind(thought)
            place = colouring * KINDS + kind
            options = OPEN[place]
            place *= CAULDRONS
            if options > 1:
                place += rng.below(options)
            into = CAULDRON[place]
            brewed: i64 = totals >> TOTAL_BITS * into & 255
            brew: i64 = tallies >> TALLY_SIZE * into & (1 << TALLY_SIZE) - 1
            cost: i64
            if not careful:
                cost = cost_of(kind, brewed, of_colour(brew, NO_COLOUR))
            elif boils_over(brewed + VALUE[kind]):
                cost = PARTING[kind] + BOILING + taking(players, player, brew)
            else:
                cost = PARTING[kind]
            if cost < least:
                least = cost
                chosen = thought
                cauldron = into
        kind = player.kind(chosen)
        player.put_down(chosen)
        value = VALUE[kind]
        counted = COUNTED[kind]
        boils = boils_over((totals >> TOTAL_BITS * cauldron & 255) + value)
        colouring = coloured(colouring, kind, cauldron, boils=boils)
        if boils:
            taken: i64 = tallies >> TALLY_SIZE * cauldron & (1 << TALLY_SIZE) - 1
            player.taken += taken
            tallies -= taken << TALLY_SIZE * cauldron
            totals &= ~(255 << TOTAL_BITS * cauldron)
        totals += value << TOTAL_BITS * cauldron
        tallies += counted << TALLY_SIZE * cauldron
        if drawn < len(stock):
            player.draw(stock[drawn])
            drawn += 1
    return [int(player.taken) for player in players]
