# Letters from Whitechapel dans le navigateur. Les victimes ont vraiment existé : des mots simples, rien de plus.

## La carte
wc-map = La carte de Whitechapel
wc-tools = Outils de la carte
wc-tool = { $tool ->
    [in] Plus près
    [out] Plus loin
    [fit] Toute la carte
    [follow] Suivre l’action
   *[pencil] Marques au crayon
 }
wc-circle = cercle { $number }
wc-crossing = croisement { $name }
wc-pawn-on = policier { $who } en { $place }
wc-target = { $what ->
    [hide] Habiter au
    [women] Placer une femme sur le
    [mark] Marquer comme cible :
    [targets] Une cible sur
    [address] Désigner comme adresse de Jack :
    [post] Une patrouille au
    [patrol] Poser le jeton au
    [dear-boss] Déplacer le jeton du
    [from-hell] Déplacer le jeton du
    [dear-boss-to] Le déplacer au
    [from-hell-to] Le déplacer au
    [saucy-jacky] Désigner le jeton du
    [move-patrol] Déplacer le jeton du
    [move-patrol-to] Le déplacer au
    [kill] Tuer sur le
    [kill-two] Tuer sur le
    [last] La seconde était sur le
    [wretched] Déplacer la malheureuse du
    [wretched-to] La déplacer vers le
    [turn] Retourner le jeton du
    [walk] Marcher vers le
    [home] Rentrer à pied :
    [coach] En fiacre, d’abord vers le
    [coach-to] En fiacre jusqu’au
    [alley] Par une ruelle vers le
    [step-to] Aller au
    [rush-to] Courir au
    [ask-to] Chercher un indice sur le
    [arrest-to] Tenter une arrestation sur le
    [area-to] Tenter une arrestation tout autour :
    [false-clue] Poser un faux indice sur le
    [puzzle] Marquer
    [drop] Retirer du
   *[other] Choisir le
 } { $place }

## La piste, la feuille et ce que l’on sait
wc-nights = Les quatre nuits
wc-space = { $name } : { $way ->
    [murder] le crime
    [walk] à pied
    [coach] fiacre
    [alley] ruelle
    [time] heure du crime
   *[none] libre
 }
wc-due = doit agir
wc-sheet = La feuille de Jack
wc-curtain = { $state ->
    [closed] Montrer mes secrets
   *[open] Cacher mes secrets
 }
wc-belief = { $seat ->
    [jack] Ce que la police peut savoir
   *[other] Ce qui peut être vrai
 }
wc-look-back = { $now ->
    [yes] Jack sur la case { $space } : maintenant
   *[no] Jack sur la case { $space }, d’après tout ce que l’on sait maintenant
 }
wc-homes = Repaires possibles après chaque nuit : { $counts }
wc-counsel-ask = Que ferait la machine ?
wc-counsel-thinks = La machine réfléchit…
wc-counsel-says = { $plan ->
    [yes] La machine ({ $level }) se déplacerait ainsi :
   *[no] La machine ({ $level }) choisirait la première de ces actions :
 }
wc-counsel-all = Suivre tout le plan
wc-counsel-by = { $who } : { $done }
wc-layer = { $layer ->
    [now] Jack maintenant
    [row] Son chemin cette nuit
   *[home] Son repaire
 }
wc-model-label = Comment Jack se déplace
wc-possible = { $count ->
    [0] Aucun cercle.
    [one] 1 cercle est possible.
   *[other] { $count } cercles sont possibles.
 }

## Que faire
wc-now = { $mode ->
    [hide] Choisissez votre repaire. Il reste le même pendant les quatre nuits, et personne d’autre ne le voit.
    [women] Placez les femmes sur des cercles rouges : { $picked } sur { $count }. Vous seul saurez lesquelles sont des cibles.
    [mark] Marquez les cibles : { $placed } sur { $targets } pour l’instant. Personne d’autre ne voit lesquelles.
    [targets] Quelles femmes étaient des cibles ? { $picked } sur { $count }.
    [address] Vous pouvez désigner l’adresse de Jack, une fois par partie. Choisissez un cercle, ou aucun.
    [post] Choisissez deux croisements jaunes pour les patrouilles : { $picked } sur { $count }.
    [patrol] Posez le jeton de patrouille { $who }. Jack voit où sont les jetons, pas lequel est lequel.
    [dear-boss] { $half ->
        [second] Choisissez le croisement jaune où il va.
       *[first] Dear Boss : choisissez le jeton de patrouille à déplacer.
     }
    [from-hell] { $half ->
        [second] Choisissez le croisement jaune où il va.
       *[first] From Hell : choisissez le jeton de patrouille à déplacer.
     }
    [saucy-jacky] Saucy Jacky : désignez deux jetons que le chef doit déplacer : { $picked } sur { $count }.
    [move-patrol] { $half ->
        [second] Choisissez où va le jeton.
       *[first] Saucy Jacky désigne ces jetons : choisissez-en un et déplacez-le.
     }
    [kill] Choisissez une victime parmi les malheureuses, ou attendez.
    [kill-two] Choisissez deux victimes : { $picked } sur { $count }. Vous seul saurez laquelle était la seconde.
    [last] Où était la seconde ? Vous y êtes maintenant. Personne d’autre ne le saura.
    [wretched] { $half ->
        [second] Choisissez où elle va.
       *[first] Choisissez une malheureuse et déplacez-la.
     }
    [turn] Choisissez un jeton de patrouille à retourner.
    [walk] Marchez vers un cercle entouré.
    [home] Rentrez à pied et dites-le : la nuit est alors finie.
    [coach] { $half ->
        [second] Choisissez où le fiacre s’arrête.
       *[first] Choisissez le cercle où le fiacre passe d’abord.
     }
    [alley] Choisissez un cercle du même pâté de maisons.
    [goulston] Goulston Street : désignez un policier. Lui ou le brun doit s’y rendre.
    [graffiti] Choisissez qui va à Goulston Street.
    [step] { $half ->
        [second] Policier { $who } : choisissez un croisement entouré, ou laissez-le sur place.
       *[first] Choisissez un policier à déplacer.
     }
    [ask] { $half ->
        [second] Policier { $who } : choisissez où il cherche un indice. Il continue jusqu’à en trouver un.
       *[first] Choisissez le policier qui cherche des indices.
     }
    [arrest] { $half ->
        [second] Policier { $who } : choisissez où il tente une arrestation. Si Jack n’y est pas, rien de plus n’est dit.
       *[first] Choisissez le policier qui tente une arrestation.
     }
    [area] { $half ->
        [second] Policier { $who } : il tente une arrestation sur tous ces cercles à la fois. Cliquez sur l’un d’eux.
       *[first] Choisissez le policier qui tente une arrestation sur tous les cercles autour de lui.
     }
    [rush] { $half ->
        [second] Policier { $who } : choisissez où il court.
       *[first] Choisissez le policier qui court d’un pas.
     }
   *[false-clue] Posez un faux indice : cette nuit, personne ne peut y chercher ni y faire d’arrestation.
 }
wc-direct = { $mode ->
    [ask] Ou cliquez sur un cercle.
    [arrest] Ou cliquez sur un cercle.
   *[step] Ou cliquez sur un croisement.
 }
wc-aimed = { $done } ? Touchez encore une fois.
wc-planning = Plan
wc-planning-about = Rassembler les déplacements de tous les policiers, les voir sur la carte, puis les envoyer ensemble.
wc-plan = { $moves ->
    [0] { $stay ->
        [one] Il reste sur place
       *[other] { $waiting ->
            [5] Tous restent
           *[other] Les autres restent
         }
     }
   *[other] { $stay ->
        [0] Les déplacer
       *[other] Les déplacer, les autres restent
     }
 }
wc-around = { $who ->
    [all] Tous cherchent autour
   *[one] Chercher tout autour
 }
wc-searched = { $place }, fouillé cette nuit : rien
wc-now-plain = { $stage ->
    [letter] Aucune lettre ne peut être envoyée maintenant.
    [goulston] Rien ne peut être écrit maintenant.
    [false-clue] Vous n’avez pas de faux indice maintenant.
    [escape] Vous ne pouvez plus bouger.
   *[other] Il n’y a qu’une chose à faire.
 }
wc-homeward = Cases restantes : { $left }. Repaire : à { $least } au moins, { $walk } à pied.
wc-candidates = Où vous pourriez habiter
wc-candidate = de { $nearest } à { $farthest } pas des cercles rouges ; { $ways } cercles à côté
wc-spaces = { $left ->
    [one] Il reste 1 case.
   *[other] Il reste { $left } cases.
 }
wc-mode = { $mode ->
    [address] Désigner une adresse
    [dear-boss] Dear Boss
    [saucy-jacky] Saucy Jacky
    [from-hell] From Hell
    [kill] Tuer
    [kill-two] Tuer
    [walk] À pied (1 case)
    [home] Rentrer
    [coach] Fiacre (2 cases ; reste { $left })
    [alley] Ruelle (1 case ; reste { $left })
    [ask] Chercher des indices
    [arrest] Arrestation
    [area] Arrestation tout autour
    [rush] Courir
   *[other] Déplacer
 }
wc-button = { $what ->
    [wait] Attendre
    [stuck] Je ne peux pas bouger
    [idle] Policier { $who } : rien à faire
    [stay] Policier { $who } : rester
    [pass-letter] Pas de lettre
    [pass-goulston] Ne rien écrire
    [pass-false-clue] Pas de faux indice
    [pass-address] Aucune adresse
   *[pass] Non
 }
wc-confirm = { $mode ->
    [women] Les placer
    [post] Les poster
    [saucy-jacky] Envoyer la lettre
   *[kill-two] Ces deux
 }
wc-sure-kill = { $count ->
    [one] Tuer sur { $circles } ? L’alarme sera donnée aussitôt.
   *[other] Tuer sur { $circles } ? L’alarme sera donnée aussitôt.
 }
wc-pencil-now = { $side ->
    [police] Crayon : choisissez un signe, puis cliquez sur des cercles ou des croisements. Cliquez encore pour l’enlever. Tous les enquêteurs voient ces signes. La lettre d’un policier l’envoie là, si une machine le déplace.
   *[jack] Crayon : choisissez un signe, puis cliquez sur des cercles ou des croisements. Cliquez encore pour l’enlever. Vous seul le voyez.
}
wc-sign = { $sign ->
    [doubt] ? Peut-être ici
    [look] ! Regardez tous ici
    [no] × Pas ici
   *[policeman] Envoyer le { $who } ici
}
wc-why = { $why ->
    [no-walk] À pied, non : un policier barre chaque chemin.
    [coaches-used] Pas de fiacre : il n’en reste plus cette nuit.
    [coach-space] Pas de fiacre : il demande deux cases de la piste.
    [no-coach] Pas de fiacre : il ne peut aller nulle part.
    [alleys-used] Pas de ruelle : il n’en reste plus cette nuit.
    [no-alley] Pas de ruelle : votre pâté de maisons n’a pas d’autre cercle.
    [last-time] À V, on ne peut plus attendre.
    [searching] Il n’a encore rien trouvé et doit continuer à chercher.
    [false-clue] Cette nuit, on ne cherche pas sur un cercle qui porte un faux indice.
    [hideout] Tous les cercles sauf les rouges.
    [hideout-catch-me] Tous les cercles sauf les rouges et leurs voisins : « attrapez-moi si vous pouvez ».
   *[wretched] Elle ne peut pas passer devant un jeton de patrouille ni finir à côté d’un jeton. Elle ne peut pas aller sur un lieu de crime ni sur une autre femme.
 }
wc-not = { $place } : impossible. { $why ->
    [hide] Un repaire est un cercle qui n’est pas rouge.
    [hide-catch-me] Un repaire est un cercle qui n’est ni rouge, ni voisin d’un rouge.
    [women] Une femme se tient sur un cercle rouge sans lieu de crime.
    [mark] Une cible est une femme sur la carte qui n’est pas encore marquée.
    [targets] Seule une femme sur la carte peut avoir été une cible.
    [address] Jack habite sur un cercle.
    [post] Seulement les croisements jaunes où aucun policier n’était la nuit dernière.
    [patrol] Les jetons vont sur les croisements entourés, un sur chacun.
    [dear-boss] Cette lettre déplace un jeton de la section A/a ou C/b.
    [from-hell] Cette lettre déplace un jeton de la section A/b ou C/a.
    [letter-to] Le jeton va sur un croisement jaune sans jeton.
    [saucy-jacky] Cette lettre désigne des jetons de la section B/a ou B/b.
    [move-patrol] La lettre désigne les jetons entourés.
    [move-patrol-to] Le jeton va sur un croisement jaune qui n’en avait pas quand la lettre est arrivée.
    [kill] Une victime est l’une des malheureuses.
    [last] C’est l’un des deux lieux de crime de cette nuit.
    [wretched] Choisissez une malheureuse qui n’a pas encore bougé et qui peut bouger.
    [wretched-to] Elle va vers un cercle voisin ; elle ne peut pas passer devant un jeton de patrouille ni finir à côté d’un jeton.
    [turn] Seulement un jeton posé face cachée.
    [walk] À pied, on va au cercle suivant le long d’une rue, et on ne peut pas passer devant un policier.
    [home] Votre repaire n’est pas là.
    [coach] Un fiacre passe d’abord par un cercle voisin du vôtre.
    [coach-to] Un fiacre continue jusqu’au cercle suivant, jamais en arrière.
    [alley] Une ruelle mène à un cercle du même pâté de maisons.
    [goulston] On ne peut désigner qu’un policier entouré.
    [graffiti] L’un des deux policiers entourés doit y aller.
    [man] Choisissez d’abord l’un de vos policiers qui doit encore agir.
    [step-to] Il avance de deux croisements au plus, et pas là où se tient un autre policier.
    [ask-to] Il cherche sur les cercles à côté de lui, une fois sur chacun, et pas sur un faux indice.
    [arrest-to] Une arrestation se tente sur un cercle à côté de lui, et pas sur un faux indice.
    [area-to] L’arrestation vaut pour les cercles à côté de lui.
    [rush-to] Il court au croisement suivant, et pas là où se tient un autre policier.
   *[false-clue] Un faux indice se pose sur un cercle qui n’en a pas.
 }

## Le moment expliqué
wc-goal = { $side ->
    [jack] Tuez une victime chaque nuit, deux la troisième, et rentrez à pied au repaire avant que la piste soit pleine. Si vous rentrez quatre fois, vous gagnez.
    [police] Attrapez Jack, barrez tous ses chemins, ou trouvez à temps son repaire. Chaque indice est un cercle où il est passé cette nuit.
   *[spectator] Jack doit rentrer quatre fois sans être pris. La police suit ses indices.
 }
wc-help = { $moment ->
    [hideout] Choisissez un repaire qui n’est ni trop près des cercles rouges, ni trop loin. Chaque nuit vous devez y revenir à pied en quinze coups environ.
    [women] Cette nuit, des femmes sont sur ces cercles. Certaines sont des cibles, et vous seul savez lesquelles. Les autres quittent le plateau une fois retournées.
    [marks] Marquez les femmes que vous voulez peut-être tuer. Pensez au chemin du retour, et à l’endroit où seront les patrouilles.
    [address] Désignez un cercle si vous croyez que Jack y habite. Si c’est juste, la police gagne aussitôt. Cela ne se fait qu’une fois par partie.
    [posts] Cinq jetons partent d’où les policiers ont fini la nuit dernière. Choisissez deux croisements jaunes pour les deux autres.
    [patrols] Cinq jetons ont les couleurs des policiers, deux sont vides. Posez les couleurs ; les jetons vides vont sur les croisements qui restent.
    [letter] Vous pouvez envoyer une lettre par nuit. Elle déplace des jetons de patrouille avant le crime.
    [saucy] La lettre de Jack désigne deux jetons. Déplacez chacun vers un croisement jaune.
    [crime] Tuez maintenant, ou attendez. Si vous attendez, vous avez un coup de plus cette nuit et vous voyez ce qu’est un jeton de patrouille, mais les femmes bougent.
    [suspense] Jack attend. Déplacez chaque malheureuse vers un cercle voisin, pas à côté d’une patrouille.
    [ready] Retournez un jeton de patrouille pour savoir à qui il est. Un jeton vide quitte le plateau.
    [order] Vous en avez tué deux d’un coup. Vous seul savez où vous êtes maintenant.
    [escape] À pied, vous ne pouvez pas passer devant un policier. Un fiacre coûte deux coups et passe malgré les policiers. Une ruelle traverse un pâté de maisons. Quand vous arrivez à pied à votre repaire, vous pouvez dire que vous êtes rentré.
    [goulston] L’inscription appelle un policier à Goulston Street : celui que vous désignez, ou le brun.
    [graffiti] L’un de ces deux va à Goulston Street. À vous de choisir.
    [hunt] Chaque policier avance de deux croisements au plus. Puis chacun peut chercher sur les cercles à côté de lui. Choisissez un policier puis un croisement, ou seulement un croisement : le policier le plus proche y va. Avec « Plan », vous rassemblez les déplacements et les envoyez ensemble.
    [false-clue] Un faux indice ferme un cercle pour le reste de la nuit : personne ne peut y chercher ni y faire d’arrestation.
    [act] Chaque policier cherche des indices ou tente une arrestation. Un indice est un cercle où Jack est passé cette nuit. Une arrestation doit désigner le cercle où il est maintenant.
    [over] La partie est finie et plus rien n’est caché. Revoyez-la telle que chaque camp l’a vue.
   *[wait] Attendez votre tour : la page vous le dira.
 }
wc-signs = Les signes de la carte
wc-signs-text = Les casques sombres avec « ? » sont des patrouilles face cachée. Les casques de couleur sont les policiers. Un cercle jaune porte un indice, un cercle rouge sombre est le lieu d’un crime, un cercle gris barré porte un faux indice. Un cercle gris avec une barre dessous : la police y a cherché cette nuit sans rien trouver. On peut cliquer sur ce qui est entouré. Un anneau rouge veut dire une arrestation ou un crime.
wc-key-name = { $shortcut ->
    [map] B, flèches
    [number] 6 5
    [mode] M
    [zoom] + − 0
    [undo] U
    [escape] Échap
    [pencil] P
    [curtain] H
   *[tabs] ? L C
 }
wc-key = { $shortcut ->
    [map] aller à la carte et d’un choix à l’autre ; Entrée choisit
    [number] aller au choix qui porte ce numéro
    [mode] une autre façon de bouger ou d’agir
    [zoom] plus près, plus loin, toute la carte
    [undo] annuler
    [escape] recommencer le choix
    [pencil] marques au crayon
    [curtain] cacher ou montrer les secrets de Jack
   *[tabs] aide, récit, tchat
 }

## Avant la partie
wc-setup-hands = Enquêteurs
wc-setup-detectives = { $count ->
    [one] 1, qui déplace les cinq policiers
   *[other] { $count }, qui se partagent les policiers
 }
wc-setup-hideout = Le repaire de Jack
wc-setup-hideout-kind = { $kind ->
    [chosen] Jack choisit
    [easy] tiré au sort, facile : près des cercles rouges
    [normal] tiré au sort, normal
    [medium] tiré au sort, moyen
   *[hard] tiré au sort, difficile : loin des cercles rouges
 }
wc-setup-rules = Règles optionnelles
wc-setup-rule = { $rule ->
    [letters] Dès la deuxième nuit, Jack peut envoyer chaque nuit une lettre qui déplace des patrouilles.
    [false-clues] Pour cinq indices, Jack reçoit un faux indice, qui ferme un cercle à la police.
    [rushing] Un policier peut avancer d’un pas de plus au lieu de chercher.
    [area-arrests] Une arrestation vaut pour tous les cercles autour du policier.
    [catch-me] Le repaire ne peut pas non plus toucher un cercle rouge.
   *[address] Une fois par partie, le chef peut désigner le repaire. S’il a raison, la police gagne.
 }

## Moments sur la carte
wc-moment-victim = { $count ->
    [one] Une victime en { $circles }
   *[other] Deux victimes : { $circles }
 }
wc-moment-alarm = L’alarme est donnée
wc-moment-clue = Un indice en { $circle } !
wc-moment-no-clue = Aucun indice en { $circle }
wc-moment-arrest = { $circle ->
    [0] Arrestation !
   *[other] Arrestation en { $circle } !
 }
wc-moment-caught = Jack est pris !
wc-moment-missed = Il n’est pas là
wc-moment-home = Jack a rejoint son repaire
wc-moment-night = La nuit { $night } commence

## Analysis
whitechapel-review-missed = { $kind ->
    [escape] une fuite
    [arrest] une arrestation
   *[other] une chance
 }
