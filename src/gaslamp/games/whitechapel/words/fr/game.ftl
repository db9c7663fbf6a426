# Letters from Whitechapel. Les victimes ont vraiment existé : des mots simples, rien de plus que le jeu ne demande.

whitechapel-title = Lettres de Whitechapel
whitechapel-about = Deux à six joueurs. Pendant quatre nuits, Jack rentre chez lui sans être vu. La police suit les indices.
whitechapel-side = { $side ->
    [jack] Jack
   *[police] La police
 }
whitechapel-seat = { $seat ->
    [jack] Jack
    [police] la police
    [police1] l’enquêteur 1
    [police2] l’enquêteur 2
    [police3] l’enquêteur 3
    [police4] l’enquêteur 4
    [police5] l’enquêteur 5
    [chance] le hasard
    [table] l’arbitre
   *[spectator] le public
 }
whitechapel-policeman = { $who ->
    [blue] bleu
    [yellow] jaune
    [brown] brun
    [red] rouge
   *[green] vert
 }
whitechapel-head = { $who ->
    [blue] Warren (bleu)
    [yellow] Lusk (jaune)
    [brown] Swanson (brun)
    [red] Abberline (rouge)
   *[green] Reid (vert)
 }
whitechapel-letter = { $letter ->
    [dear-boss] Dear Boss (D)
    [saucy-jacky] Saucy Jacky (S)
    [from-hell] From Hell (F)
   *[goulston-street] Goulston Street (G)
 }
whitechapel-option = { $option ->
    [letters] lettres de Jack
    [false-clues] faux indices
    [rushing] policiers au pas de course
    [area-arrests] arrestations tout autour
    [catch-me] attrapez-moi si vous pouvez
    [address] je connais ton adresse
    [easy] repaire facile
    [normal] repaire normal
    [medium] repaire moyen
   *[hard] repaire difficile
 }

## La carte et la feuille
whitechapel-sign = { $kind ->
    [red] cercle rouge
    [woman] femme, face cachée
    [target] cible
    [wretched] malheureuse
    [scene] lieu d’un crime
    [clue] indice
    [false] faux indice
    [trail] trajet
    [hideout] repaire
    [jack] Jack
    [choice] un choix
    [pawns] policiers
    [token] patrouille, face cachée
    [blank] vide
    [crossing] croisement
    [yellow] jaune
   *[goulston] Goulston Street
 }
whitechapel-sheet-night = Nuit { $night }

## Ce que sait une place
whitechapel-know-night = Nuit { $night } sur 4
whitechapel-know-head = Chef
whitechapel-know-policemen = Policiers
whitechapel-know-patrols = Patrouilles
whitechapel-know-women = Femmes
whitechapel-know-wretched = Malheureuses
whitechapel-know-scenes = Lieux des crimes
whitechapel-know-clues = Indices
whitechapel-know-false = Faux indices
whitechapel-know-moves = Coups de Jack
whitechapel-know-letters = Lettres restantes
whitechapel-know-options = Options
whitechapel-know-hideout = Repaire
whitechapel-know-jack = Jack est en
whitechapel-secret = un secret
whitechapel-none = aucun
whitechapel-head-of = { $head }, joué par { $seat }
whitechapel-hand = { $seat } : { $policemen }
whitechapel-patrols-down = face cachée : { $crossings }
whitechapel-patrols-blank = vides : { $crossings }
whitechapel-women = face cachée : { $circles }
whitechapel-targets = dont cibles : { $circles }
whitechapel-scenes-tonight = cette nuit { $circles }
whitechapel-scenes-before = avant { $circles }
whitechapel-moves = { $spaces ->
    [one] il reste 1 case
   *[other] il reste { $spaces } cases
 }, fiacres : { $coaches }, ruelles : { $alleys }
whitechapel-time = heure du crime : { $time }
whitechapel-false-held = { $count ->
    [0] en { $circles }
   *[other] en { $circles } ; Jack en tient { $count }
 }

## Ce que le jeu attend
whitechapel-await-hideout = le repaire de Jack va être choisi
whitechapel-await-women = Jack place les femmes
whitechapel-await-marks = Jack marque les cibles, { $placed } sur { $targets } jusqu’ici
whitechapel-await-head = un chef de l’enquête va être nommé
whitechapel-await-address = { $seat } peut désigner l’adresse de Jack
whitechapel-await-home = l’adresse { $circle } va être vérifiée
whitechapel-await-posts = { $seat } choisit deux croisements jaunes pour les patrouilles
whitechapel-await-patrols = { $seat } place le jeton de patrouille { $who }
whitechapel-await-letter = Jack peut envoyer une lettre
whitechapel-await-saucy = { $seat } déplace les jetons que Saucy Jacky désigne : { $crossings }
whitechapel-await-targets = les femmes vont être retournées
whitechapel-await-crime = Jack tue ou attend
whitechapel-await-suspense = { $seat } déplace les malheureuses : { $circles }
whitechapel-await-ready = Jack retourne un jeton de patrouille
whitechapel-await-turned = le jeton de patrouille en { $crossings } va être retourné
whitechapel-await-order = Jack note en secret laquelle des deux était la seconde
whitechapel-await-alarm = l’alarme va être donnée
whitechapel-await-escape = Jack se déplace
whitechapel-await-goulston = Jack peut écrire à Goulston Street
whitechapel-await-graffiti = { $seat } envoie le { $who } ou le brun à Goulston Street
whitechapel-await-hunt = { $seat } déplace : { $policemen }
whitechapel-await-false-clue = Jack peut poser un faux indice
whitechapel-await-act = { $seat } cherche des indices ou tente une arrestation : { $policemen }
whitechapel-await-search = { $seat } : { $who } continue à chercher des indices
whitechapel-await-clue = { $who } va apprendre s’il y a un indice en { $circle }
whitechapel-await-arrest = l’arrestation par le { $who } va avoir lieu

## Ce qui se fait
whitechapel-tell-hide = le repaire de Jack est en { $circle }
whitechapel-tell-hide-hidden = Jack a choisi un repaire en secret
whitechapel-tell-women = des femmes sont placées en { $circles }
whitechapel-tell-mark = la femme en { $circle } est une cible
whitechapel-tell-mark-hidden = une cible est marquée en secret
whitechapel-tell-head = { $head } est chef de l’enquête cette nuit
whitechapel-tell-address = le chef désigne une adresse : { $circle }
whitechapel-tell-address-right = c’est le repaire de Jack
whitechapel-tell-address-wrong = ce n’est pas la bonne
whitechapel-tell-post = des patrouilles aussi en { $first } et { $second }
whitechapel-tell-patrol = le jeton de patrouille { $who } est en { $crossing }
whitechapel-tell-patrol-hidden = le jeton de patrouille { $who } est placé face cachée
whitechapel-tell-letter = une lettre, { $letter } : le jeton de patrouille en { $start } va en { $to }
whitechapel-tell-saucy = une lettre, { $letter } : elle désigne les jetons en { $first } et { $second }
whitechapel-tell-move-patrol = le chef déplace le jeton de patrouille de { $start } en { $to }
whitechapel-tell-graffiti = une lettre, { $letter } : elle désigne le { $who }
whitechapel-tell-sent = { $who } va à Goulston Street
whitechapel-tell-targets = les femmes sont retournées : les malheureuses sont en { $circles }
whitechapel-tell-kill = une victime est trouvée en { $circle }
whitechapel-tell-kill-two = deux victimes sont trouvées, en { $first } et { $second }
whitechapel-tell-last = la seconde était en { $circle } : Jack y est
whitechapel-tell-last-hidden = Jack seul sait laquelle était la seconde
whitechapel-tell-wait = Jack attend
whitechapel-tell-wretched = une malheureuse va de { $start } en { $to }
whitechapel-tell-turn = Jack retourne le jeton de patrouille en { $crossing }
whitechapel-tell-shown = c’est le { $who }
whitechapel-tell-blank = il est vide et quitte le plateau
whitechapel-tell-alarm = alarme : { $policemen }
whitechapel-tell-walk = Jack va en { $to }
whitechapel-tell-walk-hidden = Jack marche
whitechapel-tell-home = Jack va en { $to } : il est chez lui
whitechapel-tell-home-hidden = Jack marche : il est chez lui
whitechapel-tell-coach = Jack prend un fiacre par { $via } jusqu’en { $to }
whitechapel-tell-coach-hidden = Jack prend un fiacre
whitechapel-tell-alley = Jack passe par une ruelle en { $to }
whitechapel-tell-alley-hidden = Jack passe par une ruelle
whitechapel-tell-stuck = Jack ne peut plus bouger
whitechapel-tell-step = { $who } va en { $to }
whitechapel-tell-stay = { $who } reste en { $to }
whitechapel-tell-false = Jack pose un faux indice en { $circle }
whitechapel-tell-ask = { $who } cherche un indice en { $circle }
whitechapel-tell-arrest = { $who } tente une arrestation en { $circle }
whitechapel-tell-area = { $who } tente une arrestation tout autour de lui
whitechapel-tell-rush = { $who } court jusqu’en { $to }
whitechapel-tell-idle = { $who } ne peut rien faire
whitechapel-tell-clue = il y a un indice
whitechapel-tell-no-clue = il n’y a pas d’indice
whitechapel-tell-caught = Jack y est
whitechapel-tell-not-caught = Jack n’y est pas
whitechapel-tell-pass = { $what ->
    [address] aucune adresse n’est désignée
    [letter] aucune lettre n’est envoyée
    [goulston] rien n’est écrit à Goulston Street
   *[false-clue] aucun faux indice n’est posé
 }
whitechapel-story-targets = des cibles sont marquées : { $circles }
whitechapel-story-targets-hidden = { $count } cibles sont marquées en secret
whitechapel-story-patrols = des jetons de patrouille sont placés : { $policemen }
whitechapel-story-patrols-hidden = des jetons de patrouille sont placés face cachée : { $policemen }
whitechapel-story-wretched = les malheureuses se déplacent : { $moves }
whitechapel-story-search = { $who } cherche des indices : { $answers }
whitechapel-answer-yes = { $circle } oui, un indice
whitechapel-answer-no = { $circle } non
whitechapel-answer-open = { $circle }…
whitechapel-with-answer = { $deed } : { $answer }

## Choix
whitechapel-group = { $kind ->
    [Hide] Repaire (h=…)
    [PlaceWomen] Placer les femmes (W:…)
    [MarkWoman] Marquer une cible (W+…)
    [NameAddress] Désigner une adresse (h?…)
    [Post] Patrouilles sur deux d’entre eux (comme x40+x50)
    [SendLetter] Envoyer une lettre, patrouille de > à
    [SendSaucyJacky] Saucy Jacky en désigne deux
    [MovePatrol] Déplacer un jeton de patrouille
    [WriteGraffiti] Goulston Street, et désigner
    [Kill] Tuer (k…)
    [KillTwo] En tuer deux
    [KillLast] La seconde était (k:…)
    [Wait] Attendre
    [MoveWretched] Déplacer une malheureuse
    [TurnPatrol] Retourner un jeton de patrouille (!…)
    [Walk] Marcher (-…)
    [WalkHome] Rentrer chez soi et le dire
    [Alley] Ruelle (~…)
    [Stuck] Jack ne peut plus bouger
    [LayFalseClue] Poser un faux indice (f…)
    [Idle] Rien à faire
   *[Pass] Non, rien (.)
 }
whitechapel-group-coach = Fiacre par { $via } (={ $via }=…)
whitechapel-group-policeman = { $kind ->
    [PlacePatrol] Jeton de patrouille { $who } ({ $letter }=…)
    [Step] Déplacer le { $who } ({ $letter }>…)
    [Ask] Chercher un indice, { $who } ({ $letter }?…)
    [Arrest] Arrestation, { $who } ({ $letter }@…)
    [AreaArrest] Arrestation tout autour, { $who }
   *[Rush] Courir, { $who } ({ $letter }>>…)
 }
whitechapel-any-hideout = un des { $count } cercles permis, comme { $example } ; jamais un rouge
whitechapel-any-circle = un des { $count } cercles permis, comme { $example }
whitechapel-any-women = { $count } parmi { $circles }, comme { $example }
whitechapel-sure-address = Désigner { $circle } comme adresse de Jack ? Cela ne se fait qu’une fois par partie.
whitechapel-help =
    Jack doit faire une victime chaque nuit (deux la troisième) et rentrer à son
    repaire sans être vu ; la police cherche des indices sur son chemin et tente de
    l’arrêter. On sait comment il se déplace, pas où il va. Un policier sur un
    croisement lui barre la rue ; un fiacre ou une ruelle passent. Chaque nuit finit
    au repaire, ou quand la piste est pleine. Tapez une de ces formes, en majuscules
    ou non ; la forme courte à droite suffit quand elle n’a qu’un sens possible :
      -41        Jack va en 41                                        41
      -41!       Jack va en 41, son repaire, et le dit                home
      =55=60     Jack prend un fiacre par 55 jusqu’en 60              55=60  c60
      ~73        Jack passe par une ruelle en 73                      a73
      k65  wait  Jack tue en 65, ou attend                            65  w
      Y>x55      le policier jaune va en x55                          y55  x55
      Y>x55      et là où il est déjà : il reste                      y
      Y?41       il cherche un indice en 41                           y41  41
      Y@33  Y@   il tente une arrestation en 33 ; tout autour         @33  @
      Y>>x55     il court                                             >>55
      Y=x50      le chef pose le jeton jaune en x50                   x50
      65>82      le chef déplace une malheureuse                      82
      no  .      ni lettre, ni faux indice, ni adresse
      b55/y20/n3 plusieurs actions à la fois, avec une barre entre elles
      y41/42/43  une question après l’autre, jusqu’à un indice
    Les lettres sont B Y N R G : bleu, jaune, brun, rouge, vert. Les croisements vont
    de x1 à x234. « board B/a » dessine une section en grand, avec tous leurs noms.

## Fins
whitechapel-end-escaped = Jack est chez lui après la quatrième nuit : Jack gagne.
whitechapel-end-arrested = Jack est arrêté : la police gagne.
whitechapel-end-traced = La police sait où Jack habite : la police gagne.
whitechapel-end-blocked = Jack ne peut plus bouger : la police gagne.
whitechapel-end-late = Jack n’a pas atteint son repaire à temps : la police gagne.
whitechapel-end-resigned = { $winner ->
    [jack] La police abandonne : Jack gagne.
   *[police] Jack abandonne : la police gagne.
 }
whitechapel-end-time = { $winner ->
    [jack] La police n’a plus de temps : Jack gagne.
   *[police] Jack n’a plus de temps : la police gagne.
 }
whitechapel-end-abandoned = Tous les joueurs ont décidé d’arrêter : personne ne gagne.
whitechapel-end-left = { $winner ->
    [jack] La police est partie : Jack gagne.
    [nobody] Le seul joueur est parti : personne ne gagne.
   *[police] Jack est parti : la police gagne.
 }
whitechapel-end-hideout = Le repaire de Jack était en { $circle }.

## Ce qui peut être vrai
whitechapel-infer-heading = { $seat ->
    [jack] Ce que la police peut savoir de Jack après { $actions } actions
    [spectator] Ce qu’un spectateur peut savoir de Jack après { $actions } actions
   *[other] Ce que { $who } peut savoir de Jack après { $actions } actions
 }
whitechapel-infer-nowhere = Jack n’est pas dans les rues en ce moment. Où il habite :
whitechapel-infer-possible = { $count ->
    [one] Jack ne peut être que sur un seul cercle.
   *[other] Jack peut être sur { $count } cercles. C’est aussi incertain que { $alike } cercles également probables.
 }
whitechapel-infer-circle = { $what ->
    [now] Jack est en
   *[hideout] Il habite en
 }
whitechapel-infer-model = { $model ->
    [policy] s’il rentre chez lui
    [trails] tous les trajets égaux
   *[set] tous les cercles égaux
 }
whitechapel-infer-trail = Un trajet probable ({ $chance }) : { $trail }

## Les secrets d’une analyse
whitechapel-secret-circle = le cercle de Jack
whitechapel-secret-hideout = le repaire de Jack
