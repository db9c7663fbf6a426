# Le regole di Mr. Jack a parole, e una prima partita. Caricato dalle pagine che le mostrano.

## Una prima partita
mj-learn-about = Voi siete l’investigatore e la macchina è Jack. Una guida vi dice che cosa conta, una cosa alla volta. Ci vuole un quarto d’ora.
mj-lesson-title = { $lesson ->
    [welcome] Qualcuno qui è Jack
    [board] Luce e buio
    [pick] La vostra prima carta
    [walk] Una mossa
    [ability] Un’abilità
    [wait] Tocca a Jack
    [call] I testimoni
    [dark] Si fa buio
    [alibi] Gli alibi
    [accuse] Ne restano pochi
   *[end] Ecco tutto
 }
mj-lesson = { $lesson ->
    [welcome] Otto personaggi camminano per Whitechapel. Uno di loro è Jack, e solo il giocatore Jack sa quale. Avete otto turni per scoprirlo e prenderlo.
    [board] Le strade dorate sono in luce: per un lampione vicino o per la lanterna di Watson. Chi sta lì è visibile, e anche chi sta accanto a un altro. Tutti gli altri sono al buio.
    [pick] Quattro carte stanno sotto il tabellone. Voi e Jack ne giocate due ciascuno. Sceglietene una: il personaggio fa quello che volete, chiunque sia.
    [walk] Le strade chiare sono quelle dove questo personaggio può andare. Sceglietene una. Tra due tombini aperti c’è un solo passo, per quanto siano lontani.
    [ability] Quasi tutti sanno fare qualcosa oltre a camminare. Se restano da fare entrambe le cose, i pulsanti sopra il tabellone passano dall’una all’altra. Si può annullare finché nulla è rivelato.
    [wait] Adesso gioca Jack. Muove i personaggi come voi, non solo il suo. Guardate: il racconto accanto al tabellone dice che cosa ha fatto.
    [call] Il turno è finito e si è chiesto ai testimoni se Jack è visibile. Tutti quelli che in questo differiscono da lui sono innocenti e sbiadiscono. Cercate di avere, alla fine di un turno, metà dei sospettati in vista e metà al buio.
    [dark] Dopo ciascuno dei primi quattro turni si spegne un lampione, quello con il numero del turno. Nascondersi diventa più facile.
    [alibi] Holmes ha pescato un alibi: una carta con il nome di qualcuno che non è Jack. I vostri sono segnati con i sospettati. Quelli di Jack non li vedrete mai.
    [accuse] Restano pochi sospettati. Per accusare, muovete un personaggio qualsiasi su quello che sospettate. Se è giusto, vincete. Se no, Jack fugge. Attenzione: quando nessuno ha visto Jack, può andarsene da un’uscita libera.
   *[end] La partita è finita e tutte le carte sono scoperte. Rivedetela con gli occhi di Jack, o aprite una nuova partita e siate voi Jack.
 }

## Come si gioca
mj-rules-title = Come si gioca a Mr. Jack
mj-rules-lead = Due giocatori, mezz’ora. Uno è Jack e si nasconde dietro uno di otto personaggi. L’altro è l’investigatore.
mj-rules-characters = Gli otto personaggi
mj-rules-all = Tutte le regole, per numero
mj-how-title = { $part ->
    [goal] Di che si tratta
    [turn] Giocare una carta
    [light] Luce e sguardi
    [call] I testimoni
    [walk] Muoversi
   *[end] Come finisce
 }
mj-how = { $part ->
    [goal] Jack pesca una carta in segreto: è lui. L’investigatore ha otto turni per scoprirlo e prenderlo. Jack vince se resiste fino all’alba, se esce dal quartiere, o se un altro viene accusato.
    [turn] In ogni turno quattro carte sono scoperte, e ciascuno ne gioca due. Giocare una carta vuol dire muovere quel personaggio e usare la sua abilità. I due giocatori muovono tutti i personaggi: il tabellone è di entrambi.
    [light] Una strada accanto a un lampione acceso è in luce. Così ogni strada diritto davanti alla lanterna di Watson. Un personaggio è visibile nella luce, o accanto a un altro. Quattro lampioni si spengono uno dopo l’altro.
    [call] Alla fine di un turno i testimoni dicono se Jack è visibile. Se lo è, tutti quelli al buio sono innocenti; se non lo è, tutti quelli in vista. Gli innocenti sbiadiscono.
    [walk] Da uno a tre passi di strada in strada. I personaggi non sbarrano la strada, ma ci si ferma su una casella vuota. Da un tombino aperto a un altro qualsiasi c’è un passo.
   *[end] L’investigatore accusa muovendo un personaggio su un altro: se è giusto, vince; se è sbagliato, vince Jack. Jack può andarsene da un’uscita senza cordone, con il suo personaggio, se i testimoni non l’hanno visto nel turno precedente.
 }
mj-how-picture = { $part ->
    [goal] L’inizio: otto personaggi, sei lampioni accesi, due cordoni.
    [turn] Smith può portare un lampione acceso qualsiasi dove ce n’è uno spento.
    [light] La lanterna di Watson punta a nord.
    [call] Tre sono innocenti dopo due turni.
    [walk] Dove può andare Lestrade.
   *[end] Lestrade è Jack, e l’uscita è vicina.
 }
mj-rules-chapter = { $chapter ->
    [game] Il gioco
    [setup] Prima del primo turno
    [round] Un turno
    [light] Luce e sguardi
    [moving] Muoversi
    [ends] Come finisce una partita
    [characters] I personaggi
   *[knows] Che cosa sa ciascuno
 }

## Ogni regola
mj-rule-1 = Due giocatori: Jack e l’investigatore. Jack si nasconde dietro uno di otto personaggi e solo lui sa quale. L’investigatore vuole prenderlo; Jack vuole fuggire o resistere fino all’alba.
mj-rule-2 = Il tabellone ha 60 strade, 8 lampioni, e 18 edifici e giardini. Si cammina nelle strade. Quattro uscite stanno alle strade d’angolo B2, L2, L8 e B8; quelle quattro caselle sono strade come le altre.
mj-rule-3 = Ci sono due tabelloni. Quello del 2016 ha nove tombini, quello del 2006 ne ha otto, e lì Watson e Miss Stealthy partono a posti scambiati.
mj-rule-4 = Personaggi, lampioni, coperchi e cordoni cominciano come mostra il tabellone. La lanterna punta a nord-est. Tutti e otto sono sospettati.
mj-rule-5 = Si mescolano otto carte alibi. Jack ne pesca una e la guarda: è lui. Le altre sette formano il mazzo.
mj-rule-6 = Nel turno 1 la carta Testimone mostra «visto».
mj-rule-7 = Ci sono al massimo otto turni. In ciascuno quattro carte sono scoperte e ogni giocatore ne gioca due.
mj-rule-8 = In un turno dispari si scoprono quattro carte; l’investigatore ne gioca una, Jack due, l’investigatore l’ultima. In un turno pari ci sono le altre quattro; Jack ne gioca una, l’investigatore due, Jack l’ultima.
mj-rule-9 = Giocare un personaggio vuol dire prendere la sua carta, poi muoverlo e usare la sua abilità come dice la carta.
mj-rule-10 = Quando quattro sono stati giocati, si chiamano i testimoni: Jack è visibile? Rispondono le regole stesse, nessuno può mentire. «Visto» scagiona tutti quelli non visibili, «non visto» tutti quelli visibili.
mj-rule-11 = Poi si spegne il lampione con il numero del turno, ovunque sia. Dopo il turno 4 non se ne spegne più nessuno.
mj-rule-12 = Un personaggio è visibile in una strada accanto a un lampione acceso, accanto a un altro personaggio, o nel fascio della lanterna.
mj-rule-13 = Il fascio illumina ogni strada diritto davanti fino alla prima casella che non è una strada. I personaggi non lo fermano. Watson non illumina sé stesso.
mj-rule-14 = Una mossa è di uno, due o tre passi di strada in strada. Finisce su un’altra casella, vuota, a meno che l’investigatore accusi. Nessuno sbarra il passaggio.
mj-rule-15 = Da un tombino aperto a un altro qualsiasi tombino aperto c’è un passo, quante volte si vuole. Un tombino coperto è una semplice strada.
mj-rule-16 = Se non si può andare da nessuna parte, la mossa si salta e il turno continua.
mj-rule-17 = L’investigatore accusa muovendo il personaggio attivo su un altro. Se è Jack, l’investigatore vince subito; se no, vince Jack.
mj-rule-18 = Jack esce nella mossa del suo stesso personaggio, da un’uscita senza cordone, finché la carta Testimone mostra «non visto». L’ultimo passo conta. Nessun altro esce mai.
mj-rule-19 = Quando il turno 8 è finito e Jack non è preso, vince, anche se tutti sanno chi è.
mj-rule-20 = Holmes si muove, poi pesca un alibi per il giocatore che l’ha giocato. Lo guarda lui solo.
mj-rule-21 = Watson si muove, poi gira la lanterna come si vuole. Chi muove Watson, anche con il fischietto o lo scambio, sceglie dove punta.
mj-rule-22 = Smith si muove e porta un lampione acceso dove ce n’è uno spento, nell’ordine che si vuole. Il numero resta con il lampione.
mj-rule-23 = Lestrade si muove e porta un cordone a un’uscita che non ne ha, nell’ordine che si vuole.
mj-rule-24 = Miss Stealthy fa da uno a quattro passi e può attraversare ogni casella; finisce in una strada.
mj-rule-25 = Goodley si muove e fischia, nell’ordine che si vuole: tre punti per avvicinare altri personaggi, uno dopo l’altro, ciascuno al massimo una volta.
mj-rule-26 = Chi segue il fischietto cammina solo nelle strade. I punti sono i suoi passi, e finisce su una casella vuota più vicina a Goodley.
mj-rule-27 = Si spendono tutti e tre i punti se è possibile, se no quanti si può. Se nessuno può avvicinarsi, non si fischia.
mj-rule-28 = Goodley non si muove con il suo fischietto, e così nessuno è accusato.
mj-rule-29 = Gull si muove, o scambia il posto con chiunque. Non è né un’accusa né una via d’uscita.
mj-rule-30 = Bert si muove e porta un coperchio su un tombino aperto, nell’ordine che si vuole.
mj-rule-31 = Tutto quello che sta sul tavolo è pubblico. Solo Jack sa chi è; ogni giocatore conosce solo i propri alibi. Alla fine tutte le carte sono scoperte.
mj-rule-32 = Solo al vero Jack si offre una via d’uscita, perciò quello che un giocatore può fare si mostra a lui solo.
mj-rule-33 = Jack siede di fronte e vede il tabellone capovolto. È solo un modo di mostrarlo.
