"""Every stage in which somebody has something to choose, and how the panel begins to say what."""

SAYS = {
    "hideout": "Choose your hideout",
    "women": "Place the women on red circles: 0 of 7",
    "marks": "Mark the targets: 0 of 5",
    "address": "You may name Jack’s address",
    "posts": "Choose two yellow crossings for patrols: 0 of 2",
    "patrols": "Lay the blue patrol token",
    "letter": "choose the patrol token to move",
    "saucy": "Saucy Jacky names these patrol tokens",
    "crime": "Choose a victim among the Wretched, or wait",
    "suspense": "Choose one of the Wretched and move her",
    "ready": "Choose a patrol token to turn up",
    "order": "Where was the second?",
    "escape": "Walk to a circle with a ring",
    "goulston": "Goulston Street: name a policeman",
    "graffiti": "Choose who goes to Goulston Street",
    "hunt": "Choose a policeman to move",
    "false-clue": "Lay a false clue",
    "act": "Choose the policeman who looks for clues",
}
