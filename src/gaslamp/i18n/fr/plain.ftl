# Pour les jeux qui n’apportent pas leurs propres mots.

plain-chance = le hasard
plain-action = { $who } : { $action }
plain-ending = Victoire : { $winners } ({ $reason }).
plain-position = Position
plain-choices = Vous pouvez jouer
plain-help = Tapez une action comme elle est écrite, son numéro, ou ses premières lettres.
plain-seat = Place
plain-no-deduction = Ce jeu n’a pas de déduction.
error-no-deduction = { $text } n’a pas de déduction.
error-no-tensors = { $game } n’a pas de tenseurs : les programmes qui apprennent ne peuvent pas y jouer.
error-no-learner = Les machines ont toutes les places : laissez à l’apprenant l’une de celles-ci : { $known }.
error-wrong-size = { $found } parties ont été enregistrées, mais il y en a { $known } ici.
error-no-records = Les parties ne gardent pas de transcription, donc rien ne peut en être déduit : créez le vecteur avec records=True.
error-no-action-number = Les actions sont des nombres entiers de 0 à { $last }.
error-wrong-shape = Les actions ont la forme { $found }, mais il faut { $known } : une action par partie.
error-wrong-games = Les parties sont désignées par des nombres entiers de 0 à { $last }, chacune une fois au plus.
error-no-games = Il faut au moins une partie, et non { $text }.
error-other-data-set = Le fichier contient des parties de { $found }, et non de { $known }.
error-unknown-extra = Il n’y a pas de complément « { $text } » : utilisez { $known }.
error-unknown-observation = OpenSpiel ne peut pas observer ce jeu avec public_info={ $public } et private_info={ $private } : demandez ce qui est public, ce qui est propre à un joueur, ou les deux.
