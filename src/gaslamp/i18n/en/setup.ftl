# The set-up of a game with the real box, and sheets to print.

setup-heading = { $game }: set up your box
setup-lead = Everything is drawn on this device. Nothing is sent to anybody.
setup-people = Who plays?
setup-person = Player { $number }
setup-more = One more
setup-fewer = One fewer
setup-roles = Who is who
setup-again = Draw again
setup-only = Only for { $who }
setup-sheets = Sheets to print
sheets-heading = { $game }: sheets to print
sheets-lead = They fit on A4 and Letter and need no colour. Choose the language at the top of the page.
sheets-print = Print
sheets-setup = Set up the box
sheets-paper = The sheets
