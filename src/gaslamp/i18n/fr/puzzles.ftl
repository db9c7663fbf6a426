# Problèmes et exercices.

help-puzzles = Chercher, prouver, classer et résoudre des problèmes.
help-puzzles-mine = Chercher des problèmes dans des parties de machines ou dans des enregistrements.
help-puzzles-records = Lire les enregistrements de ce dossier au lieu de jouer.
help-puzzles-solve = Résoudre des problèmes.
help-puzzles-kind = Seulement ce genre de problème.
help-puzzles-kinds = Seulement ce genre de problème ; peut être répété.
help-puzzles-count = Combien de problèmes.
help-puzzles-prove = Prouver à nouveau chaque problème d’un fichier ; sans fichier, ceux qui sont fournis.
help-puzzles-rate = Classer les problèmes selon la réussite des niveaux.
help-puzzles-file = Un fichier de problèmes, un par ligne.
help-puzzles-each = Combien de chaque genre.
help-puzzles-drill = Faire des exercices au lieu de problèmes.

puzzles-mining = Recherche de problèmes
puzzles-mined = { $found ->
    [one] { $found } problème trouvé ; { $file } en contient { $total }.
   *[other] { $found } problèmes trouvés ; { $file } en contient { $total }.
 }
puzzles-proved = { $count ->
    [one] { $count } problème prouvé.
   *[other] { $count } problèmes prouvés.
 }
puzzles-none = Aucun problème ne convient.
puzzles-heading = { $title } · cote { $rating } · problème { $id }
puzzles-prompt-actions = Votre action (vide pour abandonner) : 
puzzles-prompt-marks = Vos marques, séparées par des espaces (vide pour abandonner) : 
puzzles-prompt-number = Votre nombre (vide pour abandonner) : 
puzzles-right = Juste.
puzzles-wrong = Ce n’est pas juste. La réponse : { $answer }
puzzles-missing = Il manque : { $marks }
puzzles-surplus = En trop : { $marks }
puzzles-score = { $solved } sur { $total } justes · votre cote { $rating }

puzzle-unit-win = chances de gagner
puzzle-unit-suspects = suspects restants
puzzle-unit-hidden = caché
puzzle-unit-set = ensemble
puzzle-unit-circles = cercles
puzzle-unit-spaces = cases

error-no-puzzles = Le jeu { $game } n’a pas de problèmes.
error-bad-puzzle = Cette ligne n’est pas un problème ({ $line }).
error-unknown-kind = Il n’y a pas de genre de problème « { $text } ».
error-no-puzzle = Il n’y a pas de tel problème.
error-no-drill = Il n’y a pas de tel exercice.
error-no-day = Il n’y a pas de problème du jour pour ce jour.
error-bad-answer = Cela ne peut pas être la réponse.
error-answer-not-complete = La réponse n’est pas complète.
error-not-proved = Le problème { $puzzle } n’est pas prouvé : { $part }.
error-no-output = Dites où vont les problèmes : --out FICHIER.
