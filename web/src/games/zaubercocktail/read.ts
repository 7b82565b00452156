/** Reads the scene and the news: offers, hands, what was shown and how it was ranked. */
import type { Line, Piece, Scene, Told, Zone } from '../../wire';
import { KINDS } from './art';
import type { Bundle, Laws } from './worth';

export interface Offer {
  number: number;
  maker: number;
  /** Nothing yet, if it is a call. */
  give: Bundle;
  want: Bundle;
  to: number | null;
  /** The call that it answers. */
  answers: number | null;
  isCall: boolean;
  touch: string;
}

export function zoneOf(scene: Scene, id: string): Zone | undefined {
  return scene.zones.find((zone) => zone.id === id);
}

export function piecesOf(scene: Scene, id: string): readonly Piece[] {
  return zoneOf(scene, id)?.pieces ?? [];
}

export function count(zone: Zone | undefined): number {
  return zone?.size ?? zone?.pieces?.length ?? 0;
}

/** `ingredient-greenroot` is greenroot. */
export const bare = (face: string | null | undefined): string => (face ?? '').replace('ingredient-', '');

/** Kinds in their order, with how many there are of each. */
export function bundle(kinds: readonly string[]): Bundle {
  const held = KINDS.map((kind) => [kind, kinds.filter((one) => one === kind).length] as const);
  return Object.fromEntries(held.filter(([, number]) => number > 0));
}

export const bundleOf = (pieces: readonly Piece[]): Bundle => bundle(pieces.map((piece) => bare(piece.face)));

/** The figures that stand on the cards of each kind. */
export function lawsOf(scene: Scene): Laws {
  const figure = (what: string, kind: string) => Number(scene.facts?.[`${what}-${kind}`] ?? 0);
  return Object.fromEntries(
    KINDS.map((kind) => [kind, { worth: figure('worth', kind), largest: figure('largest', kind) }]),
  );
}

/** How many stones close the market. */
export function placesOf(scene: Scene): number {
  return Number(zoneOf(scene, 'stones')?.facts?.places ?? 0);
}

export function offersOf(scene: Scene): Offer[] {
  return scene.zones
    .filter((zone) => /^offer:\d+$/.test(zone.id))
    .map((zone) => {
      const { number = 0, to = -1, call = 0 } = zone.facts ?? {};
      const isCall = zone.name === 'call';
      const there = bundleOf(zone.pieces ?? []);
      return {
        number: Number(number),
        maker: zone.owner ?? 0,
        give: isCall ? {} : there,
        want: isCall ? there : bundleOf(piecesOf(scene, `${zone.id}:want`)),
        to: Number(to) < 0 ? null : Number(to),
        answers: Number(call) || null,
        isCall,
        touch: zone.touch ?? zone.id,
      };
    });
}

// What the news tell.

type Fact = Told['facts'][string] | undefined;

function seatIn(fact: Fact): number {
  return typeof fact === 'object' && 'seat' in fact ? (fact.seat ?? -1) : -1;
}

function kindIn(fact: Fact): string {
  return typeof fact === 'object' && 'text' in fact ? bare(fact.text) : '';
}

function cardsIn(fact: Fact): Bundle {
  return Array.isArray(fact) ? bundle(fact.map((one) => (typeof one === 'object' ? bare(one.text) : ''))) : {};
}

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

/** What the news say was agreed upon. */
export function dealt(news: readonly Line[]): Deal[] {
  return news
    .filter((line) => line.told.key === 'event-traded')
    .map(({ told: { facts } }) => ({
      offer: Number(facts.offer),
      seat: seatIn(facts.seat),
      maker: seatIn(facts.maker),
      give: cardsIn(facts.give),
      get: cardsIn(facts.get),
    }));
}

export interface Shown {
  kind: string;
  cards: number;
  jokers: number;
  worth: number;
}

/** What a seat showed in a round, and how it fared. */
export interface Fared {
  seat: number;
  rank: number;
  worth: number;
  cards: number;
  shown: readonly Shown[];
  /** The hand that it opened because it had no collection. */
  opened: Bundle;
  /** What it drew to break a tie. */
  drawn: readonly string[];
  /** Why it comes before whoever has the same result: more cards, a card drawn, a lot. */
  tie: 'cards' | 'draw' | 'lot' | null;
  spaces: number;
  ring: number;
  from: number;
  to: number;
}

/** A round that was reckoned: its number, the step that ended it, and how all fared, the best first. */
export interface Reckoned {
  round: number;
  step: number;
  fared: readonly Fared[];
}

/** The last round that the story tells of to its end; null if there is none yet. `spaces` is where the pawns stand since. */
export function reckoned(story: readonly Line[], spaces: readonly number[]): Reckoned | null {
  const step = story.findLast((line) => line.told.key === 'event-ranked')?.step;
  if (step === undefined) return null;
  const turned = story.findLast((line) => line.told.key === 'event-recipe-turned' && line.step < step);
  const fared = faredIn(
    story.filter((line) => line.step === step),
    spaces,
  );
  return { round: Number(turned?.told.facts.round ?? 0), step, fared };
}

/** How all fared in the step that ended a round. */
function faredIn(news: readonly Line[], spaces: readonly number[]): Fared[] {
  const of = (key: string) => news.filter((line) => line.told.key === `event-${key}`).map((line) => line.told.facts);
  const by = (key: string, seat: number) => of(key).filter((facts) => seatIn(facts.seat) === seat);
  const ranked = of('ranked').map((facts): Fared => {
    const seat = seatIn(facts.seat);
    const to = spaces[seat] ?? 0;
    const ring = by('ring-moved', seat).reduce((sum, one) => sum + Number(one.spaces), 0);
    return {
      seat,
      rank: Number(facts.rank),
      worth: Number(facts.worth),
      cards: Number(facts.cards),
      shown: by('shown', seat).map((one) => ({
        kind: kindIn(one.ingredient),
        cards: Number(one.cards),
        jokers: Number(one.jokers),
        worth: Number(one.worth),
      })),
      opened: cardsIn(by('shown-nothing', seat)[0]?.cards),
      drawn: by('tie-drawn', seat).map((one) => kindIn(one.card)),
      tie: null,
      spaces: Number(facts.spaces),
      ring,
      // Behind the start and beyond the last space there is nothing: there a pawn has come from a little nearer.
      from: by('pawn-moved', seat).length > 0 ? Math.max(0, to - Number(facts.spaces) - ring) : to,
      to,
    };
  });
  const order = ranked.toSorted((a, b) => a.rank - b.rank);
  return order.map((one, at) => {
    const next = order[at + 1];
    if (next?.worth !== one.worth) return one;
    if (next.cards !== one.cards) return { ...one, tie: 'cards' };
    return { ...one, tie: one.drawn.length > 0 ? 'draw' : 'lot' };
  });
}
