"""The laws that every game must keep: a conformance suite for these games and for yours.

To test your own game against all laws, with every number of seats and every option:

    from chaudron.testing import LAWS, settings

    @pytest.mark.parametrize("law", LAWS)
    @pytest.mark.parametrize("setting", settings(GAME), ids=str)
    def test_law(law, setting):
        LAWS[law](setting)

`check_lessons(GAME)` walks through the lessons of your game. In tests of the rules, `Referee` sets up situations and plays them.
"""

from chaudron.testing.laws import LAWS
from chaudron.testing.lessons import check_lessons
from chaudron.testing.referee import Decider, Referee, anything, rng, seed, told
from chaudron.testing.settings import Broken, Setting, option_sets, settings

__all__ = ["LAWS", "Broken", "Decider", "Referee", "Setting", "anything", "check_lessons", "option_sets", "rng", "seed", "settings", "told"]
