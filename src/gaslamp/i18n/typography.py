"""No-break spaces in a catalogue, where a language has a space before a sign: no line may begin with the sign."""

import re

NO_BREAK = "\u00a0"
# In Fluent's own syntax a space before one of them follows a `]` or a `=`, and is no part of the text.
BEFORE_SIGN = re.compile(r"(?<=[^\s\]=]) (?=[:;!?»%])")
AFTER_QUOTE = re.compile(r"(?<=«) ")


def typeset(language: str, catalogue: str) -> str:
    """The source of a catalogue as it is shown. The browser client has the same in `words.svelte.ts`."""
    if language != "fr":
        return catalogue
    return AFTER_QUOTE.sub(NO_BREAK, BEFORE_SIGN.sub(NO_BREAK, catalogue))
