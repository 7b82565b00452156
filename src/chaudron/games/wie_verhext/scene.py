"""What the rules of Wie verhext! let a person see: piles, parchment, everyone's goods and what was said, their own roles."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from chaudron.games.wie_verhext.cards import (
    BREWERS,
    CHOSEN,
    COLLECTORS,
    COLOURS,
    GOLD,
    GOLD_SHELF,
    GOODS,
    INGREDIENT_SHELF,
    KEEPERS,
    OPEN_GOODS,
    PILES,
    ROLES,
    VIAL,
    Deck,
    deck_of,
    is_cauldron,
)
from chaudron.games.wie_verhext.choices import COPIA_DROPS
from chaudron.games.wie_verhext.deeds import DEEDS
from chaudron.games.wie_verhext.facts import (
    CauldronFacts,
    GoldShelfFacts,
    GoodsFacts,
    IngredientShelfFacts,
    PotionFacts,
    PotionsFacts,
    Reckoned,
    Speech,
    TableFacts,
    TrickFacts,
)
from chaudron.games.wie_verhext.model import (
    Brew,
    Call,
    Choose,
    ChooseRoles,
    Claim,
    Collect,
    Decline,
    Favour,
    Give,
    Good,
    Held,
    Parchment,
    Pile,
    Role,
    Trade,
    View,
)
from chaudron.games.wie_verhext.state import LAST_RAVEN
from chaudron.kernel.model import Ask, Move, Seat
from chaudron.kernel.ranking import leaders
from chaudron.kernel.scene import Combination, Part, Piece, Round, Scene, Score, Zone

SAYINGS = ("ready", "call", "claim", "favour", "do", "decline", "vial-red", "vial-white", "vial-green")
"""Things a person says by touching them."""
FACES: tuple[str, ...] = (
    *(f"role-{role.value}" for role in Role),
    *(f"good-{good.value}" for good in Good),
    *(f"potion-{pile.value}" for pile in Pile),
    *(f"parchment-{parchment.value}" for parchment in Parchment),
    *(f"say-{saying}" for saying in SAYINGS),
)
ZONES: tuple[str, ...] = (
    *(pile.value for pile in Pile),
    "parchment",
    "banned",
    "turned",
    "called",
    "supply",
    "answers",
    "goods",
    "potions",
    "trick",
    "aside",
    "hand",
)
INK = {Good.RED: "red", Good.WHITE: "white", Good.GREEN: "green", Good.GOLD: "gold", Good.VIAL: "blue"}
ROLE_INK = {
    **dict.fromkeys((Role.WOLF_KEEPER, Role.SNAKE_HUNTER, Role.HERB_GATHERER), "green"),
    **dict.fromkeys((Role.ALCHEMIST, Role.FORTUNE_TELLER, Role.ASSISTANT), "yellow"),
    **dict.fromkeys(BREWERS, "blue"),
    **dict.fromkeys(COLLECTORS, "red"),
    Role.WARLOCK: None,
}
"""The colours of the role cards: gather, trade, brew, collect; the warlock is grey."""
PILE_INK = {Pile.COPPER: "gold", Pile.IRON: "blue", Pile.SILVER: "white", Pile.GOLD_SHELF: "yellow", Pile.INGREDIENT_SHELF: "green"}


# Pieces. The same ones are shown again and again, so each is built once.


@lru_cache(maxsize=1000)
def role_piece(seat: Seat | str, role: Role, *, touchable: bool = False) -> Piece:
    """A role card of a seat."""
    touch = f"role:{role.value}" if touchable else None
    return Piece(f"role:{seat}:{role.value}", f"role-{role.value}", touch, ROLE_INK[role])


@lru_cache(maxsize=1000)
def potion_piece(deck: Deck, pile: Pile, place: int) -> Piece:
    """A potion card, with everything printed on it."""
    potion = deck.potions[pile.number][place]
    facts = PotionFacts(
        points=potion.points,
        red=potion.red,
        white=potion.white,
        green=potion.green,
        gold=potion.gold,
        drops=potion.drops,
        raven="yes" if potion.raven else "no",
    )
    return Piece(f"potion:{pile.value}:{place}", f"potion-{pile.value}", None, PILE_INK[pile], facts)


@lru_cache(maxsize=5000)
def good_pieces(place: str, good: Good, number: int, touch: str | None = None) -> tuple[Piece, ...]:
    """This many goods of a kind; each has a touch of its own, so that several can be touched."""
    return tuple(
        [
            Piece(f"{place}:{good.value}:{nth}", f"good-{good.value}", f"{touch}:{good.value}:{nth}" if touch else None, INK[good])
            for nth in range(1, number + 1)
        ]
    )


# Places.


@lru_cache(maxsize=1000)
def pile_zone(deck: Deck, pile: Pile, gone: int, shelves: tuple[int, ...]) -> Zone:
    """A pile, which anybody may look through from the top (WIE-32), and what lies on a shelf's top card."""
    number = pile.number
    pieces = tuple([potion_piece(deck, pile, place) for place in range(gone, deck.size[number])])
    facts = pile_facts(number, KEEPERS[pile].value, shelves)
    return Zone(f"pile:{pile.value}", pile.value, "pile", None, pieces, facts=facts, touch=f"pile:{pile.value}")


def pile_facts(number: int, keeper: str, shelves: tuple[int, ...]) -> CauldronFacts | GoldShelfFacts | IngredientShelfFacts:
    """Which role takes a pile's top card, and what lies on it."""
    if number == GOLD_SHELF:
        return GoldShelfFacts(keeper=keeper, there=shelves[GOLD])
    if number == INGREDIENT_SHELF:
        red, white, green = shelves[:COLOURS]
        return IngredientShelfFacts(keeper=keeper, there=red + white + green, red=red, white=white, green=green)
    return CauldronFacts(keeper=keeper)


@lru_cache(maxsize=5000)
def goods_zone(seat: Seat, goods: tuple[int, ...], *, own: bool) -> Zone:
    """Drops and gold, visible to all (WIE-4)."""
    place = f"goods:{seat}"
    verb = "give" if own else None
    pieces = [piece for kind in range(COLOURS) for piece in good_pieces(place, GOODS[kind], goods[kind], verb)]
    pieces += good_pieces(place, Good.GOLD, goods[GOLD])
    red, white, green, gold = goods
    return Zone(place, "goods", "purse", seat, tuple(pieces), facts=GoodsFacts(red=red, white=white, green=green, gold=gold))


def shown(view: View, seat: Seat) -> bool:
    """Whether this person may see the cards and vials of a seat (WIE-20, WIE-31)."""
    return seat == view.seat or view.options.open_scores or view.phase == "over"


@lru_cache(maxsize=5000)
def potions_zone(deck: Deck, seat: Seat, cards: tuple[tuple[Pile, int], ...], vials: int | None) -> Zone:
    """Taken potions: face down, except those with a raven; all face up if the vials may be seen as well (WIE-31)."""
    pieces: list[Piece] = []
    ravens = 0
    for nth, (pile, place) in enumerate(cards):
        raven = deck.raven[pile.number][place]
        ravens += raven
        hidden = not raven and vials is None
        pieces.append(Piece(f"down:{seat}:{nth}") if hidden else potion_piece(deck, pile, place))
    facts = PotionsFacts(ravens=ravens, vials="?" if vials is None else vials)
    return Zone(f"potions:{seat}", "potions", "pile", seat, tuple(pieces), facts=facts)


def said(view: View, seat: Seat) -> Speech:
    """What a seat has said in the current trick: the key of a text."""
    trick = view.trick
    if trick is None or (seat - trick.starter) % len(view.table) >= trick.spoken:
        return "said-nothing"
    if seat == trick.holder:
        return "said-claim"
    if seat in trick.favoured:
        return "said-favour"
    there = view.table[seat]
    if trick.role in there.played:
        return "said-lost"
    return "said-pass" if there.hand else "said-nothing"


def trick_zone(view: View, seat: Seat) -> Zone:
    """The role a seat has played in this trick, and what it said."""
    word = said(view, seat)
    pieces: tuple[Piece, ...] = ()
    if view.trick is not None and word in ("said-claim", "said-lost", "said-favour"):
        pieces = (role_piece(seat, view.trick.role),)
    return Zone(f"trick:{seat}", "trick", "row", seat, pieces, facts=TrickFacts(said=word))


def aside_zone(view: View, seat: Seat) -> Zone:
    """Roles that are not in hand: this person's own are face up, to choose from at the start of a round (WIE-7)."""
    there = view.table[seat]
    if seat != view.seat:
        number = len(ROLES) - len(view.banned) - (there.hand + len(there.played))
        return Zone(f"aside:{seat}", "aside", "pile", seat, size=number)
    return own_aside(seat, view.banned + view.hand + there.played, choosing=view.phase == "choose" and not there.ready)


@lru_cache(maxsize=5000)
def own_aside(seat: Seat, without: tuple[Role, ...], *, choosing: bool) -> Zone:
    """This person's own roles, except some."""
    rest = [role for role in ROLES if role not in without]
    return Zone(f"aside:{seat}", "aside", "row", seat, tuple([role_piece(seat, role, touchable=choosing) for role in rest]))


def hand_zone(view: View, seat: Seat) -> Zone:
    """A hand: its owner sees the cards, others see how many there are (WIE-15)."""
    place = f"hand:{seat}"
    if seat == view.seat:
        return Zone(place, "hand", "hand", seat, tuple(role_piece(seat, role, touchable=True) for role in view.hand))
    return Zone(place, "hand", "hand", seat, size=view.table[seat].hand)


def roles_zone(name: str, roles: Sequence[Role], *, touchable: bool = False) -> Zone:
    """Role cards that everybody sees."""
    return Zone(name, name, "row", None, tuple(role_piece(name, role, touchable=touchable) for role in roles))


def called(view: View) -> list[Role]:
    """The roles called in this round: once its trick has gone around, nobody holds such a role any more (WIE-14)."""
    return [role for role in ROLES if any(role in there.played for there in view.table)]


def sayings(view: View) -> list[str]:
    """What this person may say now."""
    asked = view.seat is not None and (view.turn == view.seat or (view.phase == "choose" and not view.table[view.seat].ready))
    if not asked:
        return []
    match view.phase:
        case "choose":
            return ["ready"]
        case "call":
            return ["call"]
        case "answer":
            return ["claim", "favour"]
        case "give":
            return ["do"]
    brewing = view.trick is not None and view.trick.role in BREWERS
    return ["do", "decline", *(f"vial-{GOODS[kind].value}" for kind in range(COLOURS) if brewing)]


def getting(view: View) -> bool:
    """Whether this person may choose drops to receive."""
    if view.seat is None or view.turn != view.seat or view.trick is None or view.phase not in ("action", "favour"):
        return False
    copia = view.trick.role is Role.WARLOCK and active(view) is Parchment.COPIA and view.phase == "action"
    return view.trick.role is Role.ASSISTANT or copia


def active(view: View) -> Parchment:
    """The active parchment."""
    return view.parchments[view.round % len(Parchment)]


def scene(view: View) -> Scene:
    """The whole table as this person may see it."""
    deck = deck_of(view.options)
    seats = range(len(view.table))
    parchment = active(view).value
    zones = [pile_zone(deck, pile, view.piles[pile.number], () if is_cauldron(pile.number) else view.shelves) for pile in PILES]
    zones.append(Zone("parchment", "parchment", "row", None, (Piece(f"parchment:{parchment}", f"parchment-{parchment}"),)))
    if view.banned:
        choosing = view.phase == "choose" and view.seat is not None  # whoever touches one hears why not
        zones.append(roles_zone("banned", view.banned, touchable=choosing))
    earlier = [role for role in view.turned if role not in view.banned]
    if earlier:
        zones.append(roles_zone("turned", earlier))
    zones.append(roles_zone("called", called(view)))
    if getting(view):
        supply = [piece for kind in range(COLOURS) for piece in good_pieces("supply", GOODS[kind], COPIA_DROPS, "get")]
        zones.append(Zone("supply", "supply", "row", None, tuple(supply)))
    if sayings(view):
        zones.append(Zone("answers", "answers", "row", None, tuple(Piece(word, f"say-{word}", word) for word in sayings(view))))
    for seat in seats:
        there = view.table[seat]
        zones.append(goods_zone(seat, there.goods[:OPEN_GOODS], own=seat == view.seat))
        zones.append(potions_zone(deck, seat, there.cards, there.goods[VIAL] if shown(view, seat) else None))
        zones.append(trick_zone(view, seat))
        zones += [aside_zone(view, seat), hand_zone(view, seat)]
    scores = tuple(score(view, deck, seat) for seat in seats)
    ahead = () if any(line.total is None for line in scores) else leaders([line.total for line in scores])
    return Scene(view.seat, turn(view), tuple(zones), scores, facts(view, deck), Round(view.round + 1), ahead)


def turn(view: View) -> tuple[Seat, ...]:
    """Who decides now."""
    if view.phase == "choose":
        return tuple(seat for seat, there in enumerate(view.table) if not there.ready)
    return () if view.turn is None else (view.turn,)


def points(deck: Deck, there: Held) -> int:
    """A seat's points (WIE-37)."""
    return sum(deck.points[pile.number][place] for pile, place in there.cards) + there.goods[VIAL]


def score(view: View, deck: Deck, seat: Seat) -> Score:
    """A line of the score sheet, empty if cards and vials are hidden."""
    return Score(seat, points(deck, view.table[seat]) if shown(view, seat) else None)


def facts(view: View, deck: Deck) -> TableFacts:
    """The facts of the table as a whole."""
    found = TableFacts(
        round=view.round + 1,
        starter=view.starter,
        ravens=sum(deck.raven[pile.number][place] for there in view.table for pile, place in there.cards),
        last_raven=LAST_RAVEN,
        phase=view.phase,
        deeds=DEEDS,
        reckoning=reckoning(view, deck) if view.phase == "over" else (),
    )
    if view.trick is not None:
        found["role"] = view.trick.role.value
        found["holder"] = view.trick.holder
        found["caller"] = view.trick.starter
    return found


def reckoning(view: View, deck: Deck) -> tuple[Reckoned, ...]:
    """What everybody's things are worth (WIE-37)."""
    found: list[Reckoned] = []
    for seat, there in enumerate(view.table):
        total, vials = points(deck, there), there.goods[VIAL]
        found.append(Reckoned(seat, len(there.cards), total - vials, vials, total, sum(there.goods[:OPEN_GOODS])))
    return tuple(found)


# What is touched to choose a move.


def counted(verb: str, goods: Sequence[Good]) -> list[str]:
    """The touches of the first goods of each kind."""
    return [f"{verb}:{good.value}:{nth}" for good, number in Counter(goods).items() for nth in range(1, number + 1)]


def touches(view: View, move: Move) -> tuple[str, ...]:
    """A role and the word that goes with it; or the goods to choose, and then the word that confirms them."""
    match move:
        case Choose(roles):
            return (*(f"role:{role.value}" for role in roles), "ready")
        case Call(role):
            return (f"role:{role.value}", "call")
        case Claim():
            return ("claim",)
        case Favour():
            return ("favour",)
        case Decline():
            return ("decline",)
        case Give(drops):
            return (*counted("give", drops), "do")
        case Trade(give, get):
            chosen = counted("get", get) if getting(view) else []
            chosen += counted("give", give) if view.trick is not None and view.trick.role is Role.ALCHEMIST else []
            return (*chosen, "do")
        case Brew(pile, give, extra):
            return brew_touches(view, pile, give, extra)
        case Collect():
            return ("do",)
    raise TypeError(f"no such move: {move!r}")


def combination(view: View, ask: Ask) -> Combination | None:
    """Any five of the open roles (WIE-7)."""
    if not isinstance(ask, ChooseRoles):
        return None
    parts = tuple(Part(f"role:{role.value}", role) for role in ROLES if role not in view.banned)
    return Combination("choose", "roles", CHOSEN, parts, ("ready",))


def brew_touches(view: View, pile: Pile, give: Sequence[Good], extra: Sequence[Good]) -> tuple[str, ...]:
    """The vial, the drops to choose, or the pile if there are several."""
    if extra:
        return (f"vial-{extra[0].value}",)
    if view.trick is None or view.trick.role is not Role.WARLOCK:
        return (*(counted("give", give) if pile is Pile.INGREDIENT_SHELF else ()), "do")
    if active(view) is Parchment.OPTIO:
        return (f"pile:{pile.value}", "do")
    return (*counted("give", give), "do")
