/** Reads the scene: what a potion costs, what somebody has said, which cards are which. */
import { bare, eventsOf, piecesOf, zoneOf } from '../../table/scene';
import type * as skin from '../../table/skin';
import type { Words } from '../../table/stage';
import { DROPS, type Drop, type GoodKind } from './art';
import type { Deed, Pile, Role, Said, Some } from './said';

export type { Pile, Role };
export type Choice = skin.Choice<Said>;
export type Line = skin.Line<Said>;
export type Piece = skin.Piece<Said>;
export type Play = skin.Play<Said>;
export type Question = skin.Question<Said>;
export type Scene = skin.Scene<Said>;
export type Zone = skin.Zone<Said>;
export type PileZone = skin.Zone<Said, Pile>;
export type Potion = skin.Faced<Said, `potion-${Pile}`>;
export type RolePiece = skin.Faced<Said, `role-${Role}`>;

const KINDS: readonly GoodKind[] = ['gold', ...DROPS, 'any', 'vial'];

/** All piles, in their order. */
export function pilesOf(scene: Scene): PileZone[] {
  return scene.zones.filter((zone): zone is PileZone => zone.id.startsWith('pile:'));
}

function isPotion(piece: Piece | undefined): piece is Potion {
  return piece?.face?.startsWith('potion-') ?? false;
}

/** The potions among pieces. */
export function potionsOf(pieces: readonly Piece[] | undefined): Potion[] {
  return (pieces ?? []).filter(isPotion);
}

/** A pile's top card. */
export const topOf = (zone: PileZone | undefined): Potion | undefined => potionsOf(zone?.pieces)[0];

/** The pile that a potion was in. */
export const pileOf = ({ face }: Pick<Potion, 'face'>): Pile => bare('potion', face);

/** The roles among pieces. */
export function rolesOf(pieces: readonly Piece[] | undefined): RolePiece[] {
  return (pieces ?? []).filter((piece): piece is RolePiece => piece.face?.startsWith('role-') ?? false);
}

/** The role on a card. */
export const roleOf = (piece: RolePiece): Role => bare('role', piece.face);

/** The active parchment of the round. */
export function parchmentOf(scene: Scene): Piece | undefined {
  return piecesOf(scene, 'parchment')[0];
}

/** What a potion costs, starting with the colour it takes most of. */
export function cost({ facts }: Pick<Potion, 'facts'>): GoodKind[] {
  const colours = [...DROPS].sort((a, b) => facts[b] - facts[a]);
  return [
    ...colours.flatMap((colour) => times<GoodKind>(colour, facts[colour])),
    ...times<GoodKind>('gold', facts.gold),
    ...times<GoodKind>('any', facts.drops),
  ];
}

export function times<T>(thing: T, number: number): T[] {
  return Array.from({ length: number }, () => thing);
}

/** What a seat has said in the trick, and the result: the current claim, a lost claim, a favour, a pass. */
export interface Speech {
  said: 'claim' | 'lost' | 'favour' | 'pass';
  text: string;
}

export function speech(words: Words, scene: Scene, seat: number): Speech | null {
  const trick = zoneOf(scene, 'trick', `trick:${seat}`);
  const { role, caller, phase } = scene.facts;
  if (!trick || role === undefined || phase === 'over') return null;
  const said = bare('said', trick.facts.said);
  switch (said) {
    case 'claim':
    case 'lost':
      return { said, text: words.say(`role-${role}.${caller === seat ? 'call' : 'claim'}`) };
    case 'favour':
      return { said, text: words.say('so-be-it') };
    case 'pass':
      return { said, text: words.say('i-pass') };
    case 'nothing':
      return null;
  }
}

/** Groups equal goods: two are drawn one by one, more as one with its number. */
export function grouped(goods: readonly GoodKind[]): { kind: GoodKind; number: number; drawn: number }[] {
  return KINDS.map((kind) => {
    const number = goods.filter((good) => good === kind).length;
    return { kind, number: number > 3 ? number : 0, drawn: number > 3 ? 1 : number };
  }).filter(({ drawn }) => drawn);
}

/** What a move gives and what it receives, to be drawn. */
export interface Bargain {
  give: GoodKind[];
  get: GoodKind[];
  /** The potion that it receives. */
  potion: Potion | null;
}

export function bargain(scene: Scene, { move }: Choice): Bargain {
  switch (move.type) {
    case 'trade':
      return { give: move.give, get: move.get, potion: null };
    case 'give':
      return { give: move.drops, get: [], potion: null };
    case 'brew':
      return {
        give: [...move.give, ...move.extra],
        get: move.extra.map(() => 'vial'),
        potion: topOf(pilesOf(scene).find((zone) => zone.name === move.pile)) ?? null,
      };
  }
  return { give: [], get: [], potion: null };
}

/** The drops that a choice touches one by one: `give:red:2` gives a second red drop. */
export function mixed(touch: string): { verb: 'give' | 'get'; colour: Drop; nth: number } | null {
  const [verb, colour, nth] = touch.split(':');
  if (verb !== 'give' && verb !== 'get') return null;
  return { verb, colour: colour as Drop, nth: Number(nth) };
}

/** The pile from which a card was last taken according to the news, by the given seat if there is one. */
export function brewedAt(news: readonly Line[], seat?: number): Pile | null {
  const brewed = eventsOf(news, 'event-brewed');
  const last = brewed.findLast(({ facts }) => seat === undefined || facts.seat.seat === seat);
  return last ? bare('pile', last.facts.pile.text) : null;
}

/** Some of a good, as it is drawn: a number beside it, and words around both where more or less is paid than otherwise. */
export interface Drawing {
  kind: GoodKind;
  number: string;
  how: Some['how'];
}

/** What a role does, to be drawn: what is paid and what is gained, which may be a potion or the parchment's effect. */
export interface Drawn {
  give: Drawing[];
  get: Drawing[];
  pile?: PileZone;
  parchment?: boolean;
}

/** The number written beside a good; a single one is drawn without a number. */
function written({ kind, number, how }: Some): Drawing {
  const single = how === 'exactly' && number === 1;
  return { kind, how, number: single ? '' : how === 'one-in' ? `1/${number}` : `${number}` };
}

/** The words before and after a good of which more or less is paid than otherwise; none if it is simply paid. */
export function around(words: Words, how: Drawing['how']): readonly string[] {
  const HERE = '\u0001';
  return how === 'exactly' ? [] : words.say(`deed-${how}`, { goods: HERE }).split(HERE);
}

/** The action or the favour of a role, as it applies now. */
export function drawn(scene: Scene, role: Role, which: 'action' | 'favour'): Drawn {
  const deeds = scene.facts.deeds.find((one) => one.role === role);
  const { give, get }: Deed = deeds?.[which] ?? { give: [], get: [] };
  const found = { give: give.map(written), get: get.map(written) };
  if (which === 'favour') return found;
  const pile = pilesOf(scene).find((zone) => zone.facts.keeper === role);
  if (!pile) return { ...found, parchment: !give.length && !get.length };
  const top = topOf(pile);
  return { ...found, pile, give: give.length || !top ? found.give : priceOf(top) };
}

/** What a potion costs, by kind. */
function priceOf(potion: Potion): Drawing[] {
  const price = cost(potion);
  const number = (kind: GoodKind) => price.filter((one) => one === kind).length;
  return [...new Set(price)].map((kind) => written({ kind, number: number(kind), how: 'exactly' }));
}

/** What a role does, in words. */
export function wording(words: Words, role: Role): string {
  return ['action', 'favour']
    .map((which) => words.say('label', { name: words.say(`word-${which}`), value: words.say(`role-${role}-${which}`) }))
    .join(' ');
}
