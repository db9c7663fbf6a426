"""Turn-based environments for PettingZoo: `mrjack_v0` and `whitechapel_v0`.

    from gaslamp.adapters.pettingzoo import mrjack_v0
    env = mrjack_v0.env(edition="first", render_mode="ansi")

Every option of a game is an argument; `max_cycles` cuts a game short. Chance plays inside the environment.
"""

from gaslamp.adapters.extra import need

need("pettingzoo")

from gaslamp.adapters.pettingzoo import mrjack_v0, whitechapel_v0  # noqa: E402  (what they need is known to be there)

__all__ = ["mrjack_v0", "whitechapel_v0"]
