"""The commands are run here as in the tests of the command line."""

from cli.conftest import _own_settings, run

__all__ = ["_own_settings", "run"]
