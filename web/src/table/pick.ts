/** A move is chosen by touching everything it touches, in any order, so a slip of the finger plays nothing. */
import type { Choice } from '../wire';

export interface Pick {
  /** The moves that are still possible. */
  open: readonly Choice[];
  /** What may be touched next. */
  glows: ReadonlySet<string>;
  /** The only remaining move, once everything it touches is touched. */
  chosen: Choice | null;
  /** A move that needs no further touch while others are still possible; it is offered as text. */
  complete: Choice | null;
}

export function pick(choices: readonly Choice[], touched: readonly string[]): Pick {
  const open = choices.filter((choice) => touched.every((touch) => choice.touches.includes(touch)));
  const glows = new Set(open.flatMap((choice) => choice.touches).filter((touch) => !touched.includes(touch)));
  const whole = open.find((choice) => choice.touches.length === touched.length) ?? null;
  const chosen = touched.length > 0 && open.length === 1 ? whole : null;
  const complete = chosen ? null : whole;
  return { open, glows, chosen, complete };
}
