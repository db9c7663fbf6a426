# Autour des tables : limites, comptes, avis, et le démarrage d’un serveur.

error-bad-setting = Le réglage { $name } ne peut pas être « { $text } ».
error-bad-secret-file = « { $path } » doit contenir le secret du serveur, exactement 32 octets.
error-no-server-extra = Le serveur n’est pas installé : installez gaslamp[server].
error-port-taken = Le port { $port } sur { $host } est déjà utilisé : choisissez-en un autre avec --port.
error-cannot-listen = Le serveur ne peut pas écouter sur { $host } : { $why }.
error-too-many = Trop à la fois : attendez { $seconds } secondes et réessayez.
error-too-long = C’est trop long : { $most } octets au plus.
error-wrong-origin = Cette demande vient d’une autre page, elle a donc été refusée.
error-no-page = Il n’y a rien à cette adresse.
error-wrong-method = Cette adresse n’accepte pas ce genre de demande.
error-wrong-login = Le nom ou le mot de passe n’est pas le bon.
error-not-logged-in = Vous n’êtes pas connecté.
error-name-taken = Quelqu’un porte déjà ce nom : choisissez-en un autre.
error-no-seat-of-yours = Votre compte n’a pas de place à cette table.
error-bad-address = Les avis ne peuvent pas être envoyés à « { $text } » : ce n’est ni une adresse de courriel ni une adresse web.
error-private-address = Aucun avis ne peut être envoyé à une adresse du réseau de ce serveur.
error-no-mail = Ce serveur ne peut pas envoyer de courriel : son hôte ne l’a pas réglé.
error-same-address = Des avis y sont déjà envoyés.

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
notice-yes = Oui, prévenez-moi
notice-no = Non, plus de messages
notice-confirmed = Bien : vous serez prévenu quand ce sera votre tour.
notice-stopped = Bien : il n’y aura plus de messages.
notice-unknown = Ces messages ont déjà été arrêtés, il n’y a donc rien à faire.

help-serve = Démarrer un serveur : des tables que chacun ouvre par un lien, dans le navigateur.
help-host = L’adresse où écouter ; avec 0.0.0.0, d’autres sur votre réseau peuvent jouer.
help-port = Le port où écouter.
help-data = Le dossier où les tables sont gardées.
help-database = La base de données à utiliser au lieu d’un fichier, par exemple postgresql://...
help-redis = Redis, par lequel plusieurs serveurs et travailleurs collaborent, par exemple redis://localhost:6379.
help-open = Ouvrir le navigateur.
serve-up = Gaslamp est à { $address } (Ctrl-C l’arrête).
error-which-redis = Un travailleur a besoin de Redis : dites où il est avec --redis.
error-no-redis = Redis est injoignable.
error-no-workers = Aucun travailleur n’est relié à ce Redis : lancez d’abord gaslamp worker.
help-worker = Lancer un travailleur : il réfléchit pour les joueurs automatiques des serveurs et joue les parties de l’arène.
worker-up = Le travailleur est prêt (Ctrl-C l’arrête).
