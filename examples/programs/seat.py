"""A program takes a seat at a table and plays whatever it may: python3 seat.py ADDRESS TOKEN (it needs only `websockets`).

The host of the table makes the token. `choose` is the place for something better than chance: see docs/programs.md.
"""

import asyncio
import json
import random
import sys

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

FINAL = {4401: "the token is not valid", 4404: "there is no such table", 4411: "the table was closed"}


def choose(play, question):
    """Return a move, or None to keep silent; `play["scene"]` is what this seat can see."""
    if some := question["combination"]:
        values = [part["value"] for part in some["of"]]
        chosen = sorted(random.sample(range(len(values)), some["count"]))
        return {"type": some["kind"], some["field"]: [values[index] for index in chosen]}
    moves = [choice["move"] for choice in question["choices"]]
    return random.choice(moves) if moves else None  # in an open question, there may be nothing to do but offers of one's own


class Seat:
    """A seat at a table: answers each question once, and an open one again whenever something has changed."""

    def __init__(self, connection):
        self.connection = connection
        self.number = 0
        self.answered = None

    async def hear(self, message):
        """Answer an update that asks this seat something; return whether the match is over."""
        if message["type"] == "refused":
            print("refused:", message["kind"], message["reason"], message["facts"], file=sys.stderr)
            self.answered = None  # the next update shows what can be done instead
        if message["type"] != "update":
            return False
        play = message["play"]
        question = play and play["question"]
        if question and not message["hold"]:
            asked = (play["match"], question["number"], None if question["must"] else play["step"])
            if asked != self.answered:
                self.answered = asked
                move = choose(play, question)
                if move is not None:
                    await self.say(type="answer", match=play["match"], question=question["number"], move=move)
        return message["room"]["status"] == "over"

    async def say(self, **message):
        self.number += 1
        await self.connection.send(json.dumps({"id": self.number, **message}))


async def play(address, token):
    """Sit at a table until a match has ended, and come back after a lost connection."""
    wait = 1
    while True:
        try:
            headers = {"Authorization": f"Bearer {token}"}
            async with connect(address, additional_headers=headers, max_size=None, close_timeout=1) as connection:
                seat = Seat(connection)
                async for data in connection:
                    wait, message = 1, json.loads(data)
                    if await seat.hear(message):
                        return message["play"]["outcome"]
        except (ConnectionClosed, InvalidStatus, OSError) as error:
            code = error.rcvd.code if isinstance(error, ConnectionClosed) and error.rcvd else None
            if code in FINAL or isinstance(error, InvalidStatus):
                sys.exit(FINAL.get(code, str(error)))
        await asyncio.sleep(wait)  # a little longer after each failure
        wait = min(2 * wait, 60)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: python3 seat.py ws://HOST/socket/CODE TOKEN")
    print(asyncio.run(play(*sys.argv[1:])))
