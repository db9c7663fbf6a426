"""The eight characters: what each may do besides walking. One file for each that has an ability of its own."""
