# Per i giochi che non portano parole proprie.

plain-chance = il caso
plain-action = { $who }: { $action }
plain-ending = Vittoria: { $winners } ({ $reason }).
plain-position = Posizione
plain-choices = Puoi giocare
plain-help = Scrivi un’azione com’è elencata, il suo numero, o le sue prime lettere.
plain-seat = Posto
plain-no-deduction = Questo gioco non ha deduzione.
error-no-deduction = { $text } non ha deduzione.
error-no-tensors = { $game } non ha tensori: i programmi che imparano non possono giocarci.
error-no-learner = Le macchine hanno tutti i posti: lasciane all’apprendista uno fra { $known }.
error-wrong-size = Sono state salvate { $found } partite, ma qui sono { $known }.
error-no-records = Le partite non conservano la registrazione, quindi non si può dedurre nulla: crea il vettore con records=True.
error-no-action-number = Le azioni sono numeri interi da 0 a { $last }.
error-wrong-shape = Le azioni hanno la forma { $found }, ma serve { $known }: un’azione per ogni partita.
error-wrong-games = Le partite si indicano con numeri interi da 0 a { $last }, ognuna al massimo una volta.
error-no-games = Serve almeno una partita, non { $text }.
error-other-data-set = Il file contiene partite di { $found }, non di { $known }.
error-unknown-extra = Non esiste l’extra «{ $text }»: usa { $known }.
error-unknown-observation = OpenSpiel non può osservare questo gioco con public_info={ $public } e private_info={ $private }: chiedi ciò che è pubblico, ciò che è di un solo giocatore, o entrambi.
