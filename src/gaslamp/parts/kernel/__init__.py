"""Forward models of the games for search and simulation: fast copies of the rules, for millions of actions a second.

Each game's `kernel` package has `tables` (the board, flattened), `numbers` (an action as an int, and back) and modules
in plain Python that Cython compiles: `position`, `choices`, `apply`, `observe`, `batch` and `kernel`. Their C types are
in the .pxd files beside them. The compiled form is used if it exists and is not older than its sources. Otherwise the
same files run interpreted, with the same results, and there is one warning.

What kernels share is here: `bits`, `sorted_list`, `xorshift` and `packing`. Each has its C form in a .pxd file, which
is compiled into every module that uses it.

GASLAMP_PURE=1 forces the interpreted form. GASLAMP_COMPILED=1 forbids it.
"""

from gaslamp.parts.kernel import forms

forms.install()
