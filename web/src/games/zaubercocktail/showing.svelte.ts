/** What the reader shows: all collections are put together first, and said one after the other. */
import type { Ingredient, Said } from './said';
import { type Bundle, collect, type Collection, type Laws } from './worth';

/** What a table knows of it. */
interface Seen {
  readonly hand: Bundle;
  readonly laws: Laws;
  /** Collections that are said already. */
  readonly chosen: readonly Collection[];
  readonly say: (move: Said['moves']) => Promise<boolean>;
}

export class Showing {
  /** The collections as they are put together. */
  picked = $state.raw<readonly Collection[]>([]);
  /** Whether the reader has said that this is it. */
  told = $state(false);
  readonly #seen: () => Seen;

  constructor(seen: () => Seen) {
    this.#seen = seen;
  }

  /** Say that this is it, beginning with the first collection. */
  begin(): void {
    if (this.told) return;
    this.told = true;
    void this.next();
  }

  /** Say the next collection, or that there is none. */
  async next(): Promise<void> {
    const { chosen, say } = this.#seen();
    const one = this.picked.find(({ kind }) => !chosen.some((other) => other.kind === kind));
    const move: Said['moves'] = one
      ? { type: 'show', ingredient: one.kind, cards: one.cards, jokers: one.jokers }
      : { type: 'enough' };
    if (!(await say(move))) this.told = false;
  }

  /** Take an ingredient into what is shown, or out of it; one too many takes the place of the last. */
  toggle(kind: Ingredient): void {
    const { hand, laws, chosen } = this.#seen();
    if (this.told || chosen.some((one) => one.kind === kind)) return;
    const rest = this.picked.filter((one) => one.kind !== kind);
    if (rest.length < this.picked.length) {
      this.picked = rest;
      return;
    }
    const left = rest.slice(0, laws.collections - 1);
    const jokers = (hand[laws.joker] ?? 0) - left.reduce((sum, one) => sum + one.jokers, 0);
    const one = collect(hand, laws, kind, jokers);
    if (one) this.picked = [...left, one];
  }
}
