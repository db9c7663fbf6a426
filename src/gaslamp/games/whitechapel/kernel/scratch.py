"""Memory for lists that nobody needs longer than one call. The games of a batch share one: then it stays in the cache.

    found      the legal actions, when they have been listed
    stopped    by crossing: whether nobody may pass it; all 0 between two calls
    watched    the circles next to a patrol token

Their C types are in `scratch.pxd`.
"""

try:
    import cython
except ImportError:
    from gaslamp.parts.kernel import shim as cython


class Scratch:
    def __init__(self) -> None:
        if not cython.compiled:
            self.found, self.stopped, self.watched = [0] * 512, [0] * 236, [0] * 4
