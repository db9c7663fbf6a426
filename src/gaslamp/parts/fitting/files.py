"""Files of JSON lines: each line is a list about one game, and the game's number comes first.

What a file holds is not computed again, so a run can be stopped and continued. All lines of a game are written at once,
so several processes can fill one file, each with other numbers.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

Line = Sequence[Any]


def read(file: Path, numbers: range) -> Iterator[list[Any]]:
    """A file that does not exist is empty."""
    if not file.exists():
        return
    with file.open(encoding="utf-8") as lines:
        for line in lines:
            found = json.loads(line)
            if found[0] in numbers:
                yield found


def extend(file: Path, numbers: range, made: Callable[[int], Iterable[Line]]) -> None:
    """Adds what is `made` of each number that the file does not have."""
    done = {line[0] for line in read(file, numbers)}
    for number in numbers:
        if number not in done:
            add(file, made(number))


def add(file: Path, lines: Iterable[Line]) -> None:
    text = "".join(f"{json.dumps(line)}\n" for line in lines)
    with file.open("ab", buffering=0) as out:
        out.write(text.encode())
