import { describe, expect, it } from 'vitest';
import { scale, signed, up } from './scale';

describe('scale', () => {
  it('contains all values', () => {
    const found = scale([784, 1000, 1334]);
    for (const value of [784, 1000, 1334]) {
      expect(up(value, found)).toBeGreaterThan(0);
      expect(up(value, found)).toBeLessThan(1);
    }
    expect(up(784, found)).toBeLessThan(up(1000, found));
  });

  it('does not make much of small changes', () => {
    const found = scale([1000, 1004]);
    expect(up(1004, found) - up(1000, found)).toBeLessThan(0.03);
  });
});

describe('signed', () => {
  it.each([
    [12, '+12'],
    [-7, '\u22127'],
    [0, '±0'],
  ])('%d is %s', (change, words) => expect(signed(change)).toBe(words));
});
