"""The error for a missing library of the extra `research`."""

from importlib import import_module


def need(module: str) -> None:
    """Import a library of the extra, or say in one sentence how to get it."""
    try:
        import_module(module)
    except ModuleNotFoundError as missing:
        raise ModuleNotFoundError(
            f"{missing.name} is not installed: run `pip install gaslamp[research]`", name=missing.name
        ) from None
