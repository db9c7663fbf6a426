# Les mots du client web.

web-title = Gaslamp
web-skip = Aller au contenu
web-loading = Un instant…
web-yes = Oui
web-no = Non
web-close = Fermer
web-sure = En êtes-vous sûr ?

title-table = { $game } · Gaslamp
title-turn = ● À vous · { $game }
title-lobby = Salon · Gaslamp
title-same = Un seul écran · Gaslamp
title-learn = Première partie · Gaslamp
title-replay = Revoir · Gaslamp
title-rules = Règles · Gaslamp
title-settings = Réglages · Gaslamp
title-account = Compte · Gaslamp

nav-home = Gaslamp, accueil
nav-label = Pages
nav = { $page ->
    [lobby] Salon
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
home-lead = Des jeux d’identité cachée et de déplacements secrets : contre un ami n’importe où, sur un seul écran, ou contre la machine. Sans compte, et personne ne peut voir ce qui est caché.
home-new = Nouvelle partie
home-opponent = Contre
home-opponent-name = { $opponent ->
    [machine] La machine
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
home-assist = Aide sur le plateau (tous la voient)
home-assist-name = { $assist ->
    [off] Aucune
    [marks] Ses propres notes au crayon
    [possible] Ce qui est encore possible
   *[probabilities] Les probabilités
 }
home-clock = Pendule
home-clock-name = { $clock ->
    [quick] 10 minutes chacun, 10 secondes par coup
    [slow] 30 minutes chacun, 30 secondes par coup
    [days] 3 jours par coup
   *[none] Aucune
 }
home-listed = Montrer cette table dans le salon, pour que chacun puisse venir
home-ally-chat = Les alliés peuvent parler et préparer leurs coups sans que les autres le voient
home-start = { $opponent ->
    [friend] Ouvrir une table
   *[other] Jouer
 }
home-learn = Nouveau ici ? Jouez une première partie guidée
home-learn-about = Une vraie partie contre la machine, expliquée pas à pas.
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
lobby-title = Salon
lobby-about = Des tables que chacun peut rejoindre ou regarder. Une table absente d’ici ne se trouve que par son lien.
lobby-waiting = Attendent des joueurs
lobby-running = En cours
lobby-none-waiting = Aucune table n’attend.
lobby-none-running = Aucune partie publique n’est en cours.
lobby-new = Ouvrir une table

## En attendant les joueurs
wait-seated = La partie commence quand toutes les places sont prises. Envoyez le lien à qui doit jouer.
wait-choose = Choisissez une place pour jouer, ou restez regarder.
wait-machine = Mettre une machine ici
wait-sit = Jouer { $seat }
wait-link = Le lien de cette table

## À la table
table-you = vous
table-open-seat = place libre
table-other = Un autre
table-undo = Annuler
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
table-chat = Ce qui a été dit
table-chat-empty = Personne n’a encore rien dit.
table-chat-say = Dire quelque chose
table-chat-spectator = Seuls les joueurs parlent à cette table.
table-channel-all = Tout le monde
table-channel-side = { $side } uniquement
table-send = Envoyer
table-notes-about = Vous seul pouvez lire ceci. C’est gardé avec la table.
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
    [marks] notes au crayon
    [possible] ce qui est possible
   *[probabilities] les probabilités
 }
table-connection = { $state ->
    [connecting] Connexion…
    [lost] La connexion est perdue. Nouvel essai…
   *[refused] La porte est fermée.
 }
table-lost = Le serveur n’a rien reçu. Veuillez réessayer.
table-copy-link = Copier le lien
table-copy-key = Copier ma place pour un autre appareil
table-key-about = Qui possède ce second lien joue à votre place et voit vos secrets : ne le donnez à personne.
table-copied = Copié
table-ask-back = Demander à reprendre un coup
table-ask-stop = Demander à arrêter la partie
table-resign = Abandonner
table-resign-sure = Abandonner vraiment
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
table-offer-waits = On attend une réponse.
notice-about = Me dire quand c’est mon tour : une adresse électronique ou une adresse web
notice-add = Me prévenir
notice-unconfirmed = Confirmez par le lien dans le message.
notice-secret = Messages signés avec
notice-end = Arrêter
clock-days = { $days } j { $hours } h

## Un écran pour tous
same-curtain = Passez l’écran : { $seat }
same-curtain-about = Tous les autres regardent ailleurs.
same-reveal = C’est moi, { $seat } : montrez
same-done = Votre coup est joué. Regardez autant que vous voulez, puis passez l’écran.
same-hand-over = Tirer le rideau pour { $seat }
same-no-keys = Cette table n’est pas partagée sur cet écran
same-no-keys-text = Ouvrez une partie à deux sur un écran depuis l’accueil.

## Revoir
replay-eyes = Avec quels yeux
replay-referee = l’arbitre
replay-as = Vu par { $seat }
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-play = Lire
replay-pause = Pause
replay-slider = Moment de la partie
replay-link = Lien vers ce moment
replay-download = Télécharger
replay-begin = Avant le premier coup.
replay-none = Il n’y a rien à revoir ici

## Réglages
settings-about = Ils sont gardés dans ce navigateur seulement.
settings-theme = Apparence
settings-theme-name = { $theme ->
    [paper] Papier
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
settings-orientation-about = Selon la place : chaque camp voit le plateau depuis son côté de la table. Tourné convient à deux joueurs côte à côte.
settings-else = Et aussi
settings-animation = Les pions glissent
settings-sound = Sons
settings-labels = Noms des lieux sur le plateau

## Compte
account-about = On peut jouer sans. Un compte garde vos tables sur chaque appareil.
account-name = Nom
account-password = Mot de passe
account-new-password = Nouveau mot de passe (8 caractères au moins)
account-login = Se connecter
account-create = Créer un compte
account-who = Vous êtes connecté sous le nom { $name }.
account-leave = Se déconnecter
account-in = Vous êtes connecté, et les parties de ce navigateur vous suivent.
account-out = Vous êtes déconnecté.
account-change = Changer le mot de passe
account-changed = Le mot de passe est changé.
account-delete = Supprimer le compte
account-delete-about = Vos places restent jouables dans ce navigateur. Écrivez d’abord votre mot de passe ci-dessus.
account-delete-sure = Le supprimer vraiment
account-deleted = Le compte n’existe plus.

## Quand quelque chose ne va pas
trouble-no-page = Cette rue n’existe pas
trouble-no-page-text = L’adresse ne mène nulle part. Il manque peut-être une lettre.
trouble-no-table = Cette table ne peut pas être ouverte
trouble-unreachable = Le serveur ne répond pas. Est-il en marche ?
trouble-broken = Une lampe s’est cassée
trouble-broken-text = Quelque chose s’est mal passé sur cette page. Votre partie est en sécurité sur le serveur : rechargez la page.
trouble-home = Retour à l’accueil
trouble-again = Réessayer

## L’aide à côté du plateau
help-now = Et maintenant ?
help-rules = Les règles :
help-goal = Votre but
help-keys = Touches

## Première partie
learn-title = Une première partie
learn-begin = Commencer
learn-again = Encore une première partie
learn-next = Continuer
learn-rules = Lire d’abord les règles
learn-step = Leçon { $step } sur { $steps }
learn-others = Les premières parties des autres jeux
learn-none = Ce jeu n’a pas de première partie
learn-none-text = Il n’apporte pas de leçons. Vous pouvez y jouer contre la machine : ouvrez une nouvelle partie.

## Règles
rules-about = Comment jouer à chaque jeu, et chaque règle par son numéro.
rules-others = Les règles des autres jeux
rules-none = Ce jeu n’apporte pas de page de règles. Pendant la partie, la page montre ce que vous savez et ce que vous pouvez faire.

## Jeux sans pages à eux
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
generic-help = Ce jeu n’a pas d’aide à lui. Le récit dit ce qui s’est passé ; la liste montre tout ce que vous pouvez faire maintenant, chaque action avec sa notation.
generic-key-name = { $shortcut ->
    [move] ↑ ↓
    [undo] U
   *[tabs] ? L C
 }
generic-key = { $shortcut ->
    [move] passer d’une action à l’autre ; Entrée choisit
    [undo] annuler
   *[tabs] aide, récit, discussion
 }
