# Words for games that bring none of their own.

plain-chance = chance
plain-action = { $who }: { $action }
plain-ending = { $winners } won ({ $reason }).
plain-position = Position
plain-choices = You can play
plain-help = Type an action as it is listed, its number, or its first letters.
plain-seat = Seat
plain-no-deduction = This game has no deduction.
error-no-deduction = { $text } has no deduction.
error-no-tensors = { $game } has no tensors part: learning programs cannot play it.
error-no-learner = Machines have every seat: leave one of { $known } to the learner.
error-wrong-size = { $found } games were saved, but here there are { $known }.
error-no-records = The games keep no records, so nothing can be inferred: make the vector with records=True.
error-no-action-number = Actions are whole numbers from 0 to { $last }.
error-wrong-shape = The actions have the shape { $found }, but { $known } is needed: one action for each game.
error-wrong-games = Games are named by whole numbers from 0 to { $last }, each at most once.
error-no-games = There must be at least one game, not { $text }.
error-other-data-set = The file has games of { $found }, not of { $known }.
error-unknown-extra = There is no extra “{ $text }”: use { $known }.
error-unknown-observation = OpenSpiel cannot observe this game with public_info={ $public } and private_info={ $private }: ask for what is public, for one player’s own, or for both.
