/** Tracks whether the reader uses the keyboard on a stage, to restore the focus when its button disappears or is disabled. */
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

  /** Move a lost focus, or one that is still where the last move ended, to the first of these elements, if it was here. */
  back(stage: HTMLElement | undefined, selector: string, ended = 'body'): void {
    const at = document.activeElement;
    if (this.#used && (at === document.body || at?.matches(ended)))
      stage?.querySelector<HTMLElement>(selector)?.focus();
  }
}
