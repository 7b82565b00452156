/** Words beside something on the table: why a touch leads nowhere, or what a thing is and would do. */

/** Where something is on the screen. */
export interface Spot {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What is touched last, in case the table has something to say about it. */
export class Hint {
  /** The words, until the next touch. */
  text = $state<string | null>(null);
  spot = $state.raw<Spot>({ left: 0, right: 0, top: 0, bottom: 0 });
  #pressed: Spot = this.spot;
  /** Counts what was touched. */
  #presses = 0;

  /** A finger, a mouse or a key has touched something; what was said of the last thing is read by now. */
  readonly press = (event: Event): void => {
    if (event.type === 'pointerdown' || event.type === 'keydown') {
      this.#presses += 1;
      this.text = null;
    }
    const thing = event.target instanceof Element ? event.target.closest('button, [tabindex]') : null;
    const dropped = event instanceof PointerEvent && event.type === 'pointerup';
    if (dropped)
      this.#pressed = { left: event.clientX, right: event.clientX, top: event.clientY, bottom: event.clientY };
    else if (thing) this.#pressed = thing.getBoundingClientRect();
  };

  /** A place for words about what was touched last; they are not said if something else is touched in the meantime. */
  here(): (text: string) => void {
    const [spot, presses] = [this.#pressed, this.#presses];
    return (text) => {
      if (presses !== this.#presses) return;
      this.spot = spot;
      this.text = text;
    };
  }

  clear(): void {
    this.text = null;
  }
}
