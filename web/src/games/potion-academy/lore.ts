/** What there is to tell of a card, a symbol or somebody's place. */
import type { Words } from '../../table/stage';
import type { Piece } from '../../wire';
import { cardOf, type Card } from './read';

export interface Part {
  kind: 'potion' | 'target' | 'effect';
  name: string;
  title: string;
  text: string;
}

function part(words: Words, kind: Part['kind'], name: string, seats: number): Part {
  const title = words.say(`${kind}-${name}`);
  if (kind === 'potion') return { kind, name, title, text: name === 'none' ? words.say('about-potion-none') : '' };
  const text = kind === 'target' ? words.say(`brief-target-${name}`, { seats }) : words.say(`about-effect-${name}`);
  return { kind, name, title, text };
}

/** All that stands on a card, or the one thing that a symbol is. */
export function parts(words: Words, piece: Piece, seats: number): Part[] {
  if (piece.face === 'card') {
    const card = cardOf(piece);
    return (['potion', 'target', 'effect'] as const).map((kind) => part(words, kind, card[kind as keyof Card], seats));
  }
  const kind = piece.id.startsWith('target') ? 'target' : 'effect';
  const name = String(piece.facts?.name ?? '').replace(`${kind}-`, '');
  return [part(words, kind, name, seats)];
}

/** The same, for those who hear it. */
export function about(words: Words, piece: Piece, seats: number): string {
  return parts(words, piece, seats)
    .filter(({ text }) => text)
    .map(({ title, text }) => `${title}: ${text}`)
    .join(' ');
}

/** The players whom a target reaches now: `reach` has a bit for each. */
export function reached(piece: Piece | undefined): number[] {
  const bits = Number(piece?.facts?.reach ?? 0);
  return [0, 1, 2, 3, 4].filter((player) => (bits >> player) & 1);
}
