/** A board as the server draws it without a browser. Only a build step reads this: no page does. */
export type Preview = {
  box: { x: number; y: number; width: number; height: number };
  /** The fixed part of the board, as Svelte renders it on a server. */
  drawn: { head: string; body: string };
  /** The middle of each place. */
  places: Record<string, [number, number]>;
  /** Pieces as SVG around the point 0, 0. */
  pieces: Record<string, string>;
};
