/** What the map shows, and what can be clicked on it. */
import type { Advice } from "./counsel";
import type { Spot, Target } from "./moves";
import type { Night, WhitechapelBoard, WhitechapelView } from "./wire";

export type MapProps = {
  board: WhitechapelBoard;
  view: WhitechapelView;
  targets?: Target[];
  picked?: Spot[];
  mode?: string;
  chances?: ReadonlyMap<number, number> | null;
  homes?: ReadonlyMap<number, number> | null;
  curtain?: boolean;
  nights?: { night: Night; faint: boolean }[];
  marks?: Record<Spot, string>;
  /** Places where something just happened. */
  fresh?: readonly string[];
  /** What a machine detective proposes. */
  advice?: readonly Advice[];
  /** Clicks draw instead of choosing. */
  pencil?: boolean;
  choose?: (target: Target) => void;
  draw?: (spot: Spot) => void;
  /** A click where nothing can be chosen. */
  refuse?: (spot: Spot) => void;
};

/** How large things are drawn, in units of the map: what would be small on the screen is drawn larger. */
export function sizes(zoom: number): { disc: number; piece: number; ring: number; isFar: boolean } {
  const disc = Math.min(14.5, Math.max(9.5, 9 / zoom));
  return {
    disc,
    piece: Math.min(2.3, Math.max(0.8, 0.62 / zoom)),
    ring: Math.min(30, Math.max(disc + 4, 12 / zoom)),
    isFar: zoom < 0.4,
  };
}
