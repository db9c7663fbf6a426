"""Forward models of the games for search and simulation: the rules again, for millions of actions a second.

Each game's folder has `tables` (the board of `games`, flattened), `numbers` (an action as an int, and back) and
`kernel`, which is plain Python that Cython compiles, as is `search` where there is one. The compiled form is used where
it is there and not older than its source; else the same file runs interpreted, with the same results, and this package
says so once.

GASLAMP_PURE=1 runs the interpreted form on purpose; GASLAMP_COMPILED=1 refuses to run it.
"""

import sys

from gaslamp.parts.kernel.forms import Forms

if not any(isinstance(finder, Forms) for finder in sys.meta_path):
    sys.meta_path.insert(0, Forms())
