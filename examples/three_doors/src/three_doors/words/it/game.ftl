three-doors-title = Tre porte
three-doors-about = Un gioco piccolissimo per due: nascondetevi dietro una di tre porte, o trovate chi si nasconde.
three-doors-side = { $side ->
    [thief] Il ladro
   *[constable] L’agente
}
three-doors-seat = { $seat ->
    [thief] il ladro
   *[constable] l’agente
}
three-doors-hide = Il ladro si nasconde dietro la porta { $door }.
three-doors-hide-secretly = Il ladro si nasconde.
three-doors-point = L’agente indica la porta { $door }.
three-doors-wind = Il vento apre la porta { $door }.
three-doors-open = L’agente apre la porta { $door }.
three-doors-end-found = L’agente trova il ladro e vince.
three-doors-end-missed = Il ladro non c’è e vince.
three-doors-end-resigned = { $winner ->
    [thief] L’agente si arrende. Vince il ladro.
   *[constable] Il ladro si arrende. Vince l’agente.
}
three-doors-end-time = { $winner ->
    [thief] Il tempo dell’agente è scaduto. Vince il ladro.
   *[constable] Il tempo del ladro è scaduto. Vince l’agente.
}
three-doors-end-abandoned = La partita è stata abbandonata. Non vince nessuno.
three-doors-end-left = { $winner ->
    [thief] L’agente se n’è andato. Vince il ladro.
    [nobody] L’unico giocatore se n’è andato. Non vince nessuno.
   *[constable] Il ladro se n’è andato. Vince l’agente.
}
three-doors-end-hidden = Il ladro era dietro la porta { $door }.
error-three-doors-impossible = Nessuna partita di Tre porte arriva a questa posizione.
three-doors-secret-door = la porta del ladro
