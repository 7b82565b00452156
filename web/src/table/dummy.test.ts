import { describe, expect, it } from 'vitest';
import type { Outcome, Scene } from '../wire';
import { dummyOf, rankOf, winnersOf } from './dummy';

const scene = (owner: number | null, seat: number): Scene => ({
  seat: null,
  turn: [],
  zones: [{ id: 'a', name: 'row', kind: 'row', owner }],
  scores: [{ seat, total: 1 }],
});
const won: Outcome = { scores: [7], ranks: [0], winners: [0] };
const lost: Outcome = { scores: [7], ranks: [1], winners: [] };

describe('a dummy', () => {
  it('is there if it has a place or a line', () => {
    expect(dummyOf(scene(1, 0), 1)).toBe(1);
    expect(dummyOf(scene(null, 1), 1)).toBe(1);
    expect(dummyOf(scene(1, 0), 2)).toBeNull();
  });

  it('wins if nobody at the table does', () => {
    expect(winnersOf(won, 1)).toEqual([0]);
    expect(winnersOf(lost, 1)).toEqual([1]);
    expect(winnersOf(lost, null)).toEqual([]);
    expect([rankOf(won, 0), rankOf(won, 1)]).toEqual([0, 1]);
    expect([rankOf(lost, 0), rankOf(lost, 1)]).toEqual([1, 0]);
  });
});
