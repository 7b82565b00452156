import { expect, it } from 'vitest';
import { fingerprint, fits } from './fairness';

// The example of docs/replay-and-fairness.md has this form; here with a name of no game.
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
