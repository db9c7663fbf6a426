"""A notebook beside a real board: the record of one seat, kept by people. Nobody here knows the secrets."""

from gaslamp.notebook.contradiction import first_contradiction
from gaslamp.notebook.mending import Mended, mend, tried
from gaslamp.notebook.notebook import Notebook, add, begin, next_entries, open_record, undo

__all__ = [
    "Mended",
    "Notebook",
    "add",
    "begin",
    "first_contradiction",
    "mend",
    "next_entries",
    "open_record",
    "tried",
    "undo",
]
