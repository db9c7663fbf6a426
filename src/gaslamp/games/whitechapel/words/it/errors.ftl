# Gli errori di Letters from Whitechapel. Una frase ciascuno: che cosa non va e, dove aiuta, che cosa ci si aspetta.

## Posizioni e azioni
error-unknown-crossing = Non c’è un incrocio «{ $text }»: scrivi da x1 a x234.
error-unknown-policeman = Non c’è un poliziotto «{ $text }»: usa B Y N R o G.
error-unknown-stage = Il gioco non aspetta mai «{ $text }»: usa { $known }.
error-unknown-hideout = Non c’è un tipo di covo «{ $text }»: usa { $known }.
error-bad-hands = «{ $text }» non divide i poliziotti: scrivi ognuno di { $letters } una volta, con una barra tra gli investigatori, come B/YN/RG.
error-bad-options = «{ $text }» non dà le opzioni: scrivi per esempio BYNRG:chosen:letters,rushing.
error-bad-letters = «{ $text }» non dice le lettere rimaste: scrivi per esempio DSFG, poi ! se una è partita stanotte, poi @ se un indirizzo è stato indicato.
error-bad-track = «{ $text }» non è un tracciato: scrivi l’ora del delitto e come si è mosso Jack, come II-==~.
error-bad-trail = Una riga del foglio di Jack non si può leggere: scrivi per esempio 65-41=55=60~73.
error-wrong-heads = Queste tessere di capo non corrispondono alla notte { $night }.
error-wrong-scenes = Questi luoghi dei delitti non corrispondono alla notte { $night } e al momento «{ $stage }».
error-wrong-track = Questo tracciato non corrisponde alla notte { $night } e al momento «{ $stage }».
error-wrong-pawns = I poliziotti non possono stare così al momento «{ $stage }» della notte { $night }.
error-wrong-patrols = Le pattuglie non possono stare così al momento «{ $stage }» della notte { $night }.
error-wrong-women = Le donne o le sventurate non possono stare così al momento «{ $stage }» della notte { $night }.
error-wrong-clues = Gli indizi o i falsi indizi non possono stare così al momento «{ $stage }».
error-wrong-letters = Queste lettere non corrispondono alle opzioni, alla notte { $night } o al momento «{ $stage }».
error-wrong-address = L’indirizzo non può essere stato indicato così: ci vuole l’opzione, e Swanson o Abberline come capo.
error-wrong-awaited = I dettagli di ciò che il gioco aspetta non corrispondono al momento «{ $stage }».
error-wrong-patrol-secrets = Le pattuglie segrete non corrispondono a quelle sul tabellone.

## Ciò che le regole non permettono
error-cannot-hide-there = Quel cerchio non può essere il covo: il covo non è mai rosso, e le opzioni devono permetterlo.
error-cannot-place-women = Le donne non si possono mettere così: mettine il numero giusto, su cerchi rossi senza delitti.
error-cannot-mark-woman = Lì non c’è nessuna donna da segnare.
error-tile-not-in-pile = Quel poliziotto è già stato capo.
error-cannot-post-there = Le pattuglie vanno su due incroci gialli diversi, senza poliziotti.
error-cannot-place-patrol = Quella pattuglia non può stare lì: metti i colori nel loro ordine, ognuno su un incrocio suo.
error-cannot-send = Quella lettera non si può mandare così.
error-cannot-move-patrol = Quella pattuglia non può andare lì: va su un incrocio giallo che non ne aveva quando è arrivata la lettera.
error-cannot-kill = Lì nessuno può essere una vittima.
error-cannot-wait = Jack non può più aspettare.
error-cannot-move-wretched = Non può andare lì: va su un cerchio vicino, senza passare davanti a una pattuglia né finirle accanto, né su un’altra sventurata o un luogo di delitto.
error-no-patrol-there = Lì non c’è nessuna pattuglia coperta.
error-no-street-there = Jack non può andarci a piedi: va su un cerchio vicino, per una via senza poliziotti.
error-not-the-hideout = Quello non è il covo di Jack.
error-no-coach-left = Stanotte non ci sono più carrozze, o abbastanza caselle sul tracciato.
error-cannot-ride-there = La carrozza non può andarci: passa per un cerchio vicino e arriva a un altro, senza tornare.
error-no-alley-left = Stanotte non ci sono più vicoli.
error-no-alley-there = Nessun vicolo porta lì: i due cerchi devono stare attorno allo stesso isolato.
error-can-still-move = Jack può ancora muoversi.
error-cannot-name-policeman = Quel poliziotto non si può indicare: indica il blu, il rosso o il verde, finché nessun altro è in Goulston Street.
error-cannot-send-policeman = Solo il poliziotto indicato o quello marrone può essere mandato in Goulston Street.
error-not-his-turn = Non tocca a quel poliziotto.
error-cannot-step-there = Non può andare lì: si muove al massimo di due incroci, e non su un altro poliziotto.
error-cannot-lay-false-clue = Lì c’è già un falso indizio.
error-cannot-ask-there = Non può cercare lì: cerca su un cerchio accanto a lui, senza falso indizio, dove non ha ancora cercato.
error-cannot-arrest-there = Quell’arresto non si può fare: arresta su un cerchio accanto a lui senza falso indizio o, con l’opzione, tutt’intorno in una volta.
error-search-goes-on = Un poliziotto sta cercando indizi: prima deve finire.
error-cannot-rush-there = Non può correre lì: con quella opzione fa un passo, verso un incrocio libero.
error-must-act = C’è un cerchio dove può cercare: deve agire.

## Numeri
what-circle = il numero di un cerchio
what-crossing = il numero di un incrocio
what-night = la notte
what-placed = il numero di segnalini messi
