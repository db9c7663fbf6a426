"""For tests of games: the contract that every game must keep, ours and those of other packages."""
