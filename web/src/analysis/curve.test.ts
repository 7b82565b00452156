import { expect, it } from 'vitest';
import { apart, line, most, signed, thinned } from './curve';

it('draws every value of a short match, from the left edge to the right one', () => {
  expect(line([0, 0.5, 1], 100, 40)).toBe('0,40 50,20 100,0');
  expect(line([0.25], 100, 40)).toBe('0,30');
});

it('draws a long match with few points, and ends where it ends', () => {
  const values = Array.from({ length: 2001 }, (_, at) => at / 2000);
  const few = thinned(values);
  expect(few.length).toBeLessThanOrEqual(480);
  expect(few[0]).toEqual([0, 0]);
  expect(few.at(-1)).toEqual([2000, 1]);
});

it('gives a change its sign', () => {
  expect([0.204, -0.21, 0.001, -0.001].map(signed)).toEqual(['+20', '\u221221', '0', '0']);
});

it('tells whose chance has changed most', () => {
  expect(most([0.1, -0.25, 0.02, 0.13])).toEqual([
    [1, -0.25],
    [3, 0.13],
  ]);
  expect(most([0.01, -0.01])).toEqual([]);
});

it('writes labels so that none lies on another, nor beyond the end', () => {
  expect(apart([10, 12, 60], 14, 100)).toEqual([10, 24, 60]);
  expect(apart([90, 95, 99], 14, 100)).toEqual([72, 86, 100]);
  expect(apart([], 14, 100)).toEqual([]);
});
