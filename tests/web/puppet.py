"""A table in the browser from any position: its line is answered here, and nobody else acts."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any
from urllib.parse import parse_qs, urljoin, urlsplit

from playwright.sync_api import Page, WebSocketRoute

from asterism import Table
from asterism.core.actions import Told
from asterism.endings import final, verdict
from asterism.server.tables.stories import told
from asterism.server.tables.views import offers
from asterism.server.ws.connection import PONG

Json = dict[str, Any]
NAMES = ("Anna", "Vega", "Altair", "Deneb", "Rigel", "Spica")


class Puppet:
    """Lays a position before the browser; clocks stand as they are set."""

    def __init__(self, page: Page, table: Table, mine: int = 1, clocks: list[Json] | None = None) -> None:
        self.page, self.table, self.clocks = page, table, clocks
        self._at, self._seat = 0, 0
        self._line: WebSocketRoute | None = None
        page.route_web_socket(re.compile("/tables/.*/live"), self._answer)
        page.goto(f"/t/{self._opened(mine)}")

    def _opened(self, mine: int) -> str:
        """A real table with as many seats, the first of them mine; only its line is ours."""
        seats = [{"who": "me" if seat < mine else "bot", "level": "easy", "name": NAMES[seat]} for seat in self.seats]
        body = {"game": self.table.game.slug, "seats": seats, "public": False, "confirm": False, "clock": None}
        home = urljoin(self.page.url, "/").rstrip("/")
        answer = self.page.request.post("/api/tables", data={**body, "options": {}}, headers={"origin": home})
        assert answer.ok, answer.text()
        return str(answer.json()["id"])

    @property
    def seats(self) -> range:
        return range(self.table.seats)

    def play(self, seat: int | str, text: str) -> None:
        """Somebody acts."""
        self.table.play(seat, text)
        self.show(self.table.story(self._seat))

    def show(self, story: Sequence[Told], **more: Any) -> None:
        """Show how the table stands, after a story."""
        self._at += 1
        assert self._line is not None
        self._line.send(json.dumps(self._state(story) | more))

    def _state(self, story: Sequence[Told]) -> Json:
        table, seat = self.table, self._seat
        view = table.view(seat)
        ended = {"final": final(table, view), "verdict": verdict(table)} if table.over else {}
        return {
            "kind": "state",
            "at": self._at,
            "seat": seat,
            "view": view,
            "story": told(table.game, view, story),
            "offers": offers(table, view, seat) if seat in table.to_act else [],
            "undo": False,
            "confirm": False,
            "waits": [],
            "clocks": self.clocks,
            **ended,
        }

    def _answer(self, line: WebSocketRoute) -> None:
        self._line, self._seat = line, int(parse_qs(urlsplit(line.url).query)["seat"][0])
        line.on_message(lambda text: self._hear(json.loads(str(text))))
        self.show([], recent=[], since=[])

    def _hear(self, message: Json) -> None:
        assert self._line is not None
        if "ping" in message:
            self._line.send(PONG.decode())
        elif message.get("ask") == "gains":
            brings = {text: self._brings(text) for text in self.table.offers(self._seat)}
            self._reply(message, gains=brings)
        elif message.get("ask") == "preview":
            story = told(self.table.game, self.table.view(self._seat), self._foreseen(message["do"]))
            self._reply(message, story=story, sure=bool(story))
        elif message.get("ask") == "why":
            self._reply(message, say={"say": f"why-{self.table.why(self._seat, message['do'])}"})
        else:
            self.table.play(self._seat, message["do"])
            self.show(self.table.story(self._seat), re=message["id"])

    def _reply(self, message: Json, **answer: Any) -> None:
        assert self._line is not None
        self._line.send(json.dumps({"kind": "answer", "re": message["id"], **answer}))

    def _foreseen(self, text: str) -> list[Told]:
        return self.table.preview(self._seat, text)

    def _brings(self, text: str) -> int:
        worth: int = self.table.game.view.brings(self._foreseen(text), self._seat)
        return worth
