/** Whether this device is used with fingers. A tablet with a mouse can change while the page is open. */
const coarse = globalThis.matchMedia?.("(pointer: coarse)");
let touched = $state(coarse?.matches ?? false);
coarse?.addEventListener?.("change", (event) => {
  touched = event.matches;
});

export function isTouched(): boolean {
  return touched;
}
