/** Which paragraph of the rules a reader at the table wants to see. */
import type { Play } from '../wire';

/** What the rules explain of a thing on the table, by the key of its text; null if there is nothing particular. */
export function aboutOf(thing: EventTarget | null): string | null {
  const marked = thing instanceof Element ? thing.closest<HTMLElement>('[data-about], [data-face]') : null;
  return marked?.dataset.about ?? marked?.dataset.face ?? null;
}

export class Reading {
  /** What the rules are open for, by the key of its text; empty: from the beginning; null while they are closed. */
  about = $state<string | null>(null);
  #play: () => Play;
  /** What was touched last, or has the focus, and the question in which it was. */
  #last: { thing: string; question: number | undefined } | null = null;

  constructor(play: () => Play) {
    this.#play = play;
  }

  /** Open the rules at a thing or, if they say nothing particular about it, at the question. */
  open(thing: string | null): void {
    const { question } = this.#play();
    this.about = thing ?? (question ? `ask-${question.ask.type}` : '');
  }

  /** Open the rules at what was touched last in this question, or at the question. */
  again(): void {
    this.open(this.#last?.question === this.#play().question?.number ? (this.#last?.thing ?? null) : null);
  }

  /** Something has been touched, or has got the focus. */
  readonly point = ({ target }: Event): void => {
    const thing = aboutOf(target);
    if (thing) this.#last = { thing, question: this.#play().question?.number };
  };
}
