"""The commands are run here as in the tests of the command line."""

from cli.conftest import _at_home, run

__all__ = ["_at_home", "run"]
