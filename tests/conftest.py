"""What tests have measured is told when all is over, whichever process ran them: `record_property("figure", ...)`."""

from typing import Any


def pytest_terminal_summary(terminalreporter: Any) -> None:
    reports = terminalreporter.stats.get("passed", [])
    figures = [told for report in reports for name, told in report.user_properties if name == "figure"]
    if figures:
        terminalreporter.section("figures")
        for told in figures:
            terminalreporter.line(told)
