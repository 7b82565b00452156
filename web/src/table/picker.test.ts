import { describe, expect, it } from 'vitest';
import type { Choice, Question } from '../wire';
import { Touches, type Wrong } from './picker.svelte';

const choice = (...touches: string[]): Choice => ({ move: { touches }, touches, told: { key: 'move', facts: {} } });
const choices = [
  choice('red', 'bowl:0'),
  choice('green', 'bowl:0'),
  choice('green', 'bowl:1'),
  choice('blue', 'drop', 'cup'),
];
const asked = (number: number): Question => ({ number, must: true, told: { key: 'ask', facts: {} }, ask: {}, choices });

/** A picker at a question, what it has sent, and how the server answers. */
function table() {
  const sent: string[][] = [];
  const wrong: Wrong[] = [];
  const state = { question: asked(1) as Question | null, answers: [] as ((accepted: boolean) => void)[] };
  const picker = new Touches(
    () => state.question,
    (made) => {
      sent.push([...made.touches]);
      return new Promise((resolve) => state.answers.push(resolve));
    },
    (made) => wrong.push(made),
  );
  return { picker, sent, wrong, state };
}

describe('touches', () => {
  it('send a move once all of it is touched, and only once', () => {
    const { picker, sent } = table();
    picker.touch('bowl:0');
    expect(picker.glows('red')).toBe(true);
    expect(sent).toEqual([]);
    picker.touch('green');
    picker.touch('green');
    picker.touch('red');
    expect(sent).toEqual([['green', 'bowl:0']]);
    expect(picker.sending).toBe(true);
    expect(picker.asked).toBe(false);
  });

  it('are taken back by touching again, or all at once', () => {
    const { picker } = table();
    picker.touch('green');
    expect(picker.touched('green')).toBe(true);
    picker.touch('green');
    expect(picker.touched('green')).toBe(false);
    picker.touch('blue');
    picker.touch('drop');
    expect(picker.begun).toBe(true);
    picker.clear();
    expect(picker.begun).toBe(false);
  });

  it('change one’s mind: another card takes the place of the first', () => {
    const { picker, sent } = table();
    picker.touch('green');
    expect(picker.glows('red')).toBe(false);
    picker.touch('red');
    expect(picker.touched('green')).toBe(false);
    expect(picker.touched('red')).toBe(true);
    expect(sent).toEqual([]);
  });

  it('are forgotten when what they led to is gone, though the question stands', () => {
    const { picker, state } = table();
    picker.touch('red');
    state.question = { ...asked(1), choices: choices.slice(1) };
    expect(picker.touched('red')).toBe(false);
    expect(picker.begun).toBe(false);
  });

  it('ask why something leads nowhere, and lose nothing', () => {
    const { picker, wrong, sent } = table();
    picker.touch('lamp');
    picker.touch(null);
    expect(picker.begun).toBe(false);
    picker.touch('red');
    picker.touch('bowl:1');
    expect(picker.touched('red')).toBe(true);
    expect(picker.touched('bowl:1')).toBe(false);
    picker.why({ type: 'offer' });
    expect(wrong).toEqual([{ touches: ['lamp'] }, { touches: ['red', 'bowl:1'] }, { move: { type: 'offer' } }]);
    expect(sent).toEqual([]);
  });

  it('ask why when nothing is asked', () => {
    const { picker, wrong, state } = table();
    state.question = null;
    picker.touch('red');
    expect(wrong).toEqual([{ touches: ['red'] }]);
  });

  it.each([true, false])('are free again after an answer that is taken back or refused', async (accepted) => {
    const { picker, state } = table();
    picker.touch('red');
    picker.touch('bowl:0');
    state.answers[0]?.(accepted);
    await Promise.resolve();
    await Promise.resolve();
    expect(picker.asked).toBe(true);
    expect(picker.begun).toBe(false);
  });
});
