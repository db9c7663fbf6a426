"""The gaslamp command."""


def main() -> None:
    """Replaced by the commands as they come."""
