"""The laws can fail: each way of breaking a small honest game is caught by the law it breaks."""

import pytest

from chaudron.kernel.game import AnyGame
from chaudron.kernel.model import BadSetup, IllegalMove, Seat
from chaudron.kernel.model import Options as AnyOptions
from chaudron.testing import LAWS, Broken, Setting, option_sets, settings
from chaudron.testing.compare import MOST
from tests.laws import posy
from tests.laws.culprits import knowledge, rules, showing
from tests.laws.posy import Posy
from tests.laws.toy import GAME, Higher, Lay, Options, State

BROKEN: list[tuple[str, type[Higher] | type[Posy]]] = [
    ("replay", rules.DealsByChance),
    ("replay", rules.DealsASet),
    ("replay", rules.TidiesUpUnheard),
    ("copy", rules.SharesHands),
    ("copy", rules.TurnsTheStock),
    ("view", knowledge.ShowsAHand),
    ("view", knowledge.ForgetsLaidCards),
    ("view", knowledge.ReshufflesHands),
    ("view", knowledge.ImaginesWhatOthersLaid),
    ("view", knowledge.ImaginesMoreCards),
    ("moves", knowledge.ForbidsByHiddenCards),
    ("moves", knowledge.AsksByHiddenCards),
    ("moves", knowledge.GuessesTheStock),
    ("moves", knowledge.RefusesTalkatively),
    ("check", rules.ChecksNothing),
    ("check", rules.RefusesSixes),
    ("check", rules.AcceptsWhatIsHeld),
    ("end", rules.EndsTwice),
    ("end", rules.NeverEnds),
    ("end", rules.CrownsTheLast),
    ("end", rules.CrownsTheLowest),
    ("end", rules.CrownsByTurns),
    ("end", rules.KeepsNoScore),
    ("end", rules.ShowsAnOldScore),
    ("end", rules.ShowsNobodysTurn),
    ("json", showing.SpeaksInLists),
    ("json", showing.ReasonsInLists),
    ("json", showing.ShowsWhatItNeverDeclared),
    ("json", showing.CallsHerbsByOtherNames),
    ("json", showing.HasAnUnknownPlace),
    ("json", showing.HasAnUnknownFace),
    ("whole", rules.LosesCards),
    ("deal", rules.DealsOneByOne),
    ("deal", rules.DealsToNobody),
    ("deal", rules.DescribesOnlyOnce),
    ("silence", knowledge.RemembersNoCards),
    ("silence", knowledge.TellsEverybody),
    ("silence", knowledge.ForgetsTheHearer),
    ("silence", knowledge.WhispersOfSeatOne),
    ("silence", knowledge.LoudShuffle),
    ("silence", knowledge.LoudDeal),
    ("silence", knowledge.GlassTable),
    ("silence", knowledge.TellsByHiddenCards),
    ("silence", knowledge.TurnsByHiddenCards),
    ("silence", knowledge.SkipsTheSixless),
    ("silence", knowledge.AdvisedByFickle),
    ("silence", knowledge.AdvisedByHindsight),
    ("silence", knowledge.ReasonsByHiddenCards),
    ("silence", knowledge.RefusesTouchesByHiddenCards),
    ("text", showing.HasNoWords),
    ("text", showing.HasNoWordsForAReason),
    ("text", showing.ReasonsInStrangeWords),
    ("text", showing.AsksInSilence),
    ("text", showing.FindsWhatNobodyAsked),
    ("text", showing.HasNoRulesPages),
    ("text", showing.EndsInStrangeWords),
    ("text", showing.RefusesWithoutWords),
    ("text", showing.ShowsHerbsWithoutNames),
    ("touch", showing.LooksAlike),
    ("touch", showing.BeginsAlike),
    ("touch", showing.TouchesNothing),
    ("touch", showing.ForgetsAHerb),
    ("touch", showing.CombinesWithoutDone),
    ("touch", showing.CombinesNothingKnown),
]


def test_every_law_has_a_game_that_breaks_it() -> None:
    assert {law for law, _ in BROKEN} == set(LAWS)


@pytest.mark.parametrize("setting", [*settings(GAME, seeds=4), *settings(posy.GAME, seeds=4)], ids=str)
@pytest.mark.parametrize("law", LAWS)
def test_an_honest_game_keeps_every_law(law: str, setting: Setting) -> None:
    LAWS[law](setting)


@pytest.mark.parametrize(("law", "culprit"), BROKEN, ids=lambda value: value if isinstance(value, str) else value.__name__)
def test_a_broken_game_breaks_its_law(law: str, culprit: type[Higher] | type[Posy]) -> None:
    game: AnyGame = culprit()
    with pytest.raises(Broken) as caught:
        LAWS[law](Setting(game, 2, game.about.options(), seeds=20))
    assert caught.value.law == law


def test_of_a_long_list_some_moves_are_tried() -> None:
    """However many moves there are, and however many seats are asked, a law looks at few of them one by one."""

    class Counts(Posy):
        checked = 0

        def check(self, state: posy.State, seat: Seat, move: posy.Gather) -> None:
            Counts.checked += 1
            super().check(state, seat, move)

    setting = Setting(Counts(), 4, posy.Options(), seeds=2)
    LAWS["check"](setting)
    states = sum(1 for _ in setting.walks(every=11))
    assert len(posy.MOVES) == 792
    assert states * MOST < Counts.checked < states * 4 * 20 * MOST


def test_a_law_that_compared_nothing_says_so() -> None:
    """A game whose imaginations never allow the move made cannot pass silence by never being tried."""

    class DreamsOfEmptyHands(Higher):
        def check(self, state: State, seat: Seat, move: Lay) -> None:
            raise IllegalMove("not-held", rank=move.rank)

    with pytest.raises(Broken, match="not tried"):
        LAWS["silence"](Setting(DreamsOfEmptyHands(), 3, Options(), seeds=1))


def test_a_question_may_tell_something_hidden_if_the_game_says_so() -> None:
    LAWS["silence"](Setting(knowledge.SkipsTheSixlessOpenly(), 2, Options(), seeds=20))


def test_a_game_that_hides_nothing_may_say_so() -> None:
    LAWS["silence"](Setting(knowledge.GlassTable(open=True), 3, Options(), seeds=3))


def test_settings_that_cannot_be_set_up_are_left_out() -> None:
    class Choosy(Higher):
        def check_setup(self, seats: int, options: AnyOptions) -> None:
            super().check_setup(seats, options)
            if seats == 3 and options == Options(stock=False):
                raise BadSetup("options", game="higher")

    assert len(settings(Choosy())) == 3


def test_every_option_is_tried() -> None:
    assert option_sets(GAME) == [Options(stock=False), Options(stock=True)]
    assert len(settings(GAME)) == 4
