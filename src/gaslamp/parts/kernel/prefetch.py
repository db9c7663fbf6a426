"""What memory is needed soon. `prefetch.pxd` is the C form, which tells the processor; here there is nothing to do."""


def fetch(address: object) -> None:
    """One line of the cache."""


def fetch_all(begin: object, size: int) -> None:
    """As many bytes."""
