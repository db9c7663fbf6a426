/** A new version is announced between turns, never in the middle of one. */
import { afterEach, expect, test, vi } from "vitest";
import { holdUpdates, isUpdateReady, lookForUpdate, reloadIfNew, updateLater } from "../../src/offline/update.svelte";

const page = (entry: string) => `<!doctype html><script type="module" src="/assets/${entry}.js"></script>`;

/** This page; a script in the document itself would be loaded. */
const shown = new DOMParser().parseFromString(page("old"), "text/html");

afterEach(() => {
  updateLater();
  vi.unstubAllGlobals();
});

function serverHas(entry: string): void {
  vi.stubGlobal("fetch", async () => new Response(page(entry)));
}

test("the same version is no news", async () => {
  serverHas("old");
  await lookForUpdate(shown);
  expect(isUpdateReady()).toBe(false);
});

test("a new version is announced at once where no turn is half made", async () => {
  serverHas("new");
  await lookForUpdate(shown);
  expect(isUpdateReady()).toBe(true);
});

test("a new version waits until the turn is over, and then stays announced", async () => {
  serverHas("new");
  const release = holdUpdates();
  await lookForUpdate(shown);
  expect(isUpdateReady()).toBe(false);
  release();
  expect(isUpdateReady()).toBe(true);
  const next = holdUpdates();
  expect(isUpdateReady()).toBe(true);
  next();
});

test("a server that cannot be reached brings no version", async () => {
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("offline");
  });
  await lookForUpdate(shown);
  expect(isUpdateReady()).toBe(false);
});

test("a file that is missing reloads the page only if there is a new version", async () => {
  const reload = vi.fn();
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("offline");
  });
  await reloadIfNew(shown, reload);
  serverHas("old");
  await reloadIfNew(shown, reload);
  expect(reload).not.toHaveBeenCalled();
  serverHas("new");
  await reloadIfNew(shown, reload);
  expect(reload).toHaveBeenCalledOnce();
});
