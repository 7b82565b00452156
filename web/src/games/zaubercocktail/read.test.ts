import { describe, expect, it } from 'vitest';
import { storyOf } from '../../table/story';
import { bundle, dealt, offersOf, reckoned, type Scene } from './read';
import type { Said } from './said';

const line = storyOf<Said>();
type Tie = 'cards' | 'draw' | 'lot' | 'none';
const ranked = (seat: number, rank: number, worth: number, spaces: number, tie: Tie = 'none', step = 7) =>
  line('event-ranked', { seat: { seat }, rank, worth, cards: 6, spaces, tie }, step);
const turned = (round: number, step: number) =>
  line('event-recipe-turned', { round, first: 6, second: 4, third: 2, last: 3 }, step);
const traded = (step: number) =>
  line('event-traded', { seat: { seat: 0 }, maker: { seat: 1 }, offer: 5, give: [], get: [] }, step);
const FACTS: Said['facts'] = {
  round: 1,
  track: 35,
  phase: 'trade',
  most: 12,
  collections: 2,
  smallest: 2,
  joker: 'black-something',
  spots: ['ring', 'chalice', 'chalice'],
  figures: (['greenroot', 'whiteberry', 'gold-rose'] as const).map((ingredient) => ({
    ingredient,
    worth: 3,
    worths: [0],
  })),
};

describe('the scene', () => {
  const scene: Scene = {
    seat: 0,
    turn: [],
    scores: [],
    facts: FACTS,
    zones: [
      {
        id: 'offer:3',
        kind: 'row',
        name: 'answer-give',
        owner: 2,
        touch: 'offer:3',
        facts: { number: 3, to: 0, call: 1 },
        pieces: [{ id: 'a', face: 'ingredient-greenroot' }],
      },
      {
        id: 'offer:3:want',
        kind: 'row',
        name: 'answer-want',
        owner: 2,
        facts: { number: 3, to: 0, call: 1 },
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
      {
        id: 'offer:5',
        kind: 'row',
        name: 'display',
        owner: 1,
        facts: { number: 5, to: -1, call: 0 },
        pieces: [{ id: 'd', face: 'ingredient-gold-rose' }],
      },
      { id: 'stones', kind: 'row', name: 'stones', facts: { places: 3 } },
    ],
  };

  it('holds offers, calls, displays and answers', () => {
    const [answer, call, display] = offersOf(scene);
    expect(answer).toMatchObject({ number: 3, maker: 2, to: 0, answers: 1, kind: 'offer' });
    expect(answer).toMatchObject({ give: { greenroot: 1 }, want: { 'gold-rose': 1 } });
    expect(call).toMatchObject({ number: 4, to: null, answers: null, kind: 'call', give: {}, want: { whiteberry: 1 } });
    expect(display).toMatchObject({ number: 5, answers: null, kind: 'display', give: { 'gold-rose': 1 }, want: {} });
  });

  it('is counted by ingredients, in their order', () => {
    expect(Object.entries(bundle(FACTS, ['gold-rose', 'greenroot', 'gold-rose']))).toEqual([
      ['greenroot', 1],
      ['gold-rose', 2],
    ]);
  });
});

describe('the story', () => {
  it('tells who gave what to whom', () => {
    const [deal] = dealt(FACTS, [
      line('event-traded', {
        seat: { seat: 2 },
        maker: { seat: 0 },
        offer: 5,
        give: [{ text: 'ingredient-greenroot' }, { text: 'ingredient-greenroot' }],
        get: [{ text: 'ingredient-gold-rose' }],
      }),
      line('event-withdrawn', { seat: { seat: 1 }, offer: 6 }, 7),
    ]);
    expect(deal).toEqual({ offer: 5, seat: 2, maker: 0, give: { greenroot: 2 }, get: { 'gold-rose': 1 } });
  });

  it('tells of no reckoning at first', () => expect(reckoned(FACTS, [traded(7)], [])).toBeNull());

  it('tells how the last round was reckoned, ties and ring included', () => {
    const story = [
      turned(1, 0),
      ranked(0, 1, 20, 7, 'none', 3),
      turned(2, 3),
      line(
        'event-shown',
        { seat: { seat: 0 }, ingredient: { text: 'ingredient-greenroot' }, cards: 4, jokers: 1, worth: 40 },
        7,
      ),
      line('event-shown-nothing', { seat: { seat: 3 }, cards: [{ text: 'ingredient-whiteberry' }] }, 7),
      line('event-tie-drawn', { seat: { seat: 1 }, card: { text: 'ingredient-gold-rose' } }, 7),
      line('event-tie-drawn', { seat: { seat: 2 }, card: { text: 'ingredient-greenroot' } }, 7),
      ranked(2, 3, 86, 1),
      ranked(0, 1, 86, 5, 'cards'),
      ranked(1, 2, 86, 3, 'lot'),
      ranked(3, 4, 0, -2),
      line('event-ring-moved', { seat: { seat: 3 }, spaces: -2 }, 7),
      line('event-pawn-moved', { seat: { seat: 0 }, space: 12, before: 9 }, 7),
      line('event-pawn-moved', { seat: { seat: 1 }, space: 4, before: 1 }, 7),
      turned(3, 7),
      traded(8),
    ];
    const last = reckoned(FACTS, story, [12, 4, 2, 0]);
    expect(last).toMatchObject({ round: 2, step: 7 });
    expect(last?.fared.map((one) => [one.seat, one.tie])).toEqual([
      [0, 'cards'],
      [1, 'lot'],
      [2, 'none'],
      [3, 'none'],
    ]);
    expect(last?.fared[0]).toMatchObject({
      from: 9,
      to: 12,
      shown: [{ kind: 'greenroot', cards: 4, jokers: 1, worth: 40 }],
    });
    expect(last?.fared[1]).toMatchObject({ from: 1, to: 4 });
    expect(last?.fared[3]).toMatchObject({ ring: -2, spaces: -2, from: 0, to: 0, opened: { whiteberry: 1 } });
  });
});
