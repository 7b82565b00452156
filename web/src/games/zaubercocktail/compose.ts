/** A draft of an offer, a call or an answer, composed touch by touch; each touch can be taken back. */
import type { Ingredient, Said } from './said';
import { type Bundle, entriesOf, holds, type Laws, size } from './worth';

export interface Draft {
  give: Bundle;
  want: Bundle;
  /** The only player it is for; null: for all. */
  to: number | null;
  /** The call that it answers. */
  call: number | null;
  before: Draft | null;
}

export const EMPTY: Draft = { give: {}, want: {}, to: null, call: null, before: null };

function add(bundle: Bundle, kind: Ingredient, number: number): Bundle {
  const changed = { ...bundle, [kind]: (bundle[kind] ?? 0) + number };
  return Object.fromEntries(entriesOf(changed).filter(([, left]) => left > 0));
}

const without = (bundle: Bundle, kind: Ingredient): Bundle => add(bundle, kind, -(bundle[kind] ?? 0));

/** Give one more of a kind, if there are any left; what is given cannot be wanted. */
export function giveOne(draft: Draft, laws: Laws, kind: Ingredient, held: number): Draft {
  if (draft.call !== null || (draft.give[kind] ?? 0) >= held || size(draft.give) >= laws.most) return draft;
  return { ...draft, give: add(draft.give, kind, 1), want: without(draft.want, kind), before: draft };
}

/** Want one more of a kind; what is wanted cannot be given. */
export function wantOne(draft: Draft, laws: Laws, kind: Ingredient): Draft {
  if (size(draft.want) >= laws.most || (draft.call !== null && draft.give[kind])) return draft;
  return { ...draft, want: add(draft.want, kind, 1), give: without(draft.give, kind), before: draft };
}

/** One less of a kind on either side. */
export function oneLess(draft: Draft, side: 'give' | 'want', kind: Ingredient): Draft {
  if (side === 'give' && draft.call !== null) return draft;
  return { ...draft, [side]: add(draft[side], kind, -1), before: draft };
}

/** Address one player only; the same player again: address all. */
export function address(draft: Draft, seat: number): Draft {
  return draft.call === null ? { ...draft, to: draft.to === seat ? null : seat, before: draft } : draft;
}

/** Answer a call by giving what it asks for. */
export function answer(draft: Draft, call: number, caller: number, called: Bundle): Draft {
  return { give: called, want: {}, to: caller, call, before: draft };
}

/** What is left of a draft after the hand and the market have changed. */
export function kept(draft: Draft, hand: Bundle, open: (seat: number) => boolean, calls: readonly number[]): Draft {
  if (draft.call !== null && (!calls.includes(draft.call) || !holds(hand, draft.give))) return EMPTY;
  const to = draft.to !== null && !open(draft.to) ? null : draft.to;
  if (to === draft.to && holds(hand, draft.give)) return draft;
  const give = entriesOf(draft.give).map(([kind, number]) => [kind, Math.min(number, hand[kind] ?? 0)] as const);
  return { ...draft, to, give: Object.fromEntries(give.filter(([, number]) => number > 0)), before: null };
}

export type Act = 'offer' | 'call' | 'answer';

/** What kind of statement the draft is now. */
export function act(draft: Draft): Act {
  if (draft.call !== null) return 'answer';
  return size(draft.give) === 0 && size(draft.want) > 0 && draft.to === null ? 'call' : 'offer';
}

function cards(bundle: Bundle): Ingredient[] {
  return entriesOf(bundle).flatMap(([kind, number]) => Array.from({ length: number }, () => kind));
}

/** What would be said with one more of a kind, to hear why it cannot be. */
export function oneMore(draft: Draft, laws: Laws, side: 'give' | 'want', kind: Ingredient): Said['moves'] {
  const [give, want] = [cards(draft.give), cards(draft.want)];
  if (draft.call !== null) return { type: 'answer', call: draft.call, want: side === 'want' ? [...want, kind] : want };
  return side === 'want' ? { type: 'call', want: [...want, kind] } : trial(laws, [...give, kind], draft.to);
}

/** An offer of these cards for any other, to hear why it cannot be made. */
export function trial(laws: Laws, give: Ingredient[], to: number | null): Said['moves'] {
  const other = laws.figures.find(({ ingredient }) => !give.includes(ingredient));
  return { type: 'offer', give, want: other ? [other.ingredient] : [], to };
}

/** What the draft says so far, to hear what is missing. */
export function unfinished(draft: Draft): Said['moves'] {
  const want = cards(draft.want);
  if (draft.call !== null) return { type: 'answer', call: draft.call, want };
  return { type: 'offer', give: cards(draft.give), want, to: draft.to };
}

/** The move that the draft makes; null while something is missing. */
export function move(draft: Draft): Said['moves'] | null {
  const want = cards(draft.want);
  if (want.length === 0) return null;
  if (draft.call !== null) return { type: 'answer', call: draft.call, want };
  if (act(draft) === 'call') return { type: 'call', want };
  return size(draft.give) === 0 ? null : { type: 'offer', give: cards(draft.give), want, to: draft.to };
}
