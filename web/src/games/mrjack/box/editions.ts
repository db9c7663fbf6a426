/** The two printed boards. */
export const EDITIONS = ["revised", "first"] as const;
export type Edition = (typeof EDITIONS)[number];
