/** Builds stories of a game for the tests of its skin. */
import type { Said } from './skin';

/** Returns a function that builds a line of the game's story: an event with its facts, and the step at which it happened. */
export function storyOf<S extends Said>() {
  return <K extends S['events']['key']>(key: K, facts: Extract<S['events'], { key: K }>['facts'], step = 1) => ({
    step,
    told: { key, facts },
  });
}
