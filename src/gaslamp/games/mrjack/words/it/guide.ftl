# Le regole di Mr. Jack a parole. Caricato dalle pagine che le mostrano.

## Come si gioca
mj-rules-title = Come si gioca a Mr. Jack
mj-rules-lead = Due giocatori, mezz’ora. Uno è Jack e si nasconde dietro uno di otto personaggi. L’altro è l’investigatore.
mj-rules-characters = Gli otto personaggi
mj-rules-all = Tutte le regole, per numero
mj-how-title = { $part ->
    [goal] Lo scopo
    [turn] Giocare una carta
    [light] Vedere ed essere visti
    [call] I testimoni
    [walk] Muoversi
   *[end] Come finisce
 }
mj-how = { $part ->
    [goal] Jack pesca una carta in segreto: lui è quel personaggio. L’investigatore ha otto turni per scoprirlo e prenderlo. Jack vince se non è preso prima dell’alba, se esce dal quartiere, o se viene accusato un altro personaggio.
    [turn] In ogni turno quattro carte sono scoperte, e ogni giocatore ne gioca due. Per giocare una carta, muovi quel personaggio e usa la sua abilità. I due giocatori muovono tutti i personaggi.
    [light] Una strada accanto a un lampione acceso è illuminata. Anche ogni strada in linea retta davanti alla lanterna di Watson è illuminata. Un personaggio è visibile nella luce, o accanto a un altro. Quattro lampioni si spengono, uno dopo l’altro.
    [call] Alla fine di un turno i testimoni dicono se Jack è visibile. Se lo è, tutti quelli al buio sono innocenti. Se non lo è, tutti quelli visibili sono innocenti. Gli innocenti sbiadiscono.
    [walk] Da uno a tre passi di strada in strada. I personaggi non bloccano il passaggio, ma ci si ferma su un esagono vuoto. Da un tombino aperto a un altro qualsiasi c’è un passo.
   *[end] L’investigatore accusa un personaggio muovendone un altro su di lui. Se è Jack, vince l’investigatore; se no, vince Jack. Jack può andarsene con il suo personaggio, da un’uscita senza cordone, se i testimoni non l’hanno visto nel turno precedente.
 }
mj-how-picture = { $part ->
    [goal] L’inizio: otto personaggi, sei lampioni accesi, due cordoni.
    [turn] Smith può portare un lampione acceso qualsiasi dove ce n’è uno spento.
    [light] La lanterna di Watson punta a nord.
    [call] Tre personaggi sono innocenti dopo due turni.
    [walk] Dove può andare Lestrade.
   *[end] Lestrade è Jack, e l’uscita è vicina.
 }
mj-rules-chapter = { $chapter ->
    [game] Il gioco
    [setup] Prima del primo turno
    [round] Un turno
    [light] Vedere ed essere visti
    [moving] Muoversi
    [ends] Come finisce una partita
    [characters] I personaggi
   *[knows] Che cosa sa ogni giocatore
 }

## Ogni regola
mj-rule-1 = Due giocatori: Jack e l’investigatore. Jack è uno degli otto personaggi, e solo lui sa quale. L’investigatore vuole prenderlo. Jack vuole uscire dal quartiere o restare libero fino all’alba.
mj-rule-2 = Il tabellone ha 60 strade, 8 lampioni, e 18 edifici e giardini. Si cammina nelle strade. Le quattro uscite sono negli angoli, alle strade B2, L2, L8 e B8. Questi quattro esagoni sono strade come le altre.
mj-rule-3 = Ci sono due tabelloni. Quello del 2016 ha nove tombini, quello del 2006 ne ha otto. Su quello del 2006 Watson e Miss Stealthy partono a posti scambiati.
mj-rule-4 = Personaggi, lampioni, coperchi e cordoni cominciano come mostra il tabellone. La lanterna punta a nord-est. Tutti e otto sono sospettati.
mj-rule-5 = Si mescolano otto carte alibi. Jack ne pesca una e la guarda: lui è quel personaggio. Le altre sette formano il mazzo.
mj-rule-6 = Nel turno 1 la carta Testimone mostra «Testimone».
mj-rule-7 = Ci sono al massimo otto turni. In ciascuno quattro carte sono scoperte e ogni giocatore ne gioca due.
mj-rule-8 = In un turno dispari si scoprono quattro carte. L’investigatore ne gioca una, Jack due, l’investigatore l’ultima. In un turno pari sono scoperte le altre quattro. Jack ne gioca una, l’investigatore due, Jack l’ultima.
mj-rule-9 = Per giocare un personaggio, prendi la sua carta. Poi muovilo e usa la sua abilità come dice la carta.
mj-rule-10 = Quando quattro carte sono giocate, si chiamano i testimoni: Jack è visibile? La risposta la danno le regole, nessuno può mentire. «Testimone» scagiona tutti quelli non visibili, «Nessun testimone» tutti quelli visibili.
mj-rule-11 = Poi si spegne il lampione con il numero del turno, ovunque sia. Dopo il turno 4 non se ne spegne più nessuno.
mj-rule-12 = Un personaggio è visibile in una strada accanto a un lampione acceso, accanto a un altro personaggio, o nel fascio della lanterna.
mj-rule-13 = Il fascio illumina ogni strada in linea retta fino al primo esagono che non è una strada. I personaggi non lo fermano. Watson non illumina sé stesso.
mj-rule-14 = Una mossa è di uno, due o tre passi di strada in strada. Finisce su un altro esagono, vuoto, a meno che l’investigatore non accusi. I personaggi non bloccano il passaggio.
mj-rule-15 = Da un tombino aperto a qualsiasi altro tombino aperto c’è un passo. Si può fare più volte nella stessa mossa. Un tombino coperto è una semplice strada.
mj-rule-16 = Se non si può andare da nessuna parte, la mossa si salta e il turno continua.
mj-rule-17 = L’investigatore accusa muovendo il personaggio attivo su un altro. Se quell’altro è Jack, l’investigatore vince subito. Se no, vince Jack.
mj-rule-18 = Jack esce durante la mossa del proprio personaggio, da un’uscita senza cordone, finché la carta Testimone mostra «Nessun testimone». Passare l’uscita costa un passo. Nessun altro può uscire.
mj-rule-19 = Jack vince se non è preso alla fine del turno 8, anche se tutti sanno chi è.
mj-rule-20 = Holmes si muove, poi pesca un alibi per il giocatore che lo gioca. Solo quel giocatore lo guarda.
mj-rule-21 = Watson si muove, poi la sua lanterna si gira in qualunque direzione. Anche chi muove Watson con il fischietto o lo scambio gira la lanterna.
mj-rule-22 = Smith si muove e porta un lampione acceso dove ce n’è uno spento, nell’ordine che si vuole. Il numero resta con il lampione.
mj-rule-23 = Lestrade si muove e porta un cordone a un’uscita che non ne ha, nell’ordine che si vuole.
mj-rule-24 = Miss Stealthy fa da uno a quattro passi e può attraversare qualunque esagono; si ferma in una strada.
mj-rule-25 = Goodley si muove e fischia, nell’ordine che si vuole. Ha tre punti per avvicinare altri personaggi, uno dopo l’altro, ciascuno al massimo una volta.
mj-rule-26 = Un personaggio chiamato dal fischietto cammina solo nelle strade. Ogni passo costa un punto. Finisce su un esagono vuoto più vicino a Goodley.
mj-rule-27 = Si devono spendere tutti e tre i punti se è possibile, altrimenti quanti se ne può. Se nessuno può avvicinarsi, non si fischia.
mj-rule-28 = Goodley non si muove con il suo fischietto. Nessuno è accusato con un fischio.
mj-rule-29 = Gull si muove, o scambia il posto con un altro personaggio qualsiasi. Non è un’accusa, e nessuno esce così dal quartiere.
mj-rule-30 = Bert si muove e porta un coperchio su un tombino aperto, nell’ordine che si vuole.
mj-rule-31 = Tutto quello che sta sul tavolo è pubblico. Solo Jack sa chi è. Ogni giocatore conosce solo i propri alibi. Alla fine tutte le carte sono scoperte.
mj-rule-32 = Solo il vero Jack può uscire. Perciò quello che un giocatore può fare si mostra a lui solo.
mj-rule-33 = Jack siede di fronte e vede il tabellone capovolto. Questo cambia solo l’immagine.
