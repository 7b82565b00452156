/** Which reckoning lies over the table: that of the news, that which the table holds for, or the last one, looked at again. */
import { untrack } from 'svelte';
import type { Line } from '../wire';
import type { Link } from './link.svelte';

interface Opened {
  match: string;
  step: number;
  /** Whether to show all of it at once. */
  whole: boolean;
  /** Whether it closes by itself when the table no longer holds for it. */
  brief: boolean;
}

const reckons = ({ holds }: { holds?: string | null }) => holds === 'reckoning' || holds === 'glance';

export class Reckonings {
  #link: Link;
  #opened = $state.raw<Opened | null>(null);
  /** The step whose reckoning the reader has closed. */
  #closed: number | null = null;

  constructor(link: Link) {
    this.#link = link;
  }

  /** The reckoning that lies over the table. */
  get opened(): Opened | null {
    return this.#opened;
  }

  /** The step of the last reckoning, which can be looked at again. */
  get last(): number | null {
    return this.#link.log.findLast(reckons)?.step ?? null;
  }

  /** Whether the table waits for the reader. */
  get awaited(): boolean {
    const { hold, you } = this.#link;
    return hold !== null && you !== null && you.seat !== null && hold.waiting.includes(you.seat);
  }

  /** The lines up to the reckoning that the table holds for, while it is open; otherwise all of them. */
  untilSeen(lines: readonly Line[]): readonly Line[] {
    const { hold } = this.#link;
    if (!hold || hold.step !== this.#opened?.step) return lines;
    const at = lines.findIndex((line) => line.step === hold.step && reckons(line));
    return at < 0 ? lines : lines.slice(0, at + 1);
  }

  /** Follow an update; call it in an effect. */
  follow(): void {
    const { hold, news, play, lesson } = this.#link;
    if (lesson) return; // it explains by itself
    untrack(() => {
      const told = news.findLast(reckons);
      const holds = hold && reckons({ holds: hold.kind }) ? hold : null;
      if (!play || this.#opened?.match !== play.match) this.#opened = null;
      if (told && (told.holds === 'reckoning' || holds || play?.outcome)) this.#open(told.step, { whole: false });
      else if (holds && this.awaited && holds.step !== this.#closed && this.#opened?.step !== holds.step)
        this.#open(holds.step, { whole: true });
      else if (this.#opened?.brief && !holds) this.#opened = null;
    });
  }

  /** Look at the last one again. */
  again(): void {
    if (this.last !== null) this.#open(this.last, { whole: true });
  }

  /** Close it; the table goes on when everybody has. */
  async close(): Promise<void> {
    const { play, hold } = this.#link;
    const step = this.#opened?.step ?? null;
    this.#opened = null;
    this.#closed = step;
    if (!play || hold?.step !== step || !reckons({ holds: hold.kind }) || !this.awaited) return;
    if (!(await this.seen())) this.#closed = null;
  }

  /** Say that the reader has seen what the table holds for; that it went on in the meantime is no trouble. */
  async seen(): Promise<boolean> {
    const { play, hold } = this.#link;
    if (!play || !hold) return true;
    const { step, kind } = hold;
    if (kind === 'take-back' || kind === 'end') return false;
    return this.#link.tell({ type: 'seen', match: play.match, step, kind }, () => Promise.resolve());
  }

  #open(step: number, { whole }: { whole: boolean }): void {
    const { play, hold } = this.#link;
    if (play) this.#opened = { match: play.match, step, whole, brief: hold?.kind === 'glance' && hold.step === step };
  }
}
