# Les pages des problèmes et des exercices.

solve-heading = Problèmes
solve-lead = Chacun a une seule réponse, ou un nombre connu de réponses égales, et chaque réponse a été prouvée.
solve-all = Tous les problèmes
solve-choose = Résoudre des problèmes
solve-game = Jeu
solve-any-game = Tous les jeux
solve-theme = Thème
solve-any-theme = Tous les thèmes
solve-theme-count = { $title } ({ $count })
solve-difficulty = Difficulté
solve-difficulty-name = { $difficulty ->
    [easier] Plus facile
    [harder] Plus difficile
   *[own] Selon mon classement
 }
solve-none-left = Vous avez répondu à tous les problèmes de ce genre. Choisissez un autre thème.
solve-begin = Donnez-moi un problème

solve-puzzle-rating = classement du problème { $rating }
solve-numbers = Votre classement { $rating } · { $streak } d’affilée
solve-own-numbers = Vos résultats
solve-number-name = { $name ->
    [rating] Classement
    [solved] Résolus
    [streak] Justes d’affilée
    [best-streak] Meilleure série
    [best-days] Jours d’affilée (record)
   *[best-run] Record en cinq minutes
 }

solve-answer = { $count ->
    [0] Marquez votre réponse
    [one] Répondre avec une marque
   *[other] Répondre avec { $count } marques
 }
solve-clear = Effacer les marques
solve-number = Votre nombre
solve-send = Répondre
solve-show = Voir la réponse
solve-log = La partie jusqu’ici

solve-right = Juste.
solve-wrong = Ce n’est pas juste.
solve-faults = Manquants (✓) : { $missing }. En trop (✗) : { $surplus }.
solve-rating = { $sign }{ $change }, maintenant { $rating }
solve-worth = { $equal ->
    [one] Il y a une seule bonne réponse.
   *[other] { $equal } réponses se valent.
 } Toute autre est moins bonne d’au moins { $margin } ({ $unit }).
solve-explanation = Explication
solve-why = Pourquoi ? Pas à pas
solve-back = Retour
solve-forward = Étape suivante
solve-step = { $step } sur { $steps } : { $text }
solve-next = Problème suivant
solve-again = Réessayer, hors classement

solve-run = Cinq minutes
solve-run-about = Combien de problèmes résolvez-vous en cinq minutes ? Les faciles viennent d’abord. Une erreur ne coûte que son temps, et le classement ne change pas.
solve-skip = Passer
solve-start = Commencer
solve-restart = Encore une fois
solve-score = { $score ->
    [one] { $score } juste
   *[other] { $score } justes
 }
solve-left = { $seconds ->
    [60] Il reste une minute
   *[other] Il reste { $seconds } secondes
 }
solve-final = { $score ->
    [one] { $score } bonne réponse.
   *[other] { $score } bonnes réponses.
 }
solve-best = Record : { $best }
solve-best-new = Nouveau record !

solve-drills = Exercices
solve-drills-about = De courts exercices pour l’œil : deux minutes chacun, avec un score.
solve-drill-about = Autant que possible en { $seconds } secondes. Le temps s’arrête pendant que vous lisez l’explication.
solve-drill-next = Exercice suivant

solve-own = Problèmes d’une partie finie
solve-own-seat = Posés à
solve-own-count = { $index } sur { $count } de cette partie
solve-own-none = Cette partie n’a pas de problèmes pour cette place. Choisissez-en une autre.
solve-own-done = C’étaient tous les problèmes de cette partie pour cette place.
solve-own-replay = Revoir la partie
