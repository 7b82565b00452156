/** Something of a game that its rules page shows: `Drawing.svelte` of a skin draws it. */
import type { Words } from '../table/stage';

export interface ThingProps {
  words: Words;
  /** The key of its text, such as the face of a piece. */
  name: string;
  facts: Readonly<Record<string, string | number>>;
  /** Its name, for what the skin does not draw. */
  called: string;
  /** In a picture of its own, not within a sentence or a table. */
  large: boolean;
}
