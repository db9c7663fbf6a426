/** Texts in the reader's language, from the Fluent catalogues that the Python package uses too. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";

export const LANGUAGES = ["en", "fr", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
/** Each as its readers call it. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", fr: "Français", it: "Italiano" };
export type Facts = Record<string, FluentVariable>;

/** `web`, `review`, `solving`, `companion`, `setup`, and for each game `GAME/game`, `GAME/page` and the others that it has. */
const FILES = import.meta.glob<string>(
  [
    "../../../src/gaslamp/i18n/*/{web,review,solving,companion,setup}.ftl",
    "../../../src/gaslamp/games/*/words/*/{game,page,guide,lesson,companion,setup}.ftl",
  ],
  { query: "?raw", import: "default" },
);
const PLACE = /\/(?:i18n\/([a-z]+)\/([a-z]+)|games\/([a-z_]+)\/words\/([a-z]+)\/([a-z]+))\.ftl$/;
const CATALOGUES = new Map(Object.entries(FILES).map(([path, load]) => [addressOf(path), load]));

let bundle: FluentBundle = $state.raw(new FluentBundle("en"));
/** That of `bundle`. Further catalogues change the bundle only: what was asked for in this language is not asked again. */
let shown: Language = $state("en");
/** The catalogues in `bundle`. */
let loaded: readonly string[] = [];
let wishedLanguage: Language = "en";
const wishedCatalogues = new Set(["web"]);
let latest: Promise<void> = Promise.resolve();

/** The text of a key, filled with facts. It reads state, so the page follows a change of language. */
export function words(key: string, facts?: Facts): string {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) {
    console.error(`no words for ${key}`);
    return key;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, facts ?? null, errors);
  if (errors.length > 0) console.error(`${key}: ${errors.join("; ")}`);
  return text;
}

/** Whether there is a text for a key that was put together from what the server said. */
export function known(key: string): boolean {
  return bundle.hasMessage(key);
}

export function language(): Language {
  return shown;
}

/** A number with so many decimals, as it is written in the language. */
export function decimal(value: number, digits: number): string {
  return value.toLocaleString(language(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    // No "-0.0".
    signDisplay: "negative",
  });
}

export function loadLanguage(wish: Language): Promise<void> {
  wishedLanguage = wish;
  return load();
}

/** Fetch further catalogues, such as a game's, for this and every later language. */
export async function loadCatalogues(...catalogues: string[]): Promise<void> {
  for (const name of catalogues) wishedCatalogues.add(name);
  if (!catalogues.every((name) => loaded.includes(name))) await load();
}

/** The best of our languages for someone who has not chosen one. */
export function preferred(): Language {
  return negotiateLanguages(navigator.languages, LANGUAGES, { defaultLocale: "en", strategy: "lookup" })[0] as Language;
}

/** Catalogues may arrive in any order. Only the last chosen language is shown; earlier requests wait for it. */
function load(): Promise<void> {
  const [wish, names] = [wishedLanguage, [...wishedCatalogues]];
  const mine: Promise<void> = read(wish, names).then((made) => {
    if (latest !== mine) return latest;
    bundle = made;
    shown = wish;
    loaded = names;
    document.documentElement.lang = wish;
  });
  latest = mine;
  return mine;
}

async function read(wish: Language, names: readonly string[]): Promise<FluentBundle> {
  const made = new FluentBundle(wish, { useIsolating: false });
  const texts = await Promise.all(names.map((name) => CATALOGUES.get(`${wish} ${name}`)?.()));
  for (const text of texts) if (text) made.addResource(new FluentResource(typeset(wish, text)));
  return made;
}

/** No-break spaces before the signs that French sets apart: no line may begin with one. As `typography.py` does it. */
function typeset(wish: Language, catalogue: string): string {
  if (wish !== "fr") return catalogue;
  return catalogue.replace(/(?<=[^\s\]=]) (?=[:;!?»%])/g, "\u00a0").replace(/(?<=«) /g, "\u00a0");
}

/** `.../games/GAME/words/en/page.ftl` is `en GAME/page`. */
function addressOf(path: string): string {
  const [, language, name, game, itsLanguage, itsName] = PLACE.exec(path) ?? [];
  return game ? `${itsLanguage} ${game}/${itsName}` : `${language} ${name}`;
}
