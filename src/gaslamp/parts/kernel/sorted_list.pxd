# The C form of sorted_list.py. The bodies stand here because C can only inline across modules what a header holds.

from libc.string cimport memcmp, memcpy

cdef inline int place_of(const unsigned char *members, int count, int number) noexcept nogil:
    cdef int place
    for place in range(count):
        if members[place] == number:
            return place
    return -1


cdef inline void insert(unsigned char *members, int count, int number) noexcept nogil:
    while count > 0 and members[count - 1] > number:
        members[count] = members[count - 1]
        count -= 1
    members[count] = number


cdef inline void remove(unsigned char *members, int count, int number) noexcept nogil:
    cdef int place = place_of(members, count, number)
    while place < count - 1:
        members[place] = members[place + 1]
        place += 1


cdef inline void copy_list(unsigned char *members, const unsigned char *others, int count) noexcept nogil:
    memcpy(members, others, count)


cdef inline bint same_list(const unsigned char *members, const unsigned char *others, int count) noexcept nogil:
    # With a constant count this is a comparison of words, without a branch for each member.
    return memcmp(members, others, count) == 0
