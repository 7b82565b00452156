import { svelte } from '@sveltejs/vite-plugin-svelte';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { compressed } from './compressed.ts';
import { firstChunk } from './first.ts';
import { languages } from './languages.ts';
import { shell } from './shell.ts';

const server = 'http://127.0.0.1:8765';

/** The class that confines a component's styles to it: short, because it is repeated so often. */
const cssHash = ({ hash, css }: { hash: (input: string) => string; css: string }) => `_${hash(css).slice(0, 4)}`;

export default defineConfig({
  plugins: [
    svelte({ compilerOptions: { cssHash } }),
    languages(join(import.meta.dirname, 'src/texts')),
    compressed(),
    shell(join(import.meta.dirname, 'worker.js')),
  ],
  // Tests run in Node, but what they test runs in the browser.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  // Nothing depends on where the house is: the server puts that into the page, and everything else is found from there.
  base: './',
  build: {
    outDir: 'dist',
    // What is loaded with what, for the bench.
    manifest: 'manifest.json',
    // The oldest browsers, as in README.md; older ones get a message, by public/too-old.js.
    target: ['chrome111', 'firefox121', 'safari16.4'],
    // The server's content policy allows files of its own only: nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: [{ name: firstChunk }] } },
    },
  },
  server: {
    proxy: {
      '/api': server,
      '/docs': server,
      '/socket': { target: server, ws: true },
    },
  },
});
