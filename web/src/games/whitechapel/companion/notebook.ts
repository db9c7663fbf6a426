/** The detectives' notebook of Letters from Whitechapel. */
export { default as Notebook } from "./Notebook.svelte";
