# Gli errori di Mr. Jack. Una frase ciascuno: che cosa non va e, dove aiuta, che cosa ci si aspetta.

## Posizioni e azioni
error-unknown-character = Non c’è un personaggio «{ $text }»: usa H W S L M G U o B.
error-unknown-street = Questo tabellone non ha una strada «{ $text }».
error-unknown-gaslight = Questo tabellone non ha un lampione «{ $text }».
error-unknown-exit = Non c’è un’uscita «{ $text }»: usa NW, NE, SE o SW.
error-unknown-facing = Non c’è una direzione «{ $text }»: usa N, NE, SE, S, SW o NW.
error-unknown-edition = Non c’è un’edizione «{ $text }»: usa revised o first.
error-unknown-witness = La carta Testimone non ha un lato «{ $text }»: usa seen o unseen.
error-bad-cards = «{ $text }» non separa le carte rimaste da quelle prese: scrivi per esempio HSB/L.
error-bad-clock = «{ $text }» non è un momento del gioco: scrivi turno e ordine, per esempio 3.2J.
error-bad-tokens = «{ $text }» non mette ogni dischetto una volta, nell’ordine { $letters }.
error-two-on-a-hex = Due personaggi sono sullo stesso esagono.
error-bad-lamps = Questi lampioni non possono essere accesi nel turno { $round }: quelli da 1 a 4 si spengono uno alla volta, i due senza numero restano accesi tutta la notte.
error-bad-covers = Ci devono essere due coperchi, ognuno su un tombino di questa edizione.
error-bad-cordons = Ci devono essere esattamente due cordoni.
error-wrong-moment = Questo non può succedere in quel momento del gioco.
error-wrong-cards = Le carte { $text } non corrispondono al turno: quattro sono scoperte, e ogni volta se ne prende una.
error-wrong-duties = Al personaggio attivo non può restare questo da fare.
error-nothing-to-do = Al personaggio attivo non resta nulla che possa fare.

## Ciò che le regole non permettono
error-card-not-face-up = La carta di quel personaggio non è scoperta.
error-card-not-in-pile = Quella carta non è nel mazzo degli alibi.
error-cannot-walk-there = Il movimento non può finire lì: è da 1 a 3 esagoni (Miss Stealthy: 4) e finisce in un’altra strada, libera.
error-must-walk = C’è un esagono di strada libero: il movimento non si può saltare.
error-must-use-ability = Nessun esagono di strada è libero: prima va usata l’abilità.
error-cannot-accuse = Quel personaggio è troppo lontano: chi accusa deve poterlo raggiungere.
error-cannot-leave = Da lì nessuno può uscire: può solo Jack, se nell’ultimo interrogatorio non c’erano testimoni, da un’uscita raggiungibile e senza cordone.
error-cannot-whistle = Il fischietto non può farlo: ogni personaggio chiamato deve finire in una strada libera più vicina a Goodley, e i tre punti vanno usati tutti se si può.
error-cannot-swap = Gull cambia posto con un altro personaggio, non con sé stesso.
error-cannot-move-lamp = Un lampione acceso si sposta dove ce n’è uno spento.
error-cannot-move-cordon = Un cordone si sposta su un’uscita che non ne ha.
error-cannot-move-cover = Un coperchio si sposta su un tombino aperto.

## Numeri
what-lamp = il numero di un lampione
