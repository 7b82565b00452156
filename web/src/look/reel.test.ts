import { describe, expect, it } from 'vitest';
import type { Line, Look, Past, Zone } from '../wire';
import { byStops, eyeOf, named, playAt, sceneAt, stepOf, stopAt, storyTo, told } from './reel';

const zone = (id: string): Zone => ({ id, name: id, kind: 'row' });
const head = (turn: number) => ({ turn: [turn], scores: [], facts: {}, round: null, leaders: [] });
const line = (step: number): Line => ({ step, told: { key: `event-${step}`, facts: {} } });

// Steps 2 and 3 are words; nothing at all is told of step 4.
const look: Look = {
  eye: 1,
  heads: [head(0), head(1)],
  zones: [zone('a'), zone('b'), zone('c')],
  frames: [
    [0, [0, 1]],
    [1, [0, 2]],
    [1, [0, 2]],
    [1, [0, 2]],
    [0, [1]],
    [1, []],
  ],
  lines: [line(0), line(1), line(1), line(2), line(3), line(5)],
  stops: [0, 1, 4, 5],
  opened: [],
};
const outcome = { scores: [1, 2], ranks: [1, 0], winners: [1] };
const past = { match: 'm', number: 1, commitment: 'c', steps: 5, outcome, seed: 's' } as Past;

describe('a reel', () => {
  it('puts the scene of a step together', () => {
    expect(sceneAt(look, 1)).toEqual({ seat: 1, ...head(1), zones: [zone('a'), zone('c')] });
    expect(sceneAt({ ...look, eye: 'open' }, 5)).toEqual({ seat: null, ...head(1), zones: [] });
  });

  it('tells the outcome at the end only', () => {
    expect(playAt(past, look, 5)).toMatchObject({ step: 5, outcome, seed: 's', question: null });
    expect(playAt(past, look, 4)).toMatchObject({ step: 4, outcome: null, seed: null });
  });

  it('stops where something has changed', () => {
    expect([0, 1, 2, 3, 4, 5].map((step) => stopAt(look, step))).toEqual([0, 1, 1, 1, 2, 3]);
  });

  it('tells the story up to a step, and what is new since another', () => {
    expect([0, 1, 3, 4, 5].map((step) => storyTo(look, step).length)).toEqual([1, 3, 5, 5, 6]);
    expect(told(look, 1, 4).map(({ step }) => step)).toEqual([2, 3]);
    expect(told(look, 4, 1)).toEqual([]);
  });

  it('lists the story by stops, without mere words', () => {
    expect(byStops(look).map(({ step, lines }) => [step, lines.length])).toEqual([
      [0, 1],
      [1, 2],
      [5, 1],
    ]);
  });

  it('reads eyes and steps from addresses, and refuses those that are not there', () => {
    const eyes = ['open', 0, 1, 'onlooker'] as const;
    for (const eye of eyes) expect(eyeOf(named(eye), eyes)).toBe(eye);
    expect(eyeOf(undefined, eyes)).toBe('open');
    for (const name of ['0', '3', '-1', 'Open', '1 ', '']) expect(eyeOf(name, eyes)).toBeUndefined();
    expect(['0', '5', undefined].map((name) => stepOf(name, 5))).toEqual([0, 5, 5]);
    for (const name of ['6', '-1', '1.5', 'x', '', '99999999999']) expect(stepOf(name, 5)).toBeNull();
  });
});
