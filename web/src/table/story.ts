/** Makes up what happens in a game, for the tests of its skin. */
import type { Said } from './skin';

/** A function that makes a line of the game's story: an event with its facts, and the step at which it happened. */
export function storyOf<S extends Said>() {
  return <K extends S['events']['key']>(key: K, facts: Extract<S['events'], { key: K }>['facts'], step = 1) => ({
    step,
    told: { key, facts },
  });
}
