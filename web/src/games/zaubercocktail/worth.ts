/** What collections bring, by the figures on the cards: shown beside the hand and every offer, decided by the server. */

export const JOKER = 'black-something';

/** Cards by ingredient: how many of each. */
export type Bundle = Readonly<Record<string, number>>;

/** What is printed on a card: n of them bring n × (n + worth), up to the largest collection. */
export interface Figures {
  worth: number;
  largest: number;
}
export type Laws = Readonly<Record<string, Figures>>;

export interface Collection {
  kind: string;
  cards: number;
  jokers: number;
}

export interface Best {
  result: number;
  collections: readonly Collection[];
}

const SMALLEST = 2;

/** What so many cards of a kind bring when they are shown together. */
export function worth(laws: Laws, kind: string, number: number): number {
  const law = laws[kind];
  if (!law) return 0;
  const shown = Math.min(number, law.largest);
  return shown < SMALLEST ? 0 : shown * (shown + law.worth);
}

export function worthOf(laws: Laws, { kind, cards, jokers }: Collection): number {
  return worth(laws, kind, cards + jokers);
}

/** The collection of a kind with up to so many jokers; null if there is none. */
export function collect(hand: Bundle, laws: Laws, kind: string, jokers: number): Collection | null {
  const largest = laws[kind]?.largest ?? 0;
  const cards = Math.min(hand[kind] ?? 0, largest);
  const joined = Math.min(jokers, largest - cards);
  return kind === JOKER || cards === 0 || cards + joined < SMALLEST ? null : { kind, cards, jokers: joined };
}

/** The one or two collections of a hand that bring most. */
export function best(hand: Bundle, laws: Laws): Best {
  const kinds = Object.keys(hand);
  const jokers = hand[JOKER] ?? 0;
  let found: Best = { result: 0, collections: [] };
  const consider = (...collections: (Collection | null)[]) => {
    const whole = collections.filter((one) => one !== null);
    const result = whole.reduce((sum, one) => sum + worthOf(laws, one), 0);
    if (result > found.result) found = { result, collections: whole };
  };
  for (const [at, kind] of kinds.entries()) {
    for (let used = 0; used <= jokers; used++) {
      const one = collect(hand, laws, kind, used);
      consider(one);
      if (one) for (const other of kinds.slice(at + 1)) consider(one, collect(hand, laws, other, jokers - one.jokers));
    }
  }
  return found;
}

export function size(bundle: Bundle): number {
  return Object.values(bundle).reduce((sum, number) => sum + number, 0);
}

export function holds(hand: Bundle, wanted: Bundle): boolean {
  return Object.entries(wanted).every(([kind, number]) => (hand[kind] ?? 0) >= number);
}

/** A hand after a deal. */
export function after(hand: Bundle, gives: Bundle, gets: Bundle): Bundle {
  const kinds = [...new Set([...Object.keys(hand), ...Object.keys(gets)])];
  return Object.fromEntries(kinds.map((kind) => [kind, (hand[kind] ?? 0) - (gives[kind] ?? 0) + (gets[kind] ?? 0)]));
}

/** How much more the best two collections bring after a deal. */
export function gain(hand: Bundle, laws: Laws, gives: Bundle, gets: Bundle): number {
  return best(after(hand, gives, gets), laws).result - best(hand, laws).result;
}
