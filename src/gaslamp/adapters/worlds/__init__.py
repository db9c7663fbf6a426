"""Other worlds a seat cannot tell from the true one: all that happened, with what the seat did not see drawn anew.

Each world follows from the seat's own record alone, so no secret can get into it.
"""
