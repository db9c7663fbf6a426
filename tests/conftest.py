"""The order of the tests, what a run reports and when, and an end for a test that does not end.

What tests have measured is printed at the end, whichever process ran them: `record_property("figure", ...)`.
"""

import faulthandler
import gc
import itertools
from collections.abc import Generator
from typing import Any

import pytest
from _pytest.faulthandler import fault_handler_stderr_fd_key
from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers
from xdist.scheduler import LoadScopeScheduling

from waiting import describe_tasks

# The same examples in every run, however busy the machine is. Hypothesis would also try numbers and texts that stand in
# modules of ours. Which of them are imported depends on the tests that ran before in the same process.
providers.is_local_module_file = lambda path: False  # noqa: ARG005  (the name of the argument is Hypothesis's)
settings.register_profile("steady", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("steady")

TEARDOWN_SECONDS = 120.0
"""The time limit for removing what was made for a test."""

WHOLE_FILES = {
    "tests/i18n/test_catalogues.py",
    "tests/web/test_analysis.py",
    "tests/web/test_game_package.py",
    "tests/web/test_generic_page.py",
    "tests/web/test_packages.py",
    "tests/web/test_puzzles.py",
}
"""Files whose tests run in one process, because what they all need takes long to make. They start first."""


FREEZE_INTERVAL = 50
"""Finished tests between two times that the garbage collector is told to leave alone what is there."""
_finished = itertools.count(1)


class Scheduling(LoadScopeScheduling):
    """Hands out one test at a time, or a whole file."""

    def _split_scope(self, nodeid: str) -> str:
        file = nodeid.partition("::")[0]
        return file if file in WHOLE_FILES else nodeid


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Scheduling:
    return Scheduling(config, log)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Half a million objects are made here that stay: the garbage collector need not look at them again and again."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(trylast=True)
def pytest_runtest_logfinish() -> None:
    """What is kept of finished tests grows to a million objects, and each full collection would look at all of them."""
    if next(_finished) % FREEZE_INTERVAL == 0:
        gc.collect()
        gc.freeze()


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    # With several processes, only the first one reports.
    if reporter is not None and not hasattr(config, "workerinput"):
        config.pluginmanager.register(FailureReporter(reporter))


class FailureReporter:
    """Reports a failed test and the reason at once, so that a run that is cut short has reported it."""

    def __init__(self, reporter: Any) -> None:
        self._reporter = reporter

    @pytest.hookimpl(trylast=True)
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            crash = getattr(report.longrepr, "reprcrash", None)
            why = crash.message.splitlines()[0] if crash and crash.message else report.longreprtext.rpartition("\n")[2]
            self._reporter.write(f"\nFAILED {report.nodeid} ({report.when}, {report.duration:.0f} s): {why}\n")
            self._reporter.flush()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Slow tests come first, so that no process is left alone with one at the end."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(call: pytest.CallInfo[None]) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if call.excinfo is not None and "pytest-timeout" in str(call.excinfo.value):
        report.sections.append(("what each task waits for", describe_tasks()))
    return report


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None]:
    """A failure stops the clocks of the test, but what it has left behind may still hang: then the process ends.

    Only if tests have a time limit. Debugging and `make soak` have none.
    """
    if not float(item.config.getini("timeout") or 0) or item.config.getoption("timeout") == 0:
        return (yield)
    # The standard error that people see: pytest keeps it aside while it listens to ours.
    seen = item.config.stash[fault_handler_stderr_fd_key]
    faulthandler.dump_traceback_later(TEARDOWN_SECONDS, exit=True, file=seen)
    try:
        return (yield)
    finally:
        faulthandler.cancel_dump_traceback_later()


def pytest_terminal_summary(terminalreporter: Any) -> None:
    reports = terminalreporter.stats.get("passed", [])
    figures = [figure for report in reports for name, figure in report.user_properties if name == "figure"]
    if figures:
        terminalreporter.section("figures")
        for figure in figures:
            terminalreporter.line(figure)
