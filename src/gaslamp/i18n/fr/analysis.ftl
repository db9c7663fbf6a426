# L’analyse d’une partie finie.

help-analyse = Analyser une partie finie : chances, erreurs, hasard, et ce que chaque coup a révélé.
help-analyse-depth = La profondeur : quick (rapide) ou full (complète).
help-text = Afficher toute la partie avec des commentaires, en texte.

analysis-working = Analyse
analysis-stopped = Arrêt après { $done } étapes sur { $total } ; elles sont gardées. La même commande continue.
analysis-heading = { $game } : analyse, profondeur « { $depth } », version { $engine }
analysis-chance = Chance de gagner en % : { $side }
analysis-bits = Bits manquants : { $secret }
analysis-mistakes = Erreurs
analysis-mistakes-of = Erreurs : { $side }
analysis-no-mistakes = Aucune erreur.
analysis-number = N°
analysis-who = qui
analysis-chose = choix
analysis-better = mieux
analysis-cost = coût

analysis-comment-mistake = Erreur : elle coûte { $cost } points. Mieux : { $better } ({ $chance } % au lieu de { $made } %).
analysis-comment-missed = { $kind ->
    [escape] Une évasion a été manquée.
    [accusation] Une accusation a été manquée.
    [arrest] Une arrestation a été manquée.
   *[other] Une occasion a été manquée : { $kind }.
}
analysis-comment-best = Meilleur coup : le choix suivant est moins bon de { $lead } points.
analysis-comment-told = Ce coup a révélé { $bits } bits.
analysis-comment-quieter = Il aurait été plus discret de choisir : { $quieter } ({ $bits } bits).
analysis-comment-asked = Une bonne question : { $bits } bits pouvaient être attendus.
analysis-comment-question = Il y avait plus à apprendre avec : { $question } ({ $bits } bits au lieu de { $made }).
analysis-comment-luck = Hasard : { $points } points pour { $side }.

analysis-error = { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
 }, { $error } points perdus par décision.
analysis-resembles = Ce jeu ressemble au niveau « { $level } » (intervalle à 95 % : de « { $weakest } » à « { $strongest } »).
analysis-resembles-one = Ce jeu ressemble au niveau « { $level } » (certain à plus de 95 %).
analysis-ledger = { $start } % au début, hasard { $luck }, propre jeu { $skill }, jeu de l’autre camp { $others } : { $result } %.
analysis-list-deciding = Ce qui a décidé la partie : { $moments }.
analysis-list-mistakes = Erreurs : { $moments }.
analysis-list-best = Meilleurs coups : { $moments }.
analysis-list-give-aways = Ce qui a révélé le plus : { $moments }.
analysis-list-questions = Meilleures questions : { $moments }.
analysis-missed = Occasions manquées : { $kinds }.
analysis-kind = { $kind ->
    [escape] évasions
    [accusation] accusations
    [arrest] arrestations
   *[other] { $kind }
}

error-analysis-unfinished = La partie n’est pas finie : elle n’est donc pas analysée.
error-no-analysis = Les parties de { $text } ne peuvent pas être analysées.
error-analysis-no-seat = La partie vue par un spectateur ne peut pas être analysée : utilisez la partie complète ou celle d’une place.
error-not-an-analysis = Ce n’est pas une analyse que cette version sait lire.
error-unknown-analysis-depth = La profondeur { $text } n’existe pas ; utilisez { $known }.
error-two-outputs = Utilisez soit --json, soit --text.
