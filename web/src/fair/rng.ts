/** The draws of a step, as docs/replay-and-fairness.md describes them: SHA-256 in counter mode. */
import { joined, sha256 } from './sha256';

const WORD = 2 ** 32;
const HALF = 2 ** 16;

/** A whole number as 8 bytes, the highest first. */
function eight(number: number): Uint8Array {
  const data = new DataView(new ArrayBuffer(8));
  data.setUint32(0, Math.floor(number / WORD));
  data.setUint32(4, number % WORD);
  return new Uint8Array(data.buffer);
}

export class Rng {
  #prefix: Uint8Array;
  #block = 0;
  #words: number[] = [];

  constructor(seed: Uint8Array, step: number) {
    this.#prefix = joined(seed, eight(step));
  }

  /** The next 32 bits of the stream. */
  word(): number {
    const next = this.#words.pop();
    if (next !== undefined) return next;
    const data = new DataView(sha256(joined(this.#prefix, eight(this.#block++))).buffer);
    for (let at = 28; at >= 0; at -= 4) this.#words.push(data.getUint32(at));
    return this.word();
  }

  /** A fair draw from 0 up to but not including a bound: the high half of word × bound, unless the low half is too low. */
  below(bound: number): number {
    if (!Number.isInteger(bound) || bound < 1 || bound > 2 ** 31) throw new RangeError(`no draw below ${bound}`);
    for (;;) {
      const word = this.word();
      // In two parts, because the product may have more bits than a number holds.
      const high = Math.floor(word / HALF) * bound;
      const low = (high % HALF) * HALF + (word % HALF) * bound;
      if (low % WORD >= WORD % bound) return Math.floor(high / HALF) + Math.floor(low / WORD);
    }
  }

  /** Shuffle in place, from the last position down to the second. */
  shuffle<T>(items: T[]): void {
    for (let place = items.length - 1; place > 0; place--) {
      const other = this.below(place + 1);
      [items[place], items[other]] = [items[other] as T, items[place] as T];
    }
  }
}
