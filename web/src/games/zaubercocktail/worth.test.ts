import { describe, expect, it } from 'vitest';
import type { Figures } from './said';
import { after, best, collect, gain, holds, largestOf, type Laws, worth } from './worth';

const joker = 'black-something';

const PRINTED: Laws = {
  figures: [
    printed('blue-schlums', 2, 7),
    printed('greenroot', 3, 7),
    printed('gira-extract', 7, 6),
    printed('whiteberry', 19, 4),
    printed('faran-leaf', 28, 3),
    printed('gold-rose', 29, 3),
    { ingredient: joker, worth: 0, worths: [0] },
  ],
  joker,
  collections: 2,
  smallest: 2,
  most: 12,
};

function printed(ingredient: Figures['ingredient'], worth: number, largest: number): Figures {
  const worths = Array.from({ length: largest + 1 }, (_, number) => (number < 2 ? 0 : number * (number + worth)));
  return { ingredient, worth, worths };
}

describe('what collections bring', () => {
  it('is as printed', () => {
    expect(worth(PRINTED, 'gira-extract', 4)).toBe(44);
    expect(worth(PRINTED, 'whiteberry', 2)).toBe(42);
    expect(worth(PRINTED, 'faran-leaf', 3)).toBe(93);
    expect(worth(PRINTED, 'greenroot', 7)).toBe(70);
  });

  it('is nothing for a single card, and no more than the largest collection brings', () => {
    expect(worth(PRINTED, 'gold-rose', 1)).toBe(0);
    expect(worth(PRINTED, 'gold-rose', 5)).toBe(96);
    expect(worth(PRINTED, joker, 2)).toBe(0);
  });
});

describe('other figures', () => {
  const other: Laws = { ...PRINTED, collections: 3, smallest: 3 };

  it('are followed: how many collections, how small, how large', () => {
    const hand = { 'blue-schlums': 3, 'gira-extract': 4, whiteberry: 3, 'gold-rose': 2 } as const;
    expect(best(hand, other).collections.map((one) => one.kind)).toEqual([
      'blue-schlums',
      'gira-extract',
      'whiteberry',
    ]);
    expect(best(hand, { ...other, collections: 1 }).collections.map((one) => one.kind)).toEqual(['whiteberry']);
    expect(largestOf(other, 'gold-rose')).toBe(3);
  });
});

describe('the best two collections', () => {
  it('are the two that bring most', () => {
    const found = best({ 'blue-schlums': 2, 'gira-extract': 4, whiteberry: 2 }, PRINTED);
    expect(found.result).toBe(86);
    expect(found.collections.map((one) => one.kind)).toEqual(['gira-extract', 'whiteberry']);
  });

  it('use a joker once', () => {
    expect(best({ whiteberry: 2, 'gold-rose': 2, [joker]: 1 }, PRINTED).result).toBe(42 + 96);
  });

  it('use jokers where they bring most, and no more than fit', () => {
    const found = best({ whiteberry: 2, 'gold-rose': 3, [joker]: 1 }, PRINTED);
    expect(found.result).toBe(66 + 96);
    expect(found.collections[0]).toEqual({ kind: 'whiteberry', cards: 2, jokers: 1 });
  });

  it('need a card of the ingredient itself', () => {
    expect(best({ [joker]: 3 }, PRINTED)).toEqual({ result: 0, collections: [] });
    expect(best({ 'gold-rose': 1, [joker]: 1 }, PRINTED).result).toBe(62);
    expect(collect({ 'gold-rose': 1 }, PRINTED, 'gold-rose', 0)).toBeNull();
  });

  it('may be none', () => expect(best({}, PRINTED).result).toBe(0));
});

describe('a deal', () => {
  const hand = { 'blue-schlums': 3, 'gold-rose': 1 };

  it('changes the hand and its best', () => {
    expect(after(hand, { 'blue-schlums': 2 }, { 'gold-rose': 1 })).toEqual({ 'blue-schlums': 1, 'gold-rose': 2 });
    expect(gain(hand, PRINTED, { 'blue-schlums': 2 }, { 'gold-rose': 1 })).toBe(62 - 15);
  });

  it('takes what is held', () => {
    expect(holds(hand, { 'blue-schlums': 3 })).toBe(true);
    expect(holds(hand, { 'blue-schlums': 4 })).toBe(false);
    expect(holds(hand, { greenroot: 1 })).toBe(false);
  });
});
