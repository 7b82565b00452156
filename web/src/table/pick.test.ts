import { describe, expect, it } from 'vitest';
import type { Choice } from '../wire';
import { pick } from './pick';

const choice = (...touches: string[]): Choice => ({ move: { touches }, touches, told: { key: 'move', facts: {} } });
const red = choice('card:red', 'bowl:0');
const green = [choice('card:green', 'bowl:0'), choice('card:green', 'bowl:1')] as const;
const choices = [red, ...green];

describe('pick', () => {
  it('lets everything glow that begins a move', () => {
    const { glows, chosen, open } = pick(choices, []);
    expect([...glows].sort()).toEqual(['bowl:0', 'bowl:1', 'card:green', 'card:red']);
    expect(chosen).toBeNull();
    expect(open).toHaveLength(3);
  });

  it('leaves what fits what is touched', () => {
    expect([...pick(choices, ['card:green']).glows].sort()).toEqual(['bowl:0', 'bowl:1']);
    expect([...pick(choices, ['bowl:0']).glows].sort()).toEqual(['card:green', 'card:red']);
  });

  it('has chosen when all that one move touches is touched', () => {
    expect(pick(choices, ['card:red', 'bowl:0']).chosen).toBe(red);
    expect(pick(choices, ['bowl:1', 'card:green']).chosen).toBe(green[1]);
  });

  it('plays nothing by a single touch of two, even if one move remains', () => {
    const { chosen, complete, glows } = pick(choices, ['card:red']);
    expect([chosen, complete]).toEqual([null, null]);
    expect([...glows]).toEqual(['bowl:0']);
  });

  it('does not mind the order', () => {
    expect(pick(choices, ['card:green', 'bowl:0']).chosen).toBe(green[0]);
    expect(pick(choices, ['bowl:0', 'card:green']).chosen).toBe(green[0]);
  });

  it('chooses nothing before anything is touched', () => {
    expect(pick([red], []).chosen).toBeNull();
  });

  it('offers a move that is complete while a longer one is open', () => {
    const short = choice('a');
    const long = choice('a', 'b');
    const { chosen, complete, glows } = pick([short, long], ['a']);
    expect(chosen).toBeNull();
    expect(complete).toBe(short);
    expect([...glows]).toEqual(['b']);
    expect(pick([short, long], ['a', 'b']).chosen).toBe(long);
  });

  it('offers a move that touches nothing', () => {
    const pass = choice();
    expect(pick([pass, red], []).complete).toBe(pass);
  });
});
