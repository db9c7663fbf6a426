# L’analyse d’une partie terminée, sur la page de sa relecture.

review-title = Analyse
review-start = Analyser
review-about = La chance de gagner de chaque camp à chaque instant, ce que chaque choix a coûté et ce qui était du hasard.
review-waiting = D’autres parties sont analysées d’abord.
review-running = Analyse en cours : { $percent } %
review-engine = Moteur { $engine }, { $depth ->
    [full] profondeur entière
   *[quick] profondeur habituelle
 }
review-export = { $kind ->
    [json] Enregistrer en JSON
   *[text] Enregistrer en texte
 }
review-chart = Les chances sur toute la partie. Les flèches avancent d’un instant, Page précédente et Page suivante vont à l’erreur suivante.
review-chart-at = Instant { $at } sur { $last } : { $percent } % pour { $side }
review-chart-of = Chance en pour cent : { $side }
review-eyes = d’après ce que savait { $who }
review-bits-of = bits manquants : { $secret }
review-mark = erreur
review-marked = Erreur : { $side }
review-as-table = La même chose en tableau
review-column = { $column ->
    [before] Avant ({ $side })
    [after] Après
    [cost] Coût
    [bits] Bits manquants
   *[moment] Instant
 }
review-moment = Pas { $number }
review-end = La partie est finie ici.
review-percent = { $percent } %
review-points = { $points } points
review-before-after = Chance ({ $side }) : { $before } avant, { $after } après.
review-luck = Hasard ({ $side }) : { $points }.
review-forced = Il n’y avait pas d’autre choix.
review-best = C’était le meilleur choix.
review-cost = Cela a coûté { $points } ({ $side }).
review-made = choisi
review-tells = { $role ->
    [seeker] apprend { $bits } bits
   *[hider] trahit { $bits } bits
 }
review-bits-change = Bits manquants, { $secret } : { $before } avant, { $after } après.
review-summary = Comment chaque camp a joué
review-ledger = { $part ->
    [start] Au début
    [luck] Hasard
    [skill] Choix du camp
    [others] Choix des autres
   *[result] Résultat
 }
review-error = Coût par décision : { $points } points. Décisions : { $decisions }. Erreurs : { $mistakes }.
review-resembles = { $range ->
    [one] Joue comme le niveau { $level }.
   *[many] Joue comme le niveau { $level } ; sans doute entre { $weakest } et { $strongest }.
 }
review-missed = Occasions manquées, { $what } : { $count }
review-list = { $list ->
    [deciding] Les instants qui ont décidé de la partie
    [best] Les meilleurs choix
   *[telling] Les choix qui ont dit le plus
 }
review-learn = { $count ->
    [one] Apprendre de son erreur
   *[other] Apprendre de ses { $count } erreurs
 }
review-no-mistakes = Aucune erreur.
review-practice = { $side } : trouvez un meilleur choix ({ $index } sur { $count })
review-practice-done = Toutes les erreurs sont vues
review-practice-over = { $count ->
    [one] Vous avez revu l’erreur.
   *[other] Vous avez revu les { $count } erreurs.
 }
review-practice-close = Retour à la relecture
review-task = Dans la partie : { $made }. Cela a coûté { $cost } points. Choisissez mieux sur le plateau.
review-verdict = { $verdict ->
    [best] Juste, c’est le meilleur choix : { $percent } % au lieu de { $made } %.
    [better] Mieux : { $percent } % au lieu de { $made } %. Il y a encore mieux.
    [same] Pas mieux que dans la partie : { $percent } %.
    [worse] Moins bien que dans la partie : { $percent } % au lieu de { $made } %.
   *[unknown] Ce n’est pas parmi les meilleurs choix.
 }
review-answer = Le meilleur choix : { $action } ({ $percent } %).
review-again = Essayer encore
review-show = Montrer la réponse
review-look = Le voir dans la relecture
review-next = Erreur suivante
review-finish = Terminer
