import { svelte } from '@sveltejs/vite-plugin-svelte';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { languages } from './languages.ts';

export default defineConfig({
  plugins: [svelte(), languages(join(import.meta.dirname, 'src/texts'))],
  // No file changes anything that another one sees, and a new process for each takes longer than all tests.
  test: { include: ['src/**/*.test.ts'], isolate: false },
});
