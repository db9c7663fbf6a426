"""Research environments over the compiled kernels: `pettingzoo`, `open_spiel` and `vector` (docs/research.md).

They need `pip install gaslamp[research]`. They show of a game only what a seat's View shows.
"""

from gaslamp.core.errors import GaslampError, explain_by


def _sentence(error: GaslampError) -> str:
    # Imported when there is an error to explain: it takes longer than a small environment takes to make.
    from gaslamp.i18n import Words

    return Words("en").explain(error)


explain_by(_sentence)
