/** Reads the scene: what a potion costs, what somebody has said, which cards are which. */
import type { Words } from '../../table/stage';
import type { Choice, Line, Piece, Scene, Zone } from '../../wire';
import { DROPS, type Drop, type GoodKind } from './art';

export const CAULDRONS = ['copper', 'iron', 'silver'];
const KINDS: readonly GoodKind[] = ['gold', ...DROPS, 'any', 'vial'];
export const PILES = [...CAULDRONS, 'gold-shelf', 'ingredient-shelf'];

/** The role that works at a pile. */
export const KEEPERS: Record<string, string> = {
  copper: 'wizard',
  iron: 'witch',
  silver: 'druid',
  'gold-shelf': 'cutpurse',
  'ingredient-shelf': 'begging-monk',
};

export function zoneOf(scene: Scene, id: string): Zone | undefined {
  return scene.zones.find((zone) => zone.id === id);
}

export function piecesOf(scene: Scene, id: string): readonly Piece[] {
  return zoneOf(scene, id)?.pieces ?? [];
}

/** How many things lie at a place, seen or not. */
export function count(zone: Zone | undefined): number {
  return zone?.size ?? zone?.pieces?.length ?? 0;
}

/** The role on a card: `role-witch` is the witch. */
export function roleOf(piece: Piece): string {
  return (piece.face ?? '').replace('role-', '');
}

export function fact(facts: Zone['facts'], name: string): number {
  return Number(facts?.[name] ?? 0);
}

/** What a potion costs, the colour of which it takes most first. */
export function cost(potion: Piece): GoodKind[] {
  const colours = [...DROPS].sort((a, b) => fact(potion.facts, b) - fact(potion.facts, a));
  return [
    ...colours.flatMap((colour) => times(colour, fact(potion.facts, colour))),
    ...times<GoodKind>('gold', fact(potion.facts, 'gold')),
    ...times<GoodKind>('any', fact(potion.facts, 'drops')),
  ];
}

export function times<T>(thing: T, number: number): T[] {
  return Array.from({ length: number }, () => thing);
}

/** What a seat has said in the trick, and how it fared: the claim that holds, one that was lost, a favour, a pass. */
export interface Speech {
  said: 'claim' | 'lost' | 'favour' | 'pass';
  text: string;
}

export function speech(words: Words, scene: Scene, seat: number): Speech | null {
  const said = String(zoneOf(scene, `trick:${seat}`)?.facts?.said ?? '').replace('said-', '');
  const role = scene.facts?.role;
  if (role === undefined || scene.facts?.phase === 'over') return null;
  const opening = `role-${role}-${scene.facts?.caller === seat ? 'call' : 'claim'}`;
  if (said === 'claim' || said === 'lost') return { said, text: words.say(opening) };
  if (said === 'favour') return { said, text: words.say('so-be-it') };
  return said === 'pass' ? { said, text: words.say('i-pass') } : null;
}

/** Equal goods together: two are drawn, more are one with its number. */
export function grouped(goods: readonly GoodKind[]): { kind: GoodKind; number: number; drawn: number }[] {
  return KINDS.map((kind) => {
    const number = goods.filter((good) => good === kind).length;
    return { kind, number: number > 3 ? number : 0, drawn: number > 3 ? 1 : number };
  }).filter(({ drawn }) => drawn);
}

/** What a move gives away and what it brings, to be drawn. */
export interface Bargain {
  give: GoodKind[];
  get: GoodKind[];
  /** The potion that it brings. */
  potion: Piece | null;
}

export function bargain(scene: Scene, { move }: Choice): Bargain {
  const goods = (name: string) => (Array.isArray(move[name]) ? (move[name] as GoodKind[]) : []);
  const extra = goods('extra');
  return {
    give: [...goods('give'), ...goods('drops'), ...extra],
    get: [...goods('get'), ...extra.map(() => 'vial' as const)],
    potion: typeof move.pile === 'string' ? (piecesOf(scene, `pile:${move.pile}`)[0] ?? null) : null,
  };
}

/** The drops that a choice takes one by one: `give:red:2` is a second red one that is given. */
export function mixed(touch: string): { verb: 'give' | 'get'; colour: Drop; nth: number } | null {
  const [verb, colour, nth] = touch.split(':');
  if (verb !== 'give' && verb !== 'get') return null;
  return { verb, colour: colour as Drop, nth: Number(nth) };
}

/** Who a piece of news is about. */
export function actor({ told }: Line): number | null {
  const { seat } = told.facts;
  return typeof seat === 'object' && 'seat' in seat ? (seat.seat ?? null) : null;
}

/** The pile from which the news say that a card was taken last, by that seat if one is named. */
export function brewedAt(news: readonly Line[], seat?: number): string | null {
  const line = news.findLast(
    (other) => other.told.key === 'event-brewed' && (seat === undefined || actor(other) === seat),
  );
  const pile = line?.told.facts.pile;
  return typeof pile === 'object' && 'text' in pile ? String(pile.text).replace(/^pile-/, '') : null;
}

/** What a role does, to be drawn: so many of a kind for so many of another, or a potion. */
export interface Deed {
  give: { number: string; kind: GoodKind }[];
  get: { number: string; kind: GoodKind }[];
  pile?: string;
  parchment?: boolean;
}

const GATHERED: Record<string, Drop> = { 'wolf-keeper': 'red', 'snake-hunter': 'white', 'herb-gatherer': 'green' };

/** The action or the favour of a role, as things stand. */
export function deed(scene: Scene, role: string, favour: boolean): Deed {
  const some = (number: number | string, kind: GoodKind) => [{ number: number === 1 ? '' : String(number), kind }];
  const drop = GATHERED[role];
  if (drop) return { give: [], get: some(favour ? 1 : 3, drop) };
  switch (role) {
    case 'alchemist':
      return { give: some(1, 'any'), get: some(favour ? 2 : 5, 'gold') };
    case 'fortune-teller':
      return { give: some(1, 'gold'), get: some(favour ? 1 : 2, 'vial') };
    case 'assistant':
      return { give: some(1, 'gold'), get: some(favour ? 1 : 3, 'any') };
    case 'cutpurse':
      return favour
        ? { give: some('−1', 'gold'), get: [] }
        : { give: some('1/3', 'gold'), get: [], pile: 'gold-shelf' };
    case 'begging-monk':
      return favour
        ? { give: some('−1', 'any'), get: [] }
        : { give: some('1/4', 'any'), get: [], pile: 'ingredient-shelf' };
    case 'warlock':
      return favour ? { give: [], get: some(1, 'gold') } : { give: [], get: [], parchment: true };
  }
  const pile = CAULDRONS.find((one) => KEEPERS[one] === role) ?? '';
  const top = piecesOf(scene, `pile:${pile}`)[0];
  const price = top ? cost(top) : [];
  const kinds = [...new Set(price)].flatMap((kind) => some(price.filter((one) => one === kind).length, kind));
  return favour ? { give: some('+2', 'gold'), get: [] } : { give: kinds, get: [], pile };
}

/** What a role does, all in words. */
export function wording(words: Words, role: string): string {
  return ['action', 'favour']
    .map((which) => `${words.say(`word-${which}`)}: ${words.say(`role-${role}-${which}`)}`)
    .join(' ');
}
