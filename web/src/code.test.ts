import { expect, it } from 'vitest';
import { codeIn } from './code';

it.each([
  ['abcd2345', 'abcd2345'],
  [' ABCD 2345 ', 'abcd2345'],
  ['abcd-2345', 'abcd2345'],
  ['https://example.org/t/abcd2345', 'abcd2345'],
  ['come: https://example.org/t/ABCD2345?x=1 !', 'abcd2345'],
  ['abcd234', null],
  ['abcd23456', null],
  ['abcd0123', null],
  ['', null],
])('reads %j as %j', (typed, code) => {
  expect(codeIn(typed)).toBe(code);
});
