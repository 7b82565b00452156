/** Whether the reader uses the keyboard at a stage: a button that is gone or switched off loses the focus, and it comes back. */
export class Keys {
  #used = false;

  /** Something on the stage has the focus. */
  readonly focused = ({ target }: FocusEvent): void => {
    this.#used = target instanceof Element && target.matches(':focus-visible');
  };

  /** The reader points at something. */
  readonly pointed = (): void => {
    this.#used = false;
  };

  /** Give a lost focus to the first of these, if the reader had it here. */
  back(stage: HTMLElement | undefined, selector: string): void {
    if (this.#used && document.activeElement === document.body) stage?.querySelector<HTMLElement>(selector)?.focus();
  }
}
