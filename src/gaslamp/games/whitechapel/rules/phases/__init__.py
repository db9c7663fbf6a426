"""The phases of a night: women, patrols, crime; then escape, hunt, clues, again and again."""
