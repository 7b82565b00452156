"""What a page receives from the server, whether it shows it or not."""

import json
from typing import Any

from playwright.async_api import Page, WebSocket


class Ear:
    """Records every message that a page receives over its sockets."""

    def __init__(self, page: Page) -> None:
        self.heard: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        self.heard.append(json.loads(frame))

    def step(self) -> int:
        """Return the number of moves it was told about; -1 before the match."""
        return max((update["play"]["step"] for update in self.heard if update.get("play")), default=-1)

    def hand(self) -> list[str]:
        """Return the cards in the receiver's hand in the latest scene."""
        scene = next(update["play"]["scene"] for update in reversed(self.heard) if update.get("play"))
        own = (zone for zone in scene["zones"] if zone["kind"] == "hand" and zone["owner"] == scene["seat"])
        return [piece["id"] for zone in own for piece in zone.get("pieces", [])]

    def zones(self) -> list[dict[str, Any]]:
        """Return every zone of every scene received during the match."""
        plays = [update["play"] for update in self.heard if update.get("play") and not update["play"].get("outcome")]
        assert len(plays) > 3, "too few scenes were received to judge"
        return [zone for play in plays for zone in play["scene"]["zones"]]

    def told(self) -> list[dict[str, Any]]:
        """Return every line of the story received."""
        return [line["told"] for update in self.heard for line in update.get("news", [])]

    def questions(self) -> list[Any]:
        return [update["play"]["question"] for update in self.heard if update.get("play") and update["play"].get("question")]


def open_hands(ear: Ear) -> set[int]:
    """Return the seats whose hands were sent to a page with at least one face."""
    return {
        zone["owner"]
        for zone in ear.zones()
        if zone["kind"] == "hand" and any(piece.get("face") is not None for piece in zone.get("pieces", []))
    }
