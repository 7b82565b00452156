import { expect, it } from 'vitest';
import { fingerprint, fits } from './fairness';

// The example of docs/replay-and-fairness.md has this form; here with a made-up game.
const record = { game: 'g', version: 1, seats: 4, options: { b: false, a: [1, 'x'] }, seed: '00'.repeat(32) };

it('reckons the hash of seed and set-up with sorted keys', async () => {
  const setup = '{"game":"g","options":{"a":[1,"x"],"b":false},"seats":4,"version":1}';
  const bytes = new Uint8Array([...new Uint8Array(32), ...new TextEncoder().encode(setup)]);
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
  expect(await fingerprint(record)).toBe(hash);
  expect(await fits({ ...record, commitment: hash }, hash)).toBe(true);
  expect(await fits({ ...record, commitment: hash }, 'other')).toBe(false);
  expect(await fits({ ...record, seed: '11'.repeat(32), commitment: hash }, hash)).toBe(false);
});

it('reckons as the engine does where an option is a file', async () => {
  const cards = {
    cards: [
      { rank: 6, copies: 11 },
      { rank: 1, copies: 1 },
    ],
  };
  const options = { stock: true, cards, 'hand-size': 3 };
  // The same as in tests/kernel/test_options.py.
  const known = '81dc15feaf90c3b9492fc10fb91699e5c2d9a07e90c97f1d2828249da1af1a21';
  expect(await fingerprint({ game: 'dealt', version: 1, seats: 2, options, seed: '00'.repeat(32) })).toBe(known);
});

it('reckons the hash of a branch as the engine does', async () => {
  const stems = [{ moves: 2, seed: Buffer.from(Array.from({ length: 32 }, (_, at) => at)).toString('hex') }];
  const branch = { game: 'higher', version: 1, seats: 2, options: { stock: true }, seed: '00'.repeat(32), stems };
  // The same as in tests/kernel/test_branch.py.
  expect(await fingerprint(branch)).toBe('3cb4e62439a687c1903112e1e2018424969f2df273e0f64e36358e2eb75a0ae5');
});
