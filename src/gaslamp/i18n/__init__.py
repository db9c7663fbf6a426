"""Words for readers, in English, French and Italian.

All other code uses message keys and facts. The sentences are in Fluent catalogues: `i18n/LANGUAGE/*.ftl` for what all
games share, and `words/LANGUAGE/*.ftl` in the folder of each game.
"""

from gaslamp.i18n.catalogues import CATALOGUES
from gaslamp.i18n.languages import LANGUAGES, language
from gaslamp.i18n.words import Words

__all__ = ["CATALOGUES", "LANGUAGES", "Words", "language"]
