/** The words of the reader's language, from the same Fluent catalogues that the command line speaks with. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";

export const LANGUAGES = ["en", "fr", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
/** Each as its readers call it. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", fr: "Français", it: "Italiano" };
export type Facts = Record<string, FluentVariable>;

const FILES = import.meta.glob<string>(
  "../../../src/gaslamp/i18n/*/{web,mrjack,guide,whitechapel,streets,nights}.ftl",
  {
    query: "?raw",
    import: "default",
  },
);

let bundle: FluentBundle = $state.raw(new FluentBundle("en"));
const wanted = new Set(["web", "mrjack"]);

/** The sentence of a key, filled with facts. Reads state, so whatever shows it follows a change of language. */
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

/** Whether there is a sentence for a key put together from what the server said. */
export function known(key: string): boolean {
  return bundle.hasMessage(key);
}

export function language(): Language {
  return bundle.locales[0] as Language;
}

export async function speak(wish: Language): Promise<void> {
  bundle = await read(wish);
  document.documentElement.lang = wish;
}

/** Fetch further catalogues, such as the rules in words, for this and every later language. */
export async function learn(...catalogues: string[]): Promise<void> {
  if (catalogues.every((name) => wanted.has(name))) return;
  for (const name of catalogues) wanted.add(name);
  bundle = await read(language());
}

/** The best of our languages for someone who has not chosen one. */
export function preferred(): Language {
  return negotiateLanguages(navigator.languages, LANGUAGES, { defaultLocale: "en", strategy: "lookup" })[0] as Language;
}

async function read(wish: Language): Promise<FluentBundle> {
  const made = new FluentBundle(wish, { useIsolating: false });
  const texts = await Promise.all(
    [...wanted].map((name) => FILES[`../../../src/gaslamp/i18n/${wish}/${name}.ftl`]?.()),
  );
  for (const text of texts) if (text) made.addResource(new FluentResource(text));
  return made;
}
