three-doors-title = Three Doors
three-doors-about = A very small game for two: hide behind one of three doors, or find who hides there.
three-doors-side = { $side ->
    [thief] The thief
   *[constable] The constable
}
three-doors-seat = { $seat ->
    [thief] the thief
   *[constable] the constable
}
three-doors-hide = The thief hides behind door { $door }.
three-doors-hide-secretly = The thief hides.
three-doors-point = The constable points at door { $door }.
three-doors-wind = The wind opens door { $door }.
three-doors-open = The constable opens door { $door }.
three-doors-end-found = The constable finds the thief and wins.
three-doors-end-missed = The thief is not there and wins.
three-doors-end-resigned = { $winner ->
    [thief] The constable gives up. The thief wins.
   *[constable] The thief gives up. The constable wins.
}
three-doors-end-time = { $winner ->
    [thief] The constable's time is up. The thief wins.
   *[constable] The thief's time is up. The constable wins.
}
three-doors-end-abandoned = The game was abandoned. Nobody wins.
three-doors-end-left = { $winner ->
    [thief] The constable has left. The thief wins.
    [nobody] The only player has left. Nobody wins.
   *[constable] The thief has left. The constable wins.
}
three-doors-end-hidden = The thief was behind door { $door }.
error-three-doors-impossible = No game of Three Doors comes to this position.
three-doors-secret-door = the thief’s door
