/**
 * A skin has up to five components: `Stage.svelte`, the whole middle of a table; `Reckoning.svelte`, what a round has
 * brought; `Emblem.svelte`, for lists and the home page; `Drawing.svelte`, for what the rules page shows; and
 * `Paint.svelte`, the paints that its drawings share.
 */
import type { Component } from 'svelte';
import type { ThingProps } from '../rules/thing';
import type { Outline, ReckoningProps, StageProps } from '../table/stage';

const stages = import.meta.glob<{ default: Component<StageProps> }>('./*/Stage.svelte');
const emblems = import.meta.glob<{ default: Component }>('./*/Emblem.svelte');
const reckonings = import.meta.glob<Reckoning>('./*/Reckoning.svelte');
const drawings = import.meta.glob<{ default: Component<ThingProps> }>('./*/Drawing.svelte');
const paints = import.meta.glob<{ default: Component }>('./*/Paint.svelte');

/** A component that draws a reckoning, and says beforehand what there is to draw. */
export interface Reckoning {
  default: Component<ReckoningProps>;
  outline: (props: Omit<ReckoningProps, 'shown'>) => Outline;
}

/** Loads a component of a skin when it is first needed; null if there is none. */
function loader<Drawing>(
  found: Record<string, () => Promise<Drawing>>,
  file: string,
): (skin: string) => Promise<Drawing | null> {
  const loaded = new Map<string, Promise<Drawing>>();
  return (skin) => {
    const load = found[`./${skin}/${file}`];
    if (!load) return Promise.resolve(null);
    let promise = loaded.get(skin);
    if (!promise) {
      promise = load();
      // A chunk that failed to load may load the next time.
      promise.catch(() => loaded.delete(skin));
      loaded.set(skin, promise);
    }
    return promise;
  };
}

/** How a table is drawn; a game without a skin is drawn by the generic stage. A skin is written for what its own game says. */
export const stage = loader(stages, 'Stage.svelte');

/** How a reckoning is drawn; without one, the story of its step is told line by line. */
export const reckoning = loader(reckonings, 'Reckoning.svelte');

/** A game's emblem; null if its skin has none, and the site's emblem is used. */
export const emblem = loader(emblems, 'Emblem.svelte');

/** How things are drawn on the rules page; null if the skin draws none, and they are named. */
export const drawing = loader(drawings, 'Drawing.svelte');

/** The paints of a skin's drawings; null if it has none. */
export const paint = loader(paints, 'Paint.svelte');
