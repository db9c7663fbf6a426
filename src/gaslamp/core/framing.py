"""Fields with their lengths, one after another: two different lists of fields never give the same bytes."""

LENGTH_BYTES = 4
NUMBER_BYTES = 8


def frame(*fields: bytes | str) -> bytes:
    """Each field as UTF-8, after its length."""
    contents = [field.encode() if isinstance(field, str) else field for field in fields]
    return b"".join([part for content in contents for part in (len(content).to_bytes(LENGTH_BYTES, "big"), content)])


def number(value: int) -> bytes:
    return value.to_bytes(NUMBER_BYTES, "big")
