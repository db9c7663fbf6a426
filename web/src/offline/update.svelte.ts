/**
 * A new version of the pages: the server has other files than this page was loaded from.
 *
 * The reader is asked to reload, but never in the middle of a turn. What is asked stays asked.
 */

const HOUR_MS = 3_600_000;
/** A page that fails again right after a reload is not reloaded once more. */
const RELOAD_PAUSE_MS = 60_000;

let found = $state(false);
let asked = $state(false);
const halfMade: Set<symbol> = new Set();

/** Whether to ask the reader now. */
export function isUpdateReady(): boolean {
  return asked;
}

/** A turn is half made until the returned function is called. */
export function holdUpdates(): () => void {
  const mine = Symbol("half-made turn");
  halfMade.add(mine);
  return () => {
    halfMade.delete(mine);
    ask();
  };
}

export function updateLater(): void {
  found = false;
  asked = false;
}

/** Ask the reader if the server has a new version. */
export async function lookForUpdate(shown: Document = document): Promise<void> {
  if (await isNewVersion(shown)) announce();
}

/** Compare the page that the server sends now with this one. Without a server there is nothing new. */
async function isNewVersion(shown: Document): Promise<boolean> {
  try {
    const answer = await fetch("/", { cache: "no-cache" });
    if (!answer.ok) return false;
    const now = entry(new DOMParser().parseFromString(await answer.text(), "text/html"));
    return now !== null && entry(shown) !== null && now !== entry(shown);
  } catch {
    return false;
  }
}

/** A file of this version did not come. It is gone if there is a new one; else the server is away, and the page stays. */
export async function reloadIfNew(shown: Document = document, reloadPage: () => void = reload): Promise<void> {
  if (!(await isNewVersion(shown))) return;
  if (halfMade.size > 0 || Date.now() - lastReload() < RELOAD_PAUSE_MS) announce();
  else reloadPage();
}

/** Look now and then, and when a file of this version is gone. Call it once. */
export function watchForUpdates(): void {
  setInterval(() => lookForUpdate(), HOUR_MS);
  window.addEventListener("vite:preloadError", (event) => {
    event.preventDefault();
    reloadIfNew();
  });
}

export function reload(): void {
  try {
    sessionStorage.setItem("gaslamp:reloaded", String(Date.now()));
  } catch {
    // Then the reader decides.
  }
  location.reload();
}

function announce(): void {
  found = true;
  ask();
}

function ask(): void {
  if (found && halfMade.size === 0) asked = true;
}

function entry(page: Document): string | null {
  return page.querySelector('script[type="module"][src]')?.getAttribute("src") ?? null;
}

function lastReload(): number {
  try {
    return Number(sessionStorage.getItem("gaslamp:reloaded") ?? 0);
  } catch {
    return Date.now();
  }
}
