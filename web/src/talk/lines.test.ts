import { describe, expect, it } from 'vitest';
import type { Spoken } from '../wire';
import { grouped, heard, length } from './lines';

function line(number: number, speaker: string, seat: number | null = 0, at = 0): Spoken {
  return { number, speaker, name: speaker, seat, text: `line ${number}`, at, struck: null };
}

describe('what a reader hears', () => {
  const lines = [line(3, 'olga', null), line(1, 'ada'), line(2, 'ben', 1)];
  const numbers = (...rest: [Record<string, string>, boolean]) => heard(lines, 'ada', ...rest).map((one) => one.number);

  it('is everything, in order', () => expect(numbers({}, true)).toEqual([1, 2, 3]));
  it('is not what somebody says who is muted', () => expect(numbers({ ben: 'Ben' }, true)).toEqual([1, 3]));
  it('is not what onlookers say, if they are muted', () => expect(numbers({}, false)).toEqual([1, 2]));
  it('is always what the reader says', () => expect(numbers({ ada: 'Ada' }, false)).toEqual([1, 2]));
});

describe('groups', () => {
  it('hold what one person says without a break', () => {
    const groups = grouped([line(1, 'ada'), line(2, 'ada'), line(3, 'ben', 1), line(4, 'ada')]);
    expect(groups.map((group) => group.lines.map((one) => one.number))).toEqual([[1, 2], [3], [4]]);
  });
  it('end after a while, and when somebody has another seat or name', () => {
    const renamed = { ...line(4, 'ada', null, 400), name: 'Countess' };
    const groups = grouped([line(1, 'ada'), line(2, 'ada', 0, 400), line(3, 'ada', null, 400), renamed]);
    expect(groups.map((group) => group.key)).toEqual([1, 2, 3, 4]);
  });
});

describe('the length of a line', () => {
  it('counts characters and no outer blanks', () => {
    expect(length('  two  words ')).toBe(9);
    expect(length('🧪🧪')).toBe(2);
  });
});
