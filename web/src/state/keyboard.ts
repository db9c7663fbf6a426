/** Whether a key belongs to what has the focus, or to the browser, and not to the game. */
export function isElsewhere(event: KeyboardEvent): boolean {
  const typing = event.target instanceof Element && event.target.closest("input, textarea, select, dialog") !== null;
  return typing || event.ctrlKey || event.metaKey || event.altKey;
}
