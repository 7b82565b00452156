/** Long words in narrow places: where they may be broken, and how much room they take. */
import type { Words } from '../table/stage';

const SOFT = '\u00ad';

/** Up to this length, a word fits whole into all but the smallest places. */
export const SHORT = 10;

/**
 * A text that may be broken where the game's text `word-breaks` has a hyphen, as in “Alche-mist, Cut-purse”; words of at
 * most `whole` letters stay whole.
 */
export function softened(words: Words, text: string, whole = 0): string {
  const breaks = words
    .say('word-breaks')
    .split(', ')
    .filter((word) => word.length > whole + 1);
  return breaks.reduce((soft, word) => soft.replace(word.replace('-', ''), word.replace('-', SOFT)), text);
}

/** The length of the longest word. */
export function longest(text: string): number {
  return Math.max(
    ...text
      .replaceAll(SOFT, '')
      .split(/\s/)
      .map((word) => word.length),
  );
}

/** The length of the longest part that is never broken. */
export function longestPart(text: string): number {
  return Math.max(...text.split(/[\s\u00ad]/).map((part) => part.length));
}
