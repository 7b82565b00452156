/**
 * A player without a seat, such as an automaton: its number is one past the last seat, and `Words.name` returns the
 * game's text `dummy` for it.
 */
import type { Outcome, Scene } from '../wire';

/** The number of the dummy, if it has a zone or a score line at a table with this many seats. */
export function dummyOf(scene: Scene, seats: number): number | null {
  const there = scene.zones.some((zone) => zone.owner === seats) || scene.scores.some((score) => score.seat === seats);
  return there ? seats : null;
}

/** Who has won: the winners at the table, or the dummy if there are none. */
export function winnersOf(outcome: Outcome, dummy: number | null): readonly number[] {
  return outcome.winners.length > 0 || dummy === null ? outcome.winners : [dummy];
}

/** The rank, from 0; outcomes contain none for the dummy, which comes first if nobody at the table has won, else last. */
export function rankOf(outcome: Outcome, seat: number): number {
  return outcome.ranks[seat] ?? (outcome.winners.length > 0 ? outcome.ranks.length : 0);
}
