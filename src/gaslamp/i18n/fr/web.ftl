# Les mots du client web.

web-title = Gaslamp
web-skip = Aller au contenu
web-loading = Un instant…
web-hold = Maintenez pour voir
web-yes = Oui
web-no = Non
web-close = Fermer
web-pair = { $name } : { $value }
web-sure = Vraiment ?

title-table = { $game } · Gaslamp
title-turn = ● À vous · { $game }
title-lobby = Salon · Gaslamp
title-same = Un seul écran · Gaslamp
title-learn = Première partie · Gaslamp
title-replay = Revoir · Gaslamp
title-puzzles = Problèmes · Gaslamp
title-companion = Avec votre boîte · Gaslamp
title-setup = Mise en place · Gaslamp
title-sheets = Feuilles à imprimer · Gaslamp
title-rules = Règles · Gaslamp
title-settings = Réglages · Gaslamp
title-account = Compte · Gaslamp

nav-home = Gaslamp, accueil
nav-label = Pages
nav = { $page ->
    [lobby] Salon
    [puzzles] Problèmes
    [companion] Avec votre boîte
    [learn] Première partie
    [rules] Règles
    [account] Compte
   *[settings] Réglages
 }

## Les jeux
level = { $level ->
    [random] Au hasard
    [greedy] Débutant
    [novice] Novice
    [casual] Amateur
    [club] Club
    [expert] Expert
    [ismcts] Machine
   *[other] { $level }
 }

## Première page
home-title = Londres, 1888. Les becs de gaz s’éteignent.
home-lead = Des jeux d’identité cachée et de déplacements secrets. Jouez contre un ami, même loin, à plusieurs sur un écran, ou contre la machine. Aucun compte n’est nécessaire, et personne ne voit vos secrets.
home-new = Nouvelle partie
home-opponent = Contre
home-opponent-name = { $opponent ->
    [machine] La machine
    [bot] Un bot
    [friend] { $many ->
        [yes] Des amis, par lien
       *[no] Un ami, par lien
     }
   *[same] { $many ->
        [yes] Tous sur un écran
       *[no] À deux sur un écran
     }
 }
home-side = Vous jouez
home-either-side = L’un ou l’autre
home-level = Niveau
home-more = Nom, règles, aide, pendule
home-name = Votre nom
home-guest = Invité
home-assist = Aide sur le plateau (tout le monde sait laquelle)
home-assist-name = { $assist ->
    [off] Aucune
    [marks] Vos marques au crayon
    [possible] Ce qui est encore possible
   *[probabilities] Les probabilités
 }
home-clock = Pendule
home-clock-name = { $clock ->
    [quick] 10 minutes chacun, 10 secondes de plus par tour
    [slow] 30 minutes chacun, 30 secondes de plus par tour
    [days] 3 jours par tour
   *[none] Aucune
 }
home-absence = Un joueur déconnecté compte comme absent après
home-absence-name = { $minutes ->
    [one] 1 minute
    [60] 1 heure
    [1440] 1 jour
   *[other] { $minutes } minutes
 }
home-all-replace = Les adversaires aussi peuvent faire jouer une machine pour un absent
home-listed = Montrer cette table dans le salon, pour que n’importe qui puisse la rejoindre
home-bot = Bot
home-bots = Les bots peuvent prendre place
player-bot = { $name } (bot)
home-ally-chat = Les alliés peuvent parler et préparer leurs coups sans que les autres le voient
home-start = { $opponent ->
    [friend] Ouvrir une table
   *[other] Jouer
 }
home-learn = Nouveau ici ? Jouez une première partie guidée
home-learn-about = Une vraie partie contre la machine, expliquée pas à pas.
home-companion = Vous avez la boîte ? Jouez avec elle
home-companion-about = Gaslamp remplace le joueur qui manque à votre vrai plateau, sur un seul téléphone.
daily-title = Problème du jour
daily-days = { $solved ->
    [yes] Résolu. { $days ->
        [one] Un jour d’affilée.
       *[other] { $days } jours d’affilée.
     }
   *[no] { $days ->
        [one] Un jour d’affilée jusqu’ici. Résolvez-le aujourd’hui pour continuer.
       *[other] { $days } jours d’affilée jusqu’ici. Résolvez-le aujourd’hui pour continuer.
     }
 }
daily-solve = Le résoudre
daily-again = Le revoir
home-mine = Mes parties
home-mine-none = Aucune pour l’instant. Elles sont gardées dans ce navigateur.

## Listes de tables
list-state = { $status ->
    [waiting] attend des joueurs
    [running] en cours
   *[over] terminée
 }
list-your-turn = à vous de jouer
list-their-turn = à l’autre de jouer
list-agreed = { $kind ->
    [live] { $minutes } min + { $seconds } s
    [correspondence] { $days ->
        [one] un jour par tour
       *[other] { $days } jours par tour
     }
   *[none] sans pendule
 } · aide : { $assist ->
    [off] aucune
    [marks] marques au crayon
    [possible] ce qui est possible
   *[probabilities] les probabilités
 }
list-rematch = revanche proposée : votre place est gardée
lobby-title = Salon
lobby-about = Tout le monde peut rejoindre ou regarder ces tables. Une table qui n’est pas dans cette liste ne s’ouvre qu’avec son lien.
lobby-waiting = En attente de joueurs
lobby-running = En cours
lobby-none-waiting = Aucune table n’attend.
lobby-none-running = Aucune partie publique n’est en cours.
lobby-new = Ouvrir une table

## En attendant les joueurs
wait-seated = La partie commence quand toutes les places sont prises. Envoyez le lien à ceux qui veulent jouer.
wait-choose = Choisissez une place pour jouer, ou restez pour regarder.
wait-leave = Quitter ma place
wait-machine = Mettre une machine ici
wait-sit = Jouer { $seat }
wait-link = Le lien de cette table
wait-agreed = Ce que l’on joue
wait-help = Aide sur le plateau
wait-rules = Règles
wait-clock-start = Les pendules démarrent quand tout le monde est à la table.
wait-kept = gardée pour { $name }
wait-machine-level = Niveau de la machine pour { $seat }
wait-bot = Bot pour { $seat }
wait-ask-bot = Inviter ce bot
wait-asked = { $answer ->
    [none] { $bot } est invité.
    [busy] { $bot } a décliné : il joue trop de parties.
    [game] { $bot } a décliné : il ne joue pas à ce jeu.
    [options] { $bot } a décliné : il ne joue pas avec ces options.
    [clock] { $bot } a décliné : il ne joue pas avec cette pendule.
   *[other] { $bot } a décliné.
 }
wait-machine-away = Retirer la machine
wait-share = Envoyer le lien
wait-code = Code avec le lien vers cette table
wait-code-about = Un téléphone ouvre la table avec ce code : il suffit de le viser avec l’appareil photo.
wait-cancel = Annuler la table
wait-cancel-sure = Oui, l’annuler
wait-cancelled = Cette table a été annulée
wait-cancelled-text = Elle a été fermée avant le début de la partie.
wait-rematch = En attente : { $names } doit accepter la revanche. Vous pouvez aussi envoyer le lien.
rematch-offered = Une revanche vous est proposée, rôles échangés.
rematch-accept = Accepter la revanche
rematch-later = Pas maintenant

## À la table
table-you = vous
table-open-seat = place libre
table-other = Choisir autre chose
table-undo = Annuler
table-tap-again = Touchez encore une fois pour confirmer.
table-confirm = Confirmer
table-skip = Passer
table-skip-about = Montrer d’un coup la fin de ce tour
table-menu = Table
table-panels = Récit, tchat, notes et aide
table-tab = { $tab ->
    [story] Récit
    [chat] Tchat
    [notes] Notes
   *[help] Aide
 }
table-story = Le récit de cette partie
table-story-empty = Rien ne s’est encore passé.
table-chat = Messages
table-chat-empty = Il n’y a pas encore de message.
table-chat-say = Écrire un message
table-chat-spectator = Seuls les joueurs peuvent écrire des messages à cette table.
table-channel-all = Tout le monde
table-channel-side = { $side } uniquement
table-send = Envoyer
table-notes-about = Personne d’autre ne peut lire ces notes. Elles sont gardées avec la table.
table-notes-state = { $state ->
    [writing] Écriture…
    [lost] Pas enregistré : la connexion est perdue.
   *[kept] Enregistré.
 }
table-thinking = { $seat } réfléchit
table-presence = { $state ->
    [here] présent
   *[away] absent
 }
table-assist = Aide : { $assist ->
    [marks] marques au crayon
    [possible] ce qui est possible
   *[probabilities] les probabilités
 }
table-connection = { $state ->
    [connecting] Connexion…
    [lost] La connexion est perdue. Nouvel essai…
   *[refused] Le serveur a fermé la connexion.
 }
table-lost = Le serveur n’a rien reçu. Veuillez réessayer.
table-copy-link = Copier le lien
table-copy-key = Copier ma place pour un autre appareil
table-key-about = Avec le second lien, on peut jouer à votre place et voir vos secrets. Ne le donnez à personne.
table-copied = Copié
table-ask-back = Demander à reprendre un coup
table-ask-stop = Demander à arrêter la partie
table-resign = Abandonner
table-resign-sure = Oui, abandonner
table-hand-over = Laisser une machine continuer
table-hand-mine = à ma place
table-hand-theirs = pour { $seat }
table-hand-back = Reprendre ma place
table-replay = Revoir la partie
table-rematch = Revanche, rôles échangés
table-rematch-go = Vers la revanche
table-offer = { $what ->
    [abandon] { $who } demande à arrêter la partie.
    [resign] { $who } demande à abandonner.
   *[take-back] { $who } demande à reprendre le dernier coup.
 }
table-offer-waits = En attente de la réponse.
table-away = { $who } n’est pas là.
table-away-clock = La pendule continue de tourner : c’est elle qui décide.
table-away-soon = { $what ->
    [claim] Vous pourrez réclamer la victoire dans { $time }.
   *[replace] Une machine pourra jouer pour { $who } dans { $time }.
 }
table-claim = Réclamer la victoire
table-replace = Faire jouer une machine pour { $who }
table-agreement = { $rule ->
    [clock] Cette table a une pendule : elle décide si un joueur reste absent.
    [all] Si un joueur est absent depuis { $time }, chacun peut faire jouer une machine à sa place, et les adversaires peuvent réclamer la victoire.
   *[allies] Si un joueur est absent depuis { $time }, ses alliés peuvent faire jouer une machine à sa place, et les adversaires peuvent réclamer la victoire.
 }
table-take-back = Reprendre le coup
table-take-backs = Coups repris : { $count }
table-leave = Quitter la partie
table-key-renew = Renouveler mon lien
table-key-renew-sure = Oui, le renouveler
table-key-renew-about = Si quelqu’un d’autre a peut-être le lien de votre place : tous les anciens liens cessent de fonctionner, sur vos autres appareils aussi.
table-key-renewed = Votre lien est renouvelé. Les anciens ne fonctionnent plus.
notice-about = Me prévenir quand c’est mon tour, à cette adresse électronique ou web
notice-add = Me prévenir
notice-unconfirmed = Ouvrez le lien du message pour confirmer.
notice-unanswered = En attente de la réponse du programme à cette adresse.
notice-secret = Messages signés avec
notice-end = Arrêter
clock-days = { $days } j { $hours } h
table-clock-is = { $kind ->
    [live] { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
     } chacun, { $seconds ->
        [0] sans ajout de temps
        [one] 1 seconde de plus par tour
       *[other] { $seconds } secondes de plus par tour
     }
    [correspondence] { $days ->
        [one] 1 jour par tour
       *[other] { $days } jours par tour
     }
   *[none] Aucune
 }
table-clock-waits = Pas encore là : { $who }. Les pendules attendent.
table-clock-starts = Elles démarrent au plus tard dans { $time }.
table-away-clock-ends = Il reste { $time }.
table-add-time = { $kind ->
    [correspondence] Leur donner un jour
   *[live] Leur donner une minute
 }

## Un écran pour tous
same-curtain = Passez l’écran : { $seat }
same-curtain-about = Tous les autres doivent regarder ailleurs.
same-reveal = C’est moi ({ $seat }) : afficher
same-done = Vous avez joué. Regardez aussi longtemps que vous voulez, puis passez l’écran.
same-hand-over = Cacher l’écran pour { $seat }
same-no-keys = Cette table n’est pas partagée sur cet écran
same-no-keys-text = Ouvrez une partie à deux sur un écran depuis l’accueil.

## Revoir
replay-eyes = Vu par
replay-referee = l’arbitre
replay-as = Vu par { $seat }
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-play = Lire
replay-pause = Pause
replay-slider = Moment de la partie
replay-jump = Aller à
replay-speed = Vitesse
replay-speed-is = { $speed ->
    [half] deux fois plus lente
    [double] deux fois plus rapide
    [fourfold] quatre fois plus rapide
   *[normal] normale
 }
replay-table = À la table
replay-link = Lien vers ce moment
replay-puzzles = Problèmes de cette partie
replay-download = Télécharger
replay-begin = Avant le premier coup.
replay-none = Il n’y a rien à revoir ici
replay-mistake = Erreur au pas { $number }
play-on = Continuer d’ici
play-on-seat = Place où continuer
play-on-guest = Invité
play-on-from = Continue une autre partie après le coup { $at }

## Réglages
settings-about = Ils sont gardés dans ce navigateur seulement.
settings-theme = Couleurs
settings-theme-name = { $theme ->
    [paper] Papier
    [contrast] Contraste élevé
    [colour-safe] Pour daltoniens
   *[night] Nuit
 }
settings-theme-switch = { $theme ->
    [paper] Passer à la nuit
   *[night] Passer au papier
 }
settings-language = Langue
settings-orientation = Plateau
settings-orientation-name = { $orientation ->
    [upright] À l’endroit
    [upside-down] À l’envers
    [turned] Tourné
   *[auto] Selon la place
 }
settings-orientation-about = Selon la place : chaque camp voit le plateau depuis son côté de la table. Tourné : pour des joueurs assis côte à côte.
settings-speed = Vitesse des machines
settings-speed-name = { $speed ->
    [calm] calme
    [quick] rapide
   *[at-once] immédiate
 }
settings-speed-about = À quelle vitesse les machines montrent leurs coups. On ne voit jamais combien de temps elles réfléchissent.
settings-else = Et aussi
settings-animation = Animer les déplacements
settings-sound = Sons
settings-labels = Noms des lieux sur le plateau
settings-notation = Le récit aussi en notation
settings-forced = Jouer automatiquement les coups obligés

## Compte
account-about = On peut jouer sans. Un compte garde vos tables sur chaque appareil.
account-name = Nom
account-password = Mot de passe
account-new-password = Nouveau mot de passe (8 caractères au moins)
account-login = Se connecter
account-create = Créer un compte
account-who = Votre compte : { $name }.
account-leave = Se déconnecter
account-in = Vous voilà dans votre compte. Les parties de ce navigateur sont maintenant dans votre compte.
account-out = Vous avez quitté votre compte.
account-change = Changer le mot de passe
account-changed = Le mot de passe est changé.
account-bot = Bot
account-bot-about = Un programme à vous peut jouer sous ce compte. Tout le monde voit alors que c’est un bot, même quand vous jouez vous-même.
account-bot-is = Ce compte est un bot : tout le monde le voit. Son jeton est pour gaslamp bot, ou pour un programme à vous.
account-bot-make = Faire de ce compte un bot
account-bot-renew = Nouveau jeton (l’ancien n’est plus valable)
account-bot-stop = Ne plus être un bot
account-bot-token = Jeton : gardez-le secret, il n’est montré que maintenant
account-delete = Supprimer le compte
account-delete-about = Vous pouvez encore jouer à vos places dans ce navigateur. Écrivez d’abord votre mot de passe ci-dessus.
account-delete-sure = Oui, le supprimer
account-deleted = Le compte est supprimé.

## Quand quelque chose ne va pas
trouble-no-page = Cette page n’existe pas
trouble-no-page-text = Vérifiez l’adresse : il manque peut-être une lettre.
trouble-no-table = Cette table ne peut pas être ouverte
trouble-unreachable = Le serveur ne répond pas. Est-il en marche ?
trouble-broken = Il y a eu une erreur
trouble-broken-text = Cette page a une erreur. Votre partie est en sécurité sur le serveur. Rechargez la page.
trouble-home = Retour à l’accueil
trouble-again = Réessayer
update-ready = Une nouvelle version de ces pages est prête.
update-reload = La charger maintenant
update-later = Plus tard
offline-about = Le serveur ne répond pas. Voici ce que vous avez vu ici en dernier, le { $time }. La partie reprendra d’elle-même dès que la connexion sera rétablie.
offline-no-notes = Vous n’avez pas écrit de notes.
offline-marks = Marques au crayon
offline-list = À lire sans connexion

## L’aide à côté du plateau
help-now = Et maintenant ?
help-rules = Les règles :
help-goal = Votre but
help-keys = Touches

## Première partie
learn-title = Une première partie
learn-again = Encore une première partie
learn-next = Continuer
learn-rules = Lire d’abord les règles
learn-step = Leçon { $step } sur { $steps }
learn-others = Les premières parties des autres jeux
learn-suggestion = Un conseil
learn-follow = Faire cela
learn-own = Ou faites autre chose sur le plateau.
learn-unseen = Ceci n’est pas arrivé dans votre partie :
learn-thinks = Le guide réfléchit…
why-link = Pourquoi ?
why-rule = Pourquoi ? Règle { $rule }
learn-none = Ce jeu n’a pas de première partie
learn-none-text = Il n’a pas de leçons. Vous pouvez y jouer contre la machine : ouvrez une nouvelle partie.

## Règles
rules-about = Comment on joue à chaque jeu, et chaque règle avec son numéro.
rules-others = Les règles des autres jeux
rules-none = Ce jeu n’a pas de page de règles. Pendant la partie, la page montre ce que vous savez et ce que vous pouvez faire.

## Jeux sans pages propres
generic-known = Ce que vous savez
generic-notation = En notation
generic-choices = Ce que vous pouvez faire
generic-turn = C’est à vous : choisissez parmi { $count ->
    [one] 1 action
   *[other] { $count } actions
 }.
generic-over = La partie est finie.
generic-wait = En attente : { $seat }.
generic-search = Chercher parmi les actions
generic-no-match = Aucune action ne correspond.
generic-help = Ce jeu n’a pas d’aide propre. Le récit dit ce qui s’est passé. La liste montre tout ce que vous pouvez faire maintenant, chaque action avec sa notation.
generic-key-name = { $shortcut ->
    [move] ↑ ↓
    [undo] U
   *[tabs] ? L C
 }
generic-key = { $shortcut ->
    [move] passer d’une action à l’autre ; Entrée choisit
    [undo] annuler
   *[tabs] aide, récit, tchat
 }

## Avant et après une partie : était-elle juste ?
wait-shares = Tout le monde mélange…
honesty-check = Vérifier que personne n’a triché
honesty-save = Enregistrer ce que j’ai vu
honesty-checking = Vérification…
honesty-old = Cette partie a été enregistrée dans un ancien format que cette page ne sait pas vérifier.
honesty-failed = La partie n’a pas pu être lue. Réessayez.
honesty-good = Personne n’a triché, pour autant que cette page puisse le voir.
honesty-bad = Quelque chose ne va pas dans cette partie.
honesty-form-bad = La ligne { $number } de la partie enregistrée n’est pas écrite comme un serveur l’écrit.
honesty-promises-good = Chaque secret est celui qui a été mis sous clé quand il a été choisi.
honesty-promises-bad = Le coup { $number } n’est pas celui qui a été mis sous clé.
honesty-deal-good = Les cartes viennent de nombres mis sous clé avant la partie.
honesty-deal-bad = { $place ->
    [server] Les cartes ne viennent pas du nombre que le serveur a mis sous clé avant la partie.
   *[player] Les cartes ne viennent pas des nombres que les joueurs ont mis sous clé avant la partie.
 }
honesty-share-good = Votre propre nombre est dans le mélange : personne n’a pu choisir les cartes, pas même le serveur.
honesty-share-bad = Votre nombre a été laissé hors du mélange. Le serveur aurait pu choisir les cartes.
honesty-share-none = Vous n’avez pas donné de nombre pour le mélange. Le serveur aurait pu choisir les cartes.
honesty-seen-good = C’est la partie que vous avez vue dans ce navigateur.
honesty-seen-bad = Au coup { $number }, ce n’est pas la partie que vous avez vue dans ce navigateur.
honesty-seen-none = Ce navigateur n’a pas vu la partie : il n’a rien à comparer.
honesty-signature-good = Le serveur a signé la partie : personne d’autre ne l’a changée.
honesty-signature-bad = { $place ->
    [missing] Le serveur n’a pas signé le début et la fin de cette partie.
    [key] La partie est signée avec une clé qui n’est pas celle de ce serveur.
    [start] La signature du début par le serveur ne correspond pas à cette partie.
   *[end] La signature de la fin par le serveur ne correspond pas à cette partie.
 }
honesty-signature-none = { $place ->
    [key] Un autre serveur a signé cette partie. Cette page ne connaît pas sa clé.
   *[missing] Aucun serveur n’a signé cette partie.
 }
honesty-past-changed = Le serveur a changé ce qui s’est passé avant. Ne vous fiez pas à cette partie. Quand elle sera finie, enregistrez ce que vous avez vu.
honesty-not-here = Pas vérifié ici : les règles, et chaque carte. La commande « gaslamp verify » le fait avec les fichiers enregistrés.
honesty-origin-none = Les { $number } premiers coups viennent d’une autre partie. Seul l’enregistrement de celle-ci prouve comment ils sont venus.
honesty-companion-none = Des personnes ont joué sur un vrai plateau et entré ce qu’elles ont fait. L’enregistrement montre ce qui a été entré.
honesty-draws-none = Les joueurs ont tiré eux-mêmes les cartes ouvertes et les ont entrées. Rien ne prouve ces tirages.

## Moments sur le plateau, et la fin
moment-skip = Passer
ending-won = Vous avez gagné
ending-lost = Vous avez perdu
ending-nobody = Personne n’a gagné
ending-winner = { $count ->
    [one] { $winners } a gagné
   *[other] { $winners } ont gagné
 }
ending-fold = { $state ->
    [open] Moins
   *[folded] Plus
 }
ending-hide = { $state ->
    [shown] Masquer
   *[hidden] Afficher
 }
ending-share = Partager
ending-analyse = Analyser
ending-turning = Ce qui a décidé de la partie
ending-turning-at = { $part } : { $text }
ending-turning-told = Possibilités : { $before } avant, { $after } après.
