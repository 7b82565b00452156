"""The laws every game keeps, for the games here and for those of others.

A game of your own is held to all of them, with every number of seats and every option, by

    from chaudron.testing import LAWS, settings

    @pytest.mark.parametrize("law", LAWS)
    @pytest.mark.parametrize("setting", settings(GAME), ids=str)
    def test_law(law, setting):
        LAWS[law](setting)

and `Referee` sets situations up and plays them in the tests of its rules.
"""

from chaudron.testing.laws import LAWS
from chaudron.testing.referee import Decider, Referee, anything, rng, seed, told
from chaudron.testing.settings import Broken, Setting, option_sets, settings

__all__ = ["LAWS", "Broken", "Decider", "Referee", "Setting", "anything", "option_sets", "rng", "seed", "settings", "told"]
