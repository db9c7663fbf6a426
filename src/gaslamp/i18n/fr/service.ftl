# Autour des tables : limites, comptes, avis, et le démarrage d’un serveur.

error-bad-setting = Le réglage { $name } ne peut pas être « { $text } ».
error-bad-secret-file = « { $path } » doit contenir le secret du serveur, exactement 32 octets.
error-no-server-extra = Le serveur n’est pas installé : installez gaslamp[server].
error-port-taken = Le port { $port } sur { $host } est déjà utilisé : choisissez-en un autre avec --port.
error-cannot-listen = Le serveur ne peut pas écouter sur { $host } : { $why }.
error-too-many = Trop de demandes : attendez { $seconds } secondes et réessayez.
error-too-many-spectators = Trop de personnes regardent cette table. Réessayez plus tard.
error-too-long = C’est trop long : { $most } octets au plus.
error-wrong-origin = Cette demande vient d’une autre page, elle a donc été refusée.
error-no-page = Il n’y a rien à cette adresse.
error-wrong-method = Cette adresse n’accepte pas ce genre de demande.
error-wrong-login = Le nom ou le mot de passe n’est pas le bon.
error-not-logged-in = Vous n’êtes pas connecté.
error-name-taken = Quelqu’un porte déjà ce nom : choisissez-en un autre.
error-name-unusable = Ce nom ne convient pas : il contient des caractères invisibles ou impossibles à distinguer, ou il est trop long ou trop court. Utilisez des lettres, des chiffres et des espaces.
error-name-mixed = Ce nom mêle des lettres d’alphabets différents qui se ressemblent. Utilisez les lettres d’un seul alphabet.
error-password-common = Beaucoup de gens utilisent ce mot de passe : il est facile à deviner. Choisissez-en un autre, par exemple quelques mots à la suite.
error-password-name = Ce mot de passe est tiré de votre nom ou du nom de ce site : il est facile à deviner. Choisissez-en un autre.
error-password-pattern = Ce mot de passe est une date, une répétition ou une suite de touches : il est facile à deviner. Choisissez-en un autre, par exemple quelques mots à la suite.
error-no-seat-of-yours = Votre compte n’a pas de place à cette table.
error-bad-address = Impossible d’envoyer des notifications à « { $text } » : ce n’est ni une adresse de courriel ni une adresse web.
error-private-address = Impossible d’envoyer des notifications à une adresse du réseau de ce serveur.
error-no-mail = Ce serveur ne peut pas envoyer de courriel : il n’est pas configuré pour cela.
error-same-address = Des notifications y sont déjà envoyées.
error-no-notice = Cette notification n’existe pas pour cette place.
error-analysis-failed = Cela n’a pas pu être calculé à temps.
analysis-failed = L’analyse de cette partie a échoué.
error-not-analysed = Cette partie n’a pas encore été analysée.
error-nothing-to-play = À cet instant il ne reste rien à jouer.

ending-left = Départ : { $names }.
story-extended = { $who } donne { $unit ->
    [days] { $count ->
        [one] un jour
       *[other] { $count } jours
     }
   *[minutes] { $count ->
        [one] une minute
       *[other] { $count } minutes
     }
 } de plus.

notice-subject = À vous de jouer : { $game }
notice-body =
    C’est à vous de jouer à { $game }.
    Votre rôle : { $seat }.

    Aller à la table : { $link }

    Pour ne plus recevoir ces messages : { $stop }
notice-confirm-subject = Faut-il vous prévenir quand c’est votre tour ?
notice-confirm-body =
    Quelqu’un (vous, nous l’espérons) veut recevoir un message ici quand c’est son tour à { $game }.

    Dites oui ou non ici : { $link }

    Si ce n’était pas vous, ne faites rien : c’est le seul message que vous recevrez.
notice-question = Faut-il vous prévenir quand c’est votre tour ?
notice-end-question = Ne plus recevoir de message quand c’est votre tour ?
notice-yes = Oui, prévenez-moi
notice-no = Non, plus aucun message
notice-confirmed = Bien : nous vous préviendrons quand ce sera votre tour.
notice-stopped = Bien : vous ne recevrez plus aucun message.
notice-unknown = Ces messages sont déjà arrêtés. Vous n’avez rien à faire.

help-serve = Démarrer un serveur : des tables que chacun ouvre par un lien, dans le navigateur.
help-host = L’adresse où écouter ; avec 0.0.0.0, d’autres sur votre réseau peuvent jouer.
help-port = Le port où écouter.
help-data = Le dossier où les tables sont gardées.
help-database = La base de données à utiliser au lieu d’un fichier, par exemple postgresql://...
help-redis = Redis, par lequel plusieurs serveurs et workers collaborent, par exemple redis://localhost:6379.
help-open = Ouvrir le navigateur.
serve-up = Gaslamp est à { $address } (Ctrl-C l’arrête).
error-which-redis = Un worker a besoin de Redis : dites où il est avec --redis.
error-no-redis = Redis est injoignable.
error-no-workers = Aucun worker n’est relié à ce Redis : lancez d’abord gaslamp worker.
help-worker = Lancer un worker : il réfléchit pour les joueurs automatiques des serveurs et joue les parties de l’arène.
worker-up = Le worker est prêt (Ctrl-C l’arrête).

## Links in other programs
link-about = { $status ->
    [waiting] Une table qui attend des joueurs. { $seats }.
    [running] Une partie en cours. { $seats }.
   *[over] Une partie terminée. { $seats }.
 }

# Bots
error-bots-forbidden = Ce serveur n’autorise pas les bots.
error-wrong-bot-token = Ce jeton n’appartient à aucun bot.
error-no-bots-here = Les joueurs de cette table ne veulent pas de bots.
error-bots-are-asked = Cette table est annoncée pour des personnes. Un bot n’y prend place que si un joueur l’invite.
error-bot-busy = { $name } joue déjà { $most } parties.
error-bot-seated = Ce bot a déjà une place à cette table.
error-no-such-bot = Aucun bot du nom de { $name } n’est en ligne.
error-bot-plays-others = { $name } ne joue pas à ce jeu.
error-no-challenge = Ce défi n’existe pas ou n’est plus ouvert.
error-server-refused = Le serveur a refusé : « { $text } ».
error-server-unreachable = Le serveur { $address } est injoignable ({ $why }).
error-no-client-extra = Le client n’est pas installé : installez gaslamp[client].
error-no-bot-token = Un bot a besoin de son jeton : --token, ou la variable GASLAMP_BOT_TOKEN. Son compte l’affiche.
error-bad-server = « { $text } » n’est pas l’adresse d’un serveur. Elle commence par http:// ou https://.
error-which-engine = Indiquez l’un des deux : --engine cmd:COMMANDE, ou --level NIVEAU.
error-no-open-seat = Aucune place n’est libre à cette table.
