/** Skins are found by their folders: a game without one is drawn by the generic stage. */
import type { Skin } from '../table/stage';

const found = import.meta.glob<{ default: Skin }>('./*/index.ts');
const loaded = new Map<string, Promise<Skin | null>>();

/** A game's skin, loaded when it is first needed; null if it has none. */
export function skin(game: string): Promise<Skin | null> {
  const load = found[`./${game}/index.ts`];
  if (!load) return Promise.resolve(null);
  let promise = loaded.get(game);
  if (!promise) {
    promise = load().then((module) => module.default);
    // A chunk that did not arrive may arrive the next time.
    promise.catch(() => loaded.delete(game));
    loaded.set(game, promise);
  }
  return promise;
}
