# Les règles de Letters from Whitechapel en toutes lettres, et une première partie. Chargées par les pages qui les montrent.

## Une première partie
wc-learn-title = Une première partie de Letters from Whitechapel
wc-learn-about = Une vraie partie contre la machine. Un guide vous dit ce qui compte, une chose à la fois, et éclaire ce dont il parle. La première nuit dure un quart d’heure ; la partie en compte quatre, et vous pouvez vous arrêter quand vous voulez, puis revenir.
wc-learn-as = { $seat ->
    [jack] Commencer comme Jack
   *[police] Commencer comme la police
 }
wc-lesson-title-jack = { $lesson ->
    [welcome] Vous êtes Jack
    [map] La carte
    [hideout] Votre repaire
    [marks] Les cibles
    [tokens] La police patrouille
    [crime] Tuer ou attendre
    [ready] Que cache ce jeton ?
    [walk] L’alarme
    [track] La piste
    [ways] Fiacres et ruelles
    [known] Ce que la police peut savoir
    [clue] Un indice
    [home] Rentrer
    [night] La nuit suivante
    [two] La troisième nuit
   *[end] C’est fini
 }
wc-lesson-jack = { $lesson ->
    [welcome] Personne ne vous voit bouger. Vous avez quatre nuits. Chaque nuit vous frappez une fois, deux fois la troisième, puis vous devez rentrer à pied au même repaire secret. Si vous y êtes après la quatrième nuit, vous gagnez.
    [map] Vous marchez de cercle numéroté en cercle numéroté, le long des rues. Les petits carrés sont des croisements : les policiers s’y tiennent et vous barrent la route. Les nuits commencent sur les cercles rouges. Faites glisser la carte pour la déplacer ; la molette ou deux doigts pour vous approcher.
    [hideout] Choisissez un cercle éclairé. Vous y reviendrez chaque nuit : ni juste à côté des cercles rouges, ni au bout du monde. Vous seul le voyez.
    [marks] Huit femmes se tiennent ce soir sur les cercles rouges. Choisissez les cinq qui sont des cibles. La police voit où sont les huit, mais pas lesquelles vous visez.
    [tokens] Les casques marqués d’un point d’interrogation sont des jetons de patrouille : cinq sont des policiers, deux sont vides. Vous ne savez pas lesquels. Ils restent en place jusqu’à ce que vous frappiez.
    [crime] Choisissez une victime, ou attendez. Attendre vous donne un coup de plus cette nuit et vous montre un jeton. Mais la police déplace alors les femmes, loin d’où vous les voulez.
    [ready] Vous avez attendu : vous pouvez retourner un jeton. S’il est vide, il quitte le plateau. Prenez-en un sur votre chemin du retour.
    [walk] Tout le monde sait maintenant où vous avez frappé, et les patrouilles sont des policiers. Marchez vers un cercle éclairé. À pied, on ne passe pas un croisement où se tient un policier.
    [track] Chaque coup remplit une case de cette piste. Tous voient comment vous avez bougé, personne ne voit où. Si la dernière case est pleine et que vous n’êtes pas rentré, vous perdez.
    [ways] Un fiacre fait deux coups d’affilée et passe devant les policiers. Une ruelle mène à n’importe quel cercle du même pâté de maisons. Vous n’en avez que quelques-uns, et tous voient quand vous en prenez.
    [known] Les cercles chauds de la carte montrent où vous pourriez être, d’après tout ce que sait la police. Tâchez qu’ils restent nombreux. Vous voyez cette aide parce que cette table la donne ; la police la voit aussi.
    [clue] La police a trouvé un indice : un cercle jaune où vous êtes passé cette nuit. Elle va le suivre. Un cercle traversé en fiacre compte aussi.
    [home] Quand vous arrivez à pied à votre repaire, le bouton « Rentrer » apparaît : choisissez-le et la nuit est finie. En fiacre ou par une ruelle, on n’est pas rentré. Vous pouvez aussi passer et revenir plus tard.
    [night] Vous étiez rentré. Les indices ont disparu, mais la police se souvient d’où vous avez disparu. Elle repart d’où elle s’est arrêtée, et vous avez moins de femmes et moins de fiacres.
    [two] Cette nuit vous frappez deux fois d’un coup. Vous seul savez laquelle fut la seconde : c’est là que vous êtes. La police joue la première.
   *[end] La partie est finie et plus rien n’est caché. Revoyez-la avec les yeux de la police : vous verrez ce qui vous a trahi. Ou recommencez dans l’autre camp.
 }
wc-lesson-title-police = { $lesson ->
    [welcome] Vous êtes la police
    [map] La carte
    [patrols] Posez les patrouilles
    [suspense] Jack attend
    [alarm] L’alarme
    [track] Comment Jack a bougé
    [hunt] Vos policiers se déplacent
    [act] Chercher des indices
    [clue] Un indice
    [known] Où il peut être
    [counsel] Demander à une machine
    [arrest] Une arrestation
    [night] La nuit suivante
    [posts] Deux nouvelles patrouilles
   *[end] C’est fini
 }
wc-lesson-police = { $lesson ->
    [welcome] Jack est quelque part sur cette carte et vous ne le voyez jamais bouger. Chaque nuit il frappe, puis rentre à pied au même repaire secret. Attrapez-le, barrez tous ses chemins ou empêchez-le de rentrer : vous avez quatre nuits.
    [map] Jack marche sur les cercles numérotés. Vos cinq policiers se tiennent sur les petits carrés, les croisements. Un policier sur un croisement arrête Jack à pied. Les nuits commencent sur les cercles rouges. Faites glisser la carte pour la déplacer ; la molette ou deux doigts pour vous approcher.
    [patrols] Posez vos cinq couleurs sur les croisements éclairés. Deux jetons vides prennent le reste. Jack voit où sont les jetons, pas lequel est lequel. Répartissez-les, pour qu’il y en ait un près de l’endroit où il frappera.
    [suspense] Jack préfère attendre. Déplacez chaque femme restante vers un cercle voisin. Rapprochez-les de vos policiers, loin du bord de la carte.
    [alarm] Jack a frappé, et le lieu est marqué. Vos patrouilles sont maintenant des policiers. Il est tout près, et chaque cercle que vous écartez rétrécit son monde.
    [track] Vous voyez comment il a bougé : à pied, en fiacre, par une ruelle. Vous ne voyez pas où. Si la dernière case est pleine et qu’il n’est pas rentré, vous gagnez.
    [hunt] Choisissez un policier, puis un croisement éclairé : deux croisements au plus, ou laissez-le sur place. Encerclez le lieu. Allez là où beaucoup de cercles possibles vous touchent.
    [act] Chaque policier nomme maintenant des cercles à côté de lui : Jack y est-il passé cette nuit ? Il continue jusqu’à un oui. La carte répond la vérité, que cela plaise à Jack ou non.
    [clue] Un indice est un cercle où Jack est passé cette nuit. Il ne dit pas quand. Cherchez le suivant plus loin : des indices à la file montrent son chemin.
    [known] Les cercles chauds sont ceux où Jack peut être d’après tout ce que vous savez : plus ils brillent, plus c’est probable. Plus bas, vous pouvez revenir à n’importe quelle case de cette nuit, ou voir où il peut habiter.
    [counsel] Vous hésitez ? Demandez ce que ferait une machine. Elle n’en sait pas plus que vous. Ses coups sont dessinés sur la carte, et un clic les suit.
    [arrest] Au lieu de chercher, un policier peut arrêter sur un cercle à côté de lui. Si Jack y est en ce moment, vous gagnez. Sinon, personne ne vous dit rien. Arrêtez quand un cercle est bien plus probable que les autres.
    [night] Jack a dit qu’il était rentré : la nuit est finie. Où menait son chemin ? Son repaire est près de là, et il ne change pas de toute la partie. « Son repaire » montre les cercles qui restent.
    [posts] Cinq patrouilles partent d’où vos policiers se sont arrêtés. Choisissez deux croisements jaunes pour les autres.
   *[end] La partie est finie et plus rien n’est caché. Revoyez-la avec les yeux de Jack : vous verrez combien vous étiez près. Ou recommencez dans l’autre camp.
 }

## La page des règles
wc-rules-lead = De deux à six joueurs, deux heures. L’un est Jack. Les autres sont des enquêteurs et se partagent cinq policiers.
wc-rules-all = Toutes les règles, par numéro
wc-rules-learn = Jouer une première partie avec un guide
wc-how-title = { $part ->
    [board] La carte
    [evening] Le soir
    [crime] Le crime
    [escape] Le coup de Jack
    [hunt] La police se déplace
    [clues] Indices et arrestations
   *[home] Le retour, et la nuit suivante
 }
wc-how = { $part ->
    [board] Jack marche sur les cercles numérotés, la police se tient sur les croisements entre eux. Jack choisit un cercle en secret : son repaire, pour les quatre nuits.
    [evening] Des femmes se tiennent sur les cercles rouges. Jack en a marqué certaines comme cibles. Le chef de l’enquête pose sept jetons de patrouille : cinq sont des policiers, deux sont vides, et Jack ne sait pas lesquels.
    [crime] Les cibles sont retournées. Jack frappe, ou attend jusqu’à quatre fois. Chaque attente lui donne un coup de plus et lui montre un jeton, et le chef déplace les femmes.
    [escape] Puis la chasse commence. Jack marche de cercle en cercle, sans être vu, mais ne passe aucun policier. Un fiacre fait deux cercles et passe devant tous, une ruelle traverse un pâté de maisons. Tous voient ce qu’il a pris.
    [hunt] Chaque policier avance de deux croisements au plus. Puis il interroge sur les cercles à côté de lui, ou il arrête.
    [clues] « Jack est-il passé ici cette nuit ? » La réponse est toujours vraie. Oui laisse un indice, non permet de continuer. Une arrestation doit nommer le cercle où Jack est en ce moment.
   *[home] Quand Jack arrive à pied à son repaire, il peut le dire, et la nuit est finie. Quatre retours gagnent la partie. Il perd s’il est pris, s’il ne peut plus bouger ou s’il est trop tard.
 }
wc-how-picture = { $part ->
    [board] 195 cercles, dont huit rouges ; 234 croisements, dont sept jaunes.
    [evening] Huit femmes, sept jetons : lequel est lequel ?
    [crime] Il reste cinq cibles. Le chef ne leur fait passer aucune patrouille.
    [escape] Son chemin de cette nuit, que lui seul voit, et où il peut marcher.
    [hunt] Où peut aller le policier bleu.
    [clues] Les cercles jaunes sont des indices. Les cercles chauds sont ceux où Jack peut être.
   *[home] La deuxième nuit : où peut-il habiter ?
 }
wc-rules-chapter = { $chapter ->
    [board] Le plateau
    [setup] Avant la première nuit
    [hell] Le soir
    [crime] Le crime
    [escape] Le coup de Jack
    [police] La police
    [end] Comment cela finit
   *[options] Ce dont on peut convenir
 }

## Chaque règle
wc-rule-1 = 195 cercles numérotés, dont huit rouges, et 234 croisements, dont sept jaunes et un dans Goulston Street. Des lignes pointillées les relient. Là où des lignes se rejoignent sans carré, personne ne se tient et personne n’est arrêté.
wc-rule-2 = Deux cercles sont voisins si une ligne mène de l’un à l’autre sans cercle entre eux. Il peut y avoir des croisements.
wc-rule-3 = Un cercle touche un croisement si une ligne mène de l’un à l’autre sans croisement entre eux.
wc-rule-4 = Un pas de policier mène au croisement suivant le long des lignes. Les cercles en chemin ne comptent pas.
wc-rule-5 = Deux cercles sont du même pâté s’ils bordent tous deux le même pâté de maisons.
wc-rule-6 = Les enquêteurs se partagent les cinq policiers : Warren bleu, Lusk jaune, Swanson brun, Abberline rouge, Reid vert. Chacun en a au moins un.
wc-rule-7 = Jack choisit en secret un repaire : n’importe quel cercle qui n’est pas rouge. Il ne change pas de toute la partie.
wc-rule-8 = Chaque nuit, un autre des cinq policiers est chef de l’enquête. Personne ne l’est deux fois.
wc-rule-9 = Femmes, cibles, fiacres et ruelles selon la nuit : 8, 5, 3, 2 ; puis 7, 4, 2, 2 ; puis 6, 3, 2, 1 ; puis 4, 1, 1, 1. Jack prend une victime par nuit, deux la troisième.
wc-rule-10 = Jack place les femmes face cachée sur des cercles rouges sans lieu de crime, une par cercle.
wc-rule-11 = Lui seul sait lesquelles sont des cibles.
wc-rule-12 = Quand les patrouilles sont posées, on retourne les femmes. Les cibles restent : ce sont les malheureuses ; les autres quittent le plateau.
wc-rule-13 = L’heure du crime est alors I.
wc-rule-14 = On retourne une tuile de chef. L’enquêteur qui joue ce policier est chef cette nuit.
wc-rule-15 = Le chef pose sept jetons de patrouille face cachée : cinq couleurs et deux vides. Lui seul sait lequel est lequel, même parmi les enquêteurs.
wc-rule-16 = La première nuit, ils vont sur les sept croisements jaunes.
wc-rule-17 = Ensuite, cinq vont là où les policiers se sont arrêtés la nuit d’avant, dans n’importe quel ordre, et deux sur des croisements jaunes où il n’y en avait pas. Le chef dit d’abord lesquels.
wc-rule-18 = Il pose bleu, jaune, brun, rouge, vert. Les vides prennent le reste.
wc-rule-19 = Puis les pions de la nuit d’avant quittent le plateau.
wc-rule-20 = Jack tue une des malheureuses, ou attend. À V, il ne peut plus attendre.
wc-rule-21 = Le cercle d’une victime est un lieu de crime pour le reste de la partie : aucune femme n’y est placée, aucune n’y va.
wc-rule-22 = S’il attend, l’heure du crime avance d’un cran, de I à V.
wc-rule-23 = Puis le chef déplace chaque malheureuse vers un cercle voisin, dans l’ordre qu’il veut.
wc-rule-24 = Elle ne va ni sur une autre femme ni sur un lieu de crime, ne passe aucun jeton de patrouille et ne finit à côté d’aucun. Un seul chemin libre suffit.
wc-rule-25 = Celle qui peut bouger le doit. Celle qui ne peut pas, une fois toutes les autres déplacées, reste.
wc-rule-26 = Puis Jack retourne un jeton de patrouille. Vide, il quitte le plateau ; sinon il reste face visible. Jack tue ou attend de nouveau.
wc-rule-27 = La troisième nuit, il tue deux malheureuses d’un coup. Tous voient lesquelles, lui seul connaît l’ordre : il est là où était la seconde.
wc-rule-28 = Le crime est noté dans la ligne de cette nuit sur la feuille de Jack. La troisième nuit, le second prend la case suivante et compte pour un coup.
wc-rule-29 = L’alarme : tous les jetons sont retournés et les policiers se tiennent où étaient leurs couleurs. La troisième nuit, la police joue la première, sinon c’est Jack.
wc-rule-30 = La piste a les cases V à I et 1 à 15. Un crime à I laisse quinze coups, à V dix-neuf.
wc-rule-31 = Jack marche vers un cercle voisin. Au moins un chemin doit être sans policier sur ses croisements.
wc-rule-32 = Il ne peut pas rester sur place.
wc-rule-33 = Un fiacre avance de deux cercles, devant n’importe quel policier ; départ, milieu et arrivée sont trois cercles différents. Il prend deux cases de la piste.
wc-rule-34 = Une ruelle mène à n’importe quel autre cercle du même pâté de maisons. Les policiers n’y font rien.
wc-rule-35 = Tous voient comment il a bougé, personne ne voit où.
wc-rule-36 = Quand il arrive à pied à son repaire, il peut dire qu’il est rentré, et la nuit est finie. Il peut aussi ne rien dire et continuer.
wc-rule-37 = Un fiacre, une ruelle ou un crime au repaire ne le fait pas rentrer : il doit en sortir et y revenir à pied.
wc-rule-38 = Au retour, les indices quittent le plateau. Policiers et lieux de crime restent. La nuit suivante commence.
wc-rule-39 = Il perd s’il n’a plus aucun coup, ou si la dernière case est pleine et qu’il n’est pas rentré.
wc-rule-40 = Chaque policier fait zéro, un ou deux pas. Il peut en passer d’autres, mais pas s’arrêter sur l’un d’eux.
wc-rule-41 = Les policiers du chef d’abord, puis ceux des autres enquêteurs dans le sens des aiguilles d’une montre. Qui en a plusieurs choisit leur ordre.
wc-rule-42 = Quand tous ont bougé, chacun agit une fois, les enquêteurs dans le même ordre.
wc-rule-43 = Pour chercher des indices, il nomme un cercle à côté de lui et apprend si Jack y est passé cette nuit. Oui : on pose un indice et il a fini. Non : il en nomme un autre, jusqu’au dernier.
wc-rule-44 = Le lieu du crime de cette nuit et les cercles qui ont déjà un indice répondent oui comme les autres.
wc-rule-45 = Pour arrêter, il nomme un cercle à côté de lui. Si Jack y est en ce moment, la police gagne. Sinon, rien de plus n’est dit.
wc-rule-46 = Chacun cherche ou arrête, jamais les deux, et doit faire l’un des deux.
wc-rule-47 = Un policier qui n’a aucun cercle à nommer ne fait rien.
wc-rule-48 = Les réponses viennent de la feuille elle-même : personne ne peut mentir.
wc-rule-49 = Après le dernier policier, Jack joue de nouveau.
wc-rule-50 = Jack gagne s’il est rentré après la quatrième nuit. La police gagne s’il est arrêté, s’il ne peut plus bouger, s’il est trop tard, ou si elle nomme son adresse. Alors tout est montré.
wc-rule-60 = Qui joue quels policiers : un enquêteur les cinq, ou deux à cinq enquêteurs qui se les partagent.
wc-rule-61 = Lettres : dès la deuxième nuit, Jack peut en envoyer une par nuit, chacune une fois par partie. Dear Boss et From Hell déplacent un jeton de patrouille d’un coin de la carte vers un croisement jaune. Saucy Jacky nomme deux jetons du milieu, que le chef doit déplacer. Goulston Street y appelle un policier : celui qui est nommé, ou le brun.
wc-rule-62 = Faux indices : pour cinq indices sur le plateau, Jack en tient un faux, trois par nuit au plus. Avant que les policiers agissent, il peut en poser un sur un cercle : ni question ni arrestation n’y sont possibles cette nuit.
wc-rule-63 = Policiers pressés : au lieu de chercher ou d’arrêter, un policier peut faire un pas de plus, vers un croisement libre.
wc-rule-64 = Arrestations tout autour : une arrestation vaut d’un coup pour tous les cercles à côté du policier.
wc-rule-65 = Attrapez-moi si vous pouvez : le repaire ne peut pas non plus être voisin d’un cercle rouge.
wc-rule-66 = Je connais ton adresse : quand Swanson ou Abberline devient chef, le chef peut nommer un cercle, une fois par partie. Si c’est le repaire, la police gagne.
wc-rule-67 = Le repaire peut aussi être tiré au sort pour Jack : facile, normal, moyen ou difficile. Les cercles sont rangés selon leur distance à tous les cercles rouges ensemble, puis coupés en quatre quarts ; facile est le plus proche.
wc-rule-68 = Quatre croisements sont sur la ligne entre deux coins de la carte. Pour les lettres, x102 compte pour A/b, x125 et x211 pour B/a, x222 pour A/a.
