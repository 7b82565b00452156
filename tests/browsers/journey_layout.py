"""Everything fits at every size, in each browser."""

import pytest

from tests.browser.stops import PARTS, gather, part_faults, scrolling_scores
from tests.browser.visits import Visits
from tests.browsers.people import People
from tests.server.people import House


@pytest.mark.parametrize("part", PARTS)
async def test_everything_fits_at_every_size(people: People, server: House, visits: Visits, part: str) -> None:
    people.forgive("status of 404")  # a page and a table that do not exist
    party = await gather(server, visits)
    faults = await part_faults(await people(), party, part)
    assert not faults, "\n".join(faults)


async def test_the_scores_of_six_rounds_do_not_scroll(people: People, server: House, visits: Visits) -> None:
    people.forgive("status of 404")  # a page that does not exist
    assert await scrolling_scores(await people(), await gather(server, visits)) == []
