import { describe, expect, it } from 'vitest';
import { bare } from '../../table/scene';
import { storyOf } from '../../table/story';
import type { Words } from '../../table/stage';
import { about, reached } from './lore';
import { areasOf, type Card, cardIn, nearOf, type Scene, seated, stepsOf, wayOf } from './read';
import type { CardWord, Said } from './said';

const AMBER: Card = { potion: 'amber', target: 'two-placed', effect: 'snatch' };
const NONE: Card = { potion: 'none', target: 'left', effect: 'pickpocket' };

function card({ potion, target, effect }: Card): CardWord {
  return {
    text: 'card',
    facts: {
      potion: { text: `potion-${potion}` },
      target: { text: `target-${target}` },
      effect: { text: `effect-${effect}` },
    },
  };
}

const line = storyOf<Said>();

function scene(seat: number | null, owners: readonly number[], colour: number): Scene {
  const facts = { points: 0, goal: 5, colour: 'none', potion: 'potion-none' } as const;
  const near = { alike: 0, alike_of: 3, different: 0, different_of: 3 };
  const zones = owners.map(
    (owner, at) => ({ id: `placed:${at}`, kind: 'row', name: 'placed', owner, facts: { ...facts, ...near } }) as const,
  );
  const table = { colour, goal: 5, turns: 0, phase: 'turn', places: 3 } as const;
  return { seat, turn: [], zones, scores: [], facts: { ...table, scoring: [], near: [] } };
}

function around(seat: number | null, owners: readonly number[], colour: number): (number | null)[] {
  const { near: own, others } = seated(scene(seat, owners, colour));
  return [own?.number ?? null, ...others.map((area) => area.number)];
}

describe('where everybody sits', () => {
  it('is clockwise from the reader’s left', () => {
    expect(around(1, [0, 1, 2, 3], 3)).toEqual([1, 2, 3, 0]);
    expect(around(4, [0, 1, 2, 3, 4], 0)).toEqual([4, 0, 1, 2, 3]);
    expect(around(0, [0, 1], 0)).toEqual([0, 1]);
  });

  it('is, for two, a cross of colours with the one played for, or to be played for next, near', () => {
    expect(around(0, [0, 1, 0, 1], 0)).toEqual([0, 1, 2, 3]);
    expect(around(0, [0, 1, 0, 1], 1)).toEqual([2, 3, 0, 1]);
    expect(around(1, [0, 1, 0, 1], 3)).toEqual([3, 0, 1, 2]);
  });

  it('has no near place for an onlooker', () => {
    expect(around(null, [0, 1, 2], 1)).toEqual([null, 0, 1, 2]);
    expect(areasOf(scene(null, [0, 1], 0)).map(({ player }) => player)).toEqual([0, 1]);
  });
});

describe('the way of a card', () => {
  const id = 'card:amber-two-placed-snatch';
  const seat = { seat: 2 };
  const SCORED = { combination: { text: 'combination-three-alike' }, points: 3, total: 3 } as const;

  it('is told by the news that name it', () => {
    expect(wayOf([line('event-placed', { seat, card: card(AMBER) })], id)).toEqual({ from: 'hand:2', to: null });
    expect(wayOf([line('event-placed', { seat, card: card(NONE) })], id)).toEqual({ from: null, to: null });
    expect(wayOf([line('event-snatched', { seat, on: { seat: 0 }, card: card(AMBER) })], id).to).toBe('hand:2');
    expect(wayOf([line('event-drew', { seat, cards: [card(NONE), card(AMBER)] })], id).from).toBe('pile');
    expect(wayOf([line('event-picked-card', { seat, on: { seat: 0 }, card: card(AMBER) })], id)).toEqual({
      from: 'hand:0',
      to: 'hand:2',
    });
  });

  it('goes from its beginning to its end', () => {
    const news = [
      line('event-turned', { seat, card: card(AMBER) }),
      line('event-scored', { seat, kept: [], discarded: [card(AMBER)], ...SCORED }),
    ];
    expect(wayOf(news, id)).toEqual({ from: 'pile', to: 'discard' });
  });

  it('leads back to the hand for the card that is kept, and from the pile for one that replaces another', () => {
    expect(
      wayOf([line('event-scored', { seat, kept: [card(AMBER)], discarded: [card(NONE)], ...SCORED })], id).to,
    ).toBe('hand:2');
    expect(wayOf([line('event-replaced', { seat, card: card(NONE), by: card(AMBER) })], id).from).toBe('pile');
  });
});

describe('what the automaton did', () => {
  const mine = line('event-placed', { seat: { seat: 0 }, card: card(NONE) }, 7);
  const turned = line('event-turned', { seat: { seat: 1 }, card: card(AMBER) }, 7);
  const triggered = line('event-triggered', { seat: { seat: 1 }, card: card(AMBER) }, 7);

  it('begins with the card it turns up, and stays until it turns up another', () => {
    const next = line('event-placed', { seat: { seat: 0 }, card: card(NONE) }, 8);
    const again = line('event-turned', { seat: { seat: 1 }, card: card(NONE) }, 8);
    expect(stepsOf([mine])).toEqual([]);
    expect(stepsOf([mine, turned, triggered])).toEqual([turned, triggered]);
    expect(stepsOf([mine, turned, triggered, next])).toEqual([turned, triggered]);
    expect(stepsOf([mine, turned, triggered, next, again])).toEqual([again]);
  });

  it('goes on after the player has answered, and no further', () => {
    const buried = line('event-buried', { seat: { seat: 0 } }, 8);
    const drew = line('event-drew-one', { seat: { seat: 1 } }, 8);
    const next = line('event-placed', { seat: { seat: 0 }, card: card(NONE) }, 9);
    expect(stepsOf([turned, triggered, buried, drew, next])).toEqual([turned, triggered, buried, drew]);
  });
});

describe('small things', () => {
  it('reads keys, cards and reach', () => {
    expect(bare('target', 'target-two-placed')).toBe('two-placed');
    expect(cardIn(card(AMBER))).toEqual(AMBER);
    expect(reached(0b1010)).toEqual([1, 3]);
    expect(reached(0)).toEqual([]);
  });

  it('explains a symbol by a label, set as its language does', () => {
    const words = {
      say: (key: string, facts?: Record<string, string>) =>
        key === 'label' ? `${facts?.name}\u00a0: ${facts?.value}` : key,
    } as unknown as Words;
    const symbol = {
      id: 'effect:amber-left-forage',
      face: 'symbol-effect',
      facts: { name: 'effect-forage', used: 'no' },
    } as const;
    expect(about(words, symbol, 3)).toBe('effect-forage\u00a0: about-effect-forage');
  });

  it('tells how near an area is to a combination that scores for it', () => {
    const table = scene(0, [0, 1], 0);
    const [own, other] = areasOf(table);
    const near = { colour: 1, combination: 'three-alike', potions: ['amber'], of: 3 } as const;
    const facts = { ...table.facts, near: [{ ...near, potions: [...near.potions] }] };
    expect(other && nearOf({ ...table, facts }, other, 'three-alike')).toEqual(near);
    expect(other && nearOf({ ...table, facts }, other, 'three-different')).toBeUndefined();
    expect(own && nearOf({ ...table, facts }, own, 'three-alike')).toBeUndefined();
  });
});
