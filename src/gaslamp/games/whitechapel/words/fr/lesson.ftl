# Une première partie, leçon par leçon, et les conseils du guide.

wc-learn-title = Une première partie de Lettres de Whitechapel
wc-learn-about = Une vraie partie contre la machine. Un guide explique une chose à la fois, montre la carte et propose des coups. La première nuit, personne n’est arrêté : vous voyez une nuit entière. Les quatre nuits durent environ vingt-cinq minutes ; vous pouvez vous arrêter à tout moment et revenir.
wc-learn-as = { $seat ->
    [jack] Jouer Jack
   *[police] Jouer la police
 }
wc-lesson-title-jack = { $lesson ->
    [welcome] Vous êtes Jack
    [map] La carte
    [hideout] Votre repaire
    [marks] Les cibles
    [tokens] La police patrouille
    [crime] Tuer ou attendre
    [ready] Retournez un jeton
    [walk] L’alarme
    [track] La piste
    [ways] Fiacres et ruelles
    [known] Ce que la police peut savoir
    [clue] Un indice
    [home] Rentrer
    [night] La nuit suivante
    [two] La troisième nuit
   *[end] La fin
 }
wc-lesson-jack = { $lesson ->
    [welcome] Personne ne vous voit bouger. Vous avez quatre nuits. Chaque nuit vous tuez une fois, deux fois la troisième. Puis vous devez rentrer à pied à votre repaire secret, le même chaque nuit. Si vous êtes rentré après la quatrième nuit, vous gagnez.
    [map] Vous marchez le long des rues, d’un cercle numéroté au suivant. Les petits carrés sont des croisements. Un policier sur un croisement vous barre la route. Chaque nuit commence sur un cercle rouge. Faites glisser la carte pour la déplacer. La molette ou deux doigts l’agrandissent.
    [hideout] Choisissez un cercle entouré. Vous y revenez chaque nuit, et vous seul le voyez. Chaque nuit commence sur un cercle rouge. Un repaire à côté d’un cercle rouge est vite trouvé, car la police commence à chercher là. Prenez-en un qui est à trois coups au moins et à sept au plus de la plupart des cercles rouges.
    [marks] Ce soir, huit femmes sont sur les cercles rouges. Choisissez les cinq qui sont des cibles. La police voit les huit, mais pas les cinq que vous avez choisies.
    [tokens] Les casques avec un point d’interrogation sont des jetons de patrouille. Cinq sont des policiers et deux sont vides. Vous ne savez pas lesquels. Ils ne bougent pas avant votre crime.
    [crime] Choisissez une victime, ou attendez. Laquelle ? Pas trop près de votre repaire, car la police cherche d’abord autour du crime ; pas trop loin, car il faut rentrer avant que la piste soit pleine ; et avec peu de jetons près d’elle. Si vous attendez, vous avez un coup de plus cette nuit et vous voyez ce qu’est un jeton. Mais la police déplace les femmes.
    [ready] Quand vous avez attendu, vous retournez un jeton. Un jeton vide quitte le plateau. Choisissez un jeton sur votre chemin du retour.
    [walk] Tout le monde sait maintenant où vous avez tué, et les jetons deviennent des policiers. Marchez vers un cercle entouré. À pied, vous ne pouvez pas passer un croisement où se tient un policier.
    [track] Chaque coup remplit une case de cette piste. Tous voient comment vous avez bougé. Personne ne voit où vous êtes. Si la dernière case est pleine et que vous n’êtes pas rentré, vous perdez.
    [ways] Un fiacre fait deux coups à la fois et passe malgré les policiers. Une ruelle mène à n’importe quel cercle du même pâté de maisons. Vous en avez peu. Tous voient quand vous en prenez un.
    [known] Les cercles orange montrent où vous pourriez être, d’après tout ce que sait la police. Essayez d’en garder beaucoup. Cette table montre cette aide à tous : la police la voit aussi.
    [clue] Un indice est un cercle jaune où vous êtes passé cette nuit. La police va le suivre. Un cercle traversé en fiacre compte aussi. Éloignez-vous de vos indices, mais pas sur la ligne qu’ils forment avec votre repaire.
    [home] Quand vous pouvez marcher jusqu’à votre repaire, le bouton « Rentrer » apparaît. Choisissez-le, et la nuit est finie. On ne rentre pas en fiacre ni par une ruelle. Vous pouvez aussi passer et revenir plus tard.
    [night] Quand vous êtes rentré, la nuit est finie. Les indices disparaissent, mais la police se souvient de l’endroit où elle vous a perdu. La nuit suivante, elle repart de là où elle s’est arrêtée. Vous avez moins de femmes et moins de fiacres.
    [two] La troisième nuit, vous en tuez deux d’un coup. Vous seul savez laquelle était la seconde : vous êtes là. La police joue la première.
   *[end] La partie est finie et plus rien n’est caché. Revoyez-la telle que la police l’a vue : vous verrez ce qui l’a aidée. Ou rejouez dans l’autre camp.
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
   *[end] La fin
 }
wc-lesson-police = { $lesson ->
    [welcome] Jack est quelque part sur cette carte, et vous ne le voyez jamais bouger. Chaque nuit il tue, puis rentre à pied à son repaire secret, le même chaque nuit. Attrapez-le, barrez tous ses chemins, ou empêchez-le de rentrer. Vous avez quatre nuits.
    [map] Jack marche sur les cercles numérotés. Vos cinq policiers sont sur les petits carrés, les croisements. À pied, Jack ne peut pas passer devant un policier. Chaque nuit commence sur un cercle rouge. Faites glisser la carte pour la déplacer. La molette ou deux doigts l’agrandissent.
    [patrols] Posez vos cinq couleurs sur les croisements entourés. Deux jetons vides vont sur les autres. Jack voit les jetons, mais pas lequel est lequel. Répartissez-les, pour qu’il y en ait toujours un près de Jack.
    [suspense] Si Jack attend, vous déplacez chaque femme vers un cercle voisin du sien. Rapprochez-les de vos policiers, loin des endroits où Jack peut habiter.
    [alarm] Jack a tué, et le lieu est marqué. Vos jetons sont maintenant des policiers. Jack est tout près. Chaque cercle que vous excluez vous aide.
    [track] Vous voyez comment Jack a bougé : à pied, en fiacre, par une ruelle. Vous ne voyez pas où il est. Si la dernière case est pleine et qu’il n’est pas rentré, vous gagnez.
    [hunt] Choisissez un policier, puis un croisement entouré. Il avance de deux croisements au plus, ou reste. Encerclez le lieu. Allez à côté de beaucoup de cercles où Jack peut être.
    [act] Chaque policier demande maintenant, pour des cercles à côté de lui : Jack y est-il passé cette nuit ? Il continue jusqu’à un oui. La réponse est toujours vraie.
    [clue] Un indice est un cercle où Jack est passé cette nuit. Il ne dit pas quand. Lisez-le avec la piste : après quatre coups, Jack est à quatre cercles du crime au plus, et depuis un indice il a continué ou il est revenu. Demandez donc de l’autre côté de l’indice. Deux indices qui se suivent montrent son chemin.
    [known] Les cercles orange sont ceux où Jack peut être, d’après tout ce que vous savez. Une couleur plus forte veut dire plus probable. Plus bas, vous pouvez voir chaque case passée de cette nuit, ou l’endroit où il peut habiter.
    [counsel] Vous ne savez pas quoi faire ? Demandez à la machine. Elle ne sait que ce que vous savez. Ses coups sont dessinés sur la carte, et un clic les joue.
    [arrest] À partir de la deuxième nuit, le guide propose aussi des arrestations. Au lieu de chercher, un policier peut tenter une arrestation sur un cercle à côté de lui. Si Jack y est maintenant, vous gagnez. Sinon, vous n’apprenez rien de plus. Tentez-la quand un cercle est bien plus probable que les autres.
    [night] Quand Jack dit qu’il est rentré, la nuit est finie. Où menait son chemin ? Son repaire est près de là, et il ne change jamais. « Son repaire » montre les cercles qui restent.
    [posts] À partir de la deuxième nuit, cinq jetons partent de là où vos policiers se sont arrêtés. Choisissez deux croisements jaunes pour les deux autres.
   *[end] La partie est finie et plus rien n’est caché. Revoyez-la telle que Jack l’a vue : vous verrez à quel point vous étiez près. Ou rejouez dans l’autre camp.
 }

## Conseils
wc-suggest = { $what ->
    [hide] Prenez le cercle { $to } comme repaire.
    [place-women] Placez les femmes en { $to }.
    [mark-woman] Marquez { $to } comme cibles.
    [post] Choisissez ces deux croisements.
    [place-patrol] Posez les cinq couleurs sur ces croisements.
    [kill] Tuez en { $to }.
    [kill-two] Tuez en { $to }.
    [kill-last] La seconde victime était en { $to }.
    [wait] Attendez.
    [move-wretched] Déplacez les femmes selon les flèches.
    [turn-patrol] Retournez ce jeton.
    [walk] Allez à pied en { $to }.
    [walk-home] Rentrez à pied et dites-le.
    [coach] Prenez un fiacre jusqu’en { $to }.
    [alley] Prenez une ruelle jusqu’en { $to }.
    [step] Déplacez les policiers selon les flèches.
    [ask] { $who } cherche un indice en { $to }.
    [arrest] { $who } tente une arrestation en { $to }.
    [stuck] Vous ne pouvez plus bouger. Dites-le.
    [idle] { $who } ne fait rien.
   *[other] Continuez.
 }
wc-suggest-why = { $reason ->
    [hideout] Coups jusqu’au cercle rouge le plus proche : { $walks }. La première fouille ne vous trouve donc pas.
    [women] Il faut des femmes sur ces cercles. Ensuite vous choisissez les cibles parmi elles.
    [mark] De ces cercles vous pouvez rentrer, et le chemin n’est pas trop court.
    [kill] Coups jusqu’au repaire : { $walks }. Coups que vous avez : { $moves }. Le reste sert à tromper la police.
    [kill-two] Coups jusqu’au repaire depuis la plus proche : { $walks }.
    [last] Coups jusqu’au repaire : { $walks }. La police ne sait pas que vous êtes là.
    [wait] Vous avez un coup de plus cette nuit, et vous voyez ce qu’est un jeton.
    [turn] Il est près des femmes : vous saurez s’il y a là un policier.
    [home] Vous êtes à côté de votre repaire, et la nuit finit quand vous le dites.
    [coach] Deux coups à la fois, malgré les policiers. Ensuite, coups jusqu’au repaire : { $walks }, coups restants : { $moves }.
    [alley] Aucun policier ne vous arrête là, et beaucoup de cercles sont possibles. Ensuite, coups jusqu’au repaire : { $walks }, coups restants : { $moves }.
    [nearer] C’est plus près de votre repaire. Ensuite, coups jusqu’au repaire : { $walks }, coups restants : { $moves }.
    [aside] Ce n’est pas le chemin le plus court : la police ne vous attend pas là. Ensuite, coups jusqu’au repaire : { $walks }, coups restants : { $moves }.
    [patrol] Ils sont répartis sur la carte : où que Jack tue, un policier est tout près.
    [posts] Avec eux, des policiers sont près de chaque cercle où Jack peut tuer.
    [wretched] Elles se rapprochent de vos policiers et s’éloignent de là où Jack peut habiter.
    [surround] Il y a ensuite { $percent } % de chances que Jack soit à côté d’un policier.
    [ask] Il y a { $percent } % de chances que Jack y soit passé cette nuit. Un oui montre son chemin, un non exclut le cercle.
    [ask-known] Il n’y a rien de nouveau à demander ici. La réponse est oui, et ce policier a fini.
    [arrest] Il y a { $percent } % de chances que Jack y soit maintenant. Sinon, vous ne perdez que la question de ce policier.
   *[only] Il n’y a pas d’autre choix.
 }
