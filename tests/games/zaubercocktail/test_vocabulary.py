"""What a learner can say: exactly what is legal, and the same from everything that a seat cannot tell apart."""

from collections import Counter
from typing import Any

import pytest

from chaudron import games
from chaudron.adapters.episode import begun, set_up
from chaudron.games.zaubercocktail.choices import NO_MOVES
from chaudron.games.zaubercocktail.model import Accept, Answer, Bid, Call, Display, Offer, PlaceStone, Show, Withdraw
from chaudron.games.zaubercocktail.vocabulary import SIZE, WORDS
from chaudron.kernel.model import IllegalMove
from chaudron.kernel.rng import FastRng

GAME = games.load("zaubercocktail")


def allowed(match: Any, seat: int, number: int) -> bool:
    """Whether the rules take the move with a number; not, if it names something that is not there."""
    try:
        GAME.check(match._state, seat, WORDS.move(match.view(seat), number))
    except (IllegalMove, IndexError):
        return False
    return True


@pytest.mark.parametrize("seats", [4, 7])
def test_it_knows_exactly_the_legal_moves_among_its_own(seats: int) -> None:
    episode = begun(set_up("zaubercocktail", seats, None), seats)
    episode.look()
    draws, kinds = FastRng(seats), Counter[type]()
    for _ in range(400):
        match, seat = episode.match, episode.seat
        assert seat is not None
        found = WORDS.legal(match.view(seat), match.moves(seat))
        assert len(set(found)) == len(found)
        if episode.floor.turn % 10 == 0:
            assert set(found) == {number for number in range(1, SIZE) if allowed(match, seat, number)}
        else:
            assert all(allowed(match, seat, number) for number in found)
        by_kind: dict[type, list[int]] = {}
        for number in episode.choices:
            by_kind.setdefault(type(episode.choices[number]), []).append(number)
        kind = (
            min(by_kind, key=lambda kind: (kind is PlaceStone, kinds[kind], kind.__name__)) if draws.below(8) else draws.choice([*by_kind])
        )
        kinds[kind] += 1
        episode.act(draws.choice(by_kind[kind]))
    assert set(kinds) >= {Offer, Call, Display, Answer, Bid, Accept, Withdraw, Show}


def test_whoever_is_not_asked_has_nothing_to_say() -> None:
    match = begun(set_up("zaubercocktail", 4, None), 1).match
    assert WORDS.legal(match.view(None), NO_MOVES) == WORDS.legal(match.view(0), NO_MOVES) == []
