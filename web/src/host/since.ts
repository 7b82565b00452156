/** What happened at a table while somebody was away, from the lines of the story that they may hear. */
import type { Former, Line } from '../wire';

export interface Since {
  /** How many moves were made. */
  moves: number;
  /** What a bot did for the reader: the first line of each move, newest last. */
  mine: readonly Line[];
  /** What else is worth telling: reckonings, and who has left. */
  told: readonly Line[];
}

/** The lines of what happened after a step, if it is worth a card: a bot has played for the reader, or everybody twice. */
export function since(log: readonly Line[], after: number, me: number, seats: number): Since | null {
  const lines = log.filter(({ step }) => step > after);
  const moves = new Set(lines.map(({ step }) => step)).size;
  const firsts = lines.filter((line, at) => line.step !== lines[at - 1]?.step);
  const mine = firsts.filter(({ minded }) => minded === me);
  if (mine.length === 0 && moves < 2 * seats) return null;
  const incidents = log.filter(({ step, told }) => step >= after && told.key.startsWith('table-'));
  const reckoned = lines.filter(({ holds }) => holds === 'reckoning');
  return { moves, mine, told: [...reckoned, ...incidents].sort((a, b) => a.step - b.step) };
}

/** The step before the first that a bot made for the reader at this table; null if there is none. What was played at another one, from
 * which the match has grown, was for others, even at the same seat. */
export function beforeMinded(log: readonly Line[], me: number, former: readonly Former[]): number | null {
  const elsewhere = former.filter(({ before }) => before).map(({ until }) => until);
  const first = log.find(({ step, minded }) => minded === me && elsewhere.every((until) => step > until));
  return first ? first.step - 1 : null;
}
