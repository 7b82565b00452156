import { beforeEach, expect, it, vi } from 'vitest';
import type { Link } from '../table/link.svelte';
import type { Play, Seal } from '../wire';
import { recall, saltFor } from './memory';
import { promiseOf } from './record';
import { Witness } from './witness';

const SEAL = '5e'.repeat(32);
const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});

const sealed = (commitment: string, promises: Seal['promises'] = []): Seal => ({ commitment, dealing: null, promises });
const begun = (match: string, step = 0) =>
  ({ match, step, commitment: 'c0', scene: { zones: [], facts: { dealer: 1, scoring: [] } } }) as unknown as Play;

interface Told {
  type: string;
  seal: string;
  promise?: string;
  salt?: string;
}

/** A table as the witness sees it, and what it has said there. */
function table(seat: number | null = 0) {
  const told: Told[] = [];
  const link = {
    ...{
      live: true,
      room: { seal: sealed(SEAL) as Seal | null },
      you: { seat },
      play: null as Play | null,
      lesson: null,
    },
    reveal: null as { seal: Seal } | null,
    whisper: (message: Told) => void told.push(message),
  };
  return { link, told, witness: new Witness(link as unknown as Link) };
}

const mine = (seal = SEAL): Seal['promises'] => [[0, promiseOf(saltFor(seal))]];

beforeEach(() => kept.clear());

it('promises one salt for each seal, and again after a lost connection', () => {
  const { link, told, witness } = table();
  witness.look();
  witness.look();
  expect(told).toEqual([{ type: 'promise-salt', seal: SEAL, promise: promiseOf(saltFor(SEAL)) }]);
  link.live = false;
  witness.look();
  link.live = true;
  witness.look();
  expect(told).toHaveLength(2);
  link.room.seal = sealed('77'.repeat(32));
  witness.look();
  expect(told[2]?.promise).not.toBe(told[0]?.promise);
});

it('keeps out of it where the reader has no seat', () => {
  const { told, witness } = table(null);
  witness.look();
  expect(told).toEqual([]);
  expect(witness.give()).toBe(null);
});

it('gives nothing away before the table knows the promise', () => {
  const { link, witness } = table();
  witness.look();
  expect(witness.give()).toBe(null);
  link.room.seal = sealed(SEAL, mine());
  witness.look();
  expect(witness.give()).toBe(saltFor(SEAL));
});

it('reveals the salt once when it is asked, and notes what it was dealt', () => {
  const { link, told, witness } = table();
  witness.look();
  link.room.seal = sealed(SEAL, mine());
  witness.look();
  const known = sealed(SEAL, [...mine(), [1, 'b2'.repeat(32)]]);
  link.reveal = { seal: known };
  witness.look();
  witness.look();
  expect(told.slice(1)).toEqual([{ type: 'salt', seal: SEAL, salt: saltFor(SEAL) }]);
  link.room.seal = null;
  link.play = begun('m');
  witness.look();
  expect(recall('m')).toEqual({
    ...{ match: 'm', commitment: 'c0', seal: known, salt: saltFor(SEAL), again: 0 },
    seen: [{ step: 0, zones: [], facts: { dealer: 1 } }],
  });
});

it('does not answer a question about another seal', () => {
  const { link, told, witness } = table();
  witness.look();
  link.reveal = { seal: sealed('77'.repeat(32), mine('77'.repeat(32))) };
  witness.look();
  expect(told).toHaveLength(1);
});

it('counts the salts that were given away in vain', () => {
  const { link, witness } = table();
  for (const seal of [SEAL, '77'.repeat(32), '88'.repeat(32)]) {
    link.room.seal = sealed(seal, mine(seal));
    witness.look();
    expect(witness.give()).toBe(saltFor(seal));
  }
  link.room.seal = null;
  link.play = begun('m');
  witness.look();
  expect(recall('m')?.again).toBe(2);
});

it('notes nothing of a match that has begun before it came, and never overwrites', () => {
  const { link, witness } = table();
  link.room.seal = null;
  link.play = begun('late', 3);
  witness.look();
  expect(recall('late')).toBe(null);
  link.play = begun('m');
  witness.look();
  const other = table();
  other.link.room.seal = null;
  other.link.play = { ...begun('m'), commitment: 'c1' };
  other.witness.look();
  expect(recall('m')?.commitment).toBe('c0');
});

it('remembers a few matches, whatever else was written there', () => {
  kept.set('deals', '{"no": "list"}');
  for (let n = 0; n < 30; n++) {
    const { link, witness } = table();
    link.room.seal = null;
    link.play = begun(`m${n}`);
    witness.look();
  }
  expect([recall('m0'), recall('m29')?.match]).toEqual([null, 'm29']);
  expect(kept.get('deals')?.length).toBeLessThan(10_000);
});
