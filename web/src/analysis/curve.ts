/** Chances to win as lines of a drawing. */

/** So many points of a line are enough on any screen. */
const MOST = 480;

/** The values at so many places from first to last at most; the last one is always there. */
export function thinned(
  values: readonly number[],
  most: number = MOST,
): readonly (readonly [at: number, value: number])[] {
  const last = values.length - 1;
  const places = Math.min(values.length, most);
  return Array.from({ length: places }, (_, place) => {
    const at = places === 1 ? last : Math.round((place * last) / (places - 1));
    return [at, values[at] ?? 0] as const;
  });
}

/** A line through values from 0 to 1, as wide and as high as the drawing. */
export function line(values: readonly number[], width: number, height: number): string {
  const last = Math.max(1, values.length - 1);
  const round = (number: number) => Number(number.toFixed(1));
  return thinned(values)
    .map(([at, value]) => `${round((at * width) / last)},${round((1 - value) * height)}`)
    .join(' ');
}

/** A difference of chances in points, with its sign. */
export function signed(change: number): string {
  const points = Math.round(100 * change);
  return points > 0 ? `+${points}` : points < 0 ? `\u2212${-points}` : '0';
}

/** The seats whose chances have changed most, with the change; small changes are left out. */
export function most(changes: readonly number[], least = 0.03): readonly (readonly [seat: number, change: number])[] {
  return changes
    .map((change, seat) => [seat, change] as const)
    .filter(([, change]) => Math.abs(change) >= least)
    .sort(([, one], [, two]) => Math.abs(two) - Math.abs(one))
    .slice(0, 2);
}

/** Where to write the labels of rising places: at least so far apart, and none beyond the end. */
export function apart(places: readonly number[], least: number, end: number): readonly number[] {
  const found: number[] = [];
  for (const place of places) found.push(Math.max(place, (found.at(-1) ?? 0) + (found.length ? least : 0)));
  return found.map((place, at) => Math.min(place, end - least * (found.length - 1 - at)));
}
