# Une première partie, leçon par leçon, et les conseils du guide.

mj-learn-about = Une vraie partie contre la machine. Un guide explique une chose à la fois, montre le plateau et propose des coups. Pendant les cinq premiers tours, la machine ne termine pas la partie : vous pouvez essayer tous les personnages. Comptez une vingtaine de minutes.
mj-learn-as = { $seat ->
    [jack] Jouer Jack
   *[detective] Jouer l’enquêteur
 }

## L’enquêteur
mj-lesson-title-detective = { $lesson ->
    [welcome] L’un d’eux est Jack
    [board] Lumière et obscurité
    [wins] Comment Jack gagne
    [pick] Votre première carte
    [walk] Un déplacement
    [ability] Un pouvoir
    [wait] Au tour de Jack
    [call] Les témoins
    [dark] Il fait plus sombre
    [alibi] Les alibis
    [accuse] Accuser
   *[end] La fin
 }
mj-lesson-detective = { $lesson ->
    [welcome] Huit personnages parcourent Whitechapel. L’un d’eux est Jack. Seul le joueur Jack sait lequel. Vous avez huit tours pour le découvrir et l’attraper.
    [board] Les rues dorées sont éclairées : par un bec de gaz voisin ou par la lanterne de Watson. Un personnage dans une rue éclairée est visible. Un personnage à côté d’un autre est visible aussi. Tous les autres sont dans le noir.
    [wins] Jack peut gagner de trois façons. Il quitte le quartier par une des quatre sorties, ici dans les coins. Ou il est encore libre après le huitième tour. Ou vous accusez quelqu’un d’autre. Il ne peut sortir qu’avec son propre personnage, si les témoins ne l’ont pas vu au tour précédent et si aucun barrage ne ferme la sortie.
    [pick] Quatre cartes sont sous le plateau. Vous en jouez deux, et Jack deux. Choisissez-en une : vous déplacez ce personnage, même si c’est Jack.
    [walk] Ce personnage peut aller dans les rues qui ont un point blanc, à trois pas au plus. D’un égout ouvert à n’importe quel autre, il n’y a qu’un pas.
    [ability] La plupart des personnages ont un pouvoir en plus de la marche. Si vous pouvez encore faire les deux, les boutons au-dessus du plateau passent de l’un à l’autre. Vous pouvez annuler tant que rien n’est révélé.
    [wait] C’est à Jack. Comme vous, il déplace n’importe quel personnage. Le récit à côté du plateau dit ce qu’il a fait.
    [call] Après quatre cartes, les témoins disent si Jack est visible. S’il l’est, tous ceux qui sont dans le noir sont innocentés. Sinon, tous ceux qui sont visibles sont innocentés. Les innocentés pâlissent. Essayez de finir chaque tour avec la moitié des suspects visible et l’autre moitié dans le noir.
    [dark] Après chacun des quatre premiers tours, un bec de gaz s’éteint : celui qui porte le numéro du tour. Il est alors plus facile de se cacher.
    [alibi] Quand Holmes marche, il pioche un alibi : une carte avec le nom d’un personnage qui n’est pas Jack. Vos alibis sont notés avec les suspects. Vous ne voyez jamais ceux de Jack.
    [accuse] Pour accuser, déplacez n’importe quel personnage sur celui que vous soupçonnez. Si c’est juste, vous gagnez. Si c’est faux, Jack gagne. Accusez donc quand il ne reste qu’un suspect, ou quand c’est votre dernière chance.
   *[end] La partie est finie et toutes les cartes sont retournées. Revoyez la partie telle que Jack l’a vue. Ou jouez une première partie en tant que Jack.
 }

## Jack
mj-lesson-title-jack = { $lesson ->
    [welcome] Vous êtes Jack
    [board] Lumière et obscurité
    [wins] Comment vous gagnez
    [wait] Au tour de l’enquêteur
    [pick] Votre première carte
    [walk] Un déplacement
    [ability] Un pouvoir
    [call] Les témoins
    [dark] Il fait plus sombre
    [leave] La sortie
    [alibi] Les alibis
    [danger] Il reste peu de suspects
   *[end] La fin
 }
mj-lesson-jack = { $lesson ->
    [welcome] Vous êtes { $who }. Vous seul le savez. Les deux joueurs déplacent les huit personnages : un coup seul ne dit pas qui vous êtes.
    [board] Les rues dorées sont éclairées : par un bec de gaz voisin ou par la lanterne de Watson. Un personnage dans une rue éclairée est visible. Un personnage à côté d’un autre est visible aussi. Tous les autres sont dans le noir.
    [wins] Vous pouvez gagner de trois façons. Quittez le quartier par une sortie, ici dans les coins. Ou restez libre jusqu’à la fin du huitième tour. Ou laissez l’enquêteur accuser quelqu’un d’autre. Une sortie avec un barrage est fermée.
    [wait] C’est à l’enquêteur. Il veut la moitié des suspects visible et l’autre moitié dans le noir, pour que les témoins en innocentent beaucoup.
    [pick] Quatre cartes sont sous le plateau. Vous en jouez deux, et l’enquêteur deux. Une carte que vous prenez, il ne l’a pas.
    [walk] Ce personnage peut aller dans les rues qui ont un point blanc, à trois pas au plus. D’un égout ouvert à n’importe quel autre, il n’y a qu’un pas.
    [ability] La plupart des personnages ont un pouvoir en plus de la marche. Si vous pouvez encore faire les deux, les boutons au-dessus du plateau passent de l’un à l’autre. Vous pouvez annuler tant que rien n’est révélé.
    [call] Après quatre cartes, les témoins disent si vous êtes visible. Si vous l’êtes, tous ceux qui sont dans le noir sont innocentés. Sinon, tous ceux qui sont visibles sont innocentés. Soyez là où sont la plupart des suspects, visibles ou dans le noir.
    [dark] Après chacun des quatre premiers tours, un bec de gaz s’éteint : celui qui porte le numéro du tour. Il est alors plus facile de se cacher.
    [leave] Quand les témoins ne vous ont pas vu, vous pouvez sortir au tour suivant : jouez la carte de votre propre personnage et quittez le plateau par une sortie sans barrage. Le dernier pas mène dehors. Le guide vous montre d’abord tous les personnages, puis il vous y envoie.
    [alibi] Quand Holmes marche pour vous, vous piochez un alibi : la carte d’un personnage qui n’est pas Jack. L’enquêteur n’aura pas cette carte.
    [danger] Moins il reste de suspects, plus l’enquêteur risque de vous accuser : il déplace un personnage quelconque sur le vôtre. Restez à plus de trois pas des autres, ou sortez.
   *[end] La partie est finie et toutes les cartes sont retournées. Revoyez la partie telle que l’enquêteur l’a vue. Ou jouez une première partie en tant qu’enquêteur.
 }

## Conseils
mj-compass = { $way ->
    [N] nord
    [NE] nord-est
    [SE] sud-est
    [S] sud
    [SW] sud-ouest
   *[NW] nord-ouest
 }
mj-suggest = { $what ->
    [pick] Jouez { $who }.
    [walk] Déplacez { $who } en { $to }.
    [accuse] Accusez { $who }.
    [leave] Quittez le quartier par la sortie du { $to }.
    [face] Tournez la lanterne vers le { $to }.
    [move-lamp] Portez le bec de gaz de { $from } à { $to }.
    [move-cordon] Déplacez le barrage du { $from } vers le { $to }.
    [move-cover] Déplacez la plaque de { $from } à { $to }.
    [swap] Échangez sa place avec celle de { $who }.
    [whistle] Sifflez { $who } jusqu’en { $to }.
   *[stay] Restez sur place.
 }
mj-suggest-why = { $reason ->
    [pick-new] Vous n’avez pas encore joué ce personnage.
    [pick-own] C’est vous : vous décidez donc où vous êtes.
    [alibi] Après sa marche, Holmes pioche un alibi : un personnage qui n’est pas Jack.
    [split] Ensuite, suspects visibles : { $seen }, dans le noir : { $dark }. Quoi que disent les témoins, certains sont innocentés.
    [gather] Rien ne sépare mieux les suspects maintenant. Visibles : { $seen }, dans le noir : { $dark }.
    [approach] Seul { $who } peut être Jack. Approchez les autres : vous gagnez en allant sur { $who }.
    [close-exit] Des suspects dans le noir sont près de cette sortie, et Jack est peut-être l’un d’eux.
    [open-exit] La sortie qui était fermée devient libre. Elle est près de vous.
    [cover] { $open } devient un raccourci pour tous, et { $closed } n’en est plus un.
    [accuse-sure] Tous les autres sont innocentés : seul { $who } peut être Jack.
    [accuse-last] C’est votre dernière chance. Suspects restants : { $suspects }.
    [hide] Vous serez dans le noir. Suspects dans le noir : { $dark }, visibles : { $seen }. Si les témoins ne vous voient pas, vous pourrez sortir au tour suivant.
    [crowd] Vous serez visible. Suspects visibles : { $seen }, dans le noir : { $dark }. Le groupe le plus grand est le plus sûr.
    [leave] Cette sortie est libre et les témoins ne vous ont pas vu : vous gagnez.
   *[stay] Aucune rue libre n’est à portée.
 }
