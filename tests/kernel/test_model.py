"""The values that every game speaks in."""

from chaudron.kernel.model import Event, Seat, meanings
from tests.laws.bazaar import IsDone, Offered, Opened, Traded, Ware


class Paid(Event, frozen=True):
    amount: int
    seat: Seat
    to: Seat | None
    others: tuple[Seat, ...]


class Whispered(Event, frozen=True):
    """Happens to somebody whom it does not name."""

    seat: Seat

    @property
    def concerns(self) -> set[Seat]:
        return {self.seat + 1}


def test_an_event_concerns_all_whom_it_names() -> None:
    assert Paid(2, 0, 3, (1, 4)).concerns == {0, 3, 1, 4}
    assert Paid(2, 0, None, ()).concerns == {0}
    assert Opened(1).concerns == set()
    assert Traded(1, 2, (Ware.APPLE,), (Ware.BREAD,)).concerns == {1, 2}
    assert IsDone(2).concerns == {2}


def test_mere_words_concern_nobody() -> None:
    assert Offered(1, 1, (Ware.APPLE,), (Ware.BREAD,), 2).concerns == set()


def test_an_event_may_say_otherwise() -> None:
    assert Whispered(0).concerns == {1}


def test_annotations_say_what_an_int_stands_for() -> None:
    assert meanings(Paid) == {"amount": None, "seat": "seat", "to": "seat", "others": "seat"}
