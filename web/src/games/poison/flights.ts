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
  /** When which cauldron boils over, by which card, and what that brings it to. */
  boils: { cauldron: string; face: string | null; total: number; start: number }[];
  /** When the cards of a cauldron are as the scene says. */
  settled: Record<string, number>;
}

/** How long one card flies. */
export const FLIGHT = 520;

/** How long a cauldron stands overfull before its cards are taken. */
const SWELL = 650;

const STAGGER = 70;

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
  const found: Plan = { flights: [], boils: [], settled: {} };
  const lines = news.slice(-RECENT);
  // The more there is to show, the sooner one thing follows the other.
  const stories = lines.filter(({ told }) => told.key === 'event-poured' || told.key === 'event-boiled-over').length;
  const haste = Math.min(1, PATIENCE / (stories * FLIGHT || 1));
  let now = 0;
  let poured: { face: string | null; total: number } = { face: null, total: 0 };
  for (const { told } of lines) {
    const cauldron = `cauldron:${Number(told.facts.cauldron) - 1}`;
    const hand = `hand:${seat(told)}`;
    switch (told.key) {
      case 'event-poured':
        poured = { face: face(told.facts.card), total: Number(told.facts.total) };
        found.flights.push({ face: poured.face, from: hand, to: cauldron, start: now });
        found.settled[cauldron] = now + FLIGHT;
        now += FLIGHT * haste;
        break;
      case 'event-boiled-over': {
        const start = found.settled[cauldron] ?? now;
        const cards = Array.isArray(told.facts.cards) ? told.facts.cards : [];
        found.boils.push({ cauldron, ...poured, start });
        found.settled[cauldron] = start + SWELL;
        cards.forEach((card, n) => {
          const from = start + SWELL + n * STAGGER;
          found.flights.push({ face: face(card), from: cauldron, to: `taken:${seat(told)}`, start: from });
        });
        now += SWELL * haste;
        break;
      }
      case 'event-drew':
        // The reader is told which card it was.
        if (seat(told) !== me) found.flights.push({ face: null, from: 'stock', to: hand, start: now });
        break;
      case 'event-drew-card':
        found.flights.push({ face: face(told.facts.card), from: 'stock', to: hand, start: now });
        break;
    }
  }
  return found;
}
