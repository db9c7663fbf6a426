/** A clock as facts for a sentence. */
import type { ClockSetting } from "../wire/types";

export type ClockFacts = { kind: string; minutes: number; seconds: number; days: number };

export function clockFacts(clock: ClockSetting): ClockFacts {
  const none = { kind: "none", minutes: 0, seconds: 0, days: 0 };
  switch (clock.kind) {
    case "live":
      return { ...none, kind: clock.kind, minutes: Math.round(clock.base / 6) / 10, seconds: clock.increment };
    case "correspondence":
      return { ...none, kind: clock.kind, days: clock.days };
    default:
      return none;
  }
}

/** Minutes and seconds, as a clock shows them. */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
