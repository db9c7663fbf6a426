/**
 * Where the focus goes after a choice by key.
 *
 * What was chosen is gone then, and the focus with it. The next thing to choose takes it, so that who plays by keyboard or
 * screen reader keeps the place. A player who has gone elsewhere is left there.
 */

let isHeld = false;

/** A choice was made by key: the focus may get lost. */
export function holdFocus(): void {
  isHeld = true;
}

/** For what can be chosen now, after each change. */
export function takeFocus(next: SVGElement | HTMLElement | null | undefined): void {
  if (!isHeld || !next) return;
  const { activeElement } = document;
  isHeld = false;
  if (activeElement === null || activeElement === document.body) next.focus({ preventScroll: true });
}

document.addEventListener(
  "keydown",
  ({ key, target }) => {
    if ((key === "Enter" || key === " ") && target instanceof Element && target.closest(".play")) holdFocus();
  },
  true,
);
