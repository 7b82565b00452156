/** Deals again what the engine has dealt: from many seeds if a file with them is named, which tests/web/test_deals.py writes. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Dealer, type Dealt, type Step } from './deal';
import { canonical, digest } from './record';
import { Rng } from './rng';
import { bytes } from './sha256';

interface Setup {
  name: string;
  seats: number;
  rounds: Step[][];
  /** A seed, the step at which each round was dealt, and the hash of what was dealt then. */
  matches: [seed: string, steps: number[], dealt: string][];
}

const flat = ({ facts, zones }: Dealt) => [Object.fromEntries(facts), Object.fromEntries(zones)];

function dealt(setup: Setup, seed: string, steps: readonly number[]): unknown[] {
  const dealer = new Dealer(setup.seats);
  return steps.map((step, round) => flat(dealer.deal(setup.rounds[round] ?? [], new Rng(bytes(seed), step))));
}

const file = process.env.CHAUDRON_DEALS;
const setups: Setup[] = file ? (JSON.parse(readFileSync(file, 'utf-8')) as Setup[]) : [];

it.runIf(file)(
  'deals as the engine does, from every seed',
  () => {
    expect(setups.length).toBeGreaterThan(0);
    for (const setup of setups) {
      for (const [seed, steps, known] of setup.matches) {
        expect(digest(dealt(setup, seed, steps)), `${setup.name} from ${seed}`).toBe(known);
      }
    }
  },
  60_000,
);

const deck = { type: 'shuffle', pile: 'deck', things: [{ face: 'a', copies: 3 }, { face: 'b' }] } as const;

it('deals the same twice, and something else from another seed', () => {
  const round = [deck, { type: 'deal', pile: 'deck', to: [{ zone: 'hand', seat: 0 }, { zone: '' }], number: 4 }];
  const setup = { name: 'toy', seats: 2, rounds: [round as unknown as Step[]], matches: [] };
  const all = Array.from({ length: 40 }, (_, n) => canonical(dealt(setup, n.toString(16).padStart(64, '0'), [0])));
  // Two cards of four, of which three are alike.
  expect(new Set(all).size).toBe(3);
  expect(canonical(dealt(setup, '0'.repeat(64), [0]))).toBe(all[0]);
});

it('refuses to deal from a pile that is not there', () => {
  const wrong = [{ type: 'deal', pile: 'deck', to: [{ zone: 'hand' }], number: 1 }] as unknown as Step[];
  expect(() => new Dealer(2).deal(wrong, new Rng(new Uint8Array(32), 0))).toThrow(RangeError);
});
