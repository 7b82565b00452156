import { describe, expect, it } from 'vitest';
import type { Line } from '../wire';
import { beforeMinded, since } from './since';

function line(step: number, key = 'event-poured', more: Partial<Line> = {}): Line {
  return { step, told: { key, facts: {} }, ...more };
}

const story = [
  line(1),
  line(2, 'event-poured', { minded: 1 }),
  line(2, 'event-took', { minded: 1 }),
  line(3),
  line(4, 'event-scored', { holds: 'reckoning' }),
  line(4, 'table-left'),
  line(5, 'event-poured', { minded: 0 }),
];

describe('since', () => {
  it('tells how many moves were made, which of them for the reader, and what else counts', () => {
    const found = since(story, 1, 1, 3);
    expect(found?.moves).toBe(4);
    expect(found?.mine).toEqual([story[1]]);
    expect(found?.told).toEqual([story[4], story[5]]);
  });

  it('is silent about a moment in which nobody played for the reader', () => {
    expect(since(story, 3, 1, 3)).toBeNull();
    expect(since(story, 1, 2, 3)).toBeNull();
  });

  it('speaks when everybody has moved twice', () => {
    expect(since(story, 1, 2, 2)?.moves).toBe(4);
  });

  it('knows when a bot began to play for the reader', () => {
    expect(beforeMinded(story, 1, [])).toBe(1);
    expect(beforeMinded(story, 2, [])).toBeNull();
  });

  it('leaves out what a bot played at another table, from which the match has grown', () => {
    const there = { seat: 0, name: 'Ada', until: 2, before: true };
    expect(beforeMinded(story, 1, [there])).toBeNull();
    expect(beforeMinded(story, 0, [there])).toBe(4);
    expect(beforeMinded(story, 1, [{ ...there, before: false }])).toBe(1);
  });
});
