import { describe, expect, test } from 'vitest';
import type { Words } from '../../table/stage';
import type { Line, Piece, Scene, Zone } from '../../wire';
import { bargain, brewedAt, cost, deed, grouped, mixed, speech } from './read';

const potion = (facts: Piece['facts']): Piece => ({ id: 'potion:iron:4', face: 'potion-iron', facts });
const scene = (facts: Scene['facts'], ...zones: Zone[]): Scene => ({ facts, zones, seat: 0, turn: [], scores: [] });
const pile: Zone = {
  id: 'pile:iron',
  name: 'iron',
  kind: 'pile',
  pieces: [potion({ red: 2, white: 0, green: 1, points: 4 })],
};
const trick = (seat: number, said: string): Zone => ({
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
      { said: 'lost', text: 'role-witch-call' },
      { said: 'claim', text: 'role-witch-claim' },
      { said: 'favour', text: 'so-be-it' },
      null,
    ]);
  });

  test('a brewer does what the top card takes; the favour is two gold more', () => {
    const table = scene({}, pile);
    expect(deed(table, 'witch', false)).toMatchObject({
      give: [{ number: '2', kind: 'red' }, { kind: 'green' }],
      pile: 'iron',
    });
    expect(deed(table, 'witch', true).give).toEqual([{ number: '+2', kind: 'gold' }]);
    expect(deed(table, 'wolf-keeper', false).get).toEqual([{ number: '3', kind: 'red' }]);
  });

  test('a move is drawn by what it gives and brings', () => {
    const told = { key: 'move-brew', facts: {} };
    const move = { type: 'brew', pile: 'iron', give: ['red', 'red', 'green'], extra: ['white'] };
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
    const line = (seat: number, text: string): Line => ({
      step: 1,
      told: { key: 'event-brewed', facts: { seat: { seat }, pile: { text } } },
    });
    const news = [line(1, 'pile-gold-shelf'), line(2, 'pile-iron')];
    expect(brewedAt(news, 1)).toBe('gold-shelf');
    expect(brewedAt(news)).toBe('iron');
    expect(brewedAt(news, 0)).toBeNull();
  });
});
