import type { FromServer, Refused } from '../wire';

/** Null: it is done. Undefined: the connection was lost, so the result is unknown. */
export type Settled = Refused | null | undefined;

/** Messages sent but not settled: each is refused, or heard and then shown by the next update. */
export class Waiting {
  #said = new Map<number, (settled: Settled) => void>();
  #heard = new Set<number>();

  /** Wait for the result of the message with this number. */
  add(id: number, settle: (settled: Settled) => void): void {
    this.#said.set(id, settle);
  }

  /** Process a message from the server; an update should be on the page already. */
  hear(message: FromServer): void {
    if (message.type === 'heard') this.#heard.add(message.id);
    else if (message.type === 'update') for (const id of [...this.#heard]) this.#settle(id, null);
    else if (message.type === 'refused' && typeof message.id === 'number') this.#settle(message.id, message);
  }

  /** The connection is lost, and with it all answers. */
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
