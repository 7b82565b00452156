/** What a record proves by itself: where its seed comes from, and which hashes it has. */
import { bytes, hex, joined, sha256, utf8 } from './sha256';

/** The parts of a record that the deal depends on. */
export interface Record {
  game: string;
  version: number;
  seats: number;
  options: { [name: string]: unknown };
  commitment: string;
  seed: string;
  /** What a branch has in common with the matches it has grown from, the oldest first. */
  stems?: readonly { moves: number; seed: string }[];
  /** How the seed was made, if players had a share in it. */
  mixed?: { secret: string; salts: readonly (readonly [seat: number, salt: string])[] };
}

/** JSON with sorted keys and no spaces, from which hashes are computed. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
}

/** The SHA-256 of a value as JSON. */
export function digest(value: unknown): string {
  return hex(sha256(utf8(canonical(value))));
}

/** SHA-256 of the seed followed by the set-up; that of a branch includes where it leaves which match. */
export function fingerprint({ seed, stems = [], ...record }: Omit<Record, 'commitment'>): string {
  const { game, options, seats, version } = record;
  const stem = stems.at(-1);
  const left = stem && fingerprint({ ...record, seed: stem.seed, stems: stems.slice(0, -1) });
  const branch = stem && { branch: { moves: stem.moves, of: left } };
  return hex(sha256(joined(bytes(seed), utf8(canonical({ ...branch, game, options, seats, version })))));
}

/** The seal of the secret, which was there before any salt. */
export function sealOf(record: Record): string {
  return fingerprint({ ...record, seed: record.mixed?.secret ?? record.seed });
}

/** Whether the seed is made of the secret and the salts, if any are named. */
export function mixes({ mixed, seed }: Record): boolean {
  return !mixed || hex(sha256(joined(bytes(mixed.secret), utf8(canonical(mixed.salts))))) === seed;
}

/** The hash by which a salt is promised. */
export function promiseOf(salt: string): string {
  return hex(sha256(bytes(salt)));
}

/** The seed from which a step draws: its own, or that of a match with which a branch has the step in common. */
export function seedOf({ seed, stems = [] }: Record, step: number): Uint8Array {
  return bytes(stems.find((stem) => step <= stem.moves)?.seed ?? seed);
}
