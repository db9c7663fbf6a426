# The C form of bits.py. The bodies stand here because C can only inline across modules what a header holds.

cdef extern from *:
    """
    #if defined(__GNUC__)
    #define gaslamp_lowest(members) __builtin_ctzll(members)
    #else
    static int gaslamp_lowest(unsigned long long members) {
        int number = 0;
        while (!(members >> number & 1)) number++;
        return number;
    }
    #endif
    """
    int lowest "gaslamp_lowest"(unsigned long long members) noexcept nogil


cdef inline unsigned long long bit(int number) noexcept nogil:
    return <unsigned long long>1 << number


cdef inline int size(unsigned long long members) noexcept nogil:
    # Sums of two, four and eight bits, then all of them at once.
    members = members - (members >> 1 & <unsigned long long>0x5555_5555_5555_5555)
    members = (members & <unsigned long long>0x3333_3333_3333_3333) + (members >> 2 & <unsigned long long>0x3333_3333_3333_3333)
    members = members + (members >> 4) & <unsigned long long>0x0F0F_0F0F_0F0F_0F0F
    return (members * <unsigned long long>0x0101_0101_0101_0101) >> 56


cdef inline int member(unsigned long long members, int place) noexcept nogil:
    while place > 0:
        members &= members - 1
        place -= 1
    return lowest(members)


cdef inline bint has(const unsigned long long *words, int number) noexcept nogil:
    return words[number >> 6] >> (number & 63) & 1


cdef inline void put(unsigned long long *words, int number) noexcept nogil:
    words[number >> 6] |= <unsigned long long>1 << (number & 63)


cdef inline void clear(unsigned long long *words) noexcept nogil:
    words[0] = words[1] = words[2] = words[3] = 0
