import { describe, expect, it } from 'vitest';
import { after, best, collect, gain, holds, type Laws, worth } from './worth';

const PRINTED: Laws = {
  'blue-schlums': { worth: 2, largest: 7 },
  greenroot: { worth: 3, largest: 7 },
  'gira-extract': { worth: 7, largest: 6 },
  whiteberry: { worth: 19, largest: 4 },
  'faran-leaf': { worth: 28, largest: 3 },
  'gold-rose': { worth: 29, largest: 3 },
  'black-something': { worth: 0, largest: 0 },
};

const joker = 'black-something';

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

describe('the best two collections', () => {
  it('are the two that bring most', () => {
    const found = best({ 'blue-schlums': 2, 'gira-extract': 4, whiteberry: 2 }, PRINTED);
    expect(found.result).toBe(86);
    expect(found.collections.map((one) => one.kind)).toEqual(['gira-extract', 'whiteberry']);
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
