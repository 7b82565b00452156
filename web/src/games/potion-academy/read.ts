/** Reads the scene and the news: what a card shows, who sits where, what is nearly a combination, where cards went. */
import type { Line, Piece, Ref, Scene, Zone } from '../../wire';

type Fact = Line['told']['facts'][string];

/** What stands on a card, without the prefixes of the texts. */
export interface Card {
  potion: string;
  target: string;
  effect: string;
}

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

/** A key without what comes before its first dash: `target-two-placed` is two-placed. */
export function bare(key: unknown): string {
  return String(key ?? '').replace(/^[a-z]+-/, '');
}

export function cardOf(piece: Piece): Card {
  const { potion, target, effect } = piece.facts ?? {};
  return { potion: bare(potion), target: bare(target), effect: bare(effect) };
}

/** The letters of the longest word of a text; what is short is not written larger than the rest. */
export function longest(text: string): number {
  return Math.max(10, ...text.split(' ').map((word) => word.length));
}

/** A piece of the scene, wherever it lies. */
export function pieceOf(scene: Scene, id: string): Piece | undefined {
  for (const zone of scene.zones) {
    const found = zone.pieces?.find((piece) => piece.id === id);
    if (found) return found;
  }
  return undefined;
}

/** A place to play cards at; every player has one, in the game for two each has two. */
export interface Area {
  number: number;
  player: number;
  placed: Zone;
}

export function areasOf(scene: Scene): Area[] {
  return scene.zones
    .filter((zone) => zone.name === 'placed')
    .map((placed) => ({ number: Number(placed.id.split(':')[1]), player: placed.owner ?? 0, placed }));
}

/**
 * The reader's area and the others, clockwise from the reader's left. Of two areas the one that is played for, or will
 * be next, is near; an onlooker has none.
 */
export function seated(scene: Scene): { near: Area | null; others: Area[] } {
  const areas = areasOf(scene);
  const turn = Number(scene.facts?.colour ?? 0);
  const after = areas.map((_, at) => areas[(turn + at) % areas.length]);
  const near = scene.seat === null ? null : (after.find((area) => area?.player === scene.seat) ?? null);
  const first = near ? near.number + 1 : 0;
  const others = areas.map((_, at) => areas[(first + at) % areas.length]).filter((area) => area !== undefined);
  return { near, others: others.filter((area) => area !== near) };
}

/** How near placed potions are to something that scores: so many, of so many. */
export interface Near {
  kind: 'alike' | 'different';
  count: number;
  of: number;
  /** The potion of which there are most. */
  potion: string;
}

/** `three`: whether three different are worth anything here; the automaton waits for four. */
export function near(potions: readonly string[], three = true): Near[] {
  const counts = new Map<string, number>();
  for (const potion of potions) if (potion !== 'none') counts.set(potion, (counts.get(potion) ?? 0) + 1);
  const [potion = '', most = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  const found: Near[] = [
    { kind: 'alike', count: Math.min(most, 3), of: 3, potion },
    { kind: 'different', count: Math.min(counts.size, 4), of: three && counts.size < 4 ? 3 : 4, potion },
  ];
  return found.filter((one) => one.count > 1);
}

/** Who a fact names. */
export function seatIn(fact: Fact | undefined): number | null {
  return typeof fact === 'object' && 'seat' in fact ? (fact.seat ?? null) : null;
}

/** The card that a fact names. */
export function cardIn(fact: Fact | undefined): Card | null {
  if (typeof fact !== 'object' || !('text' in fact) || fact.text !== 'card') return null;
  const { potion, target, effect } = (fact.facts ?? {}) as Record<string, Ref | undefined>;
  return { potion: bare(potion?.text), target: bare(target?.text), effect: bare(effect?.text) };
}

/** Whether a fact names a card, which pieces are called by: `card:amber-left-salvage`; or has it in a list. */
function names(fact: Fact | undefined, id: string): boolean {
  return [fact ?? []].flat().some((one) => {
    const card = cardIn(one as Fact);
    return card !== null && id === `card:${card.potion}-${card.target}-${card.effect}`;
  });
}

/** Where a card came from and where it went, as the news tell; places are called as in the scene. */
export interface Way {
  from: string | null;
  to: string | null;
}

/** From whose place to where a card goes by an event; `own` is the hand of whoever it is about. */
const WAYS: Record<string, (own: string, on: string) => Way> = {
  dealt: (own) => ({ from: 'pile', to: own }),
  drew: (own) => ({ from: 'pile', to: own }),
  kept: (own) => ({ from: 'pile', to: own }),
  looked: (own, on) => ({ from: on, to: own }),
  'picked-card': (own, on) => ({ from: on, to: own }),
  'buried-card': (own) => ({ from: own, to: 'pile' }),
  placed: (own) => ({ from: own, to: null }),
  snatched: (own) => ({ from: null, to: own }),
  salvaged: (own) => ({ from: 'discard', to: own }),
  turned: () => ({ from: 'pile', to: null }),
  'turned-blank': () => ({ from: 'pile', to: 'discard' }),
  rejected: () => ({ from: 'pile', to: 'discard' }),
  smashed: () => ({ from: null, to: 'discard' }),
  cleared: () => ({ from: null, to: 'discard' }),
  discarded: (own) => ({ from: own, to: 'discard' }),
  'first-discard': (own) => ({ from: own, to: 'discard' }),
  dropped: (own) => ({ from: own, to: 'discard' }),
};

/** The whole way of a card through the news: where it first came from, where it came to lie. */
export function wayOf(news: readonly Line[], card: string): Way {
  const way: Way = { from: null, to: null };
  for (const { told } of news) {
    const key = told.key.replace('event-', '');
    if (!Object.values(told.facts).some((fact) => names(fact, card))) continue;
    if (key === 'replaced') {
      way.from ??= names(told.facts.by, card) ? 'pile' : null;
      continue;
    }
    if (key === 'scored') {
      way.to = names(told.facts.kept, card) ? `hand:${seatIn(told.facts.seat)}` : 'discard';
      continue;
    }
    const step = WAYS[key]?.(`hand:${seatIn(told.facts.seat)}`, `hand:${seatIn(told.facts.on)}`);
    way.from ??= step?.from ?? null;
    way.to = step?.to ?? way.to;
  }
  return way;
}

/** What the automaton did in its last turn, which goes on after the player has buried a card for it. */
export function stepsOf(log: readonly Line[]): readonly Line[] {
  const turned = log.findLast((line) => line.told.key === 'event-turned');
  if (!turned) return [];
  const since = log.slice(log.indexOf(turned));
  const next = since.find((line) => line.step > turned.step);
  const last = next?.told.key === 'event-buried' ? next.step : turned.step;
  return since.filter((line) => line.step <= last);
}
