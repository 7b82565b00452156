/** Cards in flight, and the cauldrons that wait for them. */
import { untrack } from 'svelte';
import { still } from '../../table/motion';
import { zonesOf } from '../../table/scene';
import type { Cauldron, Face, Line, Play } from './deck';
import { FLIGHT, plan, type Flight, type Plan } from './flights';

/** The centre and width of a card, relative to the corner of the stage. */
interface Spot {
  x: number;
  y: number;
  width: number;
}

export interface Flying extends Flight {
  key: number;
  path: [Spot, Spot];
}

/** The width at which flying cards are drawn; they are scaled from it. */
export const WIDTH = 60;
const HEIGHT = 88;

export class Air {
  flying = $state.raw<readonly Flying[]>([]);
  /** What cauldrons look like until the cards that fly to them have arrived. */
  late = $state.raw<Readonly<Record<string, Cauldron>>>({});
  /** How many times each has boiled over. */
  boils = $state.raw<Readonly<Record<string, number>>>({});

  #was: Play | null = null;
  #plan: Plan | null = null;
  #left: Record<string, DOMRect> = {};
  #dropped: { face: Face; x: number; y: number } | null = null;
  #waits: Animation[] = [];
  #flown = 0;

  /** Before the table changes: record where the reader's cards are, and hold back the cauldrons that cards will fly to. */
  before(stage: HTMLElement | undefined, play: Play, news: readonly Line[]): void {
    untrack(() => {
      const was = this.#was;
      this.#was = play;
      this.#plan = null;
      for (const wait of this.#waits) wait.cancel();
      this.#waits = [];
      this.late = {};
      // Nothing flies when the table is first shown, or when stepping back in time.
      if (!stage || !was || was.match !== play.match || was.step >= play.step || !news.length || still()) return;
      this.#left = {};
      for (const card of stage.querySelectorAll<HTMLElement>('[data-face]')) {
        this.#left[card.dataset.face ?? ''] = card.getBoundingClientRect();
      }
      this.#plan = plan(news, play.scene.seat);
      const { settled } = this.#plan;
      const waiting = zonesOf(was.scene, 'cauldron').filter(({ id }) => id in settled);
      this.late = Object.fromEntries(waiting.map((zone) => [zone.id, zone]));
      for (const id in settled) this.#wait(stage, settled[id], () => this.#settle(id));
      for (const boil of this.#plan.boils) this.#wait(stage, boil.start, () => this.#swell(boil));
    });
  }

  /** After the table has changed: start the flights. */
  after(stage: HTMLElement | undefined, play: Play): void {
    untrack(() => {
      const flights = this.#plan?.flights;
      this.#plan = null;
      if (!stage || !flights) return;
      const hand = `hand:${play.scene.seat}`;
      const sent = flights.flatMap((flight): Flying[] => {
        const from = this.#spot(stage, flight.from, flight.from === hand ? flight.face : null);
        const to = this.#spot(stage, flight.to, null);
        return from && to ? [{ ...flight, key: this.#flown++, path: [from, to] }] : [];
      });
      this.flying = [...this.flying, ...sent];
      this.#dropped = null;
    });
  }

  /** A card was dropped here: its flight starts here. */
  drop(face: Face, x: number, y: number): void {
    this.#dropped = { face, x, y };
  }

  /** Moves a drawn card along its path. */
  fly(flight: Flying): (card: HTMLElement) => void {
    return (card) => {
      const [from, to] = flight.path;
      const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 24, width: (from.width + to.width) / 2 + 8 };
      const frames = [
        { transform: placed(from), opacity: 0 },
        { transform: placed(from), opacity: 1, offset: 0.02 },
        { transform: placed(middle), opacity: 1, offset: 0.55 },
        { transform: placed(to), opacity: 1, offset: 0.96 },
        { transform: placed(to), opacity: 0 },
      ];
      const options = { duration: FLIGHT, delay: flight.start, easing: 'ease-in-out', fill: 'both' } as const;
      card.animate(frames, options).onfinish = () => {
        this.flying = this.flying.filter((other) => other.key !== flight.key);
      };
    };
  }

  /** Waits by the animation clock, which can differ from wall time on a slow machine. */
  #wait(stage: HTMLElement, duration: number | undefined, then: () => void): void {
    const wait = stage.animate(null, duration);
    wait.onfinish = then;
    this.#waits.push(wait);
  }

  #settle(id: string): void {
    this.late = Object.fromEntries(Object.entries(this.late).filter(([other]) => other !== id));
  }

  /** Show the card that was too much on top, and foam over the rim. */
  #swell({ cauldron, face, total }: Plan['boils'][number]): void {
    const zone = this.late[cauldron];
    if (zone && face) {
      const pieces = [...(zone.pieces ?? []), { id: `${cauldron}:last`, face }];
      this.late = { ...this.late, [cauldron]: { ...zone, pieces, facts: { ...zone.facts, total } } };
    }
    this.boils = { ...this.boils, [cauldron]: (this.boils[cauldron] ?? 0) + 1 };
  }

  /** Where a place is; for a card in the reader's hand, where that card was or was dropped. */
  #spot(stage: HTMLElement, place: string, face: Face | null): Spot | null {
    const corner = stage.getBoundingClientRect();
    const lay = face === null ? undefined : this.#left[face];
    const area = lay ?? stage.querySelector(`[data-zone="${place}"]`)?.getBoundingClientRect();
    if (!area) return null;
    if (face !== null && this.#dropped?.face === face) {
      return { x: this.#dropped.x - corner.left, y: this.#dropped.y - corner.top, width: area.width };
    }
    const bowl = place.startsWith('cauldron');
    const width = lay ? lay.width : bowl ? area.width * 0.23 : 24;
    return {
      x: area.left - corner.left + area.width / 2,
      y: area.top - corner.top + area.height * (bowl ? 0.24 : 0.5),
      width,
    };
  }
}

/** The transform that brings a card to a spot. */
export function placed(spot: Spot, more = ''): string {
  return `translate(${spot.x - WIDTH / 2}px, ${spot.y - HEIGHT / 2}px) scale(${spot.width / WIDTH}) ${more}`;
}
