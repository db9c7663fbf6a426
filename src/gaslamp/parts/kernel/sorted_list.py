"""Small sets as sorted lists of fixed length with a count beside them, for kernels. `sorted_list.pxd` is the C form."""


def place_of(members: list[int], count: int, number: int) -> int:
    """The place of a number among the first `count` members, or -1."""
    return next((place for place in range(count) if members[place] == number), -1)


def insert(members: list[int], count: int, number: int) -> None:
    """Insert a number in order. The list must have room for it."""
    while count > 0 and members[count - 1] > number:
        members[count] = members[count - 1]
        count -= 1
    members[count] = number


def remove(members: list[int], count: int, number: int) -> None:
    """Remove a number that is in the set."""
    place = place_of(members, count, number)
    members[place : count - 1] = members[place + 1 : count]


def copy_list(members: list[int], others: list[int], count: int) -> None:
    members[:count] = others[:count]


def same_list(members: list[int], others: list[int], count: int) -> bool:
    """Whether the first `count` members are equal."""
    return members[:count] == others[:count]
