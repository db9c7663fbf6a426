/** A choice of language is kept at the click, and the last choice is what is shown. */
import { beforeEach, expect, test, vi } from "vitest";

const load = () => import("../../src/words/words.svelte");
const loadSettings = () => import("../../src/state/settings.svelte");

const { slow } = vi.hoisted(() => {
  let release = () => {};
  const wait = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { slow: { wait, release } };
});

// The Italian texts arrive last, however early they were asked for.
vi.mock("../../../src/gaslamp/i18n/it/web.ftl?raw", async (original) => {
  await slow.wait;
  return original();
});

// Texts are loaded once only, and other files of tests have loaded some.
beforeEach(() => {
  vi.resetModules();
});

const kept = () => JSON.parse(localStorage.getItem("gaslamp:settings") ?? "{}").language;

test("the choice is kept before the texts have arrived", async () => {
  const [{ language, loadLanguage, words }, { setLanguage }] = await Promise.all([load(), loadSettings()]);
  await loadLanguage("en");
  const shown = setLanguage("it");
  expect(kept()).toBe("it");
  expect(language()).toBe("en");
  const later = setLanguage("fr");
  expect(kept()).toBe("fr");
  await later;
  expect(words("web-yes")).toBe("Oui");
  slow.release();
  await shown;
  expect(language()).toBe("fr");
  expect(words("web-yes")).toBe("Oui");
  expect(document.documentElement.lang).toBe("fr");
});

test("a game's texts are there when their promise is fulfilled, also after a change of language", async () => {
  const { language, loadCatalogues, loadLanguage, words } = await load();
  await loadLanguage("en");
  const learned = loadCatalogues("whitechapel/game");
  const spoken = loadLanguage("fr");
  await learned;
  expect(language()).toBe("fr");
  expect(words("whitechapel-seat", { seat: "police" })).toBe("la police");
  await spoken;
  await loadCatalogues("whitechapel/game");
  expect(words("whitechapel-seat", { seat: "police" })).toBe("la police");
});

test("no French line begins with a sign, and a key keeps its own", async () => {
  const { loadLanguage, words } = await load();
  await loadLanguage("fr");
  expect(words("web-sure")).toBe("Vraiment\u00a0?");
  expect(words("honesty-not-here")).toContain("«\u00a0gaslamp verify\u00a0»");
  expect(words("generic-key-name", { shortcut: "tabs" })).toBe("? L C");
});
