"""What taken cards cost, and who has won (POI-14 to POI-20)."""

from mypy_extensions import i64

from chaudron.games.poison.cards import NO_COLOUR, of_colour
from chaudron.games.poison.model import Colour, RoundEnded, Scored
from chaudron.games.poison.state import OVER, POISON_PENALTY, POTION_PENALTY, State
from chaudron.kernel.model import News
from chaudron.kernel.ranking import ranks


def rounds(seats: int) -> int:
    """How many rounds a game has: everyone deals once, or twice with three seats (POI-19)."""
    return 2 * seats if seats == 3 else seats


def spared(tallies: list[int], colour: int) -> int:
    """The seat with strictly the most cards of a colour, which costs it nothing (POI-16); OVER if there is none."""
    most: i64 = 0
    seat = OVER
    for other in range(len(tallies)):
        number = of_colour(tallies[other], colour)
        if number > most:
            most = number
            seat = other
        elif number == most:
            seat = OVER
    return seat


def penalties(tallies: list[int]) -> list[int]:
    """The penalty points of each seat for what it took in a round (POI-15 to POI-17)."""
    points = [POISON_PENALTY * of_colour(held, NO_COLOUR) for held in tallies]
    for colour in range(1, 4):
        immune = spared(tallies, colour)
        for seat in range(len(tallies)):
            if seat != immune:
                points[seat] += POTION_PENALTY * of_colour(tallies[seat], colour)
    return points


def standings(state: State) -> list[int]:
    """Each seat's penalty points over the finished rounds."""
    sums = [0] * state.seats
    for row in state.sheet:
        for seat, points in enumerate(row):
            sums[seat] += points
    return sums


def placings(sums: list[int]) -> list[int]:
    """Each seat's rank: the fewest points win, and ties share the win (POI-20)."""
    return ranks([-points for points in sums])


def tell_round(state: State, tallies: list[int], points: tuple[int, ...], news: list[News]) -> None:
    """Report what everyone took and what it costs (POI-14 to POI-17)."""
    news.append(News(RoundEnded(state.round + 1)))
    sums = standings(state)
    immune = [spared(tallies, colour) for colour in range(1, 4)]
    for seat, held in enumerate(tallies):
        poison, red, blue, purple = (of_colour(held, colour) for colour in range(4))
        free = tuple(colour for colour, who in zip(Colour, immune, strict=True) if who == seat)
        news.append(News(Scored(seat, red, blue, purple, poison, free, points[seat], sums[seat])))
