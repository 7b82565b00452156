/** Sits at the table with the reader: promises and adds this browser's share of chance, and notes what it is dealt. */
import type { Link } from '../table/link.svelte';
import type { Seal } from '../wire';
import { note, saltFor, watch } from './memory';
import { promiseOf } from './record';

export class Witness {
  #link: Link;
  /** What was fixed of the next deal when this browser looked last. */
  #seal: Seal | null = null;
  /** The seal for which a salt was promised. */
  #promised = '';
  /** The seal for which a salt was given away. */
  #given = '';
  #again = 0;
  #match: string | undefined;
  /** The round that was seen last. */
  #round: number | undefined;

  constructor(link: Link) {
    this.#link = link;
  }

  /** Look at the table; to be called whenever it has changed. */
  look(): void {
    const { room, you, play, live, reveal, lesson } = this.#link;
    if (!room || !you || lesson) return;
    if (reveal && reveal.seal.commitment === this.#seal?.commitment && this.#given !== reveal.seal.commitment) {
      this.#seal = reveal.seal;
      const salt = this.give();
      if (salt) this.#link.whisper({ type: 'salt', seal: reveal.seal.commitment, salt });
    }
    if (play && play.match !== this.#match) this.#begun();
    if (play && this.#round !== (play.scene.round?.number ?? 0)) {
      this.#round = play.scene.round?.number ?? 0;
      watch(play);
    }
    if (!live) this.#promised = '';
    if (!room.seal || !live) return;
    const { commitment } = room.seal;
    if (this.#given === commitment) return; // what comes later was not known when the salt was given away
    this.#seal = room.seal;
    if (you.seat === null || this.#promised === commitment) return;
    this.#promised = commitment;
    this.#link.whisper({ type: 'promise-salt', seal: commitment, promise: promiseOf(saltFor(commitment)) });
  }

  /** The salt for the next deal, once the table knows that it was promised; from now on it is no longer secret. */
  give(): string | null {
    const seal = this.#seal;
    const seat = this.#link.you?.seat;
    if (!seal || seat === undefined || seat === null) return null;
    const salt = saltFor(seal.commitment);
    if (!seal.promises.some(([whose, promise]) => whose === seat && promise === promiseOf(salt))) return null;
    if (this.#given && this.#given !== seal.commitment) this.#again += 1;
    this.#given = seal.commitment;
    return salt;
  }

  /** A match has begun, or was there when we came. */
  #begun(): void {
    const { play, you } = this.#link;
    if (!play) return;
    this.#match = play.match;
    this.#round = undefined;
    const seal = this.#seal;
    const salt = seal && this.#given === seal.commitment ? saltFor(seal.commitment) : null;
    if (play.step === 0 || seal) note(play, { seal, salt: you?.seat === null ? null : salt, again: this.#again });
    this.#seal = null;
    this.#given = '';
    this.#again = 0;
  }
}
