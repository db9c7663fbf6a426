# Mr. Jack con la scatola sul tavolo.

mj-box-mode = { $mode ->
    [jack] Gaslamp è Jack
   *[detective] Gaslamp è l’investigatore
 }
mj-box-mode-about = { $mode ->
    [jack] Tu sei l’investigatore. Il telefono sa chi è Jack, dice dove muovere i pezzi e chiama i testimoni.
   *[detective] Tu sei Jack. Il telefono ti mostra la tua carta in segreto, dice dove muovere i pezzi e chiama i testimoni.
 }
mj-box-deed = { $kind ->
    [own] Guarda la tua carta. Nessun altro deve vederla.
    [alibi] Guarda la carta alibi che hai pescato. Questo personaggio non è Jack.
   *[draw] Metti scoperte queste quattro carte.
 }
mj-box-own = { $kind ->
    [own] Io sono Jack
   *[alibi] La mia carta alibi
 }
mj-box-done = { $left ->
    [0] Fatto
   *[other] Fatto, avanti
 }
mj-box-pick = { $who ->
    [jack] Quale carta ha preso Jack?
    [detective] Quale carta ha preso l’investigatore?
   *[you] Quale carta hai preso?
 }
mj-box-secrets = Le mie carte
mj-box-turn = Gira l’immagine del tabellone
mj-box-dealt = { $left ->
    [0] Sono queste le quattro carte scoperte?
    [one] Scopri quattro carte della scatola. Toccane ancora una.
   *[other] Scopri quattro carte della scatola. Toccane { $left }.
 }
mj-box-mend = { $hex ->
    [none] Tocca dove è andato davvero.
   *[other] È andato in { $hex }?
 }
mj-box-not = { $mode ->
    [none] Prima scegli una delle carte.
    [lamp] { $half ->
        [second] { $hex }: un lampione acceso va su uno spento.
       *[first] { $hex }: non c’è un lampione acceso da spostare.
     }
    [cordon] { $half ->
        [second] { $hex }: un cordone va su un’uscita libera.
       *[first] { $hex }: non c’è un cordone da spostare.
     }
    [cover] { $half ->
        [second] { $hex }: un coperchio va su un tombino aperto.
       *[first] { $hex }: non c’è un coperchio da spostare.
     }
    [whistle] { $half ->
        [second] { $hex }: quel personaggio deve avvicinarsi, con i punti che restano.
       *[first] { $hex }: lì nessuno può seguire il fischietto.
     }
    [swap] { $hex }: lì non c’è nessuno.
    [face] Scegli una delle sei direzioni attorno a Watson.
   *[walk] { $who } non può andare in { $hex }.
 }

## Il taccuino

mj-note-call = { $percent ->
    [none] Chiamati ora: visto lascia { $seen }, non visto lascia { $unseen }.
   *[other] Chiamati ora: visto ({ $percent } %) lascia { $seen }, non visto lascia { $unseen }.
 }
mj-note-nobody = nessuno
mj-note-ask = { $kind ->
    [call] Che cosa dicono i testimoni?
   *[verdict] Era Jack?
 }
mj-note-say = { $answer ->
    [seen] Jack è visto
    [unseen] Jack non è visto
    [right] Sì
   *[wrong] No
 }
mj-note-dealt = { $left ->
    [0] Sono queste le quattro carte scoperte?
    [one] Quali quattro carte sono scoperte? Toccane ancora una.
   *[other] Quali quattro carte sono scoperte? Toccane { $left }.
 }
mj-note-alibi = { $left ->
    [0] È questa la carta alibi?
   *[other] Quale carta alibi ha pescato l’investigatore?
 }
