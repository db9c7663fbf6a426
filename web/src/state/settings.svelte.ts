/** The settings of a reader, stored in this browser. */
import { LANGUAGES, type Language, loadLanguage, preferred } from "../words/words.svelte";
import { read, write } from "./storage";

export const THEMES = ["night", "paper", "contrast", "colour-safe"] as const;
export const ORIENTATIONS = ["auto", "upright", "upside-down", "turned"] as const;
export const SPEEDS = ["calm", "quick", "at-once"] as const;
export type Speed = (typeof SPEEDS)[number];
export type Theme = (typeof THEMES)[number];
export type BoardOrientation = (typeof ORIENTATIONS)[number];

type Kept = {
  theme: Theme;
  language: Language | null;
  animation: boolean;
  orientation: BoardOrientation;
  sound: boolean;
  labels: boolean;
  /** Whether the story shows each action in notation too. */
  notation: boolean;
  /** Whether steps without an alternative play themselves. */
  forced: boolean;
  /** Whether the moves of a turn are collected and sent together. */
  planning: boolean;
  /** How fast machines play at tables of one's own; null: as the server does. */
  speed: Speed | null;
  name: string;
};

const FIRST: Kept = {
  theme: "night",
  language: null,
  animation: true,
  orientation: "auto",
  sound: false,
  labels: true,
  notation: false,
  forced: true,
  planning: false,
  speed: null,
  name: "",
};

export const settings: Kept = $state(clean(read<Partial<Kept>>("settings", {})));

/** Apply and store the settings. Call it once, from the root of the page. */
export function watchSettings(): void {
  $effect(() => {
    save();
    document.documentElement.dataset.theme = settings.theme;
    const ground = getComputedStyle(document.documentElement).getPropertyValue("--ground").trim();
    if (ground) document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ground);
    document.documentElement.dataset.animation = settings.animation ? "on" : "off";
  });
}

/** Saved at once: the page may be left before the texts are here. */
export function setLanguage(wish: Language): Promise<void> {
  settings.language = wish;
  save();
  return loadLanguage(wish);
}

/** From night to paper, and back. */
export function switchTheme(): void {
  settings.theme = settings.theme === "night" ? "paper" : "night";
}

export function firstLanguage(): Language {
  return settings.language ?? preferred();
}

function save(): void {
  write("settings", $state.snapshot(settings));
}

/** Settings of an older version, or changed by hand, must not break the page. `side` is an older name. */
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
    notation: kept.notation === true,
    forced: kept.forced !== false,
    planning: kept.planning === true,
    speed: pick<Speed | null>(kept.speed, SPEEDS, null),
    name: typeof kept.name === "string" ? kept.name.slice(0, 40) : "",
  };
}
