# Mr. Jack avec la boîte sur la table.

mj-box-mode = { $mode ->
    [jack] Gaslamp est Jack
   *[detective] Gaslamp est l’enquêteur
 }
mj-box-mode-about = { $mode ->
    [jack] Vous êtes l’enquêteur. Le téléphone sait qui est Jack, dit où déplacer les pions et appelle les témoins.
   *[detective] Vous êtes Jack. Le téléphone vous montre votre carte en secret, dit où déplacer les pions et appelle les témoins.
 }
mj-box-deed = { $kind ->
    [own] Regardez votre carte. Personne d’autre ne doit la voir.
    [alibi] Regardez la carte alibi que vous avez piochée. Ce personnage n’est pas Jack.
   *[draw] Posez ces quatre cartes face visible.
 }
mj-box-own = { $kind ->
    [own] Je suis Jack
   *[alibi] Ma carte alibi
 }
mj-box-done = { $left ->
    [0] C’est fait
   *[other] C’est fait, la suite
 }
mj-box-pick = { $who ->
    [jack] Quelle carte Jack a-t-il prise ?
    [detective] Quelle carte l’enquêteur a-t-il prise ?
   *[you] Quelle carte avez-vous prise ?
 }
mj-box-secrets = Mes cartes
mj-box-turn = Tourner l’image du plateau
mj-box-dealt = { $left ->
    [0] Sont-ce les quatre cartes face visible ?
    [one] Distribuez quatre cartes de la boîte. Touchez-en encore une.
   *[other] Distribuez quatre cartes de la boîte. Touchez-en { $left }.
 }
mj-box-mend = { $hex ->
    [none] Touchez l’endroit où c’était vraiment.
   *[other] C’était en { $hex } ?
 }
mj-box-not = { $mode ->
    [none] Choisissez d’abord une des cartes.
    [lamp] { $half ->
        [second] { $hex } : un bec de gaz allumé va sur un bec éteint.
       *[first] { $hex } : il n’y a pas de bec allumé à déplacer.
     }
    [cordon] { $half ->
        [second] { $hex } : un barrage va sur une sortie libre.
       *[first] { $hex } : il n’y a pas de barrage à déplacer.
     }
    [cover] { $half ->
        [second] { $hex } : une plaque va sur un égout ouvert.
       *[first] { $hex } : il n’y a pas de plaque à déplacer.
     }
    [whistle] { $half ->
        [second] { $hex } : ce personnage doit se rapprocher, avec les points qui restent.
       *[first] { $hex } : personne ici ne peut suivre le sifflet.
     }
    [swap] { $hex } : personne ne se trouve là.
    [face] Choisissez une des six directions autour de Watson.
   *[walk] { $who } ne peut pas aller en { $hex }.
 }

## Le carnet

mj-note-call = { $percent ->
    [none] Appelés maintenant : vu laisse { $seen }, pas vu laisse { $unseen }.
   *[other] Appelés maintenant : vu ({ $percent } %) laisse { $seen }, pas vu laisse { $unseen }.
 }
mj-note-nobody = personne
mj-note-ask = { $kind ->
    [call] Que disent les témoins ?
   *[verdict] Était-ce Jack ?
 }
mj-note-say = { $answer ->
    [seen] Jack est vu
    [unseen] Jack n’est pas vu
    [right] Oui
   *[wrong] Non
 }
mj-note-dealt = { $left ->
    [0] Ces quatre cartes sont-elles face visible ?
    [one] Quelles quatre cartes sont face visible ? Touchez-en encore une.
   *[other] Quelles quatre cartes sont face visible ? Touchez-en { $left }.
 }
mj-note-alibi = { $left ->
    [0] Est-ce la carte d’alibi ?
   *[other] Quelle carte d’alibi l’enquêteur a-t-il tirée ?
 }
