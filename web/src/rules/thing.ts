/** Something of a game that its rules page shows: `Drawing.svelte` of a skin draws it. */
import type { Words } from '../table/stage';

export interface ThingProps {
  words: Words;
  /** The key of its text, such as the face of a piece. */
  name: string;
  facts: Readonly<Record<string, string | number>>;
  /** The facts of the scene in which it lies; null on a rules page, whose figures come with each thing. */
  table: object | null;
  /** Its name, for what the skin does not draw. */
  called: string;
  /** In a picture of its own, not within a sentence or a table. */
  large: boolean;
}

/** What a name such as `role-witch` is in a table of drawings of that kind; null if it is not there. */
export function drawn<Key extends string>(
  kind: string,
  name: string,
  drawings: Readonly<Partial<Record<Key, unknown>>>,
): Key | null {
  const key = name.startsWith(`${kind}-`) ? name.slice(kind.length + 1) : '';
  return Object.hasOwn(drawings, key) ? (key as Key) : null;
}
