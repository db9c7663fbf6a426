# Lettres de Whitechapel avec la boîte sur la table.

wc-box-mode = { $mode ->
    [sheet] La feuille de Jack
    [jack] Gaslamp est Jack
   *[police] Gaslamp est la police
 }
wc-box-mode-about = { $mode ->
    [sheet] L’un de vous est Jack et garde le téléphone : il note son chemin, répond à chaque question et prouve à la fin que Jack n’a pas triché.
    [jack] Vous êtes la police, avec les vrais pions. Le téléphone dit ce que Jack dit, demande où sont allés les pions et répond à vos questions.
   *[police] Vous êtes Jack, avec le vrai plateau. Le téléphone dit où va chaque policier et demande votre chemin en secret.
 }
wc-box-crossing = le croisement près de { $circles } ({ $name })
wc-box-compass = Directions
wc-box-point = { $point ->
    [n] Nord
    [ne] Nord-est
    [e] Est
    [se] Sud-est
    [s] Sud
    [sw] Sud-ouest
    [w] Ouest
   *[nw] Nord-ouest
 }
wc-box-stay = Reste
wc-box-pawns = Les policiers
wc-box-passed = Un autre policier est déjà là : { $place }. Continuez à partir de là, ou choisissez un autre croisement.
wc-box-yes = Oui
wc-box-no = Non
wc-box-type = Taper un numéro
wc-box-number = { $kind ->
    [circle] Le numéro du cercle
   *[crossing] Le numéro d’un cercle près du croisement
 }
wc-box-delete = Effacer
wc-box-do = { $count ->
    [one] À faire sur le plateau :
   *[other] À faire sur le plateau ({ $count } choses) :
 }
wc-box-done = C’est fait
wc-box-move = { $who } : de { $from } à { $to }
wc-box-patrols = Posez les sept jetons de patrouille face cachée, comme sur la carte. Personne ne regarde leurs couleurs.
wc-box-mend = Touchez le bon endroit, ou tapez un numéro.
wc-box-mend-second = Touchez maintenant le deuxième endroit.
wc-box-no-place = Il n’y a pas cet endroit sur le plateau.
wc-box-head = Quelle tuile de chef a été retournée ?

## La feuille de Jack

wc-sheet-say = À dire tout haut :
wc-sheet-open = Ma feuille
wc-sheet-map = Retour à la carte
wc-sheet-give = { $who ->
    [jack] Jack : à partir d’ici, vous seul regardez.
   *[head] Donnez le téléphone au chef de l’enquête. Jack regarde ailleurs.
 }
wc-sheet-show = { $who ->
    [jack] Je suis Jack : montrer
   *[head] Je suis le chef : montrer
 }
wc-sheet-answer = { $answer ->
    [yes] OUI
   *[no] NON
 }
wc-sheet-question = { $about ->
    [clue] Un indice en { $circle } ?
    [arrest] Jack est-il en { $circle } ?
    [area] Jack est-il à côté de lui ?
   *[address] Jack habite-t-il en { $circle } ?
 }
wc-sheet-cell = { $cell ->
    [night] Nuit
    [time] Crime
    [space] Coup
    [left] Reste
    [coaches] Fiacres
    [alleys] Ruelles
    [here] Vous
   *[home] Repaire
 }

## Le carnet

wc-note-move = { $how ->
    [walk] À pied
    [coach] Fiacre ({ $left })
    [alley] Ruelle ({ $left })
    [walk-home] Chez lui !
   *[stuck] Jack est bloqué
 }
wc-note-layer = { $layer ->
    [now] Où il est : { $count }
    [row] Son chemin cette nuit : { $count }
    [home] Où il habite : { $count }
   *[off] Montrer où il peut être
 }
wc-note-ask = { $stage ->
    [clue] Y a-t-il un indice en { $circle } ?
    [arrest] Jack est-il là ?
    [home] Jack habite-t-il en { $circle } ?
    [head] Qui dirige l’enquête cette nuit ?
   *[escape] Comment Jack s’est-il déplacé ?
 }
wc-note-nothing = Rien du tout
