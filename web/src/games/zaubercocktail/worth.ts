/** What collections score, by the figures in the scene: shown beside the hand and every offer; the server decides. */
import type { Ingredient, Said } from './said';

/** Cards by ingredient: how many of each. */
export type Bundle = Readonly<Partial<Record<Ingredient, number>>>;

/** What the scene says about cards and collections. */
export type Laws = Readonly<Pick<Said['facts'], 'collections' | 'figures' | 'joker' | 'most' | 'smallest'>>;

export interface Collection {
  kind: Ingredient;
  cards: number;
  jokers: number;
}

export interface Best {
  result: number;
  collections: readonly Collection[];
}

function worthsOf(laws: Laws, kind: Ingredient): readonly number[] {
  return laws.figures.find(({ ingredient }) => ingredient === kind)?.worths ?? [];
}

/** How many cards the largest collection of a kind has; jokers have none of their own. */
export function largestOf(laws: Laws, kind: Ingredient): number {
  return Math.max(0, worthsOf(laws, kind).length - 1);
}

/** What this many cards of a kind score when shown together. */
export function worth(laws: Laws, kind: Ingredient, number: number): number {
  return worthsOf(laws, kind)[Math.min(number, largestOf(laws, kind))] ?? 0;
}

export function worthOf(laws: Laws, { kind, cards, jokers }: Collection): number {
  return worth(laws, kind, cards + jokers);
}

/** Whether a collection has enough cards. */
export function isWhole(laws: Laws, { cards, jokers }: Collection): boolean {
  return cards + jokers >= laws.smallest;
}

/** The cards of a collection, its jokers after them. */
export function cardsIn(laws: Laws, { kind, cards, jokers }: Collection): Bundle {
  return jokers ? { [kind]: cards, [laws.joker]: jokers } : { [kind]: cards };
}

/** The collection of a kind with up to this many jokers; null if there is none. */
export function collect(hand: Bundle, laws: Laws, kind: Ingredient, jokers: number): Collection | null {
  const largest = largestOf(laws, kind);
  const cards = Math.min(hand[kind] ?? 0, largest);
  const found = { kind, cards, jokers: Math.min(jokers, largest - cards) };
  return cards > 0 && isWhole(laws, found) ? found : null;
}

/** The collections of a hand that score most, as many as may be shown. */
export function best(hand: Bundle, laws: Laws): Best {
  let found: Best = { result: 0, collections: [] };
  const search = (kinds: readonly Ingredient[], jokers: number, chosen: readonly Collection[]) => {
    const result = chosen.reduce((sum, one) => sum + worthOf(laws, one), 0);
    if (result > found.result) found = { result, collections: chosen };
    if (chosen.length === laws.collections) return;
    // The last one takes all remaining jokers.
    const fewest = chosen.length + 1 === laws.collections ? jokers : 0;
    for (const [at, kind] of kinds.entries()) {
      for (let used = fewest; used <= jokers; used++) {
        const one = collect(hand, laws, kind, used);
        if (one) search(kinds.slice(at + 1), jokers - one.jokers, [...chosen, one]);
      }
    }
  };
  search(
    entriesOf(hand).map(([kind]) => kind),
    hand[laws.joker] ?? 0,
    [],
  );
  return found;
}

/** The ingredients of a bundle, each with its number. */
export function entriesOf(bundle: Bundle): [Ingredient, number][] {
  // A bundle has no other keys: its type says so, and Object.entries does not.
  return Object.entries(bundle) as [Ingredient, number][];
}

export function size(bundle: Bundle): number {
  return Object.values(bundle).reduce((sum, number) => sum + number, 0);
}

export function holds(hand: Bundle, wanted: Bundle): boolean {
  return entriesOf(wanted).every(([kind, number]) => (hand[kind] ?? 0) >= number);
}

/** A hand after a deal. */
export function after(hand: Bundle, gives: Bundle, gets: Bundle): Bundle {
  const kinds = new Set([...entriesOf(hand), ...entriesOf(gets)].map(([kind]) => kind));
  return Object.fromEntries(
    [...kinds].map((kind) => [kind, (hand[kind] ?? 0) - (gives[kind] ?? 0) + (gets[kind] ?? 0)]),
  );
}

/** How much more the best collections score after a deal. */
export function gain(hand: Bundle, laws: Laws, gives: Bundle, gets: Bundle): number {
  return best(after(hand, gives, gets), laws).result - best(hand, laws).result;
}
