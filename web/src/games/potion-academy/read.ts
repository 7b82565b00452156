/** Reads the scene and the news: what a card shows, who sits where, where cards went. */
import { bare, zonesOf } from '../../table/scene';
import type * as skin from '../../table/skin';
import type { Card, CardWord, Colour, Near, Said, SeatWord } from './said';

export type { Card };
export type Line = skin.Line<Said>;
export type Piece = skin.Piece<Said>;
export type Scene = skin.Scene<Said>;
export type Zone = skin.Zone<Said>;
export type CardPiece = skin.Faced<Said, 'card'>;
export type TargetPiece = skin.Faced<Said, 'symbol-target'>;
export type EffectPiece = skin.Faced<Said, 'symbol-effect'>;
/** What can be looked at more closely. */
export type Seen = CardPiece | TargetPiece | EffectPiece;

/** The cards among pieces. */
export function cardsOf(pieces: readonly Piece[] | undefined): CardPiece[] {
  return (pieces ?? []).filter((piece) => piece.face === 'card');
}

/** What is printed on a card. */
export function cardOf({ facts }: Pick<CardPiece, 'facts'>): Card {
  return {
    potion: bare('potion', facts.potion),
    target: bare('target', facts.target),
    effect: bare('effect', facts.effect),
  };
}

/** The name that identifies a card, its target and its effect. */
export const slugOf = (piece: CardPiece): string => piece.id.replace('card:', '');

/** A card or a symbol of the scene, wherever it lies. */
export function seenIn(scene: Scene, id: string): Seen | undefined {
  const pieces = scene.zones.flatMap((zone) => zone.pieces ?? []);
  return pieces.find(
    (piece): piece is Seen =>
      piece.id === id && (piece.face === 'card' || piece.face === 'symbol-target' || piece.face === 'symbol-effect'),
  );
}

/** The target and the effect of a placed card, among the symbols of its colour. */
export function symbolsOf(symbols: readonly Piece[], card: CardPiece): { target?: TargetPiece; effect?: EffectPiece } {
  const target = symbols.find(
    (one): one is TargetPiece => one.face === 'symbol-target' && one.id === `target:${slugOf(card)}`,
  );
  const effect = symbols.find(
    (one): one is EffectPiece => one.face === 'symbol-effect' && one.id === `effect:${slugOf(card)}`,
  );
  return { ...(target && { target }), ...(effect && { effect }) };
}

/** A place to play cards at; every player has one, in the game for two each has two. */
export interface Area {
  number: number;
  player: number;
  placed: skin.Zone<Said, 'placed'>;
}

export function areasOf(scene: Scene): Area[] {
  return zonesOf(scene, 'placed').map((placed) => ({
    number: Number(placed.id.split(':')[1]),
    player: placed.owner ?? 0,
    placed,
  }));
}

/**
 * The reader's area and the others, clockwise from the reader's left. If the reader has two areas,
 * the one played for now or next is near; an onlooker has none.
 */
export function seated(scene: Scene): { near: Area | null; others: Area[] } {
  const areas = areasOf(scene);
  const after = areas.map((_, at) => areas[(scene.facts.colour + at) % areas.length]);
  const near = scene.seat === null ? null : (after.find((area) => area?.player === scene.seat) ?? null);
  const first = near ? near.number + 1 : 0;
  const others = areas.map((_, at) => areas[(first + at) % areas.length]).filter((area) => area !== undefined);
  return { near, others: others.filter((area) => area !== near) };
}

/** How near an area is to a combination; undefined if that does not score for it. */
export function nearOf(scene: Scene, { number }: Area, combination: Near['combination']): Near | undefined {
  return scene.facts.near.find((near) => near.colour === number && near.combination === combination);
}

/** The colour of an area in the game for two, where each player has two. */
export function colourOf({ placed }: Area): Colour | null {
  const { colour } = placed.facts;
  return colour === 'none' ? null : bare('colour', colour);
}

/** The card named in the news. */
export function cardIn({ facts }: CardWord): Card {
  return {
    potion: bare('potion', facts.potion.text),
    target: bare('target', facts.target.text),
    effect: bare('effect', facts.effect.text),
  };
}

/** Whether the news name a card, by the name that pieces use: `card:amber-left-salvage`. */
function names(word: CardWord, id: string): boolean {
  const { potion, target, effect } = cardIn(word);
  return id === `card:${potion}-${target}-${effect}`;
}

/** Where a card came from and where it went, according to the news; places are named as in the scene. */
export interface Way {
  from: string | null;
  to: string | null;
}

/** From where to where an event moves its card or cards; `own` is the hand of whoever it is about. */
const WAYS: Partial<Record<Line['told']['key'], (own: string, on: string) => Way>> = {
  'event-dealt': (own) => ({ from: 'pile', to: own }),
  'event-drew': (own) => ({ from: 'pile', to: own }),
  'event-kept': (own) => ({ from: 'pile', to: own }),
  'event-looked': (own, on) => ({ from: on, to: own }),
  'event-picked-card': (own, on) => ({ from: on, to: own }),
  'event-buried-card': (own) => ({ from: own, to: 'pile' }),
  'event-placed': (own) => ({ from: own, to: null }),
  'event-snatched': (own) => ({ from: null, to: own }),
  'event-salvaged': (own) => ({ from: 'discard', to: own }),
  'event-turned': () => ({ from: 'pile', to: null }),
  'event-turned-blank': () => ({ from: 'pile', to: 'discard' }),
  'event-rejected': () => ({ from: 'pile', to: 'discard' }),
  'event-smashed': () => ({ from: null, to: 'discard' }),
  'event-cleared': () => ({ from: null, to: 'discard' }),
  'event-discarded': (own) => ({ from: own, to: 'discard' }),
  'event-first-discard': (own) => ({ from: own, to: 'discard' }),
  'event-dropped': (own) => ({ from: own, to: 'discard' }),
};

const handOf = ({ seat }: SeatWord) => `hand:${seat}`;

/** From where to where an event moves a card. */
function stepOf(told: Line['told'], id: string): Partial<Way> {
  const is = (word: CardWord) => names(word, id);
  if (told.key === 'event-replaced') return is(told.facts.by) ? { from: 'pile' } : {};
  if (told.key === 'event-scored') {
    const { kept, discarded, seat } = told.facts;
    return kept.some(is) ? { to: handOf(seat) } : discarded.some(is) ? { to: 'discard' } : {};
  }
  const { facts } = told;
  const cards = 'cards' in facts ? facts.cards : 'card' in facts ? [facts.card] : [];
  if (!cards.some(is) || !('seat' in facts)) return {};
  return WAYS[told.key]?.(handOf(facts.seat), 'on' in facts ? handOf(facts.on) : '') ?? {};
}

/** The whole path of a card through the news: where it first came from, and where it ended up. */
export function wayOf(news: readonly Line[], id: string): Way {
  const way: Way = { from: null, to: null };
  for (const { told } of news) {
    const step = stepOf(told, id);
    way.from ??= step.from ?? null;
    way.to = step.to ?? way.to;
  }
  return way;
}

/** What the automaton did in its last turn, which continues after the player has buried a card for it. */
export function stepsOf(log: readonly Line[]): readonly Line[] {
  const turned = log.findLast((line) => line.told.key === 'event-turned');
  if (!turned) return [];
  const since = log.slice(log.indexOf(turned));
  const next = since.find((line) => line.step > turned.step);
  const last = next?.told.key === 'event-buried' ? next.step : turned.step;
  return since.filter((line) => line.step <= last);
}
