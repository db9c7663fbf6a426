/** The detective's notebook of Mr. Jack. */
export { default as Notebook } from "./Notebook.svelte";
