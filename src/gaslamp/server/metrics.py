"""Metrics in the Prometheus format. Totals only: no table, seat or client is identified."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

BUCKETS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20)


class Metrics:
    """One object per server, so that several servers in one process have separate counts."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        self.moves = Counter(
            "gaslamp_moves", "Commands that changed a table, from people and machines", registry=self._registry
        )
        self.caught_up = Counter("gaslamp_caught_up", "Events read that other processes wrote", registry=self._registry)
        self.acknowledge = Histogram(
            "gaslamp_acknowledge_seconds",
            "Time from receiving a command to answering it",
            buckets=BUCKETS,
            registry=self._registry,
        )

    def gauge(self, name: str, about: str, value: Callable[[], float]) -> None:
        """A value that is computed when the metrics are read."""
        Gauge(name, about, registry=self._registry).set_function(value)

    def text(self) -> bytes:
        return generate_latest(self._registry)
