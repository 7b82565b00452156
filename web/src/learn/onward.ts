/** How a lesson goes on: to its next step, to the next lesson, and after the last one to a game. */
import { go } from '../address.svelte';
import { house, playNow } from '../house/house.svelte';
import { complain } from '../house/toasts.svelte';
import { say } from '../language.svelte';
import type { Lesson } from '../wire';

function last({ step, steps }: Lesson): boolean {
  return step === steps - 1;
}

function following(game: string, { name }: Lesson): string | undefined {
  const lessons = house.game(game)?.lessons ?? [];
  return lessons[lessons.indexOf(name) + 1];
}

/** What comes next, in words. */
export function onward(game: string, lesson: Lesson): string {
  if (!last(lesson)) return say('lesson-next');
  const after = following(game, lesson);
  return say(after === undefined ? 'lesson-play' : 'lesson-following');
}

/** Go on; `next` leads to the next step. */
export async function lead(game: string, lesson: Lesson, next: () => Promise<unknown>): Promise<void> {
  const after = following(game, lesson);
  if (!last(lesson)) await next();
  else if (after !== undefined) go(`/learn/${game}/${after}`);
  else await playWithApprentices(game);
}

/** A first game, with the weakest bots. */
export async function playWithApprentices(game: string): Promise<void> {
  try {
    await playNow({ game, level: house.levels[0] });
  } catch (error) {
    await complain(error, game);
  }
}
