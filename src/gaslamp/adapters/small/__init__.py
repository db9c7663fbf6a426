"""Games small enough to be solved exactly, with the ideas of the large ones: `lane` is a reduced Mr. Jack, `village` a
small map of Whitechapel. They keep the protocol of every game, and tests hold them to the same contract.
"""
