/** Pencil marks on the map: one's own, or those the police share. */

/** What can be written at a place: doubts, and the letters of the policemen who shall go there. */
export const SIGNS = ["?", "!", "×", "B", "Y", "N", "R", "G"] as const;
export type Sign = (typeof SIGNS)[number];
