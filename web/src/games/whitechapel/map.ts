/** What the map shows, and what can be clicked on it. */
import type { Moment } from "../../moments/types";
import type { Advice } from "./counsel";
import type { Route, Spot, Target } from "./moves";
import type { Searched } from "./searched";
import type { Night, WhitechapelBoard, WhitechapelView } from "./wire";

/** A trail on the map. After the end each night has its own colour. */
export type Drawn = { night: Night; faint: boolean; number: number };

export type MapProps = {
  board: WhitechapelBoard;
  view: WhitechapelView;
  targets?: Target[];
  picked?: Spot[];
  /** The target that a finger has chosen. A second tap confirms it. */
  aimed?: Spot | null;
  /** Moves that are not sent yet. */
  plan?: readonly Route[];
  /** Circles where the police found nothing. */
  searched?: readonly Searched[];
  /** Places that must be in sight. */
  focus?: readonly Spot[];
  /** The policeman who acts where a direct target is clicked. */
  actor?: (spot: Spot) => Spot | null;
  mode?: string;
  chances?: ReadonlyMap<number, number> | null;
  homes?: ReadonlyMap<number, number> | null;
  curtain?: boolean;
  nights?: Drawn[];
  marks?: Record<Spot, string>;
  /** Places where something just happened. */
  fresh?: readonly string[];
  /** It shows an earlier position than `view`; what can be chosen stays that of `view`. */
  moment?: Moment | null;
  /** What a machine detective proposes. */
  advice?: readonly Advice[];
  /** Clicks draw pencil marks and do not choose. */
  pencil?: boolean;
  choose?: (target: Target, touch: boolean) => void;
  draw?: (spot: Spot) => void;
  /** A click where nothing can be chosen. */
  refuse?: (spot: Spot) => void;
};

/** Pixels across a target for a finger, and from the middle of one to the middle of the next. */
export const TOUCH_PIXELS = 42;
/** With more targets than this, a finger has to zoom in first. */
export const MOST_TOUCHED = 40;
/** At this zoom no two circles are closer than a finger needs. */
export const TOUCH_ZOOM = 1.5;

export type Sizes = { disc: number; piece: number; ring: number; isFar: boolean };

/** How large things are drawn, in units of the map: what would be small on the screen is drawn larger. */
export function sizes(zoom: number, touched = false): Sizes {
  const disc = Math.min(14.5, Math.max(9.5, 9 / zoom));
  return {
    disc,
    piece: Math.min(2.3, Math.max(0.8, 0.62 / zoom)),
    ring: touched ? TOUCH_PIXELS / 2 / zoom : Math.min(30, Math.max(disc + 4, 12 / zoom)),
    isFar: zoom < 0.4,
  };
}
