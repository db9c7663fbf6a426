import "./design/theme.css";
import "./design/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { firstLanguage } from "./state/settings.svelte";
import { loadLanguage } from "./words/words.svelte";

const target = document.getElementById("app");
// Words first: nothing is shown that could not be read.
await loadLanguage(firstLanguage());
if (target) mount(App, { target });
