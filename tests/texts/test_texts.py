"""Shared texts are complete, used, and say what they are given."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from chaudron import games
from chaudron.cli.line import FINAL
from chaudron.kernel.model import BadSetup, Event, IllegalMove, Seat, kebab
from chaudron.kernel.scene import Piece
from chaudron.lessons.walk import ANOTHER
from chaudron.server.notices import Kind
from chaudron.server.render import INCIDENTS
from chaudron.testing.words import compare, expected, messages
from chaudron.texts import MissingText, Texts, texts
from chaudron.texts.sources import FOLDER
from chaudron.texts.told import Ref, Told, describe
from tests.laws import lone, posy
from tests.laws.posy import Herb
from tests.laws.toy import ABOUT, GAME, Began, Higher, Laid, Lay
from tests.texts import OURS

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "chaudron"
CLIENT = ROOT / "web" / "src"


def test_every_shared_text_is_used_and_every_used_one_is_there() -> None:
    code = "\n".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))
    kinds = dict(re.findall(r'^class (\w+)\(Refusal\):.*?kind = "(\w+)"', code, re.MULTILINE | re.DOTALL))
    assert {"Malformed", "Stale", "Denied", "Missing"} <= kinds.keys()
    raised = {f"{kinds[kind]}-{reason}" for kind, reason in re.findall(rf"\b({'|'.join(kinds)})\(\s*\"([a-z-]+)\"", code)}
    said = set(re.findall(r"say\(\s*[\"']([a-z.-]+)[\"']", code)) | set(re.findall(r'"(terminal-[a-z-]+)"', code))
    of_games = {
        f"illegal-{reason}" for reason in re.findall(r"refusals=\(([^)]*)\)", code) for reason in re.findall(r'"([a-z-]+)"', reason)
    }
    of_games |= {f"setup-{reason}" for reason in re.findall(r"setups=\(([^)]*)\)", code) for reason in re.findall(r'"([a-z-]+)"', reason)}
    of_games |= {key for key in said if key.startswith("game-")}
    drawn = "\n".join(path.read_text("utf-8") for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte"))
    in_client = {key for key in re.findall(r"(?:words|texts\??)\.say\('([a-z.-]+)'", drawn) if key in compare(FOLDER).variables}
    in_story = {f"table-{kind}" for kind in INCIDENTS}
    noticed = {f"notice-{kind}{part}" for kind in get_args(Kind) for part in ("", ".text")}
    at_last = {f"terminal-ended-{why}" for why in FINAL.values()}
    in_studies = compare(FOLDER / "study").variables.keys()
    shared = ((raised | said) - of_games - in_studies) | in_client | in_story | noticed | at_last | {ANOTHER}
    assert compare(FOLDER).variables.keys() == shared


@pytest.mark.parametrize("language", OURS)
def test_an_event_is_told_to_the_one_it_is_about(language: str) -> None:
    words = Texts(language, GAME)
    mine, theirs = (words.tell(Began(1), ["Anna", "Ben"], me) for me in (1, 0))
    assert "Ben" not in mine
    assert "Ben" in theirs


def test_words_in_english() -> None:
    words = texts("en", GAME)
    assert words.tell(Laid(0, 5), ["Anna", "Ben"]) == "Anna lays a 5."
    assert words.tell(Lay(5), []) == "Lay a 5"
    assert words.refuse(IllegalMove("not-held", rank=3)) == "You do not hold a 3."
    assert words.series(["a", "b", "c"]) == "a, b and c"
    assert words.series(["a"]) == "a"


def test_a_piece_shows_its_face_filled_with_its_facts() -> None:
    assert texts("en", GAME).piece(Piece("a", "rank-5")) == "5"
    assert texts("en", posy.GAME).piece(Piece("a", "herb", facts={"name": "herb-b"})) == "basil"
    assert texts("fr", posy.GAME).piece(Piece("a", "herb", facts={"name": "herb-b"})) == "basilic"
    assert texts("en", GAME).piece(Piece("a")) == ""
    with pytest.raises(MissingText, match="herb"):
        texts("en", posy.GAME).piece(Piece("a", "herb"))


def test_what_people_type_is_never_taken_for_a_key() -> None:
    refusal = BadSetup("bot", bot="nothing", known="random")
    assert "“nothing”" in texts("en").refuse(refusal)
    assert texts("fr", GAME).tell(Laid(0, 1), ["series"]).startswith("series ")


def test_what_people_type_controls_no_terminal_and_turns_no_words_around() -> None:
    refusal = BadSetup("bot", bot="\x1b[31m\u202egnp\x07.\nexe", known="random")
    assert "“[31mgnp.exe”" in texts("en").refuse(refusal)


def test_a_missing_text_is_an_error() -> None:
    with pytest.raises(MissingText, match="no-such-text"):
        texts("fr").say("no-such-text")
    with pytest.raises(MissingText, match="setup-seats"):
        texts("fr").say("setup-seats")
    with pytest.raises(MissingText, match=r"series\.help"):
        texts("fr").say("series.help")


def test_one_past_the_last_seat_is_the_dummy() -> None:
    words = texts("en", lone.GAME)
    assert words.tell(lone.Turned(1, lone.DECK[0]), ["Anna"], 0) == "The automaton turns up anise 1."
    assert words.tell(lone.Turned(1, lone.DECK[0]), ["Anna", "Ben"]) == "Ben turns up anise 1."
    assert words.name(0, ["Anna"]) == "Anna"
    with pytest.raises(MissingText, match="dummy"):
        texts("en", GAME).name(2, ["Anna", "Ben"])


class Brew(msgspec.Struct, frozen=True):
    herb: Herb
    strength: int


class Brewed(Event, frozen=True):
    seat: Seat
    by: Brew | None
    rest: tuple[Brew, ...] = ()


class Brewing(Higher):
    """The toy with an event whose facts are structs."""

    def __init__(self, folder: Path) -> None:
        super().__init__(msgspec.structs.replace(ABOUT, events=(*ABOUT.events, Brewed), folder=str(folder)))


BREWS = """herb-b = basil
herb-d = dill
brew = { $herb } ({ $strength })
event-brewed = { $seat }: { $by ->
    [none] nothing
   *[other] { $by }, by { $by-herb } of strength { $by-strength }
  }; { $rest-count } left: { $rest }.
"""


@pytest.fixture
def brewing(tmp_path: Path) -> Brewing:
    (tmp_path / "texts").mkdir()
    (tmp_path / "texts" / "en.ftl").write_text(BREWS)
    return Brewing(tmp_path)


def test_a_struct_is_described_by_its_name_and_its_own_facts() -> None:
    brew = Ref(text="brew", facts={"herb": Ref(text="herb-b"), "strength": 2})
    assert describe(Brewed(1, Brew(Herb.BASIL, 2), (Brew(Herb.BASIL, 2),))) == Told(
        "event-brewed", {"seat": Ref(seat=1), "by": brew, "rest": [brew]}
    )


def test_a_struct_is_said_by_its_text_and_its_parts_by_themselves(brewing: Brewing) -> None:
    basil, dill = Brew(Herb.BASIL, 2), Brew(Herb.DILL, 1)
    said = Texts("en", brewing).tell(Brewed(0, basil, (dill, basil, dill)), ["Anna"])
    assert said == "Anna: basil (2), by basil of strength 2; 3 left: 2\u00a0×\u00a0dill (1) and basil (2)."


class Called(Event, frozen=True):
    by: Seat
    to: Seat | None
    also: tuple[Seat, ...]
    herb: Herb


CALLS = """herb-b = basil
    .cry = Basil!
event-called = { $by }{ $by-me ->
    [yes] {" "}yourself
   *[no] {""}
  } to { $to-me ->
    [yes] you
   *[no] { $to }
  }, { $also-me ->
    [yes] with { $also-others }
   *[no] { $also }
  }: “{ $herb-cry }” ({ $herb }).
"""


@pytest.mark.parametrize(
    ("reader", "said"),
    [
        (0, "you yourself to Ben, Ben and Cy: “Basil!” (basil)."),
        (1, "Anna to you, with Cy: “Basil!” (basil)."),
        (2, "Anna to Ben, with Ben: “Basil!” (basil)."),
        (None, "Anna to Ben, Ben and Cy: “Basil!” (basil)."),
    ],
)
def test_nobody_reads_their_own_name(tmp_path: Path, reader: Seat | None, said: str) -> None:
    (tmp_path / "texts").mkdir()
    (tmp_path / "texts" / "en.ftl").write_text(CALLS)
    words = Texts("en", Brewing(tmp_path))
    names = ["Anna", "Ben", "Cy"]
    assert words.tell(Called(0, 1, (1, 2), Herb.BASIL), names, reader) == said
    alone = words.tell(Called(0, None, (), Herb.BASIL), names, reader)
    assert alone.endswith(" to none, nothing: “Basil!” (basil).")


def test_nothing_is_said_as_none(brewing: Brewing) -> None:
    assert describe(Brewed(0, None)).facts["by"] == "none"
    assert Texts("en", brewing).tell(Brewed(0, None), ["Anna"]) == "Anna: nothing; 0 left: nothing."


def test_the_law_of_texts_expects_a_text_for_a_struct(brewing: Brewing) -> None:
    assert expected(brewing) - expected(GAME) == {"event-brewed", "brew"}


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("language", OURS)
def test_every_reason_has_words_that_its_fields_fill(game: str, language: str) -> None:
    """Random play gives some reasons rarely, so their texts are compared with their fields."""
    played = games.load(game)
    there = messages(Path(played.about.folder) / "texts" / f"{language}.ftl")
    assert played.about.reasons
    for kind in played.about.reasons:
        fields = {field.name for field in msgspec.structs.fields(kind)}
        for variable in there[f"reason-{kebab(kind.__name__)}"]:
            assert any(variable in (field, f"{field}-count", f"{field}-me") for field in fields), f"{kind.__name__}: {variable}"
