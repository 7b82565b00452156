import { describe, expect, test } from 'vitest';
import { storyOf } from '../../table/story';
import type { Words } from '../../table/stage';
import {
  around,
  bargain,
  brewedAt,
  cost,
  drawn,
  grouped,
  mixed,
  type PileZone,
  type Potion,
  type Scene,
  speech,
  wording,
} from './read';
import type { Deeds, PotionFacts, Said, Some, TrickFacts } from './said';

const FREE: PotionFacts = { points: 0, red: 0, white: 0, green: 0, gold: 0, drops: 0, raven: 'no' };
const potion = (facts: Partial<PotionFacts>): Potion => ({
  id: 'potion:iron:4',
  face: 'potion-iron',
  facts: { ...FREE, ...facts },
});
const some = (kind: Some['kind'], number: number, how: Some['how'] = 'exactly'): Some[] => [{ kind, number, how }];
const none = { give: [], get: [] };
const DEEDS: Deeds[] = [
  { role: 'witch', action: none, favour: { give: some('gold', 2, 'more'), get: [] } },
  { role: 'wolf-keeper', action: { give: [], get: some('red', 3) }, favour: { give: [], get: some('red', 1) } },
  { role: 'cutpurse', action: { give: some('gold', 3, 'one-in'), get: [] }, favour: none },
  { role: 'warlock', action: none, favour: none },
];
const scene = (facts: Partial<Said['facts']>, ...zones: Scene['zones']): Scene => ({
  facts: { round: 1, starter: 0, ravens: 0, last_raven: 4, phase: 'action', deeds: DEEDS, reckoning: [], ...facts },
  zones,
  seat: 0,
  turn: [],
  scores: [],
});
const pile: PileZone = {
  id: 'pile:iron',
  name: 'iron',
  kind: 'pile',
  facts: { keeper: 'witch' },
  pieces: [potion({ red: 2, white: 0, green: 1, points: 4 })],
};
const trick = (seat: number, said: TrickFacts['said']): Scene['zones'][number] => ({
  id: `trick:${seat}`,
  name: 'trick',
  kind: 'row',
  facts: { said },
});
const words = { say: (key: string) => key } as Words;

describe('what the scene says', () => {
  test('a potion takes what is printed on it, the most first', () => {
    expect(cost(potion({ red: 1, white: 2 }))).toEqual(['white', 'white', 'red']);
    expect(cost(potion({ gold: 2 }))).toEqual(['gold', 'gold']);
    expect(cost(potion({ drops: 1 }))).toEqual(['any']);
  });

  test('the claim goes round: called, taken over, content, passed', () => {
    const round = scene(
      { role: 'witch', caller: 1, holder: 2, phase: 'action' },
      trick(0, 'said-pass'),
      trick(1, 'said-lost'),
      trick(2, 'said-claim'),
      trick(3, 'said-favour'),
      trick(4, 'said-nothing'),
    );
    expect([0, 1, 2, 3, 4].map((seat) => speech(words, round, seat))).toEqual([
      { said: 'pass', text: 'i-pass' },
      { said: 'lost', text: 'role-witch.call' },
      { said: 'claim', text: 'role-witch.claim' },
      { said: 'favour', text: 'so-be-it' },
      null,
    ]);
  });

  test('a brewer does what the top card takes; other roles what the rules say', () => {
    const table = scene({}, pile);
    expect(drawn(table, 'witch', 'action')).toMatchObject({
      give: [
        { number: '2', kind: 'red' },
        { number: '', kind: 'green' },
      ],
      pile: { name: 'iron' },
    });
    expect(drawn(table, 'witch', 'favour').give).toEqual([{ number: '2', kind: 'gold', how: 'more' }]);
    expect(drawn(table, 'wolf-keeper', 'action')).toMatchObject({
      get: [{ number: '3', kind: 'red' }],
      parchment: false,
    });
    expect(drawn(table, 'wolf-keeper', 'favour').get).toEqual([{ number: '', kind: 'red', how: 'exactly' }]);
    expect(drawn(table, 'cutpurse', 'action').give).toEqual([{ number: '1/3', kind: 'gold', how: 'one-in' }]);
    expect(drawn(table, 'warlock', 'action').parchment).toBe(true);
  });

  test('words say of which goods more or less is paid than otherwise', () => {
    const said = {
      'deed-more': (goods: string) => `pay ${goods} more`,
      'deed-less': (goods: string) => `${goods} less`,
    };
    const speaking = {
      say: (key: keyof typeof said, { goods }: { goods: string }) => said[key](goods),
    } as unknown as Words;
    expect(around(speaking, 'more')).toEqual(['pay ', ' more']);
    expect(around(speaking, 'less')).toEqual(['', ' less']);
    expect(around(speaking, 'exactly')).toEqual([]);
  });

  test('a role is told with its action and its favour, each as its language sets a label', () => {
    const french = {
      say: (key: string, facts?: Record<string, string>) =>
        key === 'label' ? `${facts?.name}\u00a0: ${facts?.value}` : key,
    } as unknown as Words;
    expect(wording(french, 'witch')).toBe('word-action\u00a0: role-witch-action word-favour\u00a0: role-witch-favour');
  });

  test('a move is drawn by what it gives and brings', () => {
    const told = { key: 'move-brew', facts: {} };
    const move: Said['moves'] = { type: 'brew', pile: 'iron', give: ['red', 'red', 'green'], extra: ['white'] };
    expect(bargain(scene({}, pile), { move, told, touches: ['vial-white'] })).toEqual({
      give: ['red', 'red', 'green', 'white'],
      get: ['vial'],
      potion: pile.pieces?.[0],
    });
    expect(grouped(['red', 'gold', 'gold', 'gold', 'gold', 'gold'])).toEqual([
      { kind: 'gold', number: 5, drawn: 1 },
      { kind: 'red', number: 0, drawn: 1 },
    ]);
  });

  test('drops are touched one by one', () => {
    expect(mixed('give:red:2')).toEqual({ verb: 'give', colour: 'red', nth: 2 });
    expect(mixed('do')).toBeNull();
  });

  test('a card comes from the pile that the news tell of', () => {
    const line = storyOf<Said>();
    const brewed = (seat: number, text: 'pile-gold-shelf' | 'pile-iron') =>
      line('event-brewed', { seat: { seat }, pile: { text }, points: 1, raven: 'no', give: [], extra: [] });
    const news = [brewed(1, 'pile-gold-shelf'), brewed(2, 'pile-iron')];
    expect(brewedAt(news, 1)).toBe('gold-shelf');
    expect(brewedAt(news)).toBe('iron');
    expect(brewedAt(news, 0)).toBeNull();
  });
});
