# Les pages pour jouer avec la boîte sur la table.

companion-heading = Avec votre boîte
companion-lead = Posez le vrai plateau sur la table et un téléphone à côté. Gaslamp joue pour qui manque, garde les secrets et vérifie les règles.
companion-go-on = Reprendre la dernière partie
companion-options = Options du jeu
companion-begin = Commencer
companion-set-up = Tirer la mise en place
companion-sheets = Feuilles à imprimer
companion-no-keys = Ce téléphone ne joue pas ici
companion-no-keys-text = Ouvrez cette page sur le téléphone qui a commencé la partie, ou commencez-en une autre.
companion-turn = { $kind ->
    [machine] Gaslamp réfléchit : { $seat }
   *[person] { $seat }
 }
companion-over = La partie est finie
companion-undo = Annuler
companion-menu = Menu
companion-card = Une carte à montrer
companion-recent = Ce qui vient d’être dit. Touchez une ligne pour la montrer en grand.
companion-voice = { $state ->
    [on] Parle à voix haute : oui
   *[off] Parle à voix haute : non
 }
companion-leave = Quitter le plateau
companion-leave-about = Rien n’est perdu : la partie reprend où vous l’avez laissée.
companion-again = Une autre partie
companion-id = Partie { $id }
companion-promise = La promesse de cette partie
companion-promise-show = Montrer la promesse
companion-promise-about = Lisez ce code avec un autre téléphone. Il garde une preuve de tout ce qui a été fait jusqu’ici, même en secret. Après la fin, ce téléphone vérifie que rien n’a été changé.
companion-promise-state = { $state ->
    [asking] Un instant …
    [running] Ce téléphone garde la promesse. Quand la partie sera finie, ouvrez de nouveau cette page et vérifiez.
    [good] La promesse a été tenue : rien n’a été changé après elle, et chaque secret est celui qui a été promis.
    [bad] La promesse n’a pas été tenue : ce n’est pas la partie qui a été promise.
   *[unreachable] Le serveur est injoignable. La promesse est gardée sur ce téléphone.
 }
companion-promise-check = Vérifier maintenant
companion-promise-kept = Le code de la promesse : { $code }
companion-promise-none = Il n’y a pas de promesse dans cette adresse. Lisez de nouveau le code sur l’autre téléphone.
companion-promise-corrections = { $count ->
    [0] Rien n’a été corrigé.
    [one] Une correction a été faite.
   *[other] { $count } corrections ont été faites.
 }
companion-promise-secret = { $seat } : { $count ->
    [one] un coup secret a été repris
   *[other] { $count } coups secrets ont été repris
 }
companion-promise-secret-about = Personne ne peut voir ce qu’ils étaient avant. Les coups simplement rejoués comptent aussi. Demandez pourquoi ils ont été corrigés.
companion-promise-first = Avant de commencer : l’autre camp lit la promesse
companion-promise-go-on = C’est lu. Continuer
companion-promise-ended = Avez-vous lu la promesse ? Ouvrez-la de nouveau sur ce téléphone : il vérifie cette partie.
companion-draws = Qui tire ce que tout le monde peut voir ?
companion-draws-name = { $draws ->
    [entered] Nous tirons, et nous le notons
   *[seed] Gaslamp tire
 }
companion-mend = Corriger une étape passée
companion-mend-about = Quelle étape a été mal notée ?
companion-mend-none = Rien n’a encore été noté.
companion-mend-change = C’était autre chose
companion-mend-remove = Cela n’a pas eu lieu
companion-mend-insert = On a oublié quelque chose avant
companion-mend-back = Revenir ici et tout noter à nouveau
companion-mend-other = Une autre étape
companion-mend-what = Que s’est-il passé au lieu de : { $step } ?
companion-mend-stop = Arrêter
companion-mended = { $fits ->
    [yes] Corrigé. Toutes les étapes suivantes restent.
   *[no] Corrigé. { $kept ->
        [0] { $unfit }
        [one] Une étape suivante est gardée. { $unfit }
       *[other] { $kept } étapes suivantes sont gardées. { $unfit }
     }
 }

# Le carnet à côté d’un vrai plateau.

title-notebook = Carnet — Gaslamp
notebook-heading = Carnet
notebook-about = Personne ici ne joue avec Gaslamp : vous notez ce qui se passe sur le plateau, et voyez ce qui en découle.
notebook-lead = Vous jouez tous avec la vraie boîte. Notez ce qui s’est passé, ce qui a été demandé et la réponse. Le carnet montre ce qui peut être vrai. Il ne connaît aucun secret.
notebook-go-on = Reprendre votre dernier carnet
notebook-shows = Le carnet montre
notebook-assist = { $assist ->
    [off] Les notes seulement
    [probabilities] Ce qui est probable
   *[possible] Ce qui est possible
 }
notebook-begin = Ouvrir un carnet
notebook-new = Un autre carnet
notebook-kept = Tout ce que vous notez est gardé aussitôt.
notebook-link = Lien
notebook-link-about = Toute personne qui a ce lien voit le carnet aussitôt et peut y écrire. Ne le montrez pas à l’autre camp.
notebook-mend = Corriger
notebook-mending = { $where ->
    [before] { $count ->
        [0] Qu’a-t-on oublié avant « { $entry } » ?
        [one] Une note avant « { $entry } ». Y avait-il autre chose ?
       *[other] { $count } notes avant « { $entry } ». Y avait-il autre chose ?
     }
   *[instead] Au lieu de « { $entry } » : que s’est-il vraiment passé ?
 }
notebook-enough = C’est tout
notebook-cancel = Laisser
notebook-wrong = Ces notes ne peuvent pas toutes être justes. Regardez : « { $entry } ».
notebook-mend-this = Corriger celle-ci
notebook-mended = { $count ->
    [0] Corrigé.
    [one] Corrigé. Une note suivante reste.
   *[other] Corrigé. { $count } notes suivantes restent.
 }
notebook-misfit = { $count ->
    [one] Corrigé. « { $entry } » n’est plus possible : continuez d’ici.
   *[other] Corrigé. À partir de « { $entry } », { $count } notes ne sont plus possibles : continuez d’ici.
 }
notebook-faster = Quelqu’un a été plus rapide : regardez ce qui est noté maintenant.
notebook-gone = Ce carnet n’existe pas
notebook-gone-text = Vérifiez le lien. Un carnet que personne n’a utilisé pendant six mois est effacé.
