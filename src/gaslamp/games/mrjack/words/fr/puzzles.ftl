# Problèmes et exercices de Mr. Jack.

mrjack-puzzle-escape = Quitter le quartier
mrjack-puzzle-escape-question = Vous êtes Jack, et les témoins ne vous ont pas vu. Quittez le quartier pendant ce tour.
mrjack-puzzle-accuse = Accuser à coup sûr
mrjack-puzzle-accuse-question = Vous pouvez savoir qui est Jack. Accusez-le avec cette activation.
mrjack-puzzle-split = L’appel qui partage le mieux
mrjack-puzzle-split-question = Vous jouez la dernière carte avant l’appel. Laissez le moins de suspects possible en moyenne.
mrjack-puzzle-hide = Se cacher dans le noir
mrjack-puzzle-hide-question = Vous êtes Jack et jouez la dernière carte avant l’appel. Soyez invisible quand on appelle les témoins.
mrjack-puzzle-save = Rester parmi d’autres
mrjack-puzzle-save-question = Vous êtes Jack et jouez la dernière carte avant l’appel. Laissez le plus de suspects possible, vous compris.
mrjack-puzzle-last-round = La dernière manche
mrjack-puzzle-last-round-question = C’est la dernière manche. Jouez votre activation pour avoir les meilleures chances d’accuser Jack avant l’aube.
mrjack-puzzle-who = Qui peut encore être Jack ?
mrjack-puzzle-who-question = Les témoins disent : { $answer ->
    [seen] Jack est visible
   *[unseen] Jack n’est pas visible
 }. Marquez tous ceux qui peuvent encore être Jack. Vos propres cartes alibi comptent.

mrjack-why-may-leave = { mrjack-character } est Jack, et la carte Témoin montre « invisible » : il peut partir par son propre déplacement.
mrjack-why-prepare = { $count ->
    [one] Une étape avant libère le passage.
   *[other] { $count } étapes avant libèrent le passage.
 }
mrjack-why-exit = La sortie { $exit } n’a alors pas de barrage, et sa case { $hex } est assez proche.
mrjack-why-cleared = { $count ->
    [one] Les témoins ont innocenté un personnage.
   *[other] Les témoins ont innocenté { $count } personnages.
 }
mrjack-why-alibis = { $count ->
    [one] Un autre a un alibi sur une carte de votre main.
   *[other] { $count } autres ont des alibis sur des cartes de votre main.
 }
mrjack-why-only = Donc seul { mrjack-character } peut être Jack.
mrjack-why-left = { $count ->
    [one] Un personnage peut être Jack.
   *[other] { $count } personnages peuvent être Jack.
 }
mrjack-why-card = Jouez { mrjack-character }.
mrjack-why-reach = Ce déplacement atteint { mrjack-character }.
mrjack-why-chance = Donc la chance d’accuser la bonne personne est de { $percent } %.
mrjack-why-seen = { $count ->
    [one] Alors l’un d’eux est visible.
   *[other] Alors { $count } d’entre eux sont visibles.
 }
mrjack-why-unseen = { $count ->
    [one] Un n’est pas visible.
   *[other] { $count } ne sont pas visibles.
 }
mrjack-why-average = Quelle que soit la réponse, il reste { $left } suspects en moyenne.
mrjack-why-group = { mrjack-character } est alors l’un des { $count } suspects qui reçoivent la même réponse.
mrjack-why-alibi = { mrjack-character } a un alibi sur une carte de votre main.
mrjack-why-lamp = { mrjack-character } se trouve en { $hex }, à côté d’un bec de gaz allumé.
mrjack-why-beam = { mrjack-character } se trouve en { $hex }, dans le faisceau de la lanterne.
mrjack-why-beside = { mrjack-character } se trouve en { $hex }, à côté d’un autre pion.
mrjack-why-dark = { mrjack-character } se trouve en { $hex } : ni bec de gaz, ni faisceau, ni autre pion.

mrjack-drill-lit = Rues éclairées
mrjack-drill-lit-question = Marquez chaque rue éclairée par un bec de gaz ou par la lanterne.
mrjack-drill-visible = Qui est visible ?
mrjack-drill-visible-question = Marquez chaque personnage qui est visible maintenant.
mrjack-drill-call = Ce que l’appel innocente
mrjack-drill-call-question = Les témoins disent : { $answer ->
    [seen] Jack est visible
   *[unseen] Jack n’est pas visible
 }. Combien de suspects sont innocentés ?
mrjack-drill-reach = Jusqu’où va un personnage
mrjack-drill-reach-question = Marquez chaque rue où { mrjack-character } peut finir un déplacement.
mrjack-why-lit = { $count ->
    [one] Une rue est éclairée.
   *[other] { $count } rues sont éclairées.
 }
mrjack-why-ends = { $count ->
    [one] Une rue peut être atteinte.
   *[other] { $count } rues peuvent être atteintes.
 }
mrjack-why-visible = Ceux-là sont à côté d’un bec de gaz allumé, dans le faisceau, ou à côté d’un autre pion.
mrjack-why-clears = { $count ->
    [0] Personne n’est innocenté.
    [one] Un suspect est innocenté.
   *[other] { $count } suspects sont innocentés.
 }
