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
companion-none = Ce jeu n’a pas de page pour la boîte
companion-none-text = Il se joue à l’écran.
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
