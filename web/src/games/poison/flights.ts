/** Which cards fly where, told by the news: from a hand into a cauldron, out of it to whoever takes them, from the draw pile to a hand. */
import type { Line, Told } from '../../wire';

/** A card on its way between two places, named as in the scene; times are milliseconds from now. */
export interface Flight {
  face: string | null;
  from: string;
  to: string;
  start: number;
}

export interface Plan {
  flights: Flight[];
  /** When the cards of a cauldron are all there. */
  settled: Record<string, number>;
  /** When which cauldron boils over. */
  boils: { cauldron: string; start: number }[];
}

/** How long one card flies. */
export const FLIGHT = 520;

const PATIENCE = 3000;

/** Of a long story only the end is shown moving. */
const RECENT = 12;

function seat(told: Told): number {
  const fact = told.facts.seat;
  return typeof fact === 'object' && 'seat' in fact ? (fact.seat ?? -1) : Number(fact);
}

function face(fact: unknown): string | null {
  return typeof fact === 'object' && fact !== null && 'text' in fact ? String(fact.text) : null;
}

/** What the news look like in motion, to the seat that watches. However much has happened, it is soon over. */
export function plan(news: readonly Line[], me: number | null): Plan {
  const found: Plan = { flights: [], settled: {}, boils: [] };
  let now = 0;
  for (const { told } of news.slice(-RECENT)) {
    const cauldron = `cauldron:${Number(told.facts.cauldron) - 1}`;
    switch (told.key) {
      case 'event-poured':
        found.flights.push({ face: face(told.facts.card), from: `hand:${seat(told)}`, to: cauldron, start: now });
        now += FLIGHT;
        found.settled[cauldron] = now;
        break;
      case 'event-boiled-over': {
        found.boils.push({ cauldron, start: now });
        const cards = Array.isArray(told.facts.cards) ? told.facts.cards : [];
        cards.forEach((card, n) => {
          found.flights.push({
            face: face(card),
            from: cauldron,
            to: `taken:${seat(told)}`,
            start: now + 250 + n * 70,
          });
        });
        now += 500 + cards.length * 70;
        break;
      }
      case 'event-drew':
        if (seat(told) !== me) found.flights.push({ face: null, from: 'stock', to: `hand:${seat(told)}`, start: now });
        break;
      case 'event-drew-card':
        found.flights.push({ face: face(told.facts.card), from: 'stock', to: `hand:${seat(told)}`, start: now });
        break;
    }
  }
  const haste = Math.min(1, PATIENCE / Math.max(1, now));
  for (const flight of found.flights) flight.start *= haste;
  for (const boil of found.boils) boil.start *= haste;
  for (const id in found.settled) found.settled[id] = (found.settled[id] ?? 0) * haste;
  return found;
}
