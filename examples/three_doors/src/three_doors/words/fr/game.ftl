three-doors-title = Trois portes
three-doors-about = Un tout petit jeu à deux : cachez-vous derrière l’une de trois portes, ou trouvez qui s’y cache.
three-doors-side = { $side ->
    [thief] Le voleur
   *[constable] L’agent
}
three-doors-seat = { $seat ->
    [thief] le voleur
   *[constable] l’agent
}
three-doors-hide = Le voleur se cache derrière la porte { $door }.
three-doors-hide-secretly = Le voleur se cache.
three-doors-point = L’agent montre la porte { $door }.
three-doors-wind = Le vent ouvre la porte { $door }.
three-doors-open = L’agent ouvre la porte { $door }.
three-doors-end-found = L’agent trouve le voleur et gagne.
three-doors-end-missed = Le voleur n’est pas là et gagne.
three-doors-end-resigned = { $winner ->
    [thief] L’agent abandonne. Le voleur gagne.
   *[constable] Le voleur abandonne. L’agent gagne.
}
three-doors-end-time = { $winner ->
    [thief] Le temps de l’agent est écoulé. Le voleur gagne.
   *[constable] Le temps du voleur est écoulé. L’agent gagne.
}
three-doors-end-abandoned = La partie a été abandonnée. Personne ne gagne.
three-doors-end-left = { $winner ->
    [thief] L’agent est parti. Le voleur gagne.
    [nobody] Le seul joueur est parti. Personne ne gagne.
   *[constable] Le voleur est parti. L’agent gagne.
}
three-doors-end-hidden = Le voleur était derrière la porte { $door }.
error-three-doors-impossible = Aucune partie de Trois portes n’arrive à cette position.
three-doors-secret-door = la porte du voleur
