/** Begins a match at a table that was set up to play at once, as soon as this browser has added to the deal. */
import type { Link } from './link.svelte';

/** Milliseconds after which a match begins without the salt of this browser. */
const TIMEOUT = 2500;

export class Beginning {
  /** Whether the match is about to begin by itself. */
  wanted = $state(history.state === 'begin');
  #link: Link;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(link: Link) {
    this.#link = link;
  }

  /** Look at the table; to be called whenever it has changed. */
  look(): void {
    const { room, you, witness, live } = this.#link;
    if (!this.wanted || !room || !live) return;
    if (room.status !== 'open' || !you?.host) return this.#done();
    const salt = witness?.give();
    if (salt) return this.#begin(salt);
    this.#timer ??= setTimeout(() => this.#begin(null), TIMEOUT);
  }

  /** The reader goes elsewhere. */
  leave(): void {
    clearTimeout(this.#timer);
  }

  #begin(salt: string | null): void {
    clearTimeout(this.#timer);
    history.replaceState(null, '');
    void this.#link.tell({ type: 'begin', salt }).finally(() => this.#done());
  }

  #done(): void {
    history.replaceState(null, '');
    this.wanted = false;
  }
}
