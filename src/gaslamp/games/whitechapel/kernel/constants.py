"""The constants of the compiled modules: sizes of the board, letters, stages, kinds of actions.

In C they are the constants of `constants.pxd`, so that the compiler can use their values. A test compares the two.
"""

try:
    import cython
except ImportError:
    from gaslamp.parts.kernel import shim as cython

if not cython.compiled:
    from gaslamp.games.whitechapel.kernel import layout, numbering, numbers, tables
    from gaslamp.games.whitechapel.rules import board, letters, public, turns
    from gaslamp.games.whitechapel.rules.agreement import HIDEOUTS, SWITCHES
    from gaslamp.games.whitechapel.rules.phases import clues, escape
    from gaslamp.games.whitechapel.rules.public import Letter, Stage

    CIRCLES = board.CIRCLES
    CROSSINGS = board.CROSSINGS
    EVERYBODY = board.EVERYBODY
    MEN = len(board.POLICEMEN)
    GOULSTON = board.GOULSTON
    CITY = int(letters.CITY)
    REDS = len(tables.RED)
    MOST_STEPS = tables.MOST_STEPS
    NOT_WITHIN_TWO = tables.NOT_WITHIN_TWO
    NIGHTS = turns.NIGHTS
    DOUBLE_EVENT = turns.DOUBLE_EVENT
    LAST_TIME = turns.LAST_TIME
    LAST_SPACE = turns.LAST_SPACE
    CLUES_PER_MARKER = clues.CLUES_PER_MARKER
    MARKERS = clues.MARKERS
    NOBODY = public.NOBODY
    KINDS_OF_HIDEOUT = len(HIDEOUTS)
    ALL_SWITCHES = len(SWITCHES)
    STAGES = len(Stage)
    ALL_LETTERS = len(Letter)
    ACTIONS = numbering.COUNT
    FIRST_WALK = numbering.BEGIN[numbers.WALK]
    FIRST_WALK_HOME = numbering.BEGIN[numbers.WALK_HOME]
    FIRST_COACH = numbering.BEGIN[numbers.COACH]
    FIRST_ALLEY = numbering.BEGIN[numbers.ALLEY]
    FIRST_STUCK = numbering.BEGIN[numbers.STUCK]
    FIRST_STEP = numbering.BEGIN[numbers.STEP]
    FIRST_ASK = numbering.BEGIN[numbers.ASK]
    FIRST_ARREST = numbering.BEGIN[numbers.ARREST]
    FIRST_AREA_ARREST = numbering.BEGIN[numbers.AREA_ARREST]
    FIRST_RUSH = numbering.BEGIN[numbers.RUSH]
    FIRST_IDLE = numbering.BEGIN[numbers.IDLE]
    TENSOR = layout.SIZE
    PLACED = layout.LAYOUT["placed"].begin

    DEAR_BOSS = int(Letter.DEAR_BOSS)
    SAUCY_JACKY = int(Letter.SAUCY_JACKY)
    FROM_HELL = int(Letter.FROM_HELL)
    GOULSTON_STREET = int(Letter.GOULSTON_STREET)

    BY_FOOT = ord(escape.WALK)
    BY_COACH = ord(escape.COACH[0])
    BY_ALLEY = ord(escape.ALLEY)
    BY_MURDER = ord("+")

    AT_HIDEOUT = int(Stage.HIDEOUT)
    AT_WOMEN = int(Stage.WOMEN)
    AT_MARKS = int(Stage.MARKS)
    AT_HEAD = int(Stage.HEAD)
    AT_ADDRESS = int(Stage.ADDRESS)
    AT_HOME = int(Stage.HOME)
    AT_POSTS = int(Stage.POSTS)
    AT_PATROLS = int(Stage.PATROLS)
    AT_LETTER = int(Stage.LETTER)
    AT_SAUCY = int(Stage.SAUCY)
    AT_TARGETS = int(Stage.TARGETS)
    AT_CRIME = int(Stage.CRIME)
    AT_SUSPENSE = int(Stage.SUSPENSE)
    AT_READY = int(Stage.READY)
    AT_TURNED = int(Stage.TURNED)
    AT_ORDER = int(Stage.ORDER)
    AT_ALARM = int(Stage.ALARM)
    AT_ESCAPE = int(Stage.ESCAPE)
    AT_GOULSTON = int(Stage.GOULSTON)
    AT_GRAFFITI = int(Stage.GRAFFITI)
    AT_HUNT = int(Stage.HUNT)
    AT_FALSE_CLUE = int(Stage.FALSE_CLUE)
    AT_ACT = int(Stage.ACT)
    AT_CLUE = int(Stage.CLUE)
    AT_ARREST = int(Stage.ARREST)
    ESCAPED = int(Stage.ESCAPED)
    ARRESTED = int(Stage.ARRESTED)
    TRACED = int(Stage.TRACED)
    BLOCKED = int(Stage.BLOCKED)
    LATE = int(Stage.LATE)

    JACK_ACTS = tables.JACK_ACTS
    CHANCE_ACTS = tables.CHANCE_ACTS
    HEAD_ACTS = tables.HEAD_ACTS
    IN_TURN_ACTS = tables.IN_TURN_ACTS

    HIDE = numbers.HIDE
    PLACE_WOMEN = numbers.PLACE_WOMEN
    MARK_WOMAN = numbers.MARK_WOMAN
    TURN_HEAD = numbers.TURN_HEAD
    NAME_ADDRESS = numbers.NAME_ADDRESS
    POST = numbers.POST
    PLACE_PATROL = numbers.PLACE_PATROL
    SEND_LETTER = numbers.SEND_LETTER
    SEND_SAUCY_JACKY = numbers.SEND_SAUCY_JACKY
    MOVE_PATROL = numbers.MOVE_PATROL
    TURN_WOMEN = numbers.TURN_WOMEN
    KILL = numbers.KILL
    KILL_TWO = numbers.KILL_TWO
    KILL_LAST = numbers.KILL_LAST
    WAIT = numbers.WAIT
    MOVE_WRETCHED = numbers.MOVE_WRETCHED
    TURN_PATROL = numbers.TURN_PATROL
    SHOW_PATROL = numbers.SHOW_PATROL
    ALARM = numbers.ALARM
    WALK = numbers.WALK
    WALK_HOME = numbers.WALK_HOME
    COACH = numbers.COACH
    ALLEY = numbers.ALLEY
    STUCK = numbers.STUCK
    WRITE_GRAFFITI = numbers.WRITE_GRAFFITI
    STEP = numbers.STEP
    LAY_FALSE_CLUE = numbers.LAY_FALSE_CLUE
    ASK = numbers.ASK
    ARREST = numbers.ARREST
    AREA_ARREST = numbers.AREA_ARREST
    RUSH = numbers.RUSH
    IDLE = numbers.IDLE
    ANSWER = numbers.ANSWER
    PASS = numbers.PASS
