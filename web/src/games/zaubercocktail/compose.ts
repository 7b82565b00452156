/** A draft of something to say on the market, composed touch by touch; each touch can be taken back. */
import type { Offer } from './read';
import type { Ingredient, Said } from './said';
import { type Bundle, entriesOf, holds, type Laws, size } from './worth';

export interface Draft {
  give: Bundle;
  want: Bundle;
  /** The only player it is for; null: for all. */
  to: number | null;
  /** The call or display that it answers. */
  call: number | null;
  /** The side that an answer has to leave as it is: what was called for, or what is displayed. */
  fixed: 'give' | 'want' | null;
  before: Draft | null;
}

export const EMPTY: Draft = { give: {}, want: {}, to: null, call: null, fixed: null, before: null };

function add(bundle: Bundle, kind: Ingredient, number: number): Bundle {
  const changed = { ...bundle, [kind]: (bundle[kind] ?? 0) + number };
  return Object.fromEntries(entriesOf(changed).filter(([, left]) => left > 0));
}

const without = (bundle: Bundle, kind: Ingredient): Bundle => add(bundle, kind, -(bundle[kind] ?? 0));

/** Whether nothing of a kind can be added to a side: the side is fixed, or the other one is and has this kind. */
function settled(draft: Draft, side: 'give' | 'want', kind: Ingredient): boolean {
  return draft.fixed !== null && (draft.fixed === side || draft[draft.fixed][kind] !== undefined);
}

/** Give one more of a kind, if there are any left; what is given cannot be wanted. */
export function giveOne(draft: Draft, laws: Laws, kind: Ingredient, held: number): Draft {
  if (settled(draft, 'give', kind) || (draft.give[kind] ?? 0) >= held || size(draft.give) >= laws.most) return draft;
  return { ...draft, give: add(draft.give, kind, 1), want: without(draft.want, kind), before: draft };
}

/** Want one more of a kind; what is wanted cannot be given. */
export function wantOne(draft: Draft, laws: Laws, kind: Ingredient): Draft {
  if (settled(draft, 'want', kind) || size(draft.want) >= laws.most) return draft;
  return { ...draft, want: add(draft.want, kind, 1), give: without(draft.give, kind), before: draft };
}

/** One less of a kind on either side. */
export function oneLess(draft: Draft, side: 'give' | 'want', kind: Ingredient): Draft {
  if (side === draft.fixed) return draft;
  return { ...draft, [side]: add(draft[side], kind, -1), before: draft };
}

/** Address one player only; the same player again: address all. */
export function address(draft: Draft, seat: number): Draft {
  return draft.call === null ? { ...draft, to: draft.to === seat ? null : seat, before: draft } : draft;
}

/** Answer a call by giving what it asks for, or a display by wanting what lies there. */
export function answer(draft: Draft, asked: Pick<Offer, 'number' | 'maker' | 'give' | 'want'>): Draft {
  const fixed = size(asked.give) > 0 ? 'want' : 'give';
  return { give: asked.want, want: asked.give, to: asked.maker, call: asked.number, fixed, before: draft };
}

/** What is left of a draft after the hand and the market have changed. */
export function kept(draft: Draft, hand: Bundle, open: (seat: number) => boolean, calls: readonly number[]): Draft {
  if (draft.call !== null && (!calls.includes(draft.call) || (draft.fixed === 'give' && !holds(hand, draft.give))))
    return EMPTY;
  const to = draft.to !== null && !open(draft.to) ? null : draft.to;
  if (to === draft.to && holds(hand, draft.give)) return draft;
  const give = entriesOf(draft.give).map(([kind, number]) => [kind, Math.min(number, hand[kind] ?? 0)] as const);
  return { ...draft, to, give: Object.fromEntries(give.filter(([, number]) => number > 0)), before: null };
}

export type Act = 'offer' | 'call' | 'display' | 'answer' | 'bid';

/** What kind of statement the draft is now. */
export function act(draft: Draft): Act {
  if (draft.fixed !== null) return draft.fixed === 'give' ? 'answer' : 'bid';
  const [given, wanted] = [size(draft.give) > 0, size(draft.want) > 0];
  if (given === wanted || draft.to !== null) return 'offer';
  return given ? 'display' : 'call';
}

function cards(bundle: Bundle): Ingredient[] {
  return entriesOf(bundle).flatMap(([kind, number]) => Array.from({ length: number }, () => kind));
}

/** The answer to a call or a display with these cards on the open side. */
function reply(draft: Draft, to: number, open: Ingredient[]): Said['moves'] {
  return draft.fixed === 'give' ? { type: 'answer', call: to, want: open } : { type: 'bid', display: to, give: open };
}

/** The side of an answer that is open. */
const openSide = (draft: Draft): Ingredient[] => cards(draft.fixed === 'give' ? draft.want : draft.give);

/** What would be said with one more of a kind, to hear why it cannot be. */
export function oneMore(draft: Draft, laws: Laws, side: 'give' | 'want', kind: Ingredient): Said['moves'] {
  if (draft.call !== null)
    return side === draft.fixed ? asIs(draft.call) : reply(draft, draft.call, [...openSide(draft), kind]);
  const more = [...cards(draft[side]), kind];
  return side === 'want' ? { type: 'call', want: more } : trial(laws, more, draft.to);
}

/** To accept a call or a display, to hear how it is answered: the side that it names stays as it is. */
export const asIs = (asked: number): Said['moves'] => ({ type: 'accept', offer: asked });

/** An offer of these cards for any other, to hear why it cannot be made. */
export function trial(laws: Laws, give: Ingredient[], to: number | null): Said['moves'] {
  const wanted = laws.figures.find(({ ingredient }) => !give.includes(ingredient));
  return { type: 'offer', give, want: wanted ? [wanted.ingredient] : [], to };
}

/** What the draft says so far, to hear what is missing. */
export function unfinished(draft: Draft): Said['moves'] {
  if (draft.call !== null) return reply(draft, draft.call, openSide(draft));
  return { type: 'offer', give: cards(draft.give), want: cards(draft.want), to: draft.to };
}

/** The move that the draft makes; null while something is missing. */
export function move(draft: Draft): Said['moves'] | null {
  const [give, want] = [cards(draft.give), cards(draft.want)];
  const type = act(draft);
  if (type === 'call') return { type, want };
  if (type === 'display') return { type, give };
  return give.length === 0 || want.length === 0 ? null : unfinished(draft);
}
