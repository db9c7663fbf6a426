# Les règles de Mr. Jack en mots, et une première partie. Chargé par les pages qui les montrent.

## Une première partie
mj-learn-about = Vous êtes l’enquêteur et la machine est Jack. Un guide vous dit ce qui compte, une chose à la fois. Cela prend un quart d’heure.
mj-lesson-title = { $lesson ->
    [welcome] Quelqu’un ici est Jack
    [board] Lumière et obscurité
    [pick] Votre première carte
    [walk] Un déplacement
    [ability] Un pouvoir
    [wait] Au tour de Jack
    [call] Les témoins
    [dark] La nuit tombe
    [alibi] Les alibis
    [accuse] Il n’en reste que quelques-uns
   *[end] C’était tout
 }
mj-lesson = { $lesson ->
    [welcome] Huit personnages parcourent Whitechapel. L’un d’eux est Jack, et seul le joueur Jack sait lequel. Vous avez huit tours pour le découvrir et l’attraper.
    [board] Les rues dorées sont éclairées : par un bec de gaz voisin ou par la lanterne de Watson. Qui s’y trouve est visible, et aussi qui est à côté d’un autre. Tous les autres sont dans le noir.
    [pick] Quatre cartes sont sous le plateau. Jack et vous en jouez deux chacun. Choisissez-en une : le personnage fait ce que vous voulez, qui qu’il soit.
    [walk] Les rues claires sont celles où ce personnage peut aller. Choisissez-en une. Entre deux égouts ouverts il n’y a qu’un pas, si loin qu’ils soient.
    [ability] La plupart des personnages savent faire autre chose que marcher. Si les deux restent à faire, les boutons au-dessus du plateau passent de l’un à l’autre. On peut annuler tant que rien n’est révélé.
    [wait] C’est à Jack. Il déplace les personnages comme vous, et pas seulement le sien. Regardez : le récit à côté du plateau dit ce qu’il a fait.
    [call] Le tour est fini et l’on a demandé aux témoins si Jack est visible. Tous ceux qui diffèrent de lui sur ce point sont innocentés et pâlissent. Essayez d’avoir, à la fin d’un tour, une moitié des suspects visible et l’autre dans le noir.
    [dark] Après chacun des quatre premiers tours un bec de gaz s’éteint, celui qui porte le numéro du tour. Il devient plus facile de se cacher.
    [alibi] Holmes a pioché un alibi : une carte avec le nom de quelqu’un qui n’est pas Jack. Les vôtres sont notés avec les suspects. Ceux de Jack, vous ne les verrez jamais.
    [accuse] Il reste peu de suspects. Pour accuser, déplacez n’importe quel personnage sur celui que vous soupçonnez. Si c’est juste, vous gagnez. Sinon Jack s’enfuit. Attention : quand personne n’a vu Jack, il peut sortir par une issue libre.
   *[end] La partie est finie et toutes les cartes sont retournées. Revoyez-la avec les yeux de Jack, ou ouvrez une nouvelle partie et soyez Jack vous-même.
 }

## Comment jouer
mj-rules-title = Comment jouer à Mr. Jack
mj-rules-lead = Deux joueurs, une demi-heure. L’un est Jack et se cache derrière un des huit personnages. L’autre est l’enquêteur.
mj-rules-characters = Les huit personnages
mj-rules-all = Toutes les règles, par numéro
mj-how-title = { $part ->
    [goal] De quoi il s’agit
    [turn] Jouer une carte
    [light] Lumière et regards
    [call] Les témoins
    [walk] Se déplacer
   *[end] Comment cela finit
 }
mj-how = { $part ->
    [goal] Jack pioche une carte en secret : c’est lui. L’enquêteur a huit tours pour le découvrir et l’attraper. Jack gagne s’il tient jusqu’à l’aube, s’il sort du quartier, ou si un autre est accusé.
    [turn] À chaque tour quatre cartes sont visibles, et chacun en joue deux. Jouer une carte, c’est déplacer ce personnage et utiliser son pouvoir. Les deux joueurs déplacent tous les personnages : le plateau est à tous deux.
    [light] Une rue à côté d’un bec de gaz allumé est éclairée. De même toute rue droit devant la lanterne de Watson. Un personnage est visible dans la lumière, ou à côté d’un autre. Quatre becs de gaz s’éteignent l’un après l’autre.
    [call] À la fin d’un tour, les témoins disent si Jack est visible. Si oui, tous ceux qui sont dans le noir sont innocentés ; si non, tous ceux qui sont visibles. Les innocentés pâlissent.
    [walk] Un à trois pas de rue en rue. Les personnages ne barrent pas le passage, mais on s’arrête sur une case vide. D’un égout ouvert à n’importe quel autre, il y a un pas.
   *[end] L’enquêteur accuse en déplaçant un personnage sur un autre : si c’est juste, il gagne ; sinon Jack gagne. Jack peut sortir par une issue sans barrage, avec son propre personnage, si les témoins ne l’ont pas vu au tour précédent.
 }
mj-how-picture = { $part ->
    [goal] Le début : huit personnages, six becs de gaz allumés, deux barrages.
    [turn] Smith peut porter n’importe quel bec allumé vers un bec éteint.
    [light] La lanterne de Watson éclaire vers le nord.
    [call] Trois sont innocentés après deux tours.
    [walk] Où Lestrade peut aller.
   *[end] Lestrade est Jack, et la sortie est proche.
 }
mj-rules-chapter = { $chapter ->
    [game] Le jeu
    [setup] Avant le premier tour
    [round] Un tour
    [light] Lumière et regards
    [moving] Se déplacer
    [ends] Comment une partie finit
    [characters] Les personnages
   *[knows] Ce que chacun sait
 }

## Chaque règle
mj-rule-1 = Deux joueurs : Jack et l’enquêteur. Jack se cache derrière un des huit personnages et lui seul sait lequel. L’enquêteur veut l’attraper ; Jack veut s’échapper ou tenir jusqu’à l’aube.
mj-rule-2 = Le plateau a 60 rues, 8 becs de gaz, et 18 bâtiments et squares. On marche dans les rues. Quatre sorties sont aux rues de coin B2, L2, L8 et B8 ; ces quatre cases sont des rues ordinaires.
mj-rule-3 = Il y a deux plateaux. Celui de 2016 a neuf égouts, celui de 2006 en a huit, et Watson et Miss Stealthy y ont leurs places échangées au départ.
mj-rule-4 = Personnages, becs de gaz, plaques et barrages commencent comme le plateau le montre. La lanterne éclaire vers le nord-est. Tous les huit sont suspects.
mj-rule-5 = On mélange huit cartes d’alibi. Jack en pioche une et la regarde : c’est lui. Les sept autres forment la pioche.
mj-rule-6 = Au tour 1 la carte Témoin montre « vu ».
mj-rule-7 = Il y a huit tours au plus. À chacun, quatre cartes sont visibles et chaque joueur en joue deux.
mj-rule-8 = À un tour impair on tire quatre cartes ; l’enquêteur en joue une, Jack deux, l’enquêteur la dernière. À un tour pair ce sont les quatre autres ; Jack en joue une, l’enquêteur deux, Jack la dernière.
mj-rule-9 = Jouer un personnage, c’est prendre sa carte, puis le déplacer et utiliser son pouvoir comme la carte le dit.
mj-rule-10 = Quand quatre ont été joués, on appelle les témoins : Jack est-il visible ? Les règles répondent elles-mêmes, personne ne peut mentir. « Vu » innocente tous les invisibles, « pas vu » tous les visibles.
mj-rule-11 = Puis le bec de gaz qui porte le numéro du tour s’éteint, où qu’il soit. Après le tour 4 plus aucun ne s’éteint.
mj-rule-12 = Un personnage est visible dans une rue à côté d’un bec allumé, à côté d’un autre personnage, ou dans le faisceau de la lanterne.
mj-rule-13 = Le faisceau éclaire toute rue droit devant jusqu’à la première case qui n’est pas une rue. Les personnages ne l’arrêtent pas. Watson ne s’éclaire pas lui-même.
mj-rule-14 = Un déplacement fait un à trois pas de rue en rue. Il finit sur une autre case, vide, sauf si l’enquêteur accuse. Personne ne barre le passage.
mj-rule-15 = D’un égout ouvert à n’importe quel autre égout ouvert il y a un pas, autant de fois qu’on veut. Un égout fermé est une simple rue.
mj-rule-16 = S’il n’y a nulle part où aller, le déplacement est sauté et le tour continue.
mj-rule-17 = L’enquêteur accuse en déplaçant le personnage actif sur un autre. Si c’est Jack, l’enquêteur gagne aussitôt ; sinon c’est Jack.
mj-rule-18 = Jack sort pendant le déplacement de son propre personnage, par une issue sans barrage, tant que la carte Témoin montre « pas vu ». Le dernier pas compte. Personne d’autre ne sort jamais.
mj-rule-19 = Quand le tour 8 est fini et que Jack n’est pas pris, il gagne, même si tous savent qui il est.
mj-rule-20 = Holmes se déplace, puis pioche un alibi pour le joueur qui l’a joué. Lui seul le regarde.
mj-rule-21 = Watson se déplace, puis tourne sa lanterne comme on veut. Qui déplace Watson, par sifflet ou échange aussi, choisit où elle éclaire.
mj-rule-22 = Smith se déplace et porte un bec allumé vers un bec éteint, dans l’ordre voulu. Le numéro reste avec le bec.
mj-rule-23 = Lestrade se déplace et porte un barrage vers une sortie qui n’en a pas, dans l’ordre voulu.
mj-rule-24 = Miss Stealthy fait un à quatre pas et peut traverser toute case ; elle finit dans une rue.
mj-rule-25 = Goodley se déplace et siffle, dans l’ordre voulu : trois points pour rapprocher d’autres personnages, l’un après l’autre, chacun une fois au plus.
mj-rule-26 = Qui est sifflé marche seulement dans les rues. Les points sont ses pas, et il finit sur une case vide plus proche de Goodley.
mj-rule-27 = On dépense les trois points si c’est possible, sinon autant qu’on peut. Si personne ne peut se rapprocher, il n’y a pas de sifflet.
mj-rule-28 = Goodley ne bouge pas par son sifflet, et personne n’est accusé ainsi.
mj-rule-29 = Gull se déplace, ou échange sa place avec n’importe qui. Ce n’est ni une accusation ni une sortie.
mj-rule-30 = Bert se déplace et porte une plaque vers un égout ouvert, dans l’ordre voulu.
mj-rule-31 = Tout ce qui est sur la table est public. Jack seul sait qui il est ; chaque joueur seul connaît ses alibis. À la fin toutes les cartes sont retournées.
mj-rule-32 = Seul le vrai Jack se voit proposer une sortie, donc ce qu’un joueur peut faire n’est montré qu’à lui.
mj-rule-33 = Jack est assis en face et voit le plateau à l’envers. Ce n’est qu’une façon de le montrer.
