import { describe, expect, it } from 'vitest';
import type { Line, Scene } from '../../wire';
import { bundle, dealt, lawsOf, offersOf, reckoned } from './read';

function line(key: string, facts: Line['told']['facts']): Line {
  return { step: 1, told: { key: `event-${key}`, facts } };
}
const ranked = (seat: number, rank: number, worth: number, cards: number, spaces: number) =>
  line('ranked', { seat: { seat }, rank, worth, cards, spaces });

describe('the scene', () => {
  const scene: Scene = {
    seat: 0,
    turn: [],
    scores: [],
    zones: [
      {
        id: 'offer:3',
        kind: 'row',
        name: 'answer-give',
        owner: 2,
        touch: 'offer:3',
        facts: { number: 3, to: 0, call: 1 },
        pieces: [{ id: 'a', face: 'ingredient-greenroot', facts: { worth: 3, largest: 9 } }],
      },
      {
        id: 'offer:3:want',
        kind: 'row',
        name: 'answer-want',
        owner: 2,
        pieces: [{ id: 'b', face: 'ingredient-gold-rose' }],
      },
      {
        id: 'offer:4',
        kind: 'row',
        name: 'call',
        owner: 1,
        facts: { number: 4, to: -1, call: 0 },
        pieces: [{ id: 'c', face: 'ingredient-whiteberry' }],
      },
    ],
  };

  it('holds offers, calls and answers', () => {
    const [answer, call] = offersOf(scene);
    expect(answer).toMatchObject({ number: 3, maker: 2, to: 0, answers: 1, isCall: false });
    expect(answer).toMatchObject({ give: { greenroot: 1 }, want: { 'gold-rose': 1 } });
    expect(call).toMatchObject({ number: 4, to: null, answers: null, isCall: true, give: {}, want: { whiteberry: 1 } });
  });

  it('tells figures, which go before those that are printed', () => {
    expect(lawsOf(scene).greenroot).toEqual({ worth: 3, largest: 9 });
    expect(lawsOf(scene)['gold-rose']).toEqual({ worth: 29, largest: 3 });
  });

  it('is counted by ingredients, in their order', () => {
    expect(Object.entries(bundle(['gold-rose', 'greenroot', 'gold-rose']))).toEqual([
      ['greenroot', 1],
      ['gold-rose', 2],
    ]);
  });
});

describe('the news', () => {
  it('tell what was taken up', () => expect(dealt([line('traded', { offer: 5 })])).toEqual([5]));

  it('tell of no reckoning most of the time', () => expect(reckoned([line('traded', { offer: 5 })], [])).toBeNull());

  it('tell how a round was reckoned, ties and ring included', () => {
    const news = [
      line('shown', {
        seat: { seat: 0 },
        ingredient: { text: 'ingredient-greenroot' },
        cards: 4,
        jokers: 1,
        worth: 40,
      }),
      line('tie-drawn', { seat: { seat: 1 }, card: { text: 'ingredient-gold-rose' } }),
      line('tie-drawn', { seat: { seat: 2 }, card: { text: 'ingredient-greenroot' } }),
      ranked(2, 3, 86, 6, 1),
      ranked(0, 1, 86, 9, 5),
      ranked(1, 2, 86, 6, 3),
      ranked(3, 4, 0, 0, -2),
      line('ring-moved', { seat: { seat: 3 }, spaces: -2 }),
      line('pawn-moved', { seat: { seat: 0 }, space: 12 }),
    ];
    const fared = reckoned(news, [7, 1, 1, 0]);
    expect(fared?.map((one) => [one.seat, one.tie])).toEqual([
      [0, 'cards'],
      [1, 'draw'],
      [2, null],
      [3, null],
    ]);
    expect(fared?.[0]).toMatchObject({
      from: 7,
      to: 12,
      shown: [{ kind: 'greenroot', cards: 4, jokers: 1, worth: 40 }],
    });
    expect(fared?.[3]).toMatchObject({ ring: -2, spaces: -2, from: 0, to: 0 });
  });
});
