import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { Rng } from './rng';

const SEED = Uint8Array.from({ length: 32 }, (_, at) => at);

/** The documented stream, written a second time. */
function words(step: number, count: number): bigint[] {
  const found: bigint[] = [];
  for (let block = 0; found.length < count; block++) {
    const message = Buffer.alloc(48);
    message.set(SEED);
    message.writeBigUInt64BE(BigInt(step), 32);
    message.writeBigUInt64BE(BigInt(block), 40);
    const hash = createHash('sha256').update(message).digest();
    for (let at = 0; at < 32; at += 4) found.push(BigInt(hash.readUInt32BE(at)));
  }
  return found.slice(0, count);
}

it('draws the documented stream', () => {
  const rng = new Rng(SEED, 7);
  expect(Array.from({ length: 20 }, () => rng.word())).toEqual(words(7, 20).map(Number));
});

it.each([1, 2, 3, 50, 1000, 2 ** 16, 2 ** 16 + 1, 3 * 2 ** 29, 2 ** 31 - 1, 2 ** 31])(
  'draws fairly below %i',
  (bound) => {
    const [n, all] = [BigInt(bound), 2n ** 32n];
    const known = words(3, 400).filter((word) => (word * n) % all >= all % n);
    const rng = new Rng(SEED, 3);
    const drawn = Array.from({ length: 100 }, () => rng.below(bound));
    expect(drawn).toEqual(known.slice(0, 100).map((word) => Number((word * n) >> 32n)));
  },
);

it('draws nothing below what is no bound', () => {
  for (const bound of [0, -1, 1.5, NaN, 2 ** 31 + 1]) expect(() => new Rng(SEED, 0).below(bound)).toThrow(RangeError);
});

it('shuffles as the engine does', () => {
  const deck = Array.from({ length: 10 }, (_, at) => at);
  new Rng(SEED, 1).shuffle(deck);
  // The same as in tests/kernel/test_rng.py.
  expect(deck).toEqual([1, 5, 0, 4, 7, 6, 9, 2, 8, 3]);
});
