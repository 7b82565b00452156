/** Reads the scene and the news: offers, hands, what was shown and how it was ranked. */
import type { Line, Piece, Scene, Told, Zone } from '../../wire';
import { KINDS, PRINTED } from './art';
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

/** The figures of all cards: as the scene tells, and else as they are printed. */
export function lawsOf(scene: Scene): Laws {
  const laws = { ...PRINTED };
  for (const { face, facts } of scene.zones.flatMap((zone) => zone.pieces ?? [])) {
    if (facts?.largest !== undefined) laws[bare(face)] = { worth: Number(facts.worth), largest: Number(facts.largest) };
  }
  return laws;
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

/** Offers that the news say were taken up. */
export function dealt(news: readonly Line[]): number[] {
  return news.filter((line) => line.told.key === 'event-traded').map((line) => Number(line.told.facts.offer));
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
  /** What it drew to break a tie. */
  drawn: readonly string[];
  /** Why it comes before whoever has the same result: more cards, a card drawn, a lot. */
  tie: 'cards' | 'draw' | 'lot' | null;
  spaces: number;
  ring: number;
  from: number;
  to: number;
}

/** The reckoning of a round, the best first; null if the news tell of none. `before` is where the pawns stood. */
export function reckoned(news: readonly Line[], before: readonly number[]): Fared[] | null {
  const of = (key: string) => news.filter((line) => line.told.key === `event-${key}`).map((line) => line.told.facts);
  const by = (key: string, seat: number) => of(key).filter((facts) => seatIn(facts.seat) === seat);
  const ranked = of('ranked').map((facts): Fared => {
    const seat = seatIn(facts.seat);
    const from = before[seat] ?? 0;
    const moved = by('pawn-moved', seat).at(-1);
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
      drawn: by('tie-drawn', seat).map((one) => kindIn(one.card)),
      tie: null,
      spaces: Number(facts.spaces),
      ring: by('ring-moved', seat).reduce((sum, one) => sum + Number(one.spaces), 0),
      from,
      to: moved ? Number(moved.space) : from,
    };
  });
  if (ranked.length === 0) return null;
  const order = ranked.toSorted((a, b) => a.rank - b.rank);
  return order.map((one, at) => {
    const next = order[at + 1];
    if (next?.worth !== one.worth) return one;
    if (next.cards !== one.cards) return { ...one, tie: 'cards' };
    return { ...one, tie: one.drawn.length > 0 ? 'draw' : 'lot' };
  });
}
