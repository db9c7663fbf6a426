# La preparazione con la vera scatola, e i fogli da stampare.

mj-prepare-board = Il tabellone all’inizio
mj-prepare-jack = Chi è Jack?
mj-prepare-jack-about = Jack guarda qui la sua carta. Poi toglie in segreto questa carta alibi dal mazzo e la tiene, e si mescola il resto.
mj-prepare-deal = Le prime quattro carte
mj-prepare-deal-about = { $who } gioca la prima.
mj-prepare-detective-sheet = Foglio dell’investigatore
mj-prepare-jack-sheet = Foglio di Jack
mj-prepare-i-am = Io sono
mj-prepare-round = Turno
mj-prepare-witnesses = I testimoni
mj-prepare-answer = { $seen ->
    [yes] visto
   *[no] non visto
 }
mj-prepare-detective-about = A ogni chiamata scrivi + per chi è in vista e − per chi non lo è, e barra chi è scagionato.
mj-prepare-jack-sheet-about = A ogni chiamata scrivi + per chi è in vista e − per chi non lo è, e barra chi è scagionato: è ciò che sa l’investigatore.
