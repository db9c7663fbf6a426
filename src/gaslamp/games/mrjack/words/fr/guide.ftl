# Les règles de Mr. Jack en mots. Chargé par les pages qui les montrent.

## Comment jouer
mj-rules-title = Comment jouer à Mr. Jack
mj-rules-lead = Deux joueurs, une demi-heure. L’un est Jack et se cache derrière un des huit personnages. L’autre est l’enquêteur.
mj-rules-characters = Les huit personnages
mj-rules-all = Toutes les règles, par numéro
mj-how-title = { $part ->
    [goal] Le but
    [turn] Jouer une carte
    [light] Voir et être vu
    [call] Les témoins
    [walk] Se déplacer
   *[end] La fin de la partie
 }
mj-how = { $part ->
    [goal] Jack pioche une carte en secret : il est ce personnage. L’enquêteur a huit tours pour le découvrir et l’attraper. Jack gagne s’il n’est pas pris avant l’aube, s’il sort du quartier, ou si un autre personnage est accusé.
    [turn] À chaque tour quatre cartes sont visibles, et chaque joueur en joue deux. Pour jouer une carte, déplacez ce personnage et utilisez son pouvoir. Les deux joueurs déplacent tous les personnages.
    [light] Une rue à côté d’un bec de gaz allumé est éclairée. Toute rue droit devant la lanterne de Watson l’est aussi. Un personnage est visible dans la lumière, ou à côté d’un autre. Quatre becs de gaz s’éteignent, l’un après l’autre.
    [call] À la fin d’un tour, les témoins disent si Jack est visible. S’il l’est, tous ceux qui sont dans le noir sont innocentés. Sinon, tous ceux qui sont visibles sont innocentés. Les innocentés pâlissent.
    [walk] Un à trois pas de rue en rue. Les personnages ne barrent pas le passage, mais on s’arrête sur une case vide. D’un égout ouvert à n’importe quel autre, il y a un pas.
   *[end] L’enquêteur accuse un personnage en amenant un autre personnage sur sa case. Si c’est Jack, l’enquêteur gagne ; sinon Jack gagne. Jack peut sortir avec son propre personnage, par une sortie sans barrage, si les témoins ne l’ont pas vu au tour précédent.
 }
mj-how-picture = { $part ->
    [goal] Le début : huit personnages, six becs de gaz allumés, deux barrages.
    [turn] Smith peut porter n’importe quel bec allumé vers un bec éteint.
    [light] La lanterne de Watson éclaire vers le nord.
    [call] Trois personnages sont innocentés après deux tours.
    [walk] Où Lestrade peut aller.
   *[end] Lestrade est Jack, et la sortie est proche.
 }
mj-rules-chapter = { $chapter ->
    [game] Le jeu
    [setup] Avant le premier tour
    [round] Un tour
    [light] Voir et être vu
    [moving] Se déplacer
    [ends] La fin de la partie
    [characters] Les personnages
   *[knows] Ce que sait chaque joueur
 }

## Chaque règle
mj-rule-1 = Deux joueurs : Jack et l’enquêteur. Jack est l’un des huit personnages, et lui seul sait lequel. L’enquêteur veut l’attraper. Jack veut sortir du quartier ou rester libre jusqu’à l’aube.
mj-rule-2 = Le plateau a 60 rues, 8 becs de gaz, et 18 bâtiments et squares. On marche dans les rues. Les quatre sorties sont dans les coins, aux rues B2, L2, L8 et B8. Ces quatre cases sont des rues ordinaires.
mj-rule-3 = Il y a deux plateaux. Celui de 2016 a neuf égouts, celui de 2006 en a huit. Sur celui de 2006, Watson et Miss Stealthy échangent leurs places de départ.
mj-rule-4 = Personnages, becs de gaz, plaques et barrages commencent comme le plateau le montre. La lanterne éclaire vers le nord-est. Les huit personnages sont suspects.
mj-rule-5 = On mélange huit cartes d’alibi. Jack en pioche une et la regarde : il est ce personnage. Les sept autres forment la pioche.
mj-rule-6 = Au tour 1 la carte Témoin montre « Témoin ».
mj-rule-7 = Il y a huit tours au plus. À chacun, quatre cartes sont visibles et chaque joueur en joue deux.
mj-rule-8 = À un tour impair on tire quatre cartes. L’enquêteur en joue une, Jack deux, l’enquêteur la dernière. À un tour pair, les quatre autres cartes sont visibles. Jack en joue une, l’enquêteur deux, Jack la dernière.
mj-rule-9 = Pour jouer un personnage, prenez sa carte. Puis déplacez-le et utilisez son pouvoir comme la carte le dit.
mj-rule-10 = Quand quatre cartes sont jouées, on appelle les témoins : Jack est-il visible ? Les règles donnent la réponse, personne ne peut mentir. « Témoin » innocente tous les invisibles, « Pas de témoin » tous les visibles.
mj-rule-11 = Puis le bec de gaz qui porte le numéro du tour s’éteint, où qu’il soit. Après le tour 4, plus aucun ne s’éteint.
mj-rule-12 = Un personnage est visible dans une rue à côté d’un bec allumé, à côté d’un autre personnage, ou dans le faisceau de la lanterne.
mj-rule-13 = Le faisceau éclaire toute rue droit devant jusqu’à la première case qui n’est pas une rue. Les personnages ne l’arrêtent pas. Watson ne s’éclaire pas lui-même.
mj-rule-14 = Un déplacement fait un à trois pas de rue en rue. Il finit sur une autre case, vide, sauf si l’enquêteur accuse. Les personnages ne barrent pas le passage.
mj-rule-15 = D’un égout ouvert à n’importe quel autre égout ouvert, il y a un pas. On peut le faire plusieurs fois dans un même déplacement. Un égout fermé est une simple rue.
mj-rule-16 = S’il n’y a nulle part où aller, le déplacement est sauté et le tour continue.
mj-rule-17 = L’enquêteur accuse en déplaçant le personnage actif sur un autre. Si cet autre est Jack, l’enquêteur gagne aussitôt. Sinon, Jack gagne.
mj-rule-18 = Jack sort pendant le déplacement de son propre personnage, par une sortie sans barrage, tant que la carte Témoin montre « Pas de témoin ». Franchir la sortie coûte un pas. Personne d’autre ne peut sortir.
mj-rule-19 = Jack gagne s’il n’est pas pris à la fin du tour 8, même si tous savent qui il est.
mj-rule-20 = Holmes se déplace, puis pioche un alibi pour le joueur qui le joue. Seul ce joueur le regarde.
mj-rule-21 = Watson se déplace, puis sa lanterne est tournée dans n’importe quelle direction. Le joueur qui déplace Watson par sifflet ou par échange tourne aussi la lanterne.
mj-rule-22 = Smith se déplace et porte un bec allumé vers un bec éteint, dans l’ordre voulu. Le numéro reste avec le bec.
mj-rule-23 = Lestrade se déplace et porte un barrage vers une sortie qui n’en a pas, dans l’ordre voulu.
mj-rule-24 = Miss Stealthy fait un à quatre pas et peut traverser toute case ; elle finit dans une rue.
mj-rule-25 = Goodley se déplace et siffle, dans l’ordre voulu. Il a trois points pour rapprocher d’autres personnages, l’un après l’autre, chacun une fois au plus.
mj-rule-26 = Un personnage sifflé marche seulement dans les rues. Chaque pas coûte un point. Il finit sur une case vide plus proche de Goodley.
mj-rule-27 = Il faut dépenser les trois points si c’est possible, sinon autant que possible. Si personne ne peut se rapprocher, on ne siffle pas.
mj-rule-28 = Goodley n’est pas déplacé par son propre sifflet. On n’accuse personne avec le sifflet.
mj-rule-29 = Gull se déplace, ou échange sa place avec n’importe quel autre personnage. Ce n’est pas une accusation, et personne ne sort ainsi du quartier.
mj-rule-30 = Bert se déplace et porte une plaque vers un égout ouvert, dans l’ordre voulu.
mj-rule-31 = Tout ce qui est sur la table est public. Jack seul sait qui il est. Chaque joueur ne connaît que ses propres alibis. À la fin, toutes les cartes sont retournées.
mj-rule-32 = Seul le vrai Jack peut sortir. C’est pourquoi ce qu’un joueur peut faire n’est montré qu’à lui.
mj-rule-33 = Jack est assis en face et voit le plateau à l’envers. Cela ne change que l’image.
