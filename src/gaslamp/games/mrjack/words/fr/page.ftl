# Les mots du plateau et de ce qui l’entoure. Lus par le client du navigateur.

## Le plateau
mj-board = Le plateau de Mr. Jack
mj-place = { $hex }, { $kind ->
    [street] rue
    [building] bâtiment
    [garden] square
    [numbered] bec de gaz { $number }, allumé
    [plain] bec de gaz, allumé toute la nuit
   *[out] bec de gaz, éteint
 }{ $hole ->
    [open] , égout ouvert
    [covered] , égout fermé
   *[none] { "" }
 }{ $light ->
    [beam] , dans le faisceau de la lanterne
    [lit] , éclairé
   *[dark] { "" }
 }
mj-token = { $who }, { $state ->
    [cleared] { $character ->
        [stealthy] innocentée
       *[other] innocenté
     }
   *[suspect] { $character ->
        [stealthy] suspecte
       *[other] suspect
     }
 }
mj-target = { $what ->
    [walk] Aller en
    [accuse] Accuser en
    [swap] Échanger sa place en
    [whistle] Siffler vers
    [move-lamp] Porter le bec de gaz vers
    [move-cover] Porter la plaque vers
    [mark] Marquer
   *[take] Prendre
 } { $place }
mj-target-exit = { $what ->
    [leave] Sortir par
    [move-cordon] Porter le barrage vers
   *[take] Prendre le barrage de
 } { $exit }
mj-target-face = Orienter la lanterne vers le { $facing ->
    [N] nord
    [NE] nord-est
    [SE] sud-est
    [S] sud
    [SW] sud-ouest
   *[NW] nord-ouest
 }

## Autour du plateau
mj-track = Les huit tours
mj-jack-letter = J
mj-detective-letter = E
mj-lamp-out = le bec de gaz { $number } s’éteint après ce tour
mj-dossier = Ce que vous savez
mj-jack-is = Jack est { $character }
mj-you-are = Vous êtes { $character }
mj-suspects = { $count ->
    [one] { $count } suspect
   *[other] { $count } suspects
 }
mj-sight = { $sight ->
    [yes] visible
   *[no] invisible
 }
mj-cleared = { $who ->
    [stealthy] innocentée
   *[other] innocenté
 }
mj-ruled-out = { $who ->
    [stealthy] exclue
   *[other] exclu
 }
mj-by-alibi = pas Jack : vous avez son alibi
mj-has-alibi = pas Jack : un alibi le prouve
mj-mark = Votre marque pour { $who } : { $mark }
mj-call-chance = Si l’on appelait les témoins maintenant, il y aurait { $percent } % de chances qu’ils voient Jack.
mj-alibis = Alibis
mj-back = une carte, face cachée
mj-pick = Jouer
mj-card-state = { $state ->
    [taken] jouée
    [active] en jeu
   *[up] face visible
 }
mj-skill = { $who ->
    [holmes] Se déplace, puis pioche un alibi
    [watson] Se déplace, puis oriente sa lanterne
    [smith] Se déplace et déplace un bec de gaz
    [lestrade] Se déplace et déplace un barrage
    [stealthy] Jusqu’à 4 pas, à travers tout
    [goodley] Se déplace et siffle les autres vers lui
    [gull] Se déplace, ou échange sa place
   *[bert] Se déplace et déplace une plaque d’égout
 }

## Que faire
mj-wait = { $seat ->
    [jack] C’est au tour de Jack.
    [detective] C’est au tour de l’enquêteur.
   *[chance] Un instant : on tire des cartes ou les témoins répondent.
 }
mj-now-pick = Choisissez une des cartes.
mj-now = { $mode ->
    [walk] Choisissez où va { $who }.
    [lamp] { $half ->
        [second] Choisissez le bec de gaz éteint à allumer.
       *[first] Choisissez le bec de gaz à déplacer.
     }
    [cordon] { $half ->
        [second] Choisissez la sortie à fermer.
       *[first] Choisissez le barrage à déplacer.
     }
    [cover] { $half ->
        [second] Choisissez l’égout à fermer.
       *[first] Choisissez la plaque à déplacer.
     }
    [swap] Choisissez qui échange sa place avec { $who }.
    [face] Orientez la lanterne de Watson.
   *[stay] { $who } ne peut aller nulle part.
 }
mj-now-whistle = { $half ->
    [second] Choisissez où va ce personnage.
   *[first] Choisissez qui suit le sifflet.
 } { $points ->
    [one] Il reste { $points } point.
   *[other] Il reste { $points } points.
 }
mj-mode = { $mode ->
    [walk] Se déplacer
    [lamp] Bec de gaz
    [cordon] Barrage
    [cover] Plaque d’égout
    [whistle] Siffler
    [swap] Échanger
    [face] Lanterne
   *[stay] Rester
 }

## Le moment expliqué
mj-goal = { $seat ->
    [jack] Ne vous faites pas découvrir avant l’aube. Ou quittez le quartier par une sortie libre après un tour où personne ne vous a vu.
    [detective] Découvrez qui est Jack et allez sur sa case. Si vous accusez quelqu’un d’autre, vous perdez.
   *[spectator] L’enquêteur cherche Jack parmi huit personnages. Jack veut rester libre jusqu’à l’aube ou sortir du quartier.
 }
mj-help = { $moment ->
    [pick] Quatre cartes sont visibles à chaque tour et chaque joueur en joue deux. Choisissez le personnage à jouer. Pensez que l’autre joueur aura les cartes qui restent.
    [both] Déplacez le personnage et utilisez son pouvoir, dans l’ordre de votre choix. On passe de l’un à l’autre au-dessus du plateau.
    [walk] Choisissez une des rues qui ont un point blanc. Un déplacement fait un à trois pas. Les égouts sont des raccourcis.
    [hunt] Choisissez une des rues qui ont un point blanc. Un cercle rouge marque un personnage que vous pouvez accuser en y allant. Si ce n’est pas Jack, vous perdez.
    [face] La lanterne éclaire toutes les rues droit devant, jusqu’à la première case qui n’est pas une rue. Les personnages qui s’y trouvent sont visibles.
    [ability] Utilisez le pouvoir maintenant. C’est obligatoire si c’est possible.
    [over] La partie est finie et toutes les cartes sont retournées. Revoyez-la telle que chaque camp l’a vue.
   *[wait] L’autre camp joue. Après quatre cartes, les témoins disent si Jack est visible.
 }
mj-explain = { $who ->
    [holmes] Après son déplacement, vous piochez un alibi en secret : ce personnage n’est pas Jack.
    [watson] Le joueur qui déplace Watson dit où éclaire sa lanterne.
    [smith] Il porte un bec de gaz allumé vers un bec éteint. Son numéro le suit.
    [lestrade] Il porte un barrage vers une sortie qui n’en a pas.
    [stealthy] Elle fait jusqu’à quatre pas et peut traverser bâtiments, squares et becs de gaz.
    [goodley] Son sifflet a trois points. Les autres les dépensent en pas vers lui. Il faut dépenser les trois si c’est possible.
    [gull] Au lieu de se déplacer, il peut échanger sa place avec n’importe quel autre personnage.
   *[bert] Il porte une plaque vers un égout ouvert.
 }

## Touches
mj-key-name = { $press ->
    [cards] 1 2 3 4
    [board] B, flèches
    [mode] M
    [undo] U
    [escape] Échap
   *[tabs] ? L C
 }
mj-key = { $press ->
    [cards] jouer cette carte
    [board] aller au plateau et s’y déplacer ; Entrée choisit
    [mode] se déplacer ou utiliser le pouvoir
    [undo] annuler
    [escape] revenir au premier clic
   *[tabs] aide, récit, tchat
 }

## Options
mj-edition = Édition
mj-edition-name = { $edition ->
   *[revised] 2016 : neuf égouts
    [first] 2006 : huit égouts
 }

## Moments sur le plateau
mj-moment-sight = { $seen ->
    [true] Les témoins voient Jack
   *[false] Personne ne voit Jack
 }
mj-moment-cleared = { $who } n’est pas Jack
mj-moment-lamp = Le bec de gaz { $number } s’éteint
mj-moment-alibi = { $who ->
    [hidden] Un alibi est pioché
   *[other] { $who } a un alibi
 }
mj-moment-accusation = Accusation : { $who }
mj-moment-verdict = { $verdict ->
    [guilty] C’est Jack !
   *[innocent] { $character ->
        [stealthy] Innocente !
       *[other] Innocent !
     }
 }
mj-moment-escape = Jack s’échappe : { $who } !
mj-course = Qui pouvait être Jack
mj-course-round = Après le tour { $round } : { $names }

## Analysis
mrjack-review-missed = { $kind ->
    [escape] une fuite
    [accusation] une accusation
   *[other] une chance
 }
