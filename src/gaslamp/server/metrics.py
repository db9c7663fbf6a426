"""What is counted for whoever watches over the server, in Prometheus' form. Sums only: no table, seat or visitor."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

BUCKETS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20)


class Metrics:
    """One for each server, so that several in one process do not count each other's moves."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        self.moves = Counter(
            "gaslamp_moves", "Commands that changed a table, of people and machines", registry=self._registry
        )
        self.caught_up = Counter("gaslamp_caught_up", "Events taken over from other processes", registry=self._registry)
        self.acknowledge = Histogram(
            "gaslamp_acknowledge_seconds",
            "From a command's arrival to its answer",
            buckets=BUCKETS,
            registry=self._registry,
        )

    def gauge(self, name: str, about: str, value: Callable[[], float]) -> None:
        """Something that is counted when it is asked for."""
        Gauge(name, about, registry=self._registry).set_function(value)

    def text(self) -> bytes:
        return generate_latest(self._registry)
