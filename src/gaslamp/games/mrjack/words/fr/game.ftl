# Mr. Jack. `$who` peut être vide : la ligne a déjà nommé le personnage.

mrjack-title = Mr. Jack
mrjack-about = Deux joueurs. L’un des huit personnages est Jack. Trouvez-le avant l’aube, ou soyez Jack et échappez-vous dans le noir.
mrjack-side = { $side ->
    [jack] Jack
   *[detective] L’enquêteur
 }
mrjack-seat = { $seat ->
    [jack] Jack
    [detective] l’enquêteur
    [chance] le hasard
    [table] l’arbitre
   *[spectator] le public
 }
mrjack-character = { $who ->
    [holmes] Holmes
    [watson] Watson
    [smith] Smith
    [lestrade] Lestrade
    [stealthy] Miss Stealthy
    [goodley] Goodley
    [gull] Gull
   *[bert] Bert
 }

## Le plateau
mrjack-exit-free = libre
mrjack-exit-cordon = barrage
mrjack-legend = [L] suspect, [l] innocenté  ( ) égout, (=) fermé  *3* bec de gaz, -!- éteint  :: éclairé, // lanterne  # bâtiment, % square

## Ce que sait une place
mrjack-know-round = Tour { $round } sur 8
mrjack-know-cards = Cartes
mrjack-know-witness = Carte Témoin
mrjack-know-suspects = Suspects
mrjack-know-cleared = Innocentés
mrjack-know-visible = Visibles
mrjack-know-unseen = Invisibles
mrjack-know-cordons = Barrages
mrjack-know-jack = Jack est
mrjack-know-alibis = { $seat ->
    [jack] Alibis de Jack
   *[detective] Alibis de l’enquêteur
 }
mrjack-cards = face visible : { $left } ; jouées : { $taken }
mrjack-witness-seen = témoin : Jack ne peut pas sortir à ce tour
mrjack-witness-unseen = pas de témoin : Jack peut sortir à ce tour
mrjack-everybody = tout le monde
mrjack-nobody = personne
mrjack-none = aucune carte
mrjack-secret = un secret
mrjack-backs = { $count ->
    [one] 1 carte, face cachée
   *[other] { $count } cartes, face cachée
 }
mrjack-cordons = { $cordons } ; la lanterne éclaire vers { $facing }

## Ce que le jeu attend
mrjack-await-deal = la carte de Jack va être tirée
mrjack-await-draw = quatre cartes vont être retournées
mrjack-await-pick = { $seat ->
    [jack] Jack
   *[detective] l’enquêteur
 } choisit une carte
mrjack-await-act = { $seat ->
    [jack] Jack
   *[detective] l’enquêteur
 } joue { $who } ; reste à faire : { $todo }
mrjack-await-face = { $seat ->
    [jack] Jack
   *[detective] l’enquêteur
 } oriente la lanterne de Watson
mrjack-await-alibi = { $seat ->
    [jack] Jack
   *[detective] l’enquêteur
 } va piocher un alibi
mrjack-await-call = l’appel à témoin va avoir lieu
mrjack-await-verdict = l’accusation portée contre { $character } va être jugée
mrjack-todo = { $duty ->
    [walk] se déplacer
    [either] se déplacer ou échanger
    [smith] déplacer un bec de gaz
    [lestrade] déplacer un barrage
    [bert] déplacer une plaque d’égout
   *[goodley] siffler
 }
mrjack-todo-points = utiliser { $points ->
    [one] 1 point
   *[other] { $points } points
 } du sifflet

## Ce qui se fait
mrjack-tell-deal = Jack se cache derrière { $character }
mrjack-tell-deal-hidden = Jack pioche en secret le personnage derrière lequel il se cache
mrjack-tell-draw = ces cartes sont retournées : { $cards }
mrjack-tell-pick = jouer { $character }
mrjack-tell-walk = { $who } va en { $to }
mrjack-tell-stay = { $who } ne peut aller nulle part et reste sur place
mrjack-tell-accuse = { $who } accuse { $character }
mrjack-tell-right = L’accusation est juste
mrjack-tell-wrong = L’accusation est fausse
mrjack-tell-leave = { $who } quitte le quartier par { $exit }
mrjack-tell-face = { $who } oriente la lanterne de Watson vers { $facing }
mrjack-tell-lamp = { $who } déplace le bec de gaz de { $start } à { $to }
mrjack-tell-cordon = { $who } déplace le barrage de { $start } à { $to }
mrjack-tell-cover = { $who } déplace la plaque d’égout de { $start } à { $to }
mrjack-tell-swap = { $who } échange sa place avec { $character }
mrjack-tell-whistle = { $who } siffle { $character } jusqu’en { $to }
mrjack-tell-alibi = { $who } pioche un alibi : { $character } n’est pas Jack
mrjack-tell-alibi-hidden = { $who } pioche un alibi en secret
mrjack-tell-seen = Témoin : Jack a été vu
mrjack-tell-unseen = Pas de témoin : personne n’a vu Jack
mrjack-tell-cleared = innocentés : { $names }
mrjack-tell-out = le bec de gaz { $number } s’éteint
mrjack-then = { $first }, puis { $after }
mrjack-story-round = Tour { $round }
mrjack-story-turn = { $seat ->
    [jack] Jack joue
   *[detective] L’enquêteur joue
 } { $who } : { $deeds }
mrjack-story-pick = { $seat ->
    [jack] Jack joue
   *[detective] L’enquêteur joue
 } { $who }
mrjack-story-on = { $who } : { $deeds }

## Choix
mrjack-group = { $kind ->
    [Pick] Jouer un personnage
    [Walk] Aller en
    [Stay] Rester
    [Accuse] Accuser
    [Leave] Quitter le quartier par
    [Face] Orienter la lanterne
    [MoveLamp] Déplacer un bec de gaz
    [MoveCordon] Déplacer un barrage
    [MoveCover] Déplacer une plaque
    [Swap] Échanger sa place avec
   *[Whistle] Siffler
 }
mrjack-sure-accuse = Accuser { $character } ? Si c’est faux, Jack gagne aussitôt.
mrjack-sure-leave = Sortir par { $exit } maintenant et gagner ?
mrjack-help =
    Jack se cache derrière l’un des huit personnages. L’enquêteur doit trouver
    lequel et l’arrêter en huit tours. À vous de jouer : choisissez une des cartes
    visibles, déplacez ce personnage et utilisez son pouvoir. Après quatre cartes,
    l’appel à témoin dit si Jack est visible : près d’un bec de gaz allumé, devant
    la lanterne ou à côté de quelqu’un. Tous ceux qui diffèrent de lui en cela sont
    innocentés.
    Tapez une de ces formes, en majuscules ou non :
      L          jouer la carte de Lestrade (les lettres sont H W S L M G U B)
      E4         aller en E4
      @M         aller jusqu’à Miss Stealthy et l’accuser (l’enquêteur seulement)
      NW         quitter le quartier par cette sortie (Jack lui-même seulement)
      ^SE        orienter la lanterne de Watson vers le sud-est
      C2>F2      Smith déplace un bec de gaz de C2 à F2
      NE>NW      Lestrade déplace un barrage de NE à NW
      B8>C5      Bert déplace une plaque d’égout de B8 à C5
      xB         Gull échange sa place avec Bert
      M>D5       Goodley siffle Miss Stealthy jusqu’en D5
      L/E4/NE>NW plusieurs actions à la fois, avec une barre entre elles

## Fins
mrjack-end-escape = Jack est sorti du quartier sans être vu : Jack gagne.
mrjack-end-right = L’accusation était juste : l’enquêteur gagne.
mrjack-end-wrong = L’accusation était fausse, et Jack s’est enfui : Jack gagne.
mrjack-end-dawn = Huit tours ont passé et Jack n’est pas pris : Jack gagne.
mrjack-end-resigned = { $winner ->
    [jack] L’enquêteur abandonne : Jack gagne.
   *[detective] Jack abandonne : l’enquêteur gagne.
 }
mrjack-end-time = { $winner ->
    [jack] L’enquêteur n’a plus de temps : Jack gagne.
   *[detective] Jack n’a plus de temps : l’enquêteur gagne.
 }
mrjack-end-abandoned = Les deux joueurs ont décidé d’arrêter : personne ne gagne.
mrjack-end-left = { $winner ->
    [jack] L’enquêteur est parti : Jack gagne.
    [nobody] Le seul joueur est parti : personne ne gagne.
   *[detective] Jack est parti : l’enquêteur gagne.
 }
mrjack-end-jack = Jack était { $character }.

## Ce qui peut être vrai
mrjack-infer-heading = { $seat ->
    [jack] Ce que Jack peut savoir des soupçons des autres après { $actions } actions
    [detective] Ce que l’enquêteur peut savoir après { $actions } actions
   *[spectator] Ce qu’un spectateur peut savoir après { $actions } actions
 }
mrjack-infer-character = personnage
mrjack-infer-uniform = d’après les cartes
mrjack-infer-soft = d’après le jeu de Jack
mrjack-infer-held = alibi face cachée
mrjack-infer-seen = S’il y a un témoin ({ $chance }), sont innocentés : { $names }
mrjack-infer-unseen = S’il n’y a pas de témoin ({ $chance }), sont innocentés : { $names }
mrjack-infer-left = Avec ses alibis, il reste à l’enquêteur { $count } suspects en moyenne.

## Les secrets d’une analyse
mrjack-secret-name = le nom de Jack
