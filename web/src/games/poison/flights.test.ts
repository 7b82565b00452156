import { describe, expect, test } from 'vitest';
import { storyOf } from '../../table/story';
import type { Face } from './deck';
import { FLIGHT, plan } from './flights';
import type { Said } from './said';

const line = storyOf<Said>();
const poured = (seat: number, card: Face, cauldron: number, total: number) =>
  line('event-poured', { seat: { seat }, card: { text: card }, cauldron, total, forced: 'no' });

describe('what the news look like in motion', () => {
  test('a card flies from a hand into a cauldron, which waits for it', () => {
    const { flights, boils, settled } = plan([poured(2, 'card-red-5', 1, 5)], 0);
    expect(flights).toEqual([{ face: 'card-red-5', from: 'hand:2', to: 'cauldron:0', start: 0 }]);
    expect(settled).toEqual({ 'cauldron:0': FLIGHT });
    expect(boils).toEqual([]);
  });

  test('a cauldron boils over when the card is there, and then its cards fly to whoever takes them', () => {
    const cards = [{ text: 'card-blue-7' as const }, { text: 'card-poison' as const }];
    const over = line('event-boiled-over', { seat: { seat: 1 }, cauldron: 3, cards, listed: 'no' });
    const { flights, boils, settled } = plan([poured(1, 'card-blue-4', 3, 15), over], 0);
    expect(boils).toEqual([{ cauldron: 'cauldron:2', face: 'card-blue-4', total: 15, start: FLIGHT }]);
    expect(flights.slice(1).map(({ face, from, to }) => [face, from, to])).toEqual([
      ['card-blue-7', 'cauldron:2', 'taken:1'],
      ['card-poison', 'cauldron:2', 'taken:1'],
    ]);
    expect(flights[1]?.start).toBe(settled['cauldron:2']);
  });

  test('whoever draws sees the card, the others its back', () => {
    const drew = line('event-drew', { seat: { seat: 1 }, left: 3 });
    const card = line('event-drew-card', { seat: { seat: 1 }, card: { text: 'card-red-1' } });
    expect(plan([drew, card], 1).flights.map(({ face }) => face)).toEqual(['card-red-1']);
    expect(plan([drew], 0).flights.map(({ face }) => face)).toEqual([null]);
  });

  test('a long story is soon over', () => {
    const news = Array.from({ length: 50 }, () => poured(1, 'card-red-1', 1, 1));
    const last = Math.max(...plan(news, 0).flights.map(({ start }) => start));
    expect(last).toBeLessThan(3000);
  });
});
