# La mise en place d’une partie avec la vraie boîte, et les feuilles à imprimer.

setup-heading = { $game } : préparez votre boîte
setup-lead = Tout est tiré au sort sur cet appareil. Rien n’est envoyé à personne.
setup-people = Qui joue ?
setup-person = Joueur { $number }
setup-more = Un de plus
setup-fewer = Un de moins
setup-roles = Qui est qui
setup-again = Tirer encore
setup-only = Seulement pour { $who }
setup-sheets = Feuilles à imprimer
sheets-heading = { $game } : feuilles à imprimer
sheets-lead = Elles tiennent sur A4 et sur Letter, sans couleurs. Choisissez la langue en haut de la page.
sheets-print = Imprimer
sheets-setup = Préparer la boîte
sheets-paper = Les feuilles
