/** Moves too numerous to send one by one arrive as "any 5 of these 12"; here they become choices like all others. */
import type { Choice, Combination, Play } from '../wire';

/** Every way to take this many of the items, in their order. */
export function* combinations<T>(items: readonly T[], count: number, from = 0): Generator<T[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (const [at, item] of items.slice(from, items.length - count + 1).entries()) {
    for (const rest of combinations(items, count - 1, from + at + 1)) yield [item, ...rest];
  }
}

/** The moves that a combination stands for. */
export function expand({ kind, field, count, of, told, touches }: Combination): Choice[] {
  const parts = of.map(({ touch, value }, at) => ({ touch, value, said: told[at] ?? String(value) }));
  return [...combinations(parts, count)].map((chosen) => ({
    move: { type: kind, [field]: chosen.map(({ value }) => value) },
    touches: [...chosen.map(({ touch }) => touch), ...touches],
    told: { key: `move-${kind}`, facts: { [field]: chosen.map(({ said }) => said) } },
  }));
}

/** A match as received, with every choice of its question. */
export function listed(play: Play | null): Play | null {
  const question = play?.question;
  if (!play || !question?.combination) return play;
  return { ...play, question: { ...question, choices: expand(question.combination) } };
}
