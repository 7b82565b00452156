/** Counts down between updates from the server, which say how much time is left for an open question. */

const TICK = 250;

/** Minutes and seconds as clocks show them. */
export function shown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export class Clock {
  /** Whole seconds left, including the current one; null if there is no limit. */
  left = $state<number | null>(null);
  #until = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Start counting down from this many seconds. */
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
