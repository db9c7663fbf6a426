/** From the events of a message to what a game shows of them. */
import type { EventInfo, Position } from "../wire/types";
import type { Change } from "./types";

/** Null if there is nothing to show: before the start, or when something was taken back. */
export function changeOf(events: readonly EventInfo[], before: Position | null, after: Position | null): Change | null {
  if (!before?.view || !after?.view || events.some((event) => event.kind === "undone")) return null;
  const steps = events.flatMap((event) =>
    event.kind === "acted" ? [{ action: event.action, before: event.before ?? null }] : [],
  );
  return steps.length > 0 ? { steps, before: before.view, after: after.view } : null;
}
