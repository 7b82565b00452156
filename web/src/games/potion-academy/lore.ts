/** Explanations of cards, symbols and places. */
import { bare } from '../../table/scene';
import type { Words } from '../../table/stage';
import type { Effect, Potion, Target } from './art';
import { cardOf, type Seen } from './read';

export type Part = { title: string; text: string } & (
  { kind: 'potion'; name: Potion } | { kind: 'target'; name: Target } | { kind: 'effect'; name: Effect }
);

function potionPart(words: Words, name: Potion): Part {
  const text = name === 'none' ? words.say('about-potion-none') : '';
  return { kind: 'potion', name, title: words.say(`potion-${name}`), text };
}

function targetPart(words: Words, name: Target, seats: number): Part {
  const text = words.say(`brief-target-${name}`, { seats });
  return { kind: 'target', name, title: words.say(`target-${name}`), text };
}

function effectPart(words: Words, name: Effect): Part {
  return { kind: 'effect', name, title: words.say(`effect-${name}`), text: words.say(`about-effect-${name}`) };
}

/** Everything printed on a card, or the meaning of one symbol. */
export function parts(words: Words, piece: Seen, seats: number): Part[] {
  switch (piece.face) {
    case 'card': {
      const { potion, target, effect } = cardOf(piece);
      return [potionPart(words, potion), targetPart(words, target, seats), effectPart(words, effect)];
    }
    case 'symbol-target':
      return [targetPart(words, bare('target', piece.facts.name), seats)];
    case 'symbol-effect':
      return [effectPart(words, bare('effect', piece.facts.name))];
  }
}

/** The same, for screen readers. */
export function about(words: Words, piece: Seen, seats: number): string {
  return parts(words, piece, seats)
    .filter(({ text }) => text)
    .map(({ title, text }) => words.say('label', { name: title, value: text }))
    .join(' ');
}

/** What something is by its id, for the rules; undefined if it is neither a card nor a symbol. */
export function faceOf(id: string): Seen['face'] | undefined {
  if (id.startsWith('card:')) return 'card';
  if (id.startsWith('target:')) return 'symbol-target';
  return id.startsWith('effect:') ? 'symbol-effect' : undefined;
}

/** The players whom a target reaches now: `reach` has a bit for each. */
export function reached(reach: number): number[] {
  const found: number[] = [];
  for (let player = 0; reach >> player; player++) if ((reach >> player) & 1) found.push(player);
  return found;
}
