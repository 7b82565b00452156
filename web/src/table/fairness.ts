/** Anyone can check the deal: the seed published at the end must match the fingerprint published before it. */

/** The parts of a record that its fingerprint depends on. */
interface Record {
  game: string;
  version: number;
  seats: number;
  options: { [name: string]: unknown };
  commitment: string;
  seed: string;
}

/** JSON with sorted keys and no spaces, from which the fingerprint is computed. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
}

/** SHA-256 of the seed followed by the set-up. */
export async function fingerprint({
  game,
  version,
  seats,
  options,
  seed,
}: Omit<Record, 'commitment'>): Promise<string> {
  const bytes = (seed.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
  const setup = new TextEncoder().encode(canonical({ game, options, seats, version }));
  const hash = await crypto.subtle.digest('SHA-256', new Uint8Array([...bytes, ...setup]));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a record's seed matches the fingerprint shown during the match. */
export async function fits(record: Record, shown: string): Promise<boolean> {
  return (await fingerprint(record)) === shown && record.commitment === shown;
}
