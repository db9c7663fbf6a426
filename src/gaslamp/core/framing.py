"""Fields with their lengths, one after another: two different lists of fields never give the same bytes."""

LENGTH_BYTES = 4
NUMBER_BYTES = 8


def frame(*fields: bytes | str) -> bytes:
    """Each field as UTF-8, after its length."""
    parts: list[bytes] = []
    for field in fields:
        content = field.encode() if isinstance(field, str) else field
        parts += (len(content).to_bytes(LENGTH_BYTES, "big"), content)
    return b"".join(parts)


def number(value: int) -> bytes:
    return value.to_bytes(NUMBER_BYTES, "big")
