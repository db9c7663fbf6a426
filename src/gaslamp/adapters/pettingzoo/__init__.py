"""Turn-based environments for PettingZoo: `mrjack_v0` and `whitechapel_v0`.

    from gaslamp.adapters.pettingzoo import mrjack_v0
    env = mrjack_v0.env(edition="first", render_mode="ansi")

or, once this is imported, `pettingzoo.make("aec", "gaslamp/mrjack_v0", edition="first")`.
Every option of a game is an argument; `max_cycles` cuts a game short. Chance plays inside the environment.
"""

from gaslamp.adapters.missing_extra import need

need("pettingzoo")

from pettingzoo.env_registry.registration import register  # noqa: E402  (what is needed is known to be there)

from gaslamp.adapters.pettingzoo import mrjack_v0, whitechapel_v0  # noqa: E402

for _name in ("mrjack_v0", "whitechapel_v0"):
    register("aec", f"gaslamp/{_name}", f"{__name__}.{_name}:env")
    register("parallel", f"gaslamp/{_name}", f"{__name__}.{_name}:parallel_env")

__all__ = ["mrjack_v0", "whitechapel_v0"]
