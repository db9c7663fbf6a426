"""Forward models of the games for search and simulation: the rules again, for millions of actions a second.

Each game's `kernel` package has `tables` (the board, flattened), `numbers` (an action as an int, and back) and modules
in plain Python that Cython compiles: `position`, `choices`, `apply`, `observe`, `batch` and `kernel`. Their C types are
in the .pxd files beside them. The compiled form is used where it is there and not older than its sources; else the
same files run interpreted, with the same results, and this package says so once.

What kernels share is here: `bits`, `sorted_list`, `xorshift` and `packing`. Each has its C form in a .pxd file, which
is compiled into every module that uses it.

GASLAMP_PURE=1 runs the interpreted form on purpose; GASLAMP_COMPILED=1 refuses to run it.
"""

from gaslamp.parts.kernel import forms

forms.install()
