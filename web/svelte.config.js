import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  // Styles go to files: the content policy forbids style elements.
  compilerOptions: { css: 'external', runes: true },
};
