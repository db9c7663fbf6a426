# Gli errori di Mr. Jack. Una frase ciascuno: che cosa non va e, dove aiuta, che cosa ci si aspetta.

## Posizioni e azioni
error-unknown-character = «{ $text }» non è un personaggio: usa H W S L M G U o B.
error-unknown-street = «{ $text }» non è una strada di questo tabellone.
error-unknown-gaslight = «{ $text }» non è un lampione di questo tabellone.
error-unknown-exit = «{ $text }» non è un’uscita: usa NW, NE, SE o SW.
error-unknown-facing = «{ $text }» non è una direzione: usa N, NE, SE, S, SW o NW.
error-unknown-edition = «{ $text }» non è un’edizione: usa revised o first.
error-unknown-witness = «{ $text }» non è un lato della carta Testimone: usa seen o unseen.
error-bad-cards = «{ $text }» non separa le carte rimaste da quelle prese: scrivi per esempio HSB/L.
error-bad-clock = «{ $text }» non è un momento del gioco: scrivi turno e ordine, per esempio 3.2J.
error-bad-tokens = «{ $text }» non mette ogni dischetto una volta, nell’ordine { $letters }.
error-two-on-a-hex = Due personaggi sono sullo stesso esagono.
error-bad-lamps = Questi non possono essere i lampioni accesi del turno { $round }: quelli da 1 a 4 si spengono uno alla volta, gli altri due restano accesi tutta la notte.
error-bad-covers = Ci devono essere due coperchi, ognuno su un tombino di questa edizione.
error-bad-cordons = Ci devono essere esattamente due cordoni.
error-wrong-moment = Questo non può succedere in quel momento del gioco.
error-wrong-cards = Le carte { $text } non vanno d’accordo con il turno: quattro sono scoperte, e una si prende ogni volta.
error-wrong-duties = Al personaggio attivo non può restare questo da fare.
error-nothing-to-do = Al personaggio attivo non resta nulla che possa fare.

## Ciò che le regole non permettono
error-card-not-face-up = La carta di quel personaggio non è scoperta.
error-card-not-in-pile = Quella carta non è nel mazzo degli alibi.
error-cannot-walk-there = Il movimento non può finire lì: è da 1 a 3 esagoni (Miss Stealthy: 4) e finisce in un’altra strada, libera.
error-must-walk = C’è un esagono di strada libero: il movimento non si può saltare.
error-must-use-ability = Nessun esagono di strada è libero: prima va usata l’abilità.
error-cannot-accuse = Quel personaggio è troppo lontano: chi accusa deve poterlo raggiungere.
error-cannot-leave = Da lì nessuno può uscire: può solo Jack, senza testimoni all’ultimo appello, da un’uscita vicina e senza cordone.
error-cannot-whistle = Il fischietto non può farlo: ogni personaggio chiamato finisce in una strada libera più vicina a Goodley, e i tre punti si usano tutti se si può.
error-cannot-swap = Gull cambia posto con un altro personaggio, non con sé stesso.
error-cannot-move-lamp = Un lampione acceso si sposta dove ce n’è uno spento.
error-cannot-move-cordon = Un cordone si sposta su un’uscita che non ne ha.
error-cannot-move-cover = Un coperchio si sposta su un tombino aperto.

## Numeri
what-lamp = il numero di un lampione
