/** What this browser notes of deals, so that it need not believe anybody later: seals, its own salts, and what it was dealt. */
import type { Play, Scene, Seal } from '../wire';
import { hex } from './sha256';

const REMEMBERED = 'deals';
/** The number of matches that are remembered; each takes a few kilobytes. */
const MOST = 8;

export interface Seen extends Pick<Scene, 'zones' | 'facts'> {
  step: number;
}

export interface Memory {
  match: string;
  /** The fingerprint that came with the first cards. */
  commitment: string;
  /** What was fixed before any salt was revealed; null if this browser came later. */
  seal: Seal | null;
  /** The salt that this browser has added. */
  salt: string | null;
  /** How often this browser gave a salt away for a deal that was then not dealt. */
  again: number;
  /** What this browser saw at the beginning of each round, and after which step. */
  seen: Seen[];
}

/** What is known of a match; null if this browser was not there. */
export function recall(match: string): Memory | null {
  return all().find((memory) => memory.match === match) ?? null;
}

/** Note what was known when a match began; what was noted first stays. */
export function note({ match, commitment }: Play, before: Pick<Memory, 'seal' | 'salt' | 'again'>): void {
  if (!recall(match)) write(REMEMBERED, [...all(), { match, commitment, ...before, seen: [] }].slice(-MOST));
}

/** Note what a round of a match that is remembered looks like when one sees it first. */
export function watch({ match, step, scene }: Play): void {
  const kept = all();
  const memory = kept.find((memory) => memory.match === match);
  if (!memory || memory.seen.some((seen) => seen.step === step)) return;
  memory.seen.push(plain(step, scene));
  write(REMEMBERED, kept);
}

/** A scene without what is only drawn. */
function plain(step: number, { zones, facts = {} }: Scene): Seen {
  return {
    step,
    facts: Object.fromEntries(Object.entries(facts).filter(([, value]) => typeof value !== 'object')),
    zones: zones.map(({ id, name, kind, owner, size, facts, pieces }) => ({
      ...{ id, name, kind, owner, size, facts },
      pieces: pieces?.map(({ id, face, facts }) => ({ id, face, facts })),
    })),
  };
}

const all = () => read<Memory>(REMEMBERED);

/** A list that was written down; empty if something else is there. */
function read<Item>(key: string): Item[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(found) ? (found as Item[]) : [];
  } catch {
    return [];
  }
}

function write(key: string, list: readonly unknown[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(list));
  } catch {
    // There is no room: then there is less to check later.
  }
}

const SALTS = 'salts';

/** The salt for a seal: windows of the same browser have the same one. */
export function saltFor(seal: string): string {
  const salts = read<[seal: string, salt: string]>(SALTS);
  const known = salts.find((each) => each[0] === seal);
  if (known) return known[1];
  const salt = hex(crypto.getRandomValues(new Uint8Array(32)));
  write(SALTS, [...salts, [seal, salt]].slice(-MOST));
  return salt;
}
