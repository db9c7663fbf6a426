/** The colours of the policemen on the map. */
import type { Colour } from "./wire";

export const PAWN_COLOURS: Record<Colour, string> = {
  blue: "var(--wc-blue)",
  yellow: "var(--wc-pawn-yellow)",
  brown: "var(--wc-brown)",
  red: "var(--wc-pawn-red)",
  green: "var(--wc-pawn-green)",
};
