"""Nobody learns what they cannot know, over any way out: two servers that differ only in that send, answer and log the same bytes."""

import re
from contextlib import AsyncExitStack
from itertools import combinations, islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

from chaudron import games
from chaudron.games.zaubercocktail.cards import INGREDIENTS
from chaudron.games.zaubercocktail.model import Arrangement, Options
from chaudron.kernel.game import AnyGame
from chaudron.kernel.model import Move, Seat
from chaudron.kernel.rng import Rng
from chaudron.server import documents, edits, metrics, talk, wire
from chaudron.server.app import HANDLERS, asset, beside, example, game_texts, page, rules, shared_texts
from chaudron.testing.compare import attempts, encoded, passes, some
from chaudron.testing.settings import Setting, random_answer, settings
from tests.laws.test_laws import some as some_settings
from tests.server.worlds import Ear, World, dealt, difference, key_of, two_worlds

FURTHER = 6
"""Moves that are made and told after two tables were found to look the same."""
FOR_EVERYBODY = {
    f"GET {path}"
    for handler in (page, beside, asset, documents.documents, shared_texts, game_texts, rules, example, *edits.HANDLERS)
    for path in handler.paths
}
"""What is the same whatever is played."""
PROBES = 6
"""Touches, and moves, of which somebody asks why they are not allowed."""


async def look_around(world: World, ear: Ear, touches: list[str], moves: list[Any]) -> None:
    """Ask for everything there is to ask for over HTTP and at the table."""
    key, match = key_of(ear.seat), world.table.company.kept.match
    assert match is not None
    eyes = ["open", "onlooker", *(str(seat + 1) for seat in range(world.match.seats))]
    reach = msgspec.json.decode(await world.request(key, "POST", "/api/me/feed", {"language": "en"}), type=wire.Reach)
    for path in (
        "/api/home", "/api/health", "/api/health/ready", "/api/health/live", "/api/me/devices", "/api/nothing",
        "/api/me/reach", "/api/me/standing", "/api/me/standing/file", "/api/me/results", "/api/me/mistakes", "/api/board", str(reach.feed),
        f"/api/tables/{world.table.code}", f"/api/matches/{match}", f"/api/matches/{match}/kin", f"/api/matches/{match}/dealing",
        f"/api/records/{match}", f"/api/analyses/{match}", *(f"/api/matches/{match}/looks/{eye}" for eye in eyes),
    ):  # fmt: skip
        await world.request(key, "GET", path)
    world.keep("figures", metrics.text(world.server))
    await world.request(key, "POST", f"/api/analyses/{match}")
    await world.request(key, "POST", "/api/branches", {"match": match, "step": 0, "seat": 0, "level": "brewer"})
    await ear.raw("{")
    question = 0 if ear.seat is None or world.match.question(ear.seat) is None else world.match.questions()[ear.seat].number
    for touch in touches:
        await ear.say(wire.WhyNot, match=match, touches=(touch,))
    for move in moves:
        await ear.say(wire.WhyNot, match=match, move=move)
        await ear.say(wire.Answer, match=match, question=question + 1_000_000, move=msgspec.Raw(encoded(move)))
    await ear.say(wire.Advise, match=match, question=question)
    await ear.say(wire.Review, match=match, question=question)
    await ear.say(wire.Pause, on=True)
    await ear.say(wire.Speak, text="What do you hold?")
    await ear.say(wire.React, reaction="wow")
    for seat in range(world.match.seats):
        await ear.say(wire.Nudge, seat=seat)


async def take_back(ear: Ear, match: str) -> None:
    """Want to take a move back, and think better of it."""
    await ear.say(wire.TakeBack, match=match)
    hold = ear.world.table.held.hold
    if hold is not None and hold.kind == "take-back":
        await ear.say(wire.Consent, match=match, step=hold.step, yes=False)


def probes(game: AnyGame, state: Any, seat: Seat | None, rng: Rng) -> tuple[list[str], list[Any]]:
    """Things to touch, and moves that are not allowed to somebody, which depend only on what they know."""
    scene = game.scene(game.view(state, seat))
    touches = [piece.touch for zone in scene.zones for piece in zone.pieces if piece.touch] + [
        zone.touch for zone in scene.zones if zone.touch
    ]
    mover = min(game.asks(state)) if seat is None else seat
    known = list(some(game.moves(state, mover), rng)) if seat is not None else []
    wrong = [move for move in attempts(game, known, rng) if seat is None or not passes(game, state, seat, move)]
    return [rng.choice(touches or ["nothing"]) for _ in range(PROBES)], [msgspec.to_builtins(move) for move in wrong[:PROBES]]


def answers(worlds: tuple[World, World], seat: Seat | None, rng: Rng) -> tuple[Seat, list[Move]] | None:
    """A move in each world of which somebody hears the same; others may do different things where they do them in secret."""
    true, other = worlds
    game = true.match.game
    asked = sorted(true.match.questions())
    for _ in range(4):
        if not asked:
            return None
        mover = rng.choice(asked)
        move = random_answer(game, true.match._state, mover, rng)
        if move is None:
            continue
        instead: Move | None = move
        if not passes(game, other.match._state, mover, move):
            instead = None if mover == seat else random_answer(game, other.match._state, mover, rng)
        if instead is None:
            continue
        steps = [world.match.prepare(mover, made) for world, made in zip(worlds, (move, instead), strict=True)]
        told = [encoded([item for item in step.news if item.heard_by(seat)]) for step in steps]
        seen = [encoded(game.view(step.state, seat)) for step in steps]
        if told[0] == told[1] and seen[0] == seen[1]:
            return mover, [move, instead]
        assert move != instead or any(item.event.reveals for step in steps for item in step.news), "something was told that nobody may know"
    return None


async def watch(worlds: tuple[World, World], setting: Setting, state: Any, seat: Seat | None, rng: Rng, code: str) -> tuple[bool, int]:
    """Let somebody watch a match in both worlds and ask for everything; says whether these differ, and how many moves were made."""
    game = setting.game
    dream = game.imagine(game.view(state, seat), rng)
    for world, begun in zip(worlds, (state, dream), strict=True):
        world.game = dealt(game, begun)
        await world.within(world.sit_down(code, setting.seats, setting.options))
    made = 0
    async with AsyncExitStack() as stack:
        ears = [await world.within(stack.enter_async_context(world.socket(seat))) for world in worlds]
        for _ in range(FURTHER):
            if made % 3 == 0 and game.asks(worlds[0].match._state):
                touches, moves = probes(game, worlds[0].match._state, seat, rng)
                for world, ear in zip(worlds, ears, strict=True):
                    await world.within(look_around(world, ear, touches, moves))
            found = answers(worlds, seat, rng)
            if found is None:
                break
            mover, chosen = found
            for world, move in zip(worlds, chosen, strict=True):
                await world.within(world.make(mover, move))
            made += 1
            if worlds[0].match.outcome is not None:
                break
        else:
            for world, ear in zip(worlds, ears, strict=True):
                await world.within(take_back(ear, world.table.company.kept.match or ""))
    assert not difference(*worlds), f"{setting}, seat {seat}: {difference(*worlds)}"
    return any(encoded(game.view(state, each)) != encoded(game.view(dream, each)) for each in range(setting.seats)), made


@pytest.mark.parametrize("name", games.names())
async def test_no_byte_that_leaves_the_server_depends_on_what_somebody_cannot_see(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the deal to the end, with every number of seats and every combination of options, for every seat and for onlookers in turn."""
    different = made = 0
    monkeypatch.setattr(talk, "NUDGE_AFTER", 0)
    monkeypatch.setattr(talk, "NUDGE_PAUSE", 0)
    async with two_worlds(tmp_path, monkeypatch) as worlds:
        for number, setting in enumerate(some_settings(settings(games.load(name), seeds=1))):
            onlookers = setting.onlookers()
            seat = onlookers[number % len(onlookers)]
            *_, (_, step, state) = islice(setting.walks(every=11), 1 + number % 5)
            if not setting.game.asks(state):
                continue
            found = await watch(worlds, setting, setting.game.copy(state), seat, setting.rng(number, step, seat, "leaks"), f"table{number}")
            different += found[0]
            made += found[1]
            for world in worlds:
                world.sent.clear()
    assert different and made >= 8, "hardly anything was compared"
    readable = {f"GET {path}" for handler in HANDLERS for path in handler.paths if "GET" in getattr(handler, "http_methods", ())}
    assert {re.sub(r":\w+\}", "}", path) for path in readable - FOR_EVERYBODY} <= worlds[0].asked, "something was not asked for"


KINDS = dict(zip(["blue", "lead", "gold", "white", "faran", "troll"], [INGREDIENTS[n] for n in (0, 2, 9, 7, 8, 4)], strict=True))
HELD = {"nothing": ["blue", "lead", "gold", "white"], "one": ["blue", "blue", "gold", "white"], "two": ["blue", "blue", "lead", "lead"]}


@pytest.mark.parametrize("seat", [0, None])
async def test_until_all_is_revealed_nobody_can_tell_who_has_nothing_to_show(
    seat: Seat | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """How many steps somebody needs to choose what to show is the same whatever they hold."""
    game = games.load("zaubercocktail")
    async with two_worlds(tmp_path, monkeypatch) as worlds:
        for number, pair in enumerate(combinations(HELD, 2)):
            for world, held in zip(worlds, pair, strict=True):
                hands = [["faran", "faran"], HELD[held], ["troll", "troll", "gold"], ["white", "white"]]
                arrangement = Arrangement(hands=tuple(tuple(KINDS[card] for card in hand) for hand in hands), phase="show")
                world.game = dealt(game, game.arrange(4, Options(), arrangement, Rng(bytes(32))))
                await world.within(world.sit_down(f"showing{number}", 4, Options()))
            async with AsyncExitStack() as stack:
                for world in worlds:
                    await world.within(stack.enter_async_context(world.socket(seat)))
                for mover in (2, 1, 1, 2):
                    for world in worlds:
                        await world.within(world.make(mover, world.match.moves(mover)[0]))
            assert [world.match.view(None).ready for world in worlds] == [(False, True, True, False)] * 2, pair
            assert not difference(*worlds), f"{pair}: {difference(*worlds)}"
            assert sum(what.startswith("socket") for what, _ in worlds[0].sent) >= 5, "hardly anything was told"
            for world in worlds:
                world.sent.clear()
