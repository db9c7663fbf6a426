"""Shows the examples in docstrings as code: `>>>` and what follows, up to the next empty line."""

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"^[ ]*>>> .*(?:\n(?![ ]*$).*)*", re.MULTILINE)


class Examples(griffe.Extension):
    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = EXAMPLE.sub(_fenced, obj.docstring.value)


def _fenced(example: re.Match[str]) -> str:
    lines = example[0].splitlines()
    indent = len(lines[0]) - len(lines[0].lstrip())
    return "\n".join(["```pycon", *(line[indent:] for line in lines), "```"])
