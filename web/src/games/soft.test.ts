import { expect, test } from 'vitest';
import type { Words } from '../table/stage';
import { longest, longestPart, softened } from './soft';

const words = { say: () => 'Alche-mist, Cut-purse' } as unknown as Words;

test('a long word may be broken where its language says, and nowhere else', () => {
  const soft = softened(words, 'The Alchemist');
  expect(soft).toBe('The Alche\u00admist');
  expect(longest(soft)).toBe(9);
  expect(longestPart(soft)).toBe(5);
  expect(softened(words, 'Warlock')).toBe('Warlock');
  expect(softened(words, 'The Alchemist', 8)).toBe(soft);
  expect(softened(words, 'The Alchemist', 9)).toBe('The Alchemist');
});
