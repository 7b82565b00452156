import { expect, test } from 'vitest';
import { initials } from './initials';

test('names that begin differently are told by a letter', () => {
  expect(initials(['Alba', 'Basile', 'Celia'])).toEqual(['A', 'B', 'C']);
});

test('names that begin alike are told by as many letters as it takes', () => {
  expect(initials(['Anna', 'Anton', 'Bert'])).toEqual(['Ann', 'Ant', 'B']);
});

test('a name that is the beginning of another, or the same, is told whole', () => {
  expect(initials(['Ann', 'Anna'])).toEqual(['Ann', 'Anna']);
  expect(initials(['Bo', 'Bo'])).toEqual(['Bo', 'Bo']);
});
