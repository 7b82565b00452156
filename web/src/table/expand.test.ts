import { describe, expect, it } from 'vitest';
import type { Combination, Play, Question } from '../wire';
import { combinations, expand, listed } from './expand';
import { pick } from './pick';

const some = (count: number, of: number): Combination => ({
  kind: 'gather',
  field: 'herbs',
  count,
  of: Array.from({ length: of }, (_, at) => ({ touch: `herb:${at}`, value: `h${at}` })),
  told: Array.from({ length: of }, (_, at) => ({ text: `herb-h${at}` })),
  touches: ['done'],
});
const question = (combination: Combination | null): Question => ({
  number: 1,
  must: true,
  told: { key: 'ask', facts: {} },
  ask: {},
  choices: [],
  combination,
});

describe('combinations', () => {
  it('are all there, each once and in order', () => {
    expect([...combinations(['a', 'b', 'c', 'd'], 2)].map((pair) => pair.join(''))).toEqual([
      'ab',
      'ac',
      'ad',
      'bc',
      'bd',
      'cd',
    ]);
    expect([...combinations([1, 2, 3], 3)]).toEqual([[1, 2, 3]]);
    expect([...combinations([1, 2], 3)]).toEqual([]);
  });
});

describe('expand', () => {
  it('makes moves, with what is touched and how they are said', () => {
    const choices = expand(some(2, 3));
    expect(choices).toHaveLength(3);
    expect(choices[1]).toEqual({
      move: { type: 'gather', herbs: ['h0', 'h2'] },
      touches: ['herb:0', 'herb:2', 'done'],
      told: { key: 'move-gather', facts: { herbs: [{ text: 'herb-h0' }, { text: 'herb-h2' }] } },
    });
  });

  it('and picking take no time a person would notice', () => {
    const choices = expand(some(5, 12));
    expect(choices).toHaveLength(792);
    const start = performance.now();
    const touched: string[] = [];
    for (const at of [11, 0, 7, 3, 4]) {
      expect(pick(choices, touched).glows.has(`herb:${at}`)).toBe(true);
      touched.push(`herb:${at}`);
    }
    const { glows, chosen } = pick(choices, touched);
    expect([[...glows], chosen]).toEqual([['done'], null]);
    expect(pick(choices, [...touched, 'done']).chosen?.move).toEqual({
      type: 'gather',
      herbs: ['h0', 'h3', 'h4', 'h7', 'h11'],
    });
    expect((performance.now() - start) / 7).toBeLessThan(50);
  });
});

describe('a match that arrives', () => {
  const play = (asked: Question | null) => ({ question: asked }) as Play;

  it('lists the choices of a combination', () => {
    expect(listed(play(question(some(2, 4))))?.question?.choices).toHaveLength(6);
  });

  it('is left alone otherwise', () => {
    for (const same of [null, play(null), play(question(null))]) expect(listed(same)).toBe(same);
  });
});
