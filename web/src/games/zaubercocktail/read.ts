/** Reads the scene and the news: offers, hands, what was shown and how it was ranked. */
import { bare, eventsOf, piecesOf } from '../../table/scene';
import type * as skin from '../../table/skin';
import type { Ingredient, IngredientWord, Said } from './said';
import type { Bundle, Collection, Laws } from './worth';

export type { Ingredient };
export type Line = skin.Line<Said>;
/** Where a stone lies. */
export type Spot = Said['facts']['spots'][number];
export type Piece = skin.Piece<Said>;
export type Scene = skin.Scene<Said>;

/** What is wanted for what is given. */
const WANTED = { 'offer-give': 'offer-want', 'answer-give': 'answer-want' } as const;

export interface Offer {
  number: number;
  maker: number;
  /** Nothing yet, if it is a call. */
  give: Bundle;
  /** Nothing yet, if it is a display. */
  want: Bundle;
  to: number | null;
  /** The call or display that it answers. */
  answers: number | null;
  kind: 'offer' | 'call' | 'display';
  touch: string;
}

/** Ingredients and how many there are of each, in the order of the scene's figures. */
export function bundle(laws: Laws, kinds: readonly Ingredient[]): Bundle {
  const held = laws.figures.map(
    ({ ingredient }) => [ingredient, kinds.filter((one) => one === ingredient).length] as const,
  );
  return Object.fromEntries(held.filter(([, number]) => number > 0));
}

function isIngredient(piece: Piece): piece is skin.Faced<Said, `ingredient-${Ingredient}`> {
  return piece.face?.startsWith('ingredient-') ?? false;
}

/** The ingredients on cards, one by one. */
export function kindsOf(pieces: readonly Piece[] | undefined): Ingredient[] {
  return (pieces ?? []).filter(isIngredient).map((piece) => bare('ingredient', piece.face));
}

/** Chosen cards are in the order of their collections: jokers belong to the ingredient before them. */
export function collectionsOf(laws: Laws, kinds: readonly Ingredient[]): Collection[] {
  const found: Collection[] = [];
  for (const kind of kinds) {
    const last = found.at(-1);
    if (kind === laws.joker && last) found[found.length - 1] = { ...last, jokers: last.jokers + 1 };
    else if (last?.kind === kind) found[found.length - 1] = { ...last, cards: last.cards + 1 };
    else found.push({ kind, cards: 1, jokers: 0 });
  }
  return found;
}

/** The seats whose stones lie there, in their order. */
export function stonesOf(scene: Scene): number[] {
  return piecesOf(scene, 'stones').flatMap((piece) => (piece.face === 'stone' ? [piece.facts.seat] : []));
}

export function offersOf(scene: Scene): Offer[] {
  return scene.zones.flatMap((zone): Offer[] => {
    const open = zone.name === 'call' || zone.name === 'display';
    if (!open && zone.name !== 'offer-give' && zone.name !== 'answer-give') return [];
    const { number, to, call } = zone.facts;
    const kind = open ? zone.name : 'offer';
    const there = bundle(scene.facts, kindsOf(zone.pieces));
    const wanted = open ? [] : piecesOf(scene, WANTED[zone.name], `${zone.id}:want`);
    return [
      {
        number,
        maker: zone.owner ?? 0,
        give: kind === 'call' ? {} : there,
        want: kind === 'call' ? there : bundle(scene.facts, kindsOf(wanted)),
        to: to < 0 ? null : to,
        answers: call || null,
        kind,
        touch: zone.touch ?? zone.id,
      },
    ];
  });
}

// The news.

const kindIn = ({ text }: IngredientWord): Ingredient => bare('ingredient', text);
const cardsIn = (laws: Laws, words: readonly IngredientWord[]): Bundle => bundle(laws, words.map(kindIn));

/** Two seats have agreed: cards go from hand to hand. */
export interface Deal {
  offer: number;
  seat: number;
  maker: number;
  /** What `seat` gave. */
  give: Bundle;
  /** What `seat` got. */
  get: Bundle;
}

/** The trades reported in the news. */
export function dealt(laws: Laws, news: readonly Line[]): Deal[] {
  return eventsOf(news, 'event-traded').map(({ facts: { offer, seat, maker, give, get } }) => ({
    offer,
    seat: seat.seat,
    maker: maker.seat,
    give: cardsIn(laws, give),
    get: cardsIn(laws, get),
  }));
}

export interface Shown extends Collection {
  worth: number;
}

/** What a seat showed in a round, and its result. */
export interface Fared {
  seat: number;
  rank: number;
  worth: number;
  cards: number;
  shown: readonly Shown[];
  /** The hand that it showed because it had no collection. */
  opened: Bundle;
  /** What it drew to break a tie. */
  drawn: readonly Ingredient[];
  /** Why it ranks above the next one, if both have the same result: more cards, a card drawn, a lot. */
  tie: 'cards' | 'draw' | 'lot' | 'none';
  spaces: number;
  ring: number;
  from: number;
  to: number;
}

/** A scored round: its number, the step that ended it, and everybody's result, the best first. */
export interface Reckoned {
  round: number;
  step: number;
  fared: readonly Fared[];
}

/** The last round that is complete in the story; null if there is none yet. `spaces` is where the pawns stand since then. */
export function reckoned(laws: Laws, story: readonly Line[], spaces: readonly number[]): Reckoned | null {
  const step = story.findLast((line) => line.told.key === 'event-ranked')?.step;
  if (step === undefined) return null;
  const before = story.filter((line) => line.step < step);
  const fared = faredIn(
    laws,
    story.filter((line) => line.step === step),
    spaces,
  );
  return { round: eventsOf(before, 'event-recipe-turned').at(-1)?.facts.round ?? 0, step, fared };
}

/** Everybody's result in the step that ended a round. */
function faredIn(laws: Laws, news: readonly Line[], spaces: readonly number[]): Fared[] {
  const by = <F extends { seat: { seat: number } }>(events: readonly { facts: F }[], seat: number) =>
    events.map(({ facts }) => facts).filter((facts) => facts.seat.seat === seat);
  const ranked = eventsOf(news, 'event-ranked').map(({ facts }): Fared => {
    const { seat } = facts.seat;
    const [moved] = by(eventsOf(news, 'event-pawn-moved'), seat);
    const [ring] = by(eventsOf(news, 'event-ring-moved'), seat);
    const stood = spaces[seat] ?? 0;
    return {
      seat,
      rank: facts.rank,
      worth: facts.worth,
      cards: facts.cards,
      shown: by(eventsOf(news, 'event-shown'), seat).map(({ ingredient, cards, jokers, worth }) => ({
        kind: kindIn(ingredient),
        cards,
        jokers,
        worth,
      })),
      opened: cardsIn(laws, by(eventsOf(news, 'event-shown-nothing'), seat)[0]?.cards ?? []),
      drawn: by(eventsOf(news, 'event-tie-drawn'), seat).map((one) => kindIn(one.card)),
      tie: facts.tie,
      spaces: facts.spaces,
      ring: ring?.spaces ?? 0,
      from: moved?.before ?? stood,
      to: moved?.space ?? stood,
    };
  });
  return ranked.toSorted((a, b) => a.rank - b.rank);
}
