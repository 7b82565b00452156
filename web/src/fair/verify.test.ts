import { describe, expect, it } from 'vitest';
import type { Dealings, Look, Zone } from '../wire';
import { Dealer } from './deal';
import type { Memory, Seen } from './memory';
import { canonical, digest, fingerprint, promiseOf, type Record } from './record';
import { Rng } from './rng';
import { bytes, hex, joined, sha256, utf8 } from './sha256';
import { verified, type Evidence } from './verify';

const SECRET = '5e'.repeat(32);
const MINE = 'a1'.repeat(32);
const THEIRS = 'b2'.repeat(32);
const SECOND = 6;

const deck = {
  type: 'shuffle' as const,
  pile: 'deck',
  things: ['a', 'b', 'c', 'd', 'e', 'f'].map((face) => ({ face })),
};
const hands = (round: number) => ({
  ...{ type: 'deal' as const, pile: 'deck', number: 4, after: 'dealer' },
  to: [
    { zone: 'hand', seat: round },
    { zone: 'hand', seat: round + 1 },
  ],
});
const dealings: Dealings = {
  rounds: [
    [{ type: 'draw', name: 'dealer', below: 2, fact: 'dealer' }, deck, hands(0)],
    [deck, hands(1)],
  ],
};

/** A match of two rounds as it was dealt from a record, with everything open. */
function lookAt({ seed }: Record): { look: Look; seen: Seen[] } {
  const dealer = new Dealer(2);
  const zones: Zone[] = [];
  const heads: Look['heads'][number][] = [];
  const frames: Look['frames'][number][] = [];
  let drawn: number | undefined;
  for (const [round, step] of [0, SECOND].entries()) {
    const dealt = dealer.deal(dealings.rounds[round] ?? [], new Rng(bytes(seed), step));
    drawn ??= dealt.facts.get('dealer');
    const first = zones.length;
    for (const [id, things] of [...dealt.zones].sort()) {
      const pieces = things.map(({ face }, nth) => ({ id: `${id}:${nth}`, face }));
      zones.push({ id, name: 'hand', kind: 'hand', owner: Number(id.slice(-1)), pieces });
    }
    heads.push({ turn: [], scores: [], facts: { dealer: drawn }, round: { number: round + 1, of: 2 }, leaders: [] });
    while (frames.length < step) frames.push([0, [0, 1]]);
    frames.push([round, [first, first + 1]]);
  }
  const look: Look = { eye: 'open', heads, zones, frames, lines: [], stops: [0, SECOND], opened: [] };
  // Seat 0 sees its own hand, and how many cards the other has.
  const closed = zones.map((zone) => (zone.owner === 0 ? zone : { ...zone, pieces: [], size: 2 }));
  const facts = { dealer: drawn };
  const seen = [
    { step: 0, facts, zones: closed.slice(0, 2) },
    { step: SECOND, facts, zones: closed.slice(2) },
  ];
  return { look, seen };
}

/** A deal in which both players have a share, as the browser at seat 0 remembers it. */
function honest(): Evidence {
  const salts = [[0, MINE] as const, [1, THEIRS] as const];
  const seed = hex(sha256(joined(bytes(SECRET), utf8(canonical(salts)))));
  const setup = { game: 'g', version: 1, seats: 2, options: {} };
  const record = { ...setup, seed, commitment: fingerprint({ ...setup, seed }), mixed: { secret: SECRET, salts } };
  const { look, seen } = lookAt(record);
  const memory: Memory = {
    match: 'm',
    commitment: record.commitment,
    seal: {
      commitment: fingerprint({ ...setup, seed: SECRET }),
      dealing: digest(dealings.rounds[0]),
      promises: [
        [0, promiseOf(MINE)],
        [1, promiseOf(THEIRS)],
      ],
    },
    salt: MINE,
    again: 0,
    seen,
  };
  return { record, shown: { commitment: record.commitment, seed }, dealings, look, memory };
}

const said = (evidence: Evidence) => verified(evidence).map(({ key, verdict }) => `${key} ${verdict}`);
const wrong = (evidence: Evidence) =>
  verified(evidence)
    .filter(({ verdict }) => verdict === 'bad')
    .map(({ key }) => key);

const all = honest();
const memory = all.memory as Memory;
const seal = memory.seal as NonNullable<Memory['seal']>;

it('finds nothing wrong with an honest deal', () => {
  expect(said(all)).toEqual(['seal good', 'salts-mine good', 'seed-right good', 'deal-seen good']);
  expect(verified(all)[3]?.facts).toEqual({ rounds: 2, cards: 8, own: 4 });
});

it('says less if this browser was not there', () => {
  expect(said({ ...all, memory: null })).toEqual(['seal-unseen open', 'salts good', 'seed-right good', 'deal good']);
});

it('says that the server drew alone where no browser had a share', () => {
  const record = { ...all.record, mixed: undefined };
  expect(said({ ...all, record, memory: { ...memory, seal: null, salt: null } })).toEqual([
    'seal-unseen open',
    'salts-none open',
    'seed-right good',
    'deal-seen good',
  ]);
});

it('says what else may have happened', () => {
  const keys = (changed: Partial<Memory>) => said({ ...all, memory: { ...memory, ...changed } }).slice(1, 3);
  expect(keys({ again: 1 })).toEqual(['salts good', 'salts-again open']);
  const [mine, theirs] = seal.promises;
  if (!mine || !theirs) throw new Error('both have promised something');
  expect(keys({ seal: { ...seal, promises: [mine] } })).toEqual(['salts good', 'salts-late open']);
  const third: typeof mine = [2, promiseOf(SECRET)];
  expect(keys({ seal: { ...seal, promises: [mine, theirs, third] } })).toEqual(['salts good', 'salts-withheld open']);
});

it('does not deal again where a game does not say how', () => {
  expect(said({ ...all, dealings: { rounds: [] } }).at(-1)).toBe('deal-none open');
});

it('says where a branch comes from, and deals it again from both seeds', () => {
  const rest = { ...all.record, mixed: undefined };
  const stems = [{ moves: 3, seed: rest.seed }];
  const grown = { ...rest, seed: '77'.repeat(32), stems };
  const record = { ...grown, commitment: fingerprint(grown) };
  const later = lookAt({ ...record, seed: record.seed }).look;
  // The opening is that of the match it left; the second round draws from a seed of its own.
  const { look } = all;
  const dealer = new Dealer(2);
  dealer.deal(dealings.rounds[0] ?? [], new Rng(bytes(rest.seed), 0));
  const again = dealer.deal(dealings.rounds[1] ?? [], new Rng(bytes(record.seed), SECOND));
  const zones = look.zones.map((zone, at) =>
    at < 2 ? zone : { ...zone, pieces: (again.zones.get(zone.id) ?? []).map(({ face }, n) => ({ id: `${n}`, face })) },
  );
  const shown = { commitment: record.commitment, seed: record.seed };
  const evidence = { ...all, record, shown, look: { ...look, zones }, memory: null };
  expect(said(evidence)).toEqual(['branch open', 'seed-right good', 'deal good']);
  expect(wrong({ ...evidence, look: later })).toEqual(['deal-wrong']);
});

describe('notices each thing that was altered', () => {
  const other = (digits: string) => (digits.startsWith('0') ? '1' : '0') + digits.slice(1);
  const { record, shown, look } = all;
  const mixed = record.mixed as NonNullable<Record['mixed']>;
  const swapped = look.zones.map((zone, at) =>
    at === 3 ? { ...zone, pieces: look.zones[2]?.pieces } : zone,
  ) as Zone[];
  const resown = { ...record, seed: other(record.seed) };
  it.each<[string, Partial<Evidence>, string]>([
    ['the seed', { record: resown }, 'seed-wrong'],
    ['the seed with its hash', { record: { ...resown, commitment: fingerprint(resown) } }, 'seed-wrong'],
    ['the fingerprint', { record: { ...record, commitment: other(record.commitment) } }, 'seed-wrong'],
    ['what the page shows', { shown: { ...shown, commitment: other(shown.commitment) } }, 'seed-wrong'],
    ['the seed on the page', { shown: { ...shown, seed: other(shown.seed) } }, 'seed-wrong'],
    ['the number of seats', { record: { ...record, seats: 3 } }, 'seed-wrong'],
    ['the options', { record: { ...record, options: { x: 1 } } }, 'seed-wrong'],
    ['the version', { record: { ...record, version: 2 } }, 'seed-wrong'],
    ['the secret', { record: { ...record, mixed: { ...mixed, secret: other(SECRET) } } }, 'seal-broken'],
    [
      'a salt',
      {
        record: {
          ...record,
          mixed: {
            ...mixed,
            salts: [
              [0, MINE],
              [1, other(THEIRS)],
            ],
          },
        },
      },
      'salts-wrong',
    ],
    [
      'the order of salts',
      { record: { ...record, mixed: { ...mixed, salts: [...mixed.salts].reverse() } } },
      'salts-wrong',
    ],
    ['my salt', { memory: { ...memory, salt: other(MINE) } }, 'salts-without-mine'],
    [
      'a promise',
      {
        memory: {
          ...memory,
          seal: {
            ...seal,
            promises: [
              [0, promiseOf(MINE)],
              [1, promiseOf(MINE)],
            ],
          },
        },
      },
      'salts-not-promised',
    ],
    ['the fingerprint of the deal', { memory: { ...memory, commitment: other(memory.commitment) } }, 'seed-wrong'],
    ['how it is dealt', { memory: { ...memory, seal: { ...seal, dealing: other(seal.dealing ?? '') } } }, 'deal-other'],
    ['a hand in the second round', { look: { ...look, zones: swapped } }, 'deal-wrong'],
    [
      'my own hand',
      { memory: { ...memory, seen: memory.seen.map((seen) => ({ ...seen, zones: swapped.slice(2) })) } },
      'deal-wrong',
    ],
    [
      'who dealt',
      { memory: { ...memory, seen: memory.seen.map((seen) => ({ ...seen, facts: { dealer: 9 } })) } },
      'deal-wrong',
    ],
  ])('%s', (_what, changed, key) => {
    expect(wrong({ ...all, ...changed })).toContain(key);
  });

  it('and claims nothing for a share under a broken seal', () => {
    const broken = { ...all, memory: { ...memory, seal: { ...seal, commitment: other(seal.commitment) } } };
    expect(said(broken).slice(0, 2)).toEqual(['seal-broken bad', 'salts good']);
  });
});
