/** What a reader likes, kept in this browser. */
import { LANGUAGES, type Language, loadLanguage, preferred } from "../words/words.svelte";
import { read, write } from "./storage";

export const THEMES = ["night", "paper"] as const;
export const ORIENTATIONS = ["auto", "upright", "upside-down", "turned"] as const;
export type Theme = (typeof THEMES)[number];
export type BoardOrientation = (typeof ORIENTATIONS)[number];

type Kept = {
  theme: Theme;
  language: Language | null;
  animation: boolean;
  orientation: BoardOrientation;
  sound: boolean;
  labels: boolean;
  name: string;
};

const FIRST: Kept = {
  theme: "night",
  language: null,
  animation: true,
  orientation: "auto",
  sound: false,
  labels: true,
  name: "",
};

export const settings: Kept = $state(clean(read<Partial<Kept>>("settings", {})));

/** Show and keep whatever was set; call it once, from the root of the page. */
export function watchSettings(): void {
  $effect(() => {
    save();
    document.documentElement.dataset.theme = settings.theme;
    document.documentElement.dataset.animation = settings.animation ? "on" : "off";
  });
}

/** Saved at once: the page may be left before the texts are here. */
export function setLanguage(wish: Language): Promise<void> {
  settings.language = wish;
  save();
  return loadLanguage(wish);
}

export function firstLanguage(): Language {
  return settings.language ?? preferred();
}

function save(): void {
  write("settings", $state.snapshot(settings));
}

/** What an older version kept, or somebody changed by hand, must not break the page. `side` is an older name. */
function clean(kept: Partial<Kept> & { side?: unknown }): Kept {
  const pick = <T>(value: unknown, known: readonly T[], otherwise: T): T =>
    known.includes(value as T) ? (value as T) : otherwise;
  return {
    theme: pick(kept.theme, THEMES, FIRST.theme),
    language: pick<Language | null>(kept.language, LANGUAGES, null),
    animation: kept.animation !== false,
    orientation: pick(kept.orientation ?? kept.side, ORIENTATIONS, FIRST.orientation),
    sound: kept.sound === true,
    labels: kept.labels !== false,
    name: typeof kept.name === "string" ? kept.name.slice(0, 40) : "",
  };
}
