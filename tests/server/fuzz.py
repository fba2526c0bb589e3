"""`make fuzz`: malformed messages and calls by the hundred thousand; no 5xx, no failure, no lost connection.

`MANY=1000000` sends so many; what was ended goes on where it was, and a run that was finished begins anew. Half of them
are messages of a player, half are calls.

near    what may be said, with one part of it wrong or missing
wild    any JSON
torn    the bytes of one of these, with some of them changed, gone or twice
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from unittest.mock import patch
from urllib.parse import quote, urlencode

from websockets.sync.client import ClientConnection

from asterism.lab.runner import Shard, Sum
from asterism.server import limits
from asterism.server.settings import Settings
from server.browsers import Browser, Json, Served, heard, say
from support.long_run import ROOT, program, totals

MANY, AT_ONCE, BATCH, CHECK = 200_000, 2_000, 50, 123_456
ME = {"who": "me"}
LETTERS = "abcXYZ019 -_:./\\\"'<>%\0\n\x1b\x7fñ\u0301\u202e\u200b星✦\U0001f680"
EDGES = (0, 1, -1, 2, 29, 2**31, -(2**31), 2**53, 2**63, 2**64, 10**30, 1.5, -0.0, 1e308, True, False, None, "")


class Luck(random.Random):
    """What is drawn: texts, numbers, JSON of any shape, torn bytes."""

    def text(self) -> str:
        return "".join(self.choices(LETTERS, k=self.choice((0, 1, 2, 5, 12, 40))))

    def scalar(self) -> Any:
        return self.choice((self.text, lambda: self.choice(EDGES), lambda: self.randrange(-9, 99)))()

    def value(self, depth: int = 3) -> Any:
        kind = self.randrange(4) if depth else 0
        if kind == 1:
            return [self.value(depth - 1) for _ in range(self.randrange(4))]
        if kind == 2:
            return {self.text(): self.value(depth - 1) for _ in range(self.randrange(4))}
        return self.scalar()

    def torn(self, data: bytes) -> bytes:
        """With some bytes changed, gone or twice."""
        for _ in range(self.randrange(1, 4)):
            at, to = sorted(self.randrange(len(data) + 1) for _ in range(2))
            middle = self.choice((b"", self.randbytes(self.randrange(4)), data[at:to] * 2))
            data = data[:at] + middle + data[to:]
        return data

    def bent(self, whole: Json, wild: Callable[[], Any]) -> Any:
        """An object with one part of it gone or another, now and then with one too many."""
        name = self.choice([*whole, self.text()])
        return self.choice(({key: value for key, value in whole.items() if key != name}, {**whole, name: wild()}))

    def sent(self, near: Json, whole: Callable[[Json], Any]) -> bytes:
        """What goes over the wire: right, near, wild or torn."""
        kind = self.randrange(8)
        said = (near, whole(near), whole(near), self.value())[min(kind, 3)] if kind < 5 else whole(near)
        data = json.dumps(said).encode()
        return self.torn(data) if kind >= 6 else data


# Messages


class Talker:
    """A player who says anything, and now and then what may be said."""

    def __init__(self, luck: Luck, browser: Browser) -> None:
        self._luck, self._browser = luck, browser
        self._state: Json = {}

    def say(self, many: int) -> None:
        """So many messages, at one table after the other."""
        while many > 0:
            table = self._browser.open(ME, ME)["id"]
            with self._browser.seat(table, 0) as line:
                self._state = heard(line, "state")
                while many > 0 and not self._state["view"]["over"]:
                    self._batch(line, min(many, BATCH))
                    many -= BATCH

    def _batch(self, line: ClientConnection, many: int) -> None:
        batch = [self._message() for _ in range(many)]
        for data in batch:
            line.send(data, text=self._luck.random() < 0.9 and _is_text(data))
        say(line, id=CHECK, ask="why", do="nonsense")
        try:
            self._hear(line)
        except Exception as error:
            raise AssertionError(f"after one of these messages: {batch}") from error

    def _hear(self, line: ClientConnection) -> None:
        """Read until the question is answered."""
        answer: Json = {}
        while answer.get("re") != CHECK:
            answer = json.loads(line.recv(60))
            assert answer.get("error") not in ("failed", "not-stored"), answer
            self._state = answer if answer["kind"] == "state" else self._state
        assert answer["kind"] == "answer", answer

    def _message(self) -> bytes:
        luck = self._luck
        if luck.random() < 0.01:
            return json.dumps({"chat": "x" * luck.randrange(4000, 6000)}).encode()
        offers = [offer["do"] for offer in self._state["offers"]] or [""]
        do, at = luck.choice([*offers, luck.text()]), self._state["at"]
        near = luck.choice(
            (
                {"id": luck.randrange(99), "do": do, "at": at},
                {"id": luck.randrange(99), "ask": luck.choice(("preview", "why", "gains", "seed")), "do": do},
                {"id": luck.randrange(99), "undo": True, "at": at},
                {"id": luck.randrange(99), "confirm": True, "at": at},
                {"id": luck.randrange(99), "chat": luck.text()},
            )
        )
        return luck.sent(near, lambda whole: luck.bent(whole, luck.value))


def _is_text(data: bytes) -> bool:
    try:
        return bool(data.decode())
    except UnicodeDecodeError:
        return False


# Calls


class Caller:
    """A program that calls whatever the server says can be called, and does it wrong."""

    def __init__(self, luck: Luck, browser: Browser) -> None:
        self._luck, self._browser = luck, browser
        self._schema = browser.get("/api/openapi.json").json()
        self._tables = [browser.open(ME, {"who": "open"})["id"], browser.open(ME)["id"]]
        self._calls = [
            (method.upper(), path, its)
            for path, methods in self._schema["paths"].items()
            for method, its in methods.items()
        ]
        self._line = HTTPConnection(browser.address.removeprefix("http://"), timeout=60)
        self._headers = {"Origin": browser.address, "Cookie": f"asterism={browser.cookies['asterism']}"}

    def call(self, many: int) -> None:
        with closing(self._line):
            for _ in range(many):
                self._call(*self._luck.choice(self._calls))

    def _call(self, method: str, path: str, its: Json) -> None:
        luck = self._luck
        body = its.get("requestBody")
        data = luck.sent(self._drawn(_of_json(body)), lambda whole: luck.bent(whole, luck.value)) if body else None
        method = method if luck.random() < 0.98 else luck.choice(("PUT", "DELETE", "PATCH", "HEAD", "X"))
        where = self._where(path, its.get("parameters", []))
        self._line.request(method, where, data, {**self._headers, "Content-Type": "application/json"})
        answer = self._line.getresponse()
        said = answer.read()
        told = f"{method} {where} {data!r}: {answer.status} {said[:1000]!r}"
        assert answer.status < 500, told
        if answer.status >= 400 and method != "HEAD":
            assert {"error", "text"} <= set(json.loads(said)), told

    def _where(self, path: str, parameters: list[Json]) -> str:
        """The path with something in its places, and a query."""
        asked = {}
        for one in parameters:
            if one["in"] == "path":
                path = path.replace(f"{{{one['name']}}}", quote(str(self._part(one)), safe=""))
            elif one["in"] == "query" and self._luck.random() < 0.7:
                asked[one["name"]] = self._part(one)
        return f"{path}?{urlencode(asked)}" if asked else path

    def _part(self, parameter: Json) -> Any:
        if self._luck.random() < 0.3:
            return self._luck.scalar()
        return self._luck.choice(self._tables) if parameter["name"] == "id" else self._drawn(parameter["schema"])

    def _drawn(self, schema: Json) -> Any:
        """Something that the schema allows, as far as its types go."""
        if "$ref" in schema:
            return self._drawn(self._schema["components"]["schemas"][schema["$ref"].rpartition("/")[2]])
        for choice in ("anyOf", "oneOf", "enum", "allOf"):
            if choice in schema:
                one = self._luck.choice(schema[choice])
                return one if choice == "enum" else self._drawn(one)
        if "const" in schema:
            return schema["const"]
        return self._of_type(schema)

    def _of_type(self, schema: Json) -> Any:
        match schema.get("type"):
            case "object":
                return {name: self._drawn(its) for name, its in schema.get("properties", {}).items()}
            case "array":
                return [self._drawn(schema.get("items", {})) for _ in range(self._luck.randrange(4))]
            case "string":
                return self._luck.choice((self._luck.text, lambda: "novaluna", lambda: "Eva"))()
            case "integer" | "number":
                return self._luck.randrange(-1, 6)
            case "boolean":
                return self._luck.random() < 0.5
            case "null":
                return None
        return self._luck.value()


def _of_json(body: Json) -> Json:
    schema: Json = next(iter(body["content"].values()))["schema"]
    return schema


# All of it


@dataclass(frozen=True)
class Fuzz:
    """Some messages and as many calls, to a server of their own."""

    seed: int

    @property
    def settings(self) -> dict[str, Any]:
        return {"seed": self.seed, "program": program()}

    def do(self, shard: Shard, folder: Path) -> Sum:  # noqa: ARG002
        luck, messages = Luck(f"{self.seed} {shard.first}"), shard.count // 2
        with open_house() as served:
            Talker(luck, served.browser()).say(messages)
            Caller(luck, served.browser()).call(shard.count - messages)
        return {"messages": messages, "calls": shard.count - messages}


@contextmanager
def open_house() -> Iterator[Served]:
    """A server that lets everybody talk and call as fast as they can."""
    free = dict.fromkeys(limits.PACES, limits.Limited())
    with patch.dict(limits.PACES, free), tempfile.TemporaryDirectory() as data:
        served = Served(Settings(port=0, data=Path(data), rate=1_000_000))
        try:
            yield served
        finally:
            served.stop()


def main() -> None:
    parser = argparse.ArgumentParser(prog="fuzz", description=__doc__)
    parser.add_argument("--many", type=int, default=MANY)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    sent: Counter[str] = totals(Fuzz(args.seed), args.many, AT_ONCE, ROOT / ".fuzz")
    print(f"{sent['messages']:,} messages, {sent['calls']:,} calls: no failure, no connection lost.")


if __name__ == "__main__":
    main()
