# Ce que prouve une partie vérifiée, et ce qui ne va pas dans une partie modifiée.

help-seen = Ce que vous avez vu pendant la partie, comme la page l’enregistre : compare la partie avec cela.
help-head = Une promesse que vous avez lue avant la fin (LONGUEUR.TÊTE) : compare l’enregistrement avec elle.
help-key = La clé publique du serveur, ou un fichier qui la contient : vérifie qui a signé la partie.
help-rotate-key = Créer une nouvelle clé avec laquelle le serveur signe les parties.

rotate-key-done = Les parties sont signées avec la clé { $public } à partir du prochain démarrage du serveur.
verify-proved = Honnête. Ce qui a été vérifié :
verify-rules = Règles : les { $actions } actions respectent toutes les règles.
verify-draws = Tirages : chaque tirage vient de la graine que le serveur a promise avant la partie.
verify-draws-shared = Tirages : chaque tirage vient de la graine que le serveur a promise avant la partie et des contributions des joueurs. Contributions ouvertes : { $opened } sur { $shares }.
verify-draws-entered = Tirages : les joueurs ont tiré eux-mêmes les cartes ouvertes et les ont entrées. Rien ici ne prouve ces tirages. Tous les autres viennent de la graine que le serveur a promise avant la partie.
verify-draws-entered-shared = Tirages : les joueurs ont tiré eux-mêmes les cartes ouvertes et les ont entrées. Rien ici ne prouve ces tirages. Tous les autres viennent de la graine que le serveur a promise avant la partie et des contributions des joueurs. Contributions ouvertes : { $opened } sur { $shares }.
verify-companion = Compagnon : des personnes ont joué sur un vrai plateau, et quelqu’un a entré ce qu’elles ont fait. L’enregistrement montre ce qui a été entré.
verify-draws-format-1 = Tirages et promesses : ils s’accordent avec ce que la partie dit avoir promis.
verify-promises = Promesses : chaque action cachée est celle promise au moment de la jouer.
verify-continues = Origine : les { $actions } premières actions viennent de la partie terminée de la table { $table }. Cet enregistrement ne prouve pas comment elles ont été tirées ; celui de cette partie le fait.
verify-chain = Chaîne : chaque action est liée à toutes les précédentes. La dernière empreinte est { $head }.
verify-take-backs = { $count ->
    [0] Coups repris : aucun.
    [one] Coups repris : { $count }. L’action reprise est toujours dans la partie.
   *[other] Coups repris : { $count }. Les actions reprises sont toujours dans la partie.
 }
verify-signed-own-key = Signature : début et fin sont signés avec la clé { $public }. C’est la partie elle-même qui nomme cette clé. Comparez-la avec celle du serveur, ou indiquez-la avec --key.
verify-signed-given-key = Signature : début et fin sont signés avec la clé que vous avez donnée.
verify-not-signed = Signature : aucune.
verify-seen-whole = Ce que vous avez vu : { $heads } empreintes, toutes dans cette partie, la fin aussi.
verify-seen-part = Ce que vous avez vu : { $heads } empreintes, toutes dans cette partie, jusqu’à l’action { $actions }.
verify-not-seen = Ce que vous avez vu : non donné (--seen).
verify-format-1 = Cette partie a l’ancien format 1 : ni chaîne, ni signature, ni contributions des joueurs. Ses promesses ne nomment aucune table.

against-all-format-1 = Rien n’est prouvé contre personne : l’auteur de ce fichier aurait pu écrire une autre partie qui s’accorde avec elle-même.
against-opponent-signed = Contre l’adversaire : prouvé, si vous faites confiance au serveur. Rien n’a changé depuis que le serveur a signé.
against-opponent-open = Contre l’adversaire : pas prouvé. L’auteur de ce fichier aurait pu écrire une autre partie. Ajoutez --seen ou --key.
against-opponent-seen-whole = Contre l’adversaire : prouvé. Aucune action et aucun secret n’a été changé après coup.
against-opponent-seen-part = Contre l’adversaire : prouvé jusqu’à l’action { $actions }.
against-server-open = Contre le serveur : pas prouvé. Un serveur peut signer une autre partie. Ajoutez --seen.
against-server-seen-whole = Contre le serveur : prouvé. C’est la partie qui vous a été montrée.
against-server-seen-part = Contre le serveur : prouvé jusqu’à l’action { $actions }. La suite, vous ne l’avez pas vue.
against-deal-shared = La donne : votre contribution y est, donc personne n’a pu la choisir, pas même le serveur.
against-deal-left-out = La donne : votre contribution a été laissée de côté. Le serveur aurait pu choisir la donne.
against-deal-open = La donne : vous n’avez pas donné de contribution. Le serveur aurait pu choisir la donne avant la partie.
against-third-signed = Contre un tiers : prouvé. Seul le serveur a pu écrire cette partie.
against-third-open = Contre un tiers : pas prouvé. Ajoutez --key.
against-third-seen-whole = Contre un tiers : prouvé. C’est la partie qui vous a été montrée.
against-third-seen-part = Contre un tiers : prouvé jusqu’à l’action { $actions }.

error-not-the-tables = Cette partie est celle que { $seat } a vue. Seule celle de la table peut être vérifiée.
error-odd-line = La ligne { $number } de cette partie n’est pas écrite comme un serveur l’écrit.
error-rules-broken = La partie n’est pas honnête : l’action { $number } ({ $action }) est contraire aux règles.
error-bad-branch = Les actions annulées après l’action { $number } ne ramènent pas à elle.
error-wrong-shares = Il faut une contribution par place, dans l’ordre des places.
error-share-tampered = La partie n’est pas honnête : la contribution de { $seat } n’est pas celle qui a été promise.
error-not-seen = Ce n’est pas ce qu’une page enregistre d’une partie vue.
error-no-chain = Cette partie a l’ancien format 1 : elle ne peut pas être comparée avec ce qui a été vu.
error-seen-elsewhere = La partie n’est pas honnête : c’est la partie de la table { $found }, mais vous avez vu la table { $known }.
error-seen-differs = La partie n’est pas honnête : après l’action { $number }, ce n’est pas la partie que vous avez vue.
error-start-not-signed = La partie n’est pas honnête : la signature du début par le serveur ne correspond pas à cette partie.
error-end-not-signed = La partie n’est pas honnête : la signature de la fin par le serveur ne correspond pas à cette partie.
error-not-signed = La partie n’est pas honnête : le début ou la fin de cette partie n’est pas signé.
error-other-key = La partie n’est pas honnête : la partie est signée avec une autre clé, { $found }.
error-bad-head = Ce n’est pas une promesse : écrivez le nombre d’actions, un point et 64 chiffres hexadécimaux.
error-bad-key = Ce n’est pas une clé publique : donnez 64 chiffres hexadécimaux, ou un fichier qui les contient ou qui contient la liste du serveur.
error-no-signature-check = La partie est signée, mais les signatures ne peuvent pas être vérifiées ici : installez gaslamp[server].
error-no-share-wanted = Aucune contribution n’est attendue de vous : la partie a commencé, ou vous n’en avez promis aucune.
error-not-all-seated = Les contributions se révèlent quand toutes les places sont prises.
error-wrong-share = Ce n’est pas la contribution que vous avez promise.
