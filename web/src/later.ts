import { sayMore } from './language.svelte';

/** A part of the page that says something of `texts/later`, once these texts are there: `{#await later(import('./Part.svelte'))}`. */
export async function later<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, sayMore()]);
  return loaded;
}
