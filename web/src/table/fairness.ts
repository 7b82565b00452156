/** Anyone can check the deal: the seed published at the end must match the fingerprint published before it. */

/** The parts of a record that its fingerprint depends on. */
interface Record {
  game: string;
  version: number;
  seats: number;
  options: { [name: string]: unknown };
  commitment: string;
  seed: string;
  /** What a branch has in common with the matches it has grown from, the oldest first. */
  stems?: readonly { moves: number; seed: string }[];
}

/** JSON with sorted keys and no spaces, from which the fingerprint is computed. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
}

/** SHA-256 of the seed followed by the set-up; that of a branch includes where it leaves which match. */
export async function fingerprint({ seed, stems = [], ...record }: Omit<Record, 'commitment'>): Promise<string> {
  const { game, options, seats, version } = record;
  const stem = stems.at(-1);
  const left = stem && (await fingerprint({ ...record, seed: stem.seed, stems: stems.slice(0, -1) }));
  const branch = stem && { branch: { moves: stem.moves, of: left } };
  const bytes = (seed.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
  const setup = new TextEncoder().encode(canonical({ ...branch, game, options, seats, version }));
  const hash = await crypto.subtle.digest('SHA-256', new Uint8Array([...bytes, ...setup]));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a record's seed matches the fingerprint shown during the match. */
export async function fits(record: Record, shown: string): Promise<boolean> {
  return (await fingerprint(record)) === shown && record.commitment === shown;
}
