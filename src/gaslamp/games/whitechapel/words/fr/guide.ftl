# Les règles de Letters from Whitechapel en toutes lettres. Chargées par les pages qui les montrent.

## La page des règles
wc-rules-lead = De deux à six joueurs, deux heures. L’un est Jack. Les autres sont des enquêteurs. Ensemble, ils déplacent cinq policiers.
wc-rules-all = Toutes les règles, par numéro
wc-rules-learn = Jouer une première partie avec un guide
wc-how-title = { $part ->
    [board] La carte
    [evening] Le soir
    [crime] Le crime
    [escape] Jack se déplace
    [hunt] La police se déplace
    [clues] Indices et arrestations
   *[home] Le retour, et la nuit suivante
 }
wc-how = { $part ->
    [board] Jack marche sur les cercles numérotés. La police se tient sur les croisements entre eux. Jack choisit un cercle en secret : son repaire pour les quatre nuits.
    [evening] Des femmes sont sur les cercles rouges. Jack en a marqué certaines comme cibles. Le chef de l’enquête pose sept jetons de patrouille. Cinq sont des policiers, deux sont vides, et Jack ne sait pas lesquels.
    [crime] Les cibles sont retournées. Jack tue, ou attend jusqu’à quatre fois. Pour chaque attente, il gagne un coup et regarde un jeton, et le chef déplace les femmes.
    [escape] Puis Jack s’enfuit. Il marche de cercle en cercle sans être vu, mais ne peut pas passer devant un policier. Un fiacre avance de deux cercles et passe malgré les policiers. Une ruelle traverse un pâté de maisons. Tous voient comment il a bougé.
    [hunt] Chaque policier avance de deux croisements au plus. Puis il cherche sur les cercles à côté de lui, ou tente une arrestation.
    [clues] « Jack est-il passé ici cette nuit ? » La réponse est toujours vraie. Si c’est oui, on pose un indice. Si c’est non, il peut continuer. Une arrestation doit désigner le cercle où Jack est maintenant.
   *[home] Quand Jack arrive à pied à son repaire, il peut le dire, et la nuit est finie. Il gagne s’il rentre quatre fois. Il perd s’il est pris, s’il ne peut plus bouger, ou s’il arrive trop tard.
 }
wc-how-picture = { $part ->
    [board] 195 cercles, dont huit rouges ; 234 croisements, dont sept jaunes.
    [evening] Huit femmes, sept jetons.
    [crime] Il reste cinq cibles. Elles ne peuvent pas passer devant une patrouille.
    [escape] Le chemin de Jack cette nuit, que lui seul voit, et où il peut marcher.
    [hunt] Où peut aller le policier bleu.
    [clues] Les cercles jaunes sont des indices. Les cercles orange sont ceux où Jack peut être.
   *[home] La deuxième nuit : où Jack peut habiter.
 }
wc-rules-chapter = { $chapter ->
    [board] Le plateau
    [setup] Avant la première nuit
    [hell] Le soir
    [crime] Le crime
    [escape] Jack se déplace
    [police] La police
    [end] La fin de la partie
   *[options] Options
 }

## Chaque règle
wc-rule-1 = 195 cercles numérotés, dont huit rouges, et 234 croisements, dont sept jaunes et un dans Goulston Street. Des lignes pointillées les relient. Là où des lignes se rejoignent sans carré, personne ne se tient et personne n’est arrêté.
wc-rule-2 = Deux cercles sont voisins si une ligne mène de l’un à l’autre sans cercle entre eux. Il peut y avoir des croisements.
wc-rule-3 = Un cercle touche un croisement si une ligne mène de l’un à l’autre sans croisement entre eux.
wc-rule-4 = Un pas de policier mène au croisement suivant le long des lignes. Les cercles en chemin ne comptent pas.
wc-rule-5 = Deux cercles sont du même pâté de maisons s’ils se trouvent tous deux autour de ce pâté.
wc-rule-6 = Les enquêteurs se partagent les cinq policiers : Warren bleu, Lusk jaune, Swanson brun, Abberline rouge, Reid vert. Chacun en a au moins un.
wc-rule-7 = Jack choisit en secret un repaire : n’importe quel cercle qui n’est pas rouge. Il ne change pas de toute la partie.
wc-rule-8 = Chaque nuit, un autre des cinq policiers est chef de l’enquête. Aucun policier ne l’est deux fois.
wc-rule-9 = Femmes, cibles, fiacres et ruelles selon la nuit : 8, 5, 3, 2 ; puis 7, 4, 2, 2 ; puis 6, 3, 2, 1 ; puis 4, 1, 1, 1. Jack prend une victime par nuit, deux la troisième.
wc-rule-10 = Jack place les femmes face cachée sur des cercles rouges sans lieu de crime, une par cercle.
wc-rule-11 = Lui seul sait lesquelles sont des cibles.
wc-rule-12 = Quand les patrouilles sont posées, on retourne les femmes. Les cibles restent : ce sont les malheureuses ; les autres quittent le plateau.
wc-rule-13 = L’heure du crime est alors I.
wc-rule-14 = On retourne une tuile de chef. L’enquêteur qui joue ce policier est chef cette nuit.
wc-rule-15 = Le chef pose sept jetons de patrouille face cachée : cinq couleurs et deux vides. Seul le chef sait lequel est lequel ; les autres enquêteurs ne le savent pas.
wc-rule-16 = La première nuit, ils vont sur les sept croisements jaunes.
wc-rule-17 = Les nuits suivantes, cinq jetons vont là où les policiers se sont arrêtés la nuit d’avant, dans n’importe quel ordre. Deux vont sur des croisements jaunes sans policier. Le chef dit d’abord lesquels.
wc-rule-18 = Le chef pose bleu, jaune, brun, rouge, vert. Les jetons vides vont sur les croisements qui restent.
wc-rule-19 = Puis les pions de la nuit d’avant quittent le plateau.
wc-rule-20 = Jack tue une des malheureuses, ou attend. À V, il ne peut plus attendre.
wc-rule-21 = Le cercle d’une victime est un lieu de crime pour le reste de la partie : aucune femme n’y est placée, aucune n’y va.
wc-rule-22 = S’il attend, l’heure du crime avance d’un cran, de I à V.
wc-rule-23 = Puis le chef déplace chaque malheureuse vers un cercle voisin, dans l’ordre qu’il veut.
wc-rule-24 = Elle ne peut pas aller sur une autre femme ni sur un lieu de crime. Elle ne peut pas passer devant un jeton de patrouille ni finir à côté d’un jeton. Un seul chemin libre suffit.
wc-rule-25 = Une femme qui peut bouger doit bouger. Une femme qui ne peut toujours pas bouger après toutes les autres reste sur place.
wc-rule-26 = Puis Jack retourne un jeton de patrouille. Un jeton vide quitte le plateau, un autre reste face visible. Puis Jack tue ou attend de nouveau.
wc-rule-27 = La troisième nuit, il tue deux malheureuses à la fois. Tous voient lesquelles. Lui seul connaît l’ordre : il est là où était la seconde.
wc-rule-28 = Le crime est noté dans la ligne de cette nuit sur la feuille de Jack. La troisième nuit, le second prend la case suivante et compte pour un coup.
wc-rule-29 = L’alarme : tous les jetons sont retournés, et les policiers sont là où étaient leurs couleurs. La troisième nuit, la police joue la première. Les autres nuits, c’est Jack.
wc-rule-30 = La piste a les cases V à I et 1 à 15. Un crime à I laisse quinze coups, à V dix-neuf.
wc-rule-31 = Jack marche vers un cercle voisin. Au moins un chemin doit être sans policier sur ses croisements.
wc-rule-32 = Il ne peut pas rester sur place.
wc-rule-33 = Un fiacre avance de deux cercles et passe malgré les policiers. Départ, milieu et arrivée sont trois cercles différents. Il prend deux cases de la piste.
wc-rule-34 = Une ruelle mène à n’importe quel autre cercle du même pâté de maisons. Les policiers n’y arrêtent pas Jack.
wc-rule-35 = Tous voient comment il a bougé. Personne ne voit où.
wc-rule-36 = Quand il arrive à pied à son repaire, il peut dire qu’il est rentré, et la nuit est finie. Il peut aussi ne rien dire et continuer.
wc-rule-37 = Un fiacre, une ruelle ou un crime au repaire ne le fait pas rentrer. Il doit en sortir et y revenir à pied.
wc-rule-38 = Quand il est rentré, les indices quittent le plateau. Policiers et lieux de crime restent. La nuit suivante commence.
wc-rule-39 = Il perd s’il n’a plus aucun coup, ou si la dernière case est pleine et qu’il n’est pas rentré.
wc-rule-40 = Chaque policier fait zéro, un ou deux pas. Il peut passer devant d’autres policiers, mais pas s’arrêter sur l’un d’eux.
wc-rule-41 = Les policiers du chef d’abord, puis ceux des autres enquêteurs dans le sens des aiguilles d’une montre. Qui en a plusieurs choisit leur ordre.
wc-rule-42 = Quand tous ont bougé, chacun agit une fois, les enquêteurs dans le même ordre.
wc-rule-43 = Pour chercher des indices, il désigne un cercle à côté de lui et apprend si Jack y est passé cette nuit. Oui : on pose un indice et il a fini. Non : il en désigne un autre, jusqu’au dernier.
wc-rule-44 = Le lieu du crime de cette nuit et les cercles qui ont déjà un indice donnent aussi la réponse oui.
wc-rule-45 = Pour tenter une arrestation, il désigne un cercle à côté de lui. Si Jack y est en ce moment, la police gagne. Sinon, rien de plus n’est dit.
wc-rule-46 = Chacun cherche des indices ou tente une arrestation, jamais les deux, et doit faire l’un des deux.
wc-rule-47 = Un policier qui n’a aucun cercle à désigner ne fait rien.
wc-rule-48 = Les réponses viennent de la feuille de Jack : personne ne peut mentir.
wc-rule-49 = Après le dernier policier, Jack joue de nouveau.
wc-rule-50 = Jack gagne s’il est rentré après la quatrième nuit. La police gagne s’il est arrêté, s’il ne peut plus bouger, s’il arrive trop tard, ou si elle désigne son adresse. Alors tout est montré.
wc-rule-60 = Un enquêteur déplace les cinq policiers, ou deux à cinq enquêteurs se les partagent.
wc-rule-61 = Lettres : dès la deuxième nuit, Jack peut envoyer une lettre par nuit, chaque lettre une fois par partie. Dear Boss et From Hell déplacent un jeton de patrouille d’un coin de la carte vers un croisement jaune. Saucy Jacky désigne deux jetons du milieu, que le chef doit déplacer. Goulston Street y appelle un policier : celui que Jack désigne, ou le brun.
wc-rule-62 = Faux indices : pour cinq indices sur le plateau, Jack reçoit un faux indice, trois par nuit au plus. Avant que les policiers agissent, il peut en poser un sur un cercle. Cette nuit, personne ne peut y chercher ni y faire d’arrestation.
wc-rule-63 = Policiers au pas de course : au lieu de chercher ou de tenter une arrestation, un policier peut faire un pas de plus, vers un croisement libre.
wc-rule-64 = Arrestations tout autour : une arrestation vaut à la fois pour tous les cercles à côté du policier.
wc-rule-65 = Attrapez-moi si vous pouvez : le repaire ne peut pas non plus être voisin d’un cercle rouge.
wc-rule-66 = Je connais ton adresse : quand Swanson ou Abberline devient chef, le chef peut désigner un cercle, une fois par partie. Si c’est le repaire, la police gagne.
wc-rule-67 = Le repaire peut aussi être tiré au sort pour Jack : facile, normal, moyen ou difficile. Les cercles sont rangés selon leur distance à tous les cercles rouges ensemble, puis divisés en quatre quarts. Facile est le quart le plus proche.
wc-rule-68 = Quatre croisements sont sur la ligne entre deux sections de la carte. Pour les lettres, x102 fait partie de A/b, x125 et x211 de B/a, x222 de A/a.
