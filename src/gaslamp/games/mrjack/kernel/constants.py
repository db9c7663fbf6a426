"""The constants of the compiled modules: sizes of the board, characters, stages, kinds of actions.

In C they are the constants of `constants.pxd`, so that the compiler can use their values. A test compares the two.
"""

try:
    import cython
except ImportError:
    from gaslamp.parts.kernel import shim as cython

if not cython.compiled:
    from gaslamp.games.mrjack.kernel import layout, numbering, numbers, outlook, tables
    from gaslamp.games.mrjack.rules import board, public, turns
    from gaslamp.games.mrjack.rules.board import Character
    from gaslamp.games.mrjack.rules.characters import goodley
    from gaslamp.games.mrjack.rules.public import Stage

    HEXES = tables.HEXES
    FACINGS = tables.FACINGS
    COSTS = tables.COSTS
    LIMITS = tables.LIMITS
    SEWERS = len(tables.SEWERS)
    PEOPLE = len(board.CHARACTERS)
    ALL_GASLIGHTS = (1 << len(board.GASLIGHTS)) - 1
    NUMBERED = board.NUMBERED
    ALL_EXITS = (1 << len(board.EXITS)) - 1
    EVERYONE = board.EVERYONE
    ROUNDS = turns.ROUNDS
    TURNS = turns.TURNS
    POINTS = goodley.POINTS
    OUT = public.OUT
    NOBODY = -1
    ALL_MANHOLES = len(tables.MANHOLES_OF_ALL)
    STAGES = len(Stage)
    TENSOR = layout.SIZE
    ACTIONS = numbering.COUNT
    FIRST_EDITION = list(board.EDITIONS).index("first")

    HOLMES = int(Character.HOLMES)
    WATSON = int(Character.WATSON)
    SMITH = int(Character.SMITH)
    LESTRADE = int(Character.LESTRADE)
    STEALTHY = int(Character.STEALTHY)
    GOODLEY = int(Character.GOODLEY)
    GULL = int(Character.GULL)
    BERT = int(Character.BERT)

    AT_DEAL = int(Stage.DEAL)
    AT_DRAW = int(Stage.DRAW)
    AT_PICK = int(Stage.PICK)
    AT_ACT = int(Stage.ACT)
    AT_FACE = int(Stage.FACE)
    AT_ALIBI = int(Stage.ALIBI)
    AT_VERDICT = int(Stage.VERDICT)
    AT_CALL = int(Stage.CALL)
    ESCAPED = int(Stage.ESCAPE)
    RIGHT = int(Stage.RIGHT)
    WRONG = int(Stage.WRONG)
    DAWN = int(Stage.DAWN)

    DEAL = numbers.DEAL
    DRAW = numbers.DRAW
    PICK = numbers.PICK
    WALK = numbers.WALK
    STAY = numbers.STAY
    ACCUSE = numbers.ACCUSE
    VERDICT = numbers.VERDICT
    LEAVE = numbers.LEAVE
    FACE = numbers.FACE
    MOVE_LAMP = numbers.MOVE_LAMP
    MOVE_CORDON = numbers.MOVE_CORDON
    MOVE_COVER = numbers.MOVE_COVER
    SWAP = numbers.SWAP
    WHISTLE = numbers.WHISTLE
    ALIBI = numbers.ALIBI
    CALL = numbers.CALL

    FEATURES = outlook.FEATURES
    TRAITS = outlook.TRAITS
    KEYS = 1024  # places for activations at each ply of a search: all sets of visible characters, in PARTS
    PARTS = 256
