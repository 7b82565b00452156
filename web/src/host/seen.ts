/** Up to which step this browser has shown each match. */
const REMEMBERED = 'seen';
const MOST = 20;

function all(): [string, number][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(REMEMBERED) ?? '[]');
    return Array.isArray(found) ? (found as [string, number][]) : [];
  } catch {
    return [];
  }
}

/** The last step of a match that was shown here; null if none was. */
export function seen(match: string): number | null {
  return all().find(([known]) => known === match)?.[1] ?? null;
}

/** Remember that a step of a match is shown; of the matches that were shown longest ago, nothing is remembered. */
export function see(match: string, step: number): void {
  const others = all().filter(([known]) => known !== match);
  localStorage.setItem(REMEMBERED, JSON.stringify([...others, [match, step]].slice(-MOST)));
}
