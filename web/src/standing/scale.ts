/** Ratings as a line of a drawing. */

export interface Scale {
  low: number;
  high: number;
}

/** From the lowest to the highest of the values, with some room, and never so little that noise looks like a journey. */
export function scale(values: readonly number[], least = 200): Scale {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const room = Math.max(0, least - (high - low)) / 2 + 20;
  return { low: low - room, high: high + room };
}

/** How far up a value is, from 0 to 1. */
export function up(value: number, { low, high }: Scale): number {
  return high > low ? (value - low) / (high - low) : 0.5;
}

/** A change with its sign. */
export function signed(change: number): string {
  return change > 0 ? `+${change}` : change < 0 ? `\u2212${-change}` : '±0';
}
