/** Deals again as a game describes it, from the seed, and compares that with what lay on the table; it knows no rules. */
import type { Deal, Dealings, Draw, Scene, Shuffle, Thing, Zone } from '../wire';
import { canonical } from './record';
import type { Rng } from './rng';

export type Step = Dealings['rounds'][number][number];

export interface Dealt {
  /** Facts of the scene by name. */
  facts: Map<string, number>;
  /** Things by the id of their zone. */
  zones: Map<string, Thing[]>;
}

/** Deals the rounds of a match; piles and drawn numbers stay from round to round. */
export class Dealer {
  #seats: number;
  #drawn = new Map<string, number>();
  #piles = new Map<string, Thing[]>();

  constructor(seats: number) {
    this.#seats = seats;
  }

  deal(steps: readonly Step[], rng: Rng): Dealt {
    const dealt: Dealt = { facts: new Map(), zones: new Map() };
    for (const step of steps) {
      if (step.type === 'draw') this.#draw(step, rng, dealt);
      else if (step.type === 'shuffle') this.#shuffle(step, rng);
      else this.#deal(step, dealt);
    }
    dealt.zones.delete('');
    return dealt;
  }

  #draw({ name, below, fact }: Draw, rng: Rng, { facts }: Dealt): void {
    const drawn = rng.below(below);
    this.#drawn.set(name, drawn);
    if (fact) facts.set(fact, drawn);
  }

  #shuffle({ pile, things, last }: Shuffle, rng: Rng): void {
    const before = last ? this.#pile(pile) : [];
    const kept = before.length - (last ?? 0);
    const shuffled = before.slice(kept);
    for (const { copies, ...thing } of things) for (let n = 0; n < (copies ?? 1); n++) shuffled.push(thing);
    rng.shuffle(shuffled);
    this.#piles.set(pile, [...before.slice(0, kept), ...shuffled]);
  }

  #deal({ pile, to, number, skip = 0, from_end, after }: Deal, { zones }: Dealt): void {
    const top = from_end ? this.#pile(pile).toReversed() : this.#pile(pile);
    const turned = after ? (this.#drawn.get(after) ?? 0) : 0;
    top.slice(skip, skip + number).forEach((thing, nth) => {
      const place = to[nth % to.length];
      if (!place) return;
      const seat = place.seat ?? null;
      const id = seat === null ? place.zone : `${place.zone}:${(seat + turned) % this.#seats}`;
      zones.set(id, [...(zones.get(id) ?? []), thing]);
    });
  }

  #pile(name: string): Thing[] {
    const found = this.#piles.get(name);
    if (!found) throw new RangeError(`no pile ${name}`);
    return found;
  }
}

export interface Compared {
  /** How many things were seen face up where they should be. */
  seen: number;
  /** The ids of zones, and the names of facts, that are not as they were dealt. */
  differing: string[];
}

/** Compare what was dealt with a scene; of what is hidden there, only the number can differ. */
export function compare({ facts, zones }: Dealt, scene: Pick<Scene, 'zones' | 'facts'>): Compared {
  const found: Compared = { seen: 0, differing: [] };
  for (const [name, drawn] of facts) if (scene.facts?.[name] !== drawn) found.differing.push(name);
  for (const [id, things] of zones) {
    const zone = scene.zones.find((zone) => zone.id === id);
    const seen = zone && lying(things, zone);
    if (seen === undefined || seen === null) found.differing.push(id);
    else found.seen += seen;
  }
  return found;
}

/** How many of these things lie face up in a zone; null if it looks otherwise. */
function lying(things: readonly Thing[], zone: Zone): number | null {
  if (things.some((thing) => !thing.face)) {
    const facts = things.flatMap((thing) => Object.entries(thing.facts ?? {}));
    return facts.every(([name, value]) => zone.facts?.[name] === value) ? things.length : null;
  }
  const pieces = zone.pieces ?? [];
  if (typeof zone.size === 'number' || pieces.some((piece) => !piece.face)) {
    return (zone.size ?? pieces.length) === things.length ? 0 : null;
  }
  return String(sorted(things)) === String(sorted(pieces)) ? things.length : null;
}

/** What tells things apart, in order. */
function sorted(things: readonly Pick<Thing, 'face' | 'facts'>[]): string[] {
  return things.map(({ face, facts }) => canonical([face, facts ?? {}])).sort();
}
