"""The cards of Potion Academy, and the constraints on any file of cards (ACA-1, ACA-2)."""

from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

from chaudron.games.potion_academy import GAME
from chaudron.games.potion_academy.cards import DECKS
from chaudron.games.potion_academy.model import Card, Cards, Dealt, Effect, Options, Potion, Target
from chaudron.kernel.match import Match
from chaudron.kernel.model import BadSetup, Facts
from chaudron.kernel.options import read_file
from chaudron.kernel.replay import replay
from chaudron.testing import rng, seed, told
from tests.games.potion_academy.table import CARDS, IN_PLAY, MARKS, PLAIN, SEATS, batch, box, start, whole_match

THREE, FOUR, FIVE = map(batch, MARKS)
BATCHES = (THREE, FOUR, FIVE)


def potions(cards: tuple[Card, ...]) -> Counter[Potion]:
    return Counter(card.potion for card in cards)


@pytest.mark.parametrize("seats", SEATS)
def test_aca_01_each_number_of_players_has_its_cards(seats: int) -> None:
    """18 for three and for one, 24 for four and for two, 30 for five; four cards with each potion, two in each batch with none."""
    names = GAME.tally(start(seats))
    assert set(names) == {f"{card.potion.value}-{card.target.value}-{card.effect.value}" for card in CARDS[: IN_PLAY[seats]]}
    assert set(names.values()) == {1}
    found = Counter(name.split("-")[0] for name in names)
    kinds = {18: 4, 24: 5, 30: 6}[len(names)]
    assert found.pop("none") == 2 * (kinds - 3)
    assert sorted(found.values()) == [4] * kinds


def test_aca_01_a_batch_has_its_cards() -> None:
    assert [len(cards) for cards in (DECKS.own.from_three, DECKS.own.from_four, DECKS.own.from_five)] == [18, 6, 6]
    for cards, kinds in zip((DECKS.own.from_three, DECKS.own.from_four, DECKS.own.from_five), (4, 1, 1), strict=True):
        found = potions(cards)
        assert found.pop(Potion.NONE) == 2
        assert sorted(found.values()) == [4] * kinds


def test_aca_02_the_cards_are_those_of_the_rules() -> None:
    assert (DECKS.own.from_three, DECKS.own.from_four, DECKS.own.from_five) == BATCHES
    assert DECKS.own.provenance == "reconstructed"


def test_aca_02_the_reconstruction_is_varied() -> None:
    """Effects three, one and one per batch; no target and effect twice; a potion with four effects and four targets."""
    for cards, number in zip(BATCHES, (3, 1, 1), strict=True):
        assert set(Counter(card.effect for card in cards).values()) == {number}
        assert {card.effect for card in cards} == set(Effect)
    assert len({(card.target, card.effect) for card in CARDS}) == 30
    for potion in Potion:
        mine = [card for card in CARDS if card.potion is potion]
        if potion is not Potion.NONE:
            assert len({card.effect for card in mine}) == len({card.target for card in mine}) == 4


# A file of a table's own.


def bottled(card: Card, potion: Potion) -> Card:
    return replace(card, potion=potion)


ALL_AZURE = tuple(bottled(card, Potion.AZURE) if card.potion is Potion.VIOLET else card for card in FOUR)
"""The batch 4+ with a potion that the batch 3+ has."""
FIVE_AMBER = tuple(bottled(card, Potion.AMBER) if card == THREE[4] else card for card in THREE)
"""Five cards with amber, three with azure."""
MIXED = (*FOUR[:3], bottled(FOUR[3], Potion.IVORY), *FOUR[4:])
"""Three with violet and one with ivory."""
BLANK = (*THREE[:17], bottled(THREE[17], Potion.AMBER))
TOO_BLANK = (bottled(FIVE[0], Potion.NONE), *FIVE[1:])
TWINS = (THREE[0], THREE[0], *THREE[2:])
BAD: list[tuple[str, Cards, Facts]] = [
    ("cards-number", box(from_three=THREE[1:]), {"batch": "from-three", "found": 17, "expected": 18}),
    ("cards-number", box(from_three=(*THREE, *FOUR)), {"batch": "from-three", "found": 24, "expected": 18}),
    ("cards-number", box(from_four=FOUR[:5]), {"batch": "from-four", "found": 5, "expected": 6}),
    ("cards-number", box(from_five=()), {"batch": "from-five", "found": 0, "expected": 6}),
    ("cards-blank", box(from_three=BLANK), {"batch": "from-three", "found": 1}),
    ("cards-blank", box(from_five=TOO_BLANK), {"batch": "from-five", "found": 3}),
    ("cards-potion", box(from_three=FIVE_AMBER), {"batch": "from-three", "potion": "amber", "found": 5}),
    ("cards-potion", box(from_four=MIXED), {"batch": "from-four", "potion": "violet", "found": 3}),
    ("cards-potion", box(from_four=ALL_AZURE), {"batch": "from-four", "potion": "azure", "found": 4}),
    ("cards-potion", box(from_five=FOUR), {"batch": "from-five", "potion": "violet", "found": 4}),
    ("cards-twice", box(from_three=TWINS), {"place": 1, "other": 1}),
    ("cards-twice", box(from_five=(*FIVE[:4], FOUR[4], FIVE[5])), {"place": 28, "other": 23}),
]


@pytest.mark.parametrize(("reason", "cards", "facts"), BAD)
@pytest.mark.parametrize("seats", [3, 5])
def test_aca_01_cards_that_cannot_be_those_of_the_game_are_refused(seats: int, reason: str, cards: Cards, facts: Facts) -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.check_setup(seats, Options(cards=cards))
    assert (caught.value.reason, caught.value.facts) == (reason, facts)


def shuffled_up(number: int) -> Cards:
    """Other cards: the same potions, with targets and effects drawn anew."""
    draws = rng(number)
    pairs = [(target, effect) for target in Target for effect in Effect]
    draws.shuffle(pairs)
    new = [Card(card.potion, *pair) for card, pair in zip(CARDS, pairs, strict=False)]
    return box(from_three=tuple(new[:18]), from_four=tuple(new[18:24]), from_five=tuple(new[24:]))


def test_aca_02_a_target_and_effect_may_stand_twice_on_cards_of_another_box() -> None:
    """That they do not is part of the reconstruction; that no card is there twice is not."""
    same = replace(THREE[4], target=THREE[0].target, effect=THREE[0].effect)
    GAME.check_setup(3, Options(cards=box(from_three=(*THREE[:4], same, *THREE[5:]))))


@pytest.mark.parametrize("seats", SEATS)
def test_aca_02_cards_of_the_hosts_own_are_played_to_the_end(seats: int) -> None:
    options = Options(cards=shuffled_up(seats))
    match = whole_match(seats, 3, options)
    assert match.outcome is not None
    news = Match(GAME, seats, options, seed(3)).opening
    dealt = {card for event in told(news, Dealt) for card in event.cards}
    assert options.cards is not None
    assert dealt <= {*options.cards.from_three, *options.cards.from_four, *options.cards.from_five}
    assert not dealt <= set(CARDS)
    assert replay(GAME, match.record()).outcome == match.outcome


def test_aca_02_two_files_at_two_tables_do_not_mix() -> None:
    one, other = (start(3, 0, Options(cards=shuffled_up(number))) for number in (1, 2))
    plain = start(3, 0, PLAIN)
    tallies = [set(GAME.tally(state)) for state in (one, other, plain)]
    assert all(len(tally) == 18 for tally in tallies)
    assert tallies[0] != tallies[1] != tallies[2] != tallies[0]


def test_aca_02_the_file_of_the_game_can_be_given_back_to_it() -> None:
    text = (Path(GAME.about.folder) / "cards.toml").read_text("utf-8")
    assert read_file("cards", Cards, text) == DECKS.own
    GAME.check_setup(5, Options(cards=DECKS.own))
