"""Draws any game's scene in a terminal: places in the middle as panels, a line for each seat, pieces as coloured chips."""

from collections.abc import Sequence
from textwrap import fill

from msgspec.structs import replace
from rich import box
from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from chaudron.cli.page import GLUE, UNGLUE
from chaudron.kernel.advice import AnyAdvice
from chaudron.kernel.model import Seat
from chaudron.kernel.scene import Piece, Scene, Score, Zone
from chaudron.texts import Texts

INKS = {
    "red": "white on #9c2f2f",
    "blue": "white on #2a5a9e",
    "purple": "white on #6f3a96",
    "green": "black on #58a84f",
    "white": "black on #e8e4d8",
    "gold": "black on #d4a637",
}
PLAIN = "black on #c8b68c"
BACK = "#c8b68c on #3b2f26"
NARROWEST = 35
"""Minimum width of a place in the middle, in columns."""
FRAME = 6
"""Columns of a place in the middle that its name cannot use."""
ABREAST = 3
"""Number of places before a seat that get a column of their own."""
SAID = "say-"
"""How the names of faces begin that are something to say."""
OWN = ("hand", "pile")
"""Kinds of a seat's own places whose pieces are shown to it, if it has more than a hand; pieces that lie open for everybody are always
shown."""


def chip(piece: Piece, words: Texts, number: int | None = None) -> Text:
    """A piece, with the number to choose it by, if it can be chosen."""
    shown = Text(f" {words.piece(piece)} ", style=BACK if piece.face is None else INKS.get(piece.ink or "", PLAIN))
    return shown if number is None else Text.assemble((f"{number} ", "bold"), shown)


def chips(pieces: Sequence[Piece], words: Texts) -> Text:
    """Pieces side by side; equal ones are counted."""
    alike: dict[tuple[str, str | None], list[Piece]] = {}
    for piece in pieces:
        alike.setdefault((words.piece(piece), piece.ink), []).append(piece)
    return Text(" ").join(Text.assemble(chip(same[0], words), (f"×{len(same)}" if len(same) > 1 else "", "dim")) for same in alike.values())


def middle(zone: Zone, words: Texts, width: int) -> Panel:
    """A place that belongs to nobody; a name that is too long for the frame is put inside it."""
    inside: RenderableType = Text("· " * min(zone.count, 12) if zone.size else "·", style="dim")
    if zone.pieces:
        inside = Columns([chip(piece, words) for piece in zone.pieces])
    name: str | None = words.zone(zone)
    if name is not None and cell_len(name) > width - FRAME:
        inside, name = Group(Text(name), inside), None
    return Panel(inside, title=name, title_align="left", border_style="#b08d57", width=width, box=box.ROUNDED)


def points(score: Score) -> str:
    """The points of a seat, or a sign that they are hidden."""
    return "–" if score.total is None else str(score.total)


def lines(scene: Scene) -> list[Score]:
    """The score sheet, with an extra line for anyone who has a place on the table but no score."""
    listed = {score.seat for score in scene.scores}
    owners = dict.fromkeys(zone.owner for zone in scene.zones if zone.owner is not None)
    return [*scene.scores, *(Score(owner, None) for owner in owners if owner not in listed)]


def seats(scene: Scene, words: Texts, names: Sequence[str], *, hands: bool = False) -> Table:
    """A line for each seat and a dummy: its places and its points. If there are several places, they are described one by one."""
    kinds = list(dict.fromkeys(zone.name for zone in scene.zones if zone.owner is not None))
    abreast = len(kinds) <= ABREAST
    hidden = {zone.name for zone in scene.zones if zone.size is not None}
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    for head in ("", words.say("terminal-seat"), *("" for _ in (kinds if abreast else kinds[:1])), words.say("terminal-points")):
        table.add_column(head)
    for score in lines(scene):
        mine = [zone for kind in kinds for zone in scene.zones if zone.owner == score.seat and zone.name == kind]
        others = score.seat != scene.seat
        cells: list[RenderableType] = [place(zone, words, looked_at=others or (hands and zone.kind in OWN)) for zone in mine]
        if not abreast:
            shown = [
                chips(zone.pieces, words)
                for zone in mine
                if lies_open(zone, looked_at=others or zone.kind in OWN or zone.name not in hidden)
            ]
            cells = [Group(" · ".join(words.zone(zone) for zone in mine), *shown)]
        marker = Text("▶", style="bold yellow") if score.seat in scene.turn else ""
        style = "bold" if score.seat == scene.seat else ""
        table.add_row(marker, Text(words.name(score.seat, names), style=style), *cells, points(score))
    return table


def lies_open(zone: Zone, *, looked_at: bool) -> bool:
    """Whether the pieces of a place are shown one by one: if it is looked at, unless its text counts them already."""
    return looked_at and zone.kind != "purse" and any(piece.face for piece in zone.pieces)


def place(zone: Zone, words: Texts, *, looked_at: bool) -> RenderableType:
    """One place of a seat."""
    return Group(words.zone(zone), chips(zone.pieces, words)) if lies_open(zone, looked_at=looked_at) else words.zone(zone)


def say(console: Console, line: str, style: str = "") -> None:
    """Print a line of text, wrapped only at plain spaces, so that French punctuation never starts a line, with a hanging indent."""
    indent = " " * (len(line) - len(line.lstrip()))
    console.print(Text(fill(line, console.width, subsequent_indent=indent), style=style), soft_wrap=True)


def draw(console: Console, scene: Scene, words: Texts, names: Sequence[str], room: int | None = None, *, hands: bool = False) -> None:
    """Print the whole scene or, if it does not fit into `room` lines, as much of each place and seat as there is room for.

    Without `hands`, a hand that is the seat's only place is not shown, because the choices show it."""
    scene = replace(scene, zones=tuple(zone for zone in scene.zones if not only_said(zone)))
    top: list[RenderableType] = [Text("")]
    if isinstance(number := scene.facts.get("round"), int):
        top.append(Rule(f"{words.say('terminal-round')} {number}", style="#b08d57"))
    places = [zone for zone in scene.zones if zone.owner is None]
    abreast = max(1, min(len(places), console.width // NARROWEST))
    width = console.width // abreast - 1
    board: list[RenderableType] = [Columns([middle(zone, words, width) for zone in places]), seats(scene, words, names, hands=hands)]
    if room is not None and height(console, Group(*top, *board)) > room:
        board = closely(console, scene, words, names, room - len(top[1:]))
        top = top[1:]
    for each in (*top, *board):
        console.print(each)


def only_said(zone: Zone) -> bool:
    """Whether there is nothing in a place but what a person can say: the question lists it."""
    return bool(zone.pieces) and all(piece.face is not None and piece.face.startswith(SAID) for piece in zone.pieces)


def height(console: Console, drawn: RenderableType) -> int:
    """The number of lines that something takes."""
    return len(console.render_lines(drawn, pad=False))


def closely(console: Console, scene: Scene, words: Texts, names: Sequence[str], room: int) -> list[RenderableType]:
    """Each place and each seat in a few lines: the longest are cut off first until all fit, and the own seat last."""
    rows = [line(console, Text(""), described(zone, words)) for zone in scene.zones if zone.owner is None]
    own: list[Text] | None = None
    widest = max((cell_len(words.name(score.seat, names)) for score in lines(scene)), default=0)
    for score in lines(scene):
        mine = [zone for zone in scene.zones if zone.owner == score.seat and (zone.count or zone.facts)]
        parts = [described(zone, words) for zone in sorted(mine, key=lambda zone: zone.kind != "hand")]
        name = Text(words.name(score.seat, names).ljust(widest), style="bold" if score.seat == scene.seat else "")
        mark = ("▶ ", "bold yellow") if score.seat in scene.turn else "  "
        rows.append(line(console, Text.assemble(mark, name, f" {points(score):>2} "), Text(" · ").join(parts)))
        if score.seat == scene.seat:
            own = rows[-1]
    while sum(map(len, rows)) > room:
        longest = max((row for row in rows if row is not own), key=len, default=[])
        row = longest if len(longest) > 1 else own or []
        if len(row) < 2:
            break
        row.pop()
        row[-1] = Text.assemble(row[-1][: console.width - 2], (" …", "dim"))
    return [each for row in rows for each in row]


def described(zone: Zone, words: Texts) -> Text:
    """A place and what lies there, if it is shown piece by piece."""
    name = Text(words.zone(zone), style="" if zone.owner is not None else "#b08d57")
    return Text.assemble(name, " ", chips(zone.pieces, words)) if lies_open(zone, looked_at=True) else name


def line(console: Console, head: Text, rest: Text) -> list[Text]:
    """Text after a head, wrapped with a hanging indent."""
    indent = cell_len(head.plain)
    glued = rest.copy()
    glued.plain = rest.plain.translate(GLUE)
    wrapped = list(glued.wrap(console, console.width - indent)) or [Text("")]
    for part in wrapped:
        part.plain = part.plain.translate(UNGLUE)
    return [Text.assemble(head if number == 0 else " " * indent, part) for number, part in enumerate(wrapped)]


def sheet(scene: Scene, words: Texts, names: Sequence[str]) -> Table:
    """The score sheet: a line for each seat, a column for each round."""
    table = Table(title=words.say("terminal-scores"), title_justify="left", box=box.SIMPLE)
    table.add_column(words.say("terminal-seat"))
    rounds = max((len(score.rounds) for score in scene.scores), default=0)
    for number in range(1, rounds + 1):
        table.add_column(str(number), justify="right")
    table.add_column(words.say("terminal-total"), justify="right")
    for score in scene.scores:
        table.add_row(words.name(score.seat, names), *(str(points) for points in score.rounds), f"[bold]{points(score)}[/]")
    return table


def advice(found: Sequence[AnyAdvice], words: Texts, names: Sequence[str], me: Seat) -> Table:
    """Advised moves, best first: the chance to win, how far it may be off, the move, and under it the reasons."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1))
    for justify in ("right", "right", "left"):
        table.add_column(justify=justify, no_wrap=justify == "right", overflow="fold")
    for each in found:
        chance = margin = ""
        if each.chance is not None:
            chance = words.say("terminal-hint-chance", chance=round(100 * each.chance))
            margin = words.say("terminal-hint-margin", margin=max(1, round(100 * each.margin)))
        move = words.say("terminal-hint-silence") if each.move is None else words.tell(each.move, names, me)
        table.add_row(Text(chance, "bold green"), Text(margin, "dim"), Text(move, "bold"))
        for reason in each.reasons:
            table.add_row("", "", listed(words.tell(reason, names, me)))
    return table


def listed(line: str) -> Table:
    """An item of a list, whose further lines are indented like the first."""
    item = Table.grid(padding=(0, 1))
    item.add_column(no_wrap=True)
    item.add_column()
    item.add_row(Text("·", "dim"), Text(line))
    return item
