/** The choices of the last new game, so that the form shows them again. Checked, because a game may have changed. */
import { read, write } from "../state/storage";
import type { Assist } from "../wire/types";
import { ABSENCES, ASSISTS, CLOCKS, DEFAULT_SETTINGS, type NewTableSettings } from "./newTableSettings";

export const OPPONENTS = ["machine", "bot", "friend", "same"] as const;
export type Opponent = (typeof OPPONENTS)[number];

export type NewGameChoices = {
  game: string;
  opponent: Opponent;
  /** A side, `either side`, or empty: the first one that is offered. */
  side: string;
  level: string;
  settings: NewTableSettings;
};

const NAME = "new-game";

export function lastChoices(): NewGameChoices {
  const kept = read<Partial<NewGameChoices> | null>(NAME, null) ?? {};
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  return {
    game: text(kept.game),
    opponent: OPPONENTS.find((one) => one === kept.opponent) ?? "machine",
    side: text(kept.side),
    level: text(kept.level),
    settings: cleanSettings(kept.settings ?? {}),
  };
}

export function keepChoices(choices: NewGameChoices): void {
  write(NAME, choices);
}

function cleanSettings(kept: Partial<NewTableSettings>): NewTableSettings {
  return {
    options: cleanOptions(kept.options),
    assist: ASSISTS.includes(kept.assist as Assist) ? (kept.assist as Assist) : DEFAULT_SETTINGS.assist,
    clock: typeof kept.clock === "string" && Object.hasOwn(CLOCKS, kept.clock) ? kept.clock : DEFAULT_SETTINGS.clock,
    listed: kept.listed === true,
    allyChat: kept.allyChat !== false,
    absence: ABSENCES.includes(kept.absence as number) ? (kept.absence as number) : DEFAULT_SETTINGS.absence,
    allReplace: kept.allReplace === true,
    bots: kept.bots !== false,
  };
}

function cleanOptions(kept: unknown): Record<string, string> {
  if (typeof kept !== "object" || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter((one): one is [string, string] => typeof one[1] === "string"));
}

/** Without options that the game does not have. */
export function knownOptions(
  options: Record<string, string>,
  known: readonly { name: string; values: readonly string[] }[],
): Record<string, string> {
  const fits = ([name, value]: [string, string]) =>
    known.some((one) => one.name === name && (one.values.length === 0 || one.values.includes(value)));
  return Object.fromEntries(Object.entries(options).filter(fits));
}
