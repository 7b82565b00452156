/** What the reader shows: all collections are composed first, then sent one after the other. */
import type { Ingredient, Said } from './said';
import { type Bundle, collect, type Collection, type Laws } from './worth';

/** What the table knows about it. */
interface Seen {
  readonly hand: Bundle;
  readonly laws: Laws;
  /** Collections already sent. */
  readonly chosen: readonly Collection[];
  readonly say: (move: Said['moves']) => Promise<boolean>;
  /** Say why a move cannot be made. */
  readonly why: (move: Said['moves']) => void;
}

export class Showing {
  /** The collections being composed. */
  picked = $state.raw<readonly Collection[]>([]);
  /** Whether the reader has confirmed the choice, so that it is sent. */
  told = $state(false);
  readonly #seen: () => Seen;

  constructor(seen: () => Seen) {
    this.#seen = seen;
  }

  /** Send the next collection, or that there is none. */
  async next(): Promise<void> {
    const { chosen, say } = this.#seen();
    const one = this.picked.find(({ kind }) => !chosen.some((other) => other.kind === kind));
    const move: Said['moves'] = one
      ? { type: 'show', ingredient: one.kind, cards: one.cards, jokers: one.jokers }
      : { type: 'enough' };
    if (!(await say(move))) this.told = false;
  }

  /** Add an ingredient to what is shown, or remove it; one too many replaces the last. */
  toggle(kind: Ingredient): void {
    const { hand, laws, chosen, why } = this.#seen();
    if (this.told) return;
    const alone: Said['moves'] = { type: 'show', ingredient: kind, cards: Math.max(1, hand[kind] ?? 0), jokers: 0 };
    if (chosen.some((one) => one.kind === kind)) {
      why(alone);
      return;
    }
    const rest = this.picked.filter((one) => one.kind !== kind);
    if (rest.length < this.picked.length) {
      this.picked = rest;
      return;
    }
    const left = rest.slice(0, laws.collections - 1);
    const jokers = (hand[laws.joker] ?? 0) - left.reduce((sum, one) => sum + one.jokers, 0);
    const one = collect(hand, laws, kind, jokers);
    if (one) this.picked = [...left, one];
    else why(alone);
  }
}
