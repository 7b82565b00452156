/** What a visitor has learnt: remembered in this browser. */

interface Progress {
  /** Where to go on. */
  step: number;
  /** Whether it was ever finished. */
  done: boolean;
}

const REMEMBERED = 'learnt';
const NEW: Progress = { step: 0, done: false };
let all = $state.raw<Readonly<Record<string, Progress>>>(read());

function read(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(REMEMBERED) ?? '{}') as Record<string, Progress>;
  } catch {
    return {};
  }
}

function remember(key: string, progress: Progress): void {
  const now = { ...read(), [key]: progress };
  localStorage.setItem(REMEMBERED, JSON.stringify(now));
  all = now;
}

export const learnt = {
  of: (game: string, lesson: string): Progress => all[`${game}/${lesson}`] ?? NEW,
  /** Note where we are in a lesson; at its last step it is done, and begins anew the next time. */
  note(game: string, { name, step, steps }: { name: string; step: number; steps: number }): void {
    const last = step === steps - 1;
    const key = `${game}/${name}`;
    // From storage, so that whoever notes something does not watch it.
    remember(key, { step: last ? 0 : step, done: last || (read()[key]?.done ?? false) });
  },
  /** Whether a visitor was asked if they want to learn a game, or has begun to. */
  asked: (game: string): boolean => Object.keys(all).some((key) => key.split('/')[0] === game),
  answered: (game: string): void => remember(game, NEW),
};

/** The path of the connection to a lesson, from where it was left. */
export function lessonPath(game: string, lesson: string): string {
  return `lessons/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}?step=${learnt.of(game, lesson).step}`;
}
