import type { FromServer, Refused } from '../wire';

/** Null: it is done. Undefined: the line was lost meanwhile, and nobody knows. */
export type Settled = Refused | null | undefined;

/** What we have said and is not settled: each is refused, or heard and then shown by the next update. */
export class Waiting {
  #said = new Map<number, (settled: Settled) => void>();
  #heard = new Set<number>();

  /** Wait for what comes of the message with this number. */
  add(id: number, settle: (settled: Settled) => void): void {
    this.#said.set(id, settle);
  }

  /** The server says something; an update should be on the page already. */
  hear(message: FromServer): void {
    if (message.type === 'heard') this.#heard.add(message.id);
    else if (message.type === 'update') for (const id of [...this.#heard]) this.#settle(id, null);
    else if (typeof message.id === 'number') this.#settle(message.id, message);
  }

  /** The line is lost, and with it all answers. */
  lose(): void {
    for (const id of [...this.#said.keys()]) this.#settle(id, undefined);
  }

  #settle(id: number, settled: Settled): void {
    const settle = this.#said.get(id);
    this.#said.delete(id);
    this.#heard.delete(id);
    settle?.(settled);
  }
}
