"""Metrics in the Prometheus format. Totals only: no table, seat or client is identified.

What is counted at every move is plain numbers: the library's own counters take a lock for each, which costs more than
the rest of an acknowledgement.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Gauge, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric

BUCKETS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20)


class Histogram:
    """How many values were at most as large as each bound, and their sum. Used by the event loop only."""

    def __init__(self) -> None:
        self._counts = [0] * (len(BUCKETS) + 1)
        self._sum = 0.0

    def observe(self, value: float) -> None:
        self._counts[bisect_left(BUCKETS, value)] += 1
        self._sum += value

    def metric(self, name: str, about: str) -> Metric:
        bounds = [*(str(float(one)) for one in BUCKETS), "+Inf"]
        return HistogramMetricFamily(name, about, list(zip(bounds, accumulate(self._counts), strict=True)), self._sum)


class Metrics:
    """One object per server, so that several servers in one process have separate counts."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        self.moves = 0
        self.caught_up = 0
        self.acknowledge = Histogram()
        self._registry.register(self)

    def gauge(self, name: str, about: str, value: Callable[[], float]) -> None:
        """A value that is computed when the metrics are read."""
        Gauge(name, about, registry=self._registry).set_function(value)

    def collect(self) -> Iterator[Metric]:
        """For the library, when the metrics are read."""
        yield CounterMetricFamily(
            "gaslamp_moves", "Commands that changed a table, from people and machines", self.moves
        )
        yield CounterMetricFamily("gaslamp_caught_up", "Events read that other processes wrote", self.caught_up)
        about = "Time from receiving a command to answering it"
        yield self.acknowledge.metric("gaslamp_acknowledge_seconds", about)

    def text(self) -> bytes:
        return generate_latest(self._registry)
