/** Which cards fly where, from the news: from a hand into a cauldron, out of it to whoever takes them, from the draw pile to a hand. */
import type { Face, Line } from './deck';

/** A card in flight between two places, named as in the scene; times are milliseconds from now. */
export interface Flight {
  /** None: it lies face down. */
  face: Face | null;
  from: string;
  to: string;
  start: number;
}

export interface Plan {
  flights: Flight[];
  /** When each cauldron boils over, by which card, and with what total. */
  boils: { cauldron: string; face: Face | null; total: number; start: number }[];
  /** When the cards of a cauldron match the scene. */
  settled: Record<string, number>;
}

/** The duration of one flight. */
export const FLIGHT = 520;

/** How long a cauldron stands overfull before its cards are taken. */
const SWELL = 650;

const STAGGER = 70;

const LONGEST = 3000;

/** Only the end of a long story is animated. */
const RECENT = 12;

/** The id of a cauldron; the news count from 1. */
const cauldronAt = (place: number) => `cauldron:${place - 1}`;

/** The animation of the news for the seat that watches; it is short however much has happened. */
export function plan(news: readonly Line[], me: number | null): Plan {
  const found: Plan = { flights: [], boils: [], settled: {} };
  const lines = news.slice(-RECENT);
  // The more there is to show, the shorter the delay between two things.
  const stories = lines.filter(({ told }) => told.key === 'event-poured' || told.key === 'event-boiled-over').length;
  const haste = Math.min(1, LONGEST / (stories * FLIGHT || 1));
  let now = 0;
  let poured: { face: Face | null; total: number } = { face: null, total: 0 };
  for (const { told } of lines) {
    switch (told.key) {
      case 'event-poured': {
        const { card, seat, total } = told.facts;
        const to = cauldronAt(told.facts.cauldron);
        poured = { face: card.text, total };
        found.flights.push({ face: card.text, from: `hand:${seat.seat}`, to, start: now });
        found.settled[to] = now + FLIGHT;
        now += FLIGHT * haste;
        break;
      }
      case 'event-boiled-over': {
        const cauldron = cauldronAt(told.facts.cauldron);
        const start = found.settled[cauldron] ?? now;
        found.boils.push({ cauldron, ...poured, start });
        found.settled[cauldron] = start + SWELL;
        told.facts.cards.forEach((card, n) => {
          const from = start + SWELL + n * STAGGER;
          found.flights.push({ face: card.text, from: cauldron, to: `taken:${told.facts.seat.seat}`, start: from });
        });
        now += SWELL * haste;
        break;
      }
      case 'event-drew': {
        // The reader is told which card it was.
        const { seat } = told.facts.seat;
        if (seat !== me) found.flights.push({ face: null, from: 'stock', to: `hand:${seat}`, start: now });
        break;
      }
      case 'event-drew-card': {
        const { card, seat } = told.facts;
        found.flights.push({ face: card.text, from: 'stock', to: `hand:${seat.seat}`, start: now });
        break;
      }
    }
  }
  return found;
}
