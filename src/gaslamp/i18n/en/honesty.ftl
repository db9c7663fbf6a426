# What a verified record proves, and what is wrong with one that was changed.

help-seen = What you saw during the game, as the page saves it: compares the record with it.
help-head = A promise that you scanned before the end (LENGTH.HEAD): compares the record with it.
help-key = The server’s public key, or a file with it: checks who signed the record.
help-rotate-key = Make a new key that the server signs records with.

rotate-key-done = Records are signed with the key { $public } from the next start of the server on.
verify-proved = Honest. What was checked:
verify-rules = Rules: all { $actions } actions keep the rules.
verify-draws = Draws: every draw comes from the seed that the server promised before the game.
verify-draws-shared = Draws: every draw comes from the seed that the server promised before the game and from the players’ shares. Opened shares: { $opened } of { $shares }.
verify-draws-entered = Draws: the players drew the open cards themselves and entered them. Nothing here proves those draws. Every other draw comes from the seed that the server promised before the game.
verify-draws-entered-shared = Draws: the players drew the open cards themselves and entered them. Nothing here proves those draws. Every other draw comes from the seed that the server promised before the game and from the players’ shares. Opened shares: { $opened } of { $shares }.
verify-companion = Companion: people played on a real board, and somebody entered what they did. The record shows what was entered.
verify-draws-format-1 = Draws and promises: they agree with what the record says was promised.
verify-promises = Promises: every hidden action is the one that was promised when it was made.
verify-continues = Origin: the first { $actions } actions were taken over from the finished game of table { $table }. This record does not prove how they were drawn; that game’s own record does.
verify-chain = Chain: every action is tied to all before it. The last head is { $head }.
verify-take-backs = { $count ->
    [0] Take-backs: none.
    [one] Take-backs: { $count }. The action that was taken back is still in the record.
   *[other] Take-backs: { $count }. The actions that were taken back are still in the record.
 }
verify-signed-own-key = Signature: start and end are signed with the key { $public }. The record itself names this key. Compare it with the server’s, or give it with --key.
verify-signed-given-key = Signature: start and end are signed with the key that you gave.
verify-not-signed = Signature: none.
verify-seen-whole = What you saw: { $heads } heads, all in this record, the end too.
verify-seen-part = What you saw: { $heads } heads, all in this record, up to action { $actions }.
verify-not-seen = What you saw: not given (--seen).
verify-format-1 = This record has the old format 1: no chain, no signature, no shares of the players. Its promises name no table.

against-all-format-1 = Not proved against anybody: the writer of this file could have written another game that agrees with itself.
against-opponent-signed = Against the opponent: proved, if you trust the server. Nothing was changed after the server signed it.
against-opponent-open = Against the opponent: not proved. The writer of this file could have written another game. Give --seen or --key.
against-opponent-seen-whole = Against the opponent: proved. No action and no secret was changed after it was made.
against-opponent-seen-part = Against the opponent: proved up to action { $actions }.
against-server-open = Against the server: not proved. A server can sign another game. Give --seen.
against-server-seen-whole = Against the server: proved. This is the game that you were shown.
against-server-seen-part = Against the server: proved up to action { $actions }. What came after it you did not see.
against-deal-shared = The deal: your share is in it, so nobody could choose it, the server included.
against-deal-left-out = The deal: your share was left out. The server could have chosen the deal.
against-deal-open = The deal: you gave no share. The server could have chosen the deal before the game.
against-third-signed = Against a third person: proved. Only the server can have written this record.
against-third-open = Against a third person: not proved. Give --key.
against-third-seen-whole = Against a third person: proved. This is the game that you were shown.
against-third-seen-part = Against a third person: proved up to action { $actions }.

error-not-the-tables = This is the record of { $seat }. Only the table’s own record can be checked.
error-odd-line = Line { $number } of this record is not written as a server writes it.
error-rules-broken = Not honest: action { $number } ({ $action }) is against the rules.
error-bad-branch = The actions that were undone after action { $number } do not lead back to it.
error-wrong-shares = The players’ shares are not one for each seat, in the order of the seats.
error-share-tampered = Not honest: the share of { $seat } is not the one that was promised.
error-not-seen = This is not what a page saves of a game that was seen.
error-no-chain = This record has the old format 1: it cannot be compared with what was seen.
error-seen-elsewhere = Not honest: this is the record of table { $found }, but you saw table { $known }.
error-seen-differs = Not honest: after action { $number } this is not the game that you saw.
error-start-not-signed = Not honest: the server’s signature of the start does not fit this record.
error-end-not-signed = Not honest: the server’s signature of the end does not fit this record.
error-not-signed = Not honest: start or end of this record is not signed.
error-other-key = Not honest: the record is signed with another key, { $found }.
error-bad-head = This is not a promise: write the number of actions, a point and 64 hexadecimal digits.
error-bad-key = This is not a public key: give 64 hexadecimal digits, or a file with them or with the server’s list.
error-no-signature-check = The record is signed, but signatures cannot be checked here: install gaslamp[server].
error-no-share-wanted = No share of yours is awaited: the game has begun, or you committed to none.
error-not-all-seated = Shares are revealed when all seats are taken.
error-wrong-share = This is not the share that you committed to.
