/** The story as the log shows it. */
import type { Line, Play } from '../wire';

/** The lines worth recalling: what is said of an offer is forgotten once the offer is no longer on the table. */
export function recalled(lines: readonly Line[], play: Play | null): readonly Line[] {
  const zones = play?.scene.zones ?? [];
  const there = new Set(zones.flatMap(({ id, pieces }) => [id, ...(pieces ?? []).map((piece) => piece.id)]));
  return lines.filter(({ stands }) => !stands || there.has(stands));
}
