import { say } from '../language.svelte';
import type { Play } from '../wire';
import type { Words } from './stage';

/** In words: who decides now. */
export function waitedFor(play: Play, words: Words): string {
  const names = play.scene.turn.map((seat) => words.name(seat));
  return names.length > 0 ? say('turn-other', { names, count: names.length }) : say('turn-nobody');
}
