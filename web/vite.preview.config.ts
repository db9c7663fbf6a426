import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** The boards as the server draws them: components are rendered once, at build time, with their styles. */
export default defineConfig({
  plugins: [svelte({ compilerOptions: { css: "injected" } })],
  build: { ssr: "src/preview/previews.ts", outDir: "build/preview", emptyOutDir: true },
  ssr: { noExternal: true },
});
