/** Counts down between the updates of the server, which say how much time is left for an open question. */

const TICK = 250;

/** Minutes and seconds as clocks show them. */
export function shown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export class Clock {
  /** Whole seconds that are left, the one that runs included; null if there is no limit. */
  left = $state<number | null>(null);
  #until = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** So many seconds are left, from now on. */
  set(seconds: number | null): void {
    clearInterval(this.#timer);
    if (seconds === null) {
      this.left = null;
      return;
    }
    this.#until = performance.now() + 1000 * seconds;
    this.#timer = setInterval(this.#tick, TICK);
    this.#tick();
  }

  #tick = (): void => {
    this.left = Math.max(0, Math.ceil((this.#until - performance.now()) / 1000));
    if (this.left === 0) clearInterval(this.#timer);
  };
}
