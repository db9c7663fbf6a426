/** The detectives' notebook of Letters from Whitechapel. */
export { default as Notebook } from "./Notebook.svelte";

/** A notebook is for all detectives together. */
export const fixed: readonly string[] = ["hands"];
