import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clash, dropped } from '../lobby/setting';
import type { GameCard, Home } from '../wire';
import { alone, liking, remember, table, varied } from './liking';

const HOME: Pick<Home, 'levels' | 'usual_level'> = {
  levels: ['apprentice', 'brewer', 'master'],
  usual_level: 'brewer',
};
const option = (name: string) => ({ name, kind: 'yes-no' as const, default: false, choices: [] });
const GAME = {
  name: 'brew',
  seats: [1, 2, 3],
  usual: 3,
  options: [option('quick'), option('easy'), { ...option('cards'), kind: 'file', default: null }],
  clashes: [
    { seats: 1, options: { quick: true }, reason: 'not-alone', facts: {} },
    { seats: 2, options: { easy: true }, reason: 'alone', facts: {} },
    { seats: 3, options: { quick: true, easy: true }, reason: 'both', facts: {} },
  ],
} as unknown as GameCard;
const PLAIN = { quick: false, easy: false, cards: null };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe('what does not go together', () => {
  it('is found with the number of seats and with other options', () => {
    expect(clash(GAME, { seats: 1, options: PLAIN }, 'quick', true)?.reason).toBe('not-alone');
    expect(clash(GAME, { seats: 2, options: PLAIN }, 'quick', true)).toBeUndefined();
    expect(clash(GAME, { seats: 3, options: { quick: true } }, 'easy', true)?.reason).toBe('both');
    expect(clash(GAME, { seats: 3, options: {} }, 'easy', true)).toBeUndefined();
  });

  it('goes back to its default with another number of seats', () => {
    expect(dropped(GAME, 1, { ...PLAIN, quick: true, easy: true })).toEqual({ quick: false });
    expect(dropped(GAME, 2, { ...PLAIN, quick: true })).toEqual({});
  });
});

describe('how a visitor likes to play', () => {
  it('is what the game and the house propose, until something is remembered', () => {
    expect(liking(GAME, HOME)).toEqual({ seats: 3, options: PLAIN, pace: 'calm', level: 'brewer' });
    const liked = { seats: 2, options: { ...PLAIN, quick: true }, pace: 'instant', level: 'master' } as const;
    remember(GAME, liked);
    expect(liking(GAME, HOME)).toEqual(liked);
    expect(varied(GAME, liked)).toBe(true);
    expect(varied(GAME, { options: PLAIN })).toBe(false);
  });

  it('forgets what is no longer possible', () => {
    const odd = { seats: 1, options: { quick: true, gone: true, cards: 'x' }, pace: 'slow', level: 'sage' };
    localStorage.setItem('play brew', JSON.stringify(odd));
    expect(liking(GAME, HOME)).toEqual({ seats: 1, options: PLAIN, pace: 'calm', level: 'brewer' });
    for (const junk of ['{', 'null', '7']) {
      localStorage.setItem('play brew', junk);
      expect(liking(GAME, HOME).seats).toBe(3);
    }
  });

  it('alone leaves out what the game does not allow alone, and bots', () => {
    const liked = { seats: 3, options: { ...PLAIN, quick: true }, pace: 'brisk', level: 'master' } as const;
    expect(table(GAME, alone(GAME, liked))).toEqual({
      game: 'brew',
      seats: 1,
      options: PLAIN,
      pace: 'brisk',
    });
    expect(table(GAME, liked)).toMatchObject({ seats: 3, level: 'master' });
  });
});
