import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { digest, fingerprint, mixes, promiseOf, sealOf, seedOf } from './record';
import { bytes, hex } from './sha256';

const ZEROS = '00'.repeat(32);
const RISING = hex(Uint8Array.from({ length: 32 }, (_, at) => at));
// The example of docs/replay-and-fairness.md has this form; here with a made-up game.
const record = { game: 'g', version: 1, seats: 4, options: { b: false, a: [1, 'x'] }, seed: ZEROS };

it('reckons the hash of seed and set-up with sorted keys', () => {
  const setup = '{"game":"g","options":{"a":[1,"x"],"b":false},"seats":4,"version":1}';
  const hash = createHash('sha256').update(new Uint8Array(32)).update(setup).digest('hex');
  expect(fingerprint(record)).toBe(hash);
  expect(fingerprint({ ...record, seed: '11'.repeat(32) })).not.toBe(hash);
});

it('reckons as the engine does where an option is a file', () => {
  const cards = {
    cards: [
      { rank: 6, copies: 11 },
      { rank: 1, copies: 1 },
    ],
  };
  const options = { stock: true, cards, 'hand-size': 3 };
  // The same as in tests/kernel/test_options.py.
  const known = '81dc15feaf90c3b9492fc10fb91699e5c2d9a07e90c97f1d2828249da1af1a21';
  expect(fingerprint({ game: 'dealt', version: 1, seats: 2, options, seed: ZEROS })).toBe(known);
});

it('reckons the hash of a branch as the engine does', () => {
  const stems = [{ moves: 2, seed: RISING }];
  const branch = { game: 'higher', version: 1, seats: 2, options: { stock: true }, seed: ZEROS, stems };
  // The same as in tests/kernel/test_branch.py.
  expect(fingerprint(branch)).toBe('3cb4e62439a687c1903112e1e2018424969f2df273e0f64e36358e2eb75a0ae5');
});

it('mixes secret and salts as the engine does', () => {
  const salts = [
    [0, 'ab'.repeat(32)],
    [1, 'cd'.repeat(32)],
  ] as const;
  // The same as in tests/kernel/test_mixed.py.
  const seed = 'ddaa9f59ce20e4278800daa39834f4a974a69cde45017077ad9edfc6384f8a5d';
  const mixed = { ...record, commitment: '', seed, mixed: { secret: RISING, salts } };
  expect(mixes(mixed)).toBe(true);
  expect(mixes({ ...mixed, seed: ZEROS })).toBe(false);
  expect(mixes({ ...mixed, mixed: { secret: ZEROS, salts } })).toBe(false);
  expect(mixes({ ...mixed, mixed: { secret: RISING, salts: salts.slice(1) } })).toBe(false);
  expect(sealOf(mixed)).toBe(fingerprint({ ...record, seed: RISING }));
  expect(sealOf({ ...record, commitment: '' })).toBe(fingerprint(record));
  expect(promiseOf(RISING)).toBe(createHash('sha256').update(bytes(RISING)).digest('hex'));
});

it('describes a deal by the same hash as the engine', () => {
  const described = [{ type: 'shuffle', pile: 'deck', things: [{ face: 'a', facts: { n: 1 }, copies: 2 }] }];
  // The same as in tests/kernel/test_dealing.py.
  expect(digest(described)).toBe('85361a286134dcdc24f71dca1773a9318df36459a665067f612e4f9759fa1248');
});

it('draws what a branch has in common with another match from its seed', () => {
  const stems = [
    { moves: 2, seed: '22'.repeat(32) },
    { moves: 5, seed: '55'.repeat(32) },
  ];
  const seeds = [0, 2, 3, 5, 6].map((step) => hex(seedOf({ ...record, commitment: '', stems }, step)).slice(0, 2));
  expect(seeds).toEqual(['22', '22', '55', '55', '00']);
});
