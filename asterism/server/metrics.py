"""Metrics: what operators count; nothing is kept by table or player."""

from __future__ import annotations

import asyncio

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SIZES = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000)
TICK = 0.1
SECONDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """The counts of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("asterism_moves", "Acts stored.", registry=self.registry)
        self.tables = Counter("asterism_tables", "Tables opened.", registry=self.registry)
        self.refusals = Counter("asterism_refusals", "Answers that were errors.", ["error"], registry=self.registry)
        self.failures = Counter("asterism_failures", "Errors of our own.", registry=self.registry)
        self.sockets = Gauge("asterism_sockets", "Websockets that are open.", registry=self.registry)
        self.thoughts = self._histogram("asterism_thought_seconds", "How long bots thought.", SECONDS)
        self.batches = self._histogram("asterism_commit_jobs", "How much a transaction committed.", SIZES)
        self.commits = self._histogram("asterism_commit_seconds", "How long a transaction took.", SECONDS)
        self.lag = self._histogram("asterism_loop_lag_seconds", "How late the loop was to come to somebody.", SECONDS)

    def _histogram(self, name: str, about: str, buckets: tuple[float, ...]) -> Histogram:
        return Histogram(name, about, buckets=buckets, registry=self.registry)

    def committed(self, jobs: int, seconds: float) -> None:
        self.batches.observe(jobs)
        self.commits.observe(seconds)

    async def feel_lag(self) -> None:
        """Ask to be woken, again and again, and see how late that is."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + TICK
            await asyncio.sleep(TICK)
            self.lag.observe(max(0.0, loop.time() - due))

    def text(self) -> bytes:
        """All counts, as Prometheus reads them."""
        return generate_latest(self.registry)
