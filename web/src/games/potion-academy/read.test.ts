import { describe, expect, it } from 'vitest';
import type { Line, Scene, Zone } from '../../wire';
import { reached } from './lore';
import { areasOf, bare, cardIn, longest, near, seated, stepsOf, wayOf } from './read';

const AMBER = { potion: 'amber', target: 'two-placed', effect: 'snatch' };
const NONE = { potion: 'none', target: 'left', effect: 'pickpocket' };

function card({ potion, target, effect }: typeof AMBER) {
  return {
    text: 'card',
    facts: {
      potion: { text: `potion-${potion}` },
      target: { text: `target-${target}` },
      effect: { text: `effect-${effect}` },
    },
  };
}

function line(key: string, facts: Line['told']['facts'], step = 1): Line {
  return { step, told: { key: `event-${key}`, facts } };
}

function scene(seat: number | null, owners: readonly number[], colour: number): Scene {
  const zones = owners.map((owner, at): Zone => ({ id: `placed:${at}`, kind: 'row', name: 'placed', owner }));
  return { seat, turn: [], zones, scores: [], facts: { colour } };
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

describe('what is nearly a combination', () => {
  const found = (potions: string[], three?: boolean) =>
    near(potions, three).map(({ kind, count, of }) => `${kind} ${count}/${of}`);

  it('counts what is alike and what is different, without cards that have no potion', () => {
    expect(found(['amber', 'none', 'none'])).toEqual([]);
    expect(found(['amber', 'amber', 'none'])).toEqual(['alike 2/3']);
    expect(found(['amber', 'azure', 'amber'])).toEqual(['alike 2/3', 'different 2/3']);
    expect(found(['amber', 'amber', 'amber'])).toEqual(['alike 3/3']);
  });

  it('is of four where there are four, or where three are worth nothing', () => {
    expect(found(['amber', 'azure', 'ivory'])).toEqual(['different 3/3']);
    expect(found(['amber', 'azure', 'ivory', 'violet'])).toEqual(['different 4/4']);
    expect(found(['amber', 'azure', 'ivory'], false)).toEqual(['different 3/4']);
  });

  it('names the potion of which there are most', () => {
    expect(near(['ivory', 'azure', 'azure'])[0]?.potion).toBe('azure');
  });
});

describe('the way of a card', () => {
  const id = 'card:amber-two-placed-snatch';
  const seat = { seat: 2 };

  it('is told by the news that name it', () => {
    expect(wayOf([line('placed', { seat, card: card(AMBER) })], id)).toEqual({ from: 'hand:2', to: null });
    expect(wayOf([line('placed', { seat, card: card(NONE) })], id)).toEqual({ from: null, to: null });
    expect(wayOf([line('snatched', { seat, on: { seat: 0 }, card: card(AMBER) })], id).to).toBe('hand:2');
    expect(wayOf([line('drew', { seat, cards: [card(NONE), card(AMBER)] })], id).from).toBe('pile');
    expect(wayOf([line('picked-card', { seat, on: { seat: 0 }, card: card(AMBER) })], id)).toEqual({
      from: 'hand:0',
      to: 'hand:2',
    });
  });

  it('goes from its beginning to its end', () => {
    const news = [
      line('turned', { seat, card: card(AMBER) }),
      line('scored', { seat, kept: [], discarded: [card(AMBER)], points: 3 }),
    ];
    expect(wayOf(news, id)).toEqual({ from: 'pile', to: 'discard' });
  });

  it('leads back to the hand for the card that is kept, and from the pile for one that replaces another', () => {
    expect(wayOf([line('scored', { seat, kept: [card(AMBER)], discarded: [card(NONE)] })], id).to).toBe('hand:2');
    expect(wayOf([line('replaced', { seat, card: card(NONE), by: card(AMBER) })], id).from).toBe('pile');
  });
});

describe('what the automaton did', () => {
  const mine = line('placed', { seat: { seat: 0 }, card: card(NONE) }, 7);
  const turned = line('turned', { seat: { seat: 1 }, card: card(AMBER) }, 7);
  const triggered = line('triggered', { seat: { seat: 1 }, card: card(AMBER) }, 7);

  it('begins with the card it turns up, and stays until it turns up another', () => {
    const next = line('placed', { seat: { seat: 0 }, card: card(NONE) }, 8);
    const again = line('turned', { seat: { seat: 1 }, card: card(NONE) }, 8);
    expect(stepsOf([mine])).toEqual([]);
    expect(stepsOf([mine, turned, triggered])).toEqual([turned, triggered]);
    expect(stepsOf([mine, turned, triggered, next])).toEqual([turned, triggered]);
    expect(stepsOf([mine, turned, triggered, next, again])).toEqual([again]);
  });

  it('goes on after the player has answered, and no further', () => {
    const buried = line('buried', { seat: { seat: 0 } }, 8);
    const drew = line('drew-one', { seat: { seat: 1 } }, 8);
    const next = line('placed', { seat: { seat: 0 }, card: card(NONE) }, 9);
    expect(stepsOf([turned, triggered, buried, drew, next])).toEqual([turned, triggered, buried, drew]);
  });
});

describe('small things', () => {
  it('reads keys, cards and reach', () => {
    expect(bare('target-two-placed')).toBe('two-placed');
    expect(cardIn(card(AMBER))).toEqual(AMBER);
    expect(cardIn({ text: 'potion-amber' })).toBeNull();
    expect(reached({ id: 'target:x', facts: { reach: 0b1010 } })).toEqual([1, 3]);
    expect(reached(undefined)).toEqual([]);
    expect(longest('3 in hand')).toBe(10);
    expect(longest('a Kräutersuche')).toBe(12);
  });
});
