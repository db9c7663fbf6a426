import "./design/theme.css";
import "./design/more-themes.css";
import "./design/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { registerWorker } from "./offline/register";
import { firstLanguage } from "./state/settings.svelte";
import { loadLanguage } from "./words/words.svelte";

const target = document.getElementById("app");
// Load the texts first, because every page needs them.
await loadLanguage(firstLanguage());
if (target) mount(App, { target });
// Not with the development server, whose files have no hashes.
if (import.meta.env.PROD) registerWorker();
