import type { Choice, Question } from '../wire';
import { pick } from './pick';
import type { Picker } from './stage';

/** Something that leads nowhere: what was touched, or a move of an unlisted kind. */
export type Wrong = { touches: readonly string[] } | { move: Choice['move'] };

/** Whether two touches are of the same kind: some moves have them at the same point. */
function alike(choices: readonly Choice[], one: string, other: string): boolean {
  const points = choices.map(({ touches }) => touches.indexOf(one)).filter((at) => at >= 0);
  return choices.some(({ touches }) => points.includes(touches.indexOf(other)));
}

/** What is touched for the current question; a completed choice is sent once. */
export class Touches implements Picker {
  #question: () => Question | null;
  #send: (choice: Choice, question: Question) => Promise<boolean>;
  #wonder: (wrong: Wrong) => void;
  #made = $state.raw<{ number: number | null; touched: readonly string[] }>({ number: null, touched: [] });
  /** The question whose answer is being sent. */
  #sent = $state<number | null>(null);

  /** `send` answers a question and resolves to whether it was accepted; `wonder` says why something leads nowhere. */
  constructor(
    question: () => Question | null,
    send: (choice: Choice, question: Question) => Promise<boolean>,
    wonder: (wrong: Wrong) => void,
  ) {
    this.#question = question;
    this.#send = send;
    this.#wonder = wonder;
  }

  /** Touches belong to one question and lead to a choice: they are cleared for another question, or if the choice is gone. */
  get #touched(): readonly string[] {
    const question = this.#question();
    const { number, touched } = this.#made;
    const leads = question?.choices.some((choice) => touched.every((touch) => choice.touches.includes(touch)));
    return number === question?.number && leads ? touched : [];
  }

  #pick = $derived.by(() => pick(this.#question()?.choices ?? [], this.#touched));

  /** Whether an answer is being sent. */
  get sending(): boolean {
    const question = this.#question();
    return question !== null && this.#sent === question.number;
  }

  get asked(): boolean {
    return this.#question() !== null && !this.sending;
  }

  /** A move that needs no further touch, to be offered as text. */
  get complete(): Choice | null {
    return this.asked ? this.#pick.complete : null;
  }

  /** Whether anything is touched. */
  get begun(): boolean {
    return this.asked && this.#touched.length > 0;
  }

  glows(touch: string | null | undefined): boolean {
    return this.asked && touch !== null && touch !== undefined && this.#pick.glows.has(touch);
  }

  touched(touch: string | null | undefined): boolean {
    return touch !== null && touch !== undefined && this.#touched.includes(touch);
  }

  touch(touch: string | null | undefined): void {
    const question = this.#question();
    if (!touch || this.sending) return;
    if (!question) {
      this.why(touch);
    } else if (this.touched(touch)) {
      this.#put(this.#touched.filter((other) => other !== touch));
    } else if (this.glows(touch)) {
      this.#put([...this.#touched, touch]);
    } else {
      this.#instead(touch, question);
    }
    if (this.#pick.chosen) void this.choose(this.#pick.chosen);
  }

  why(wrong: string | Choice['move']): void {
    if (this.sending) return;
    this.#wonder(typeof wrong === 'string' ? { touches: [...this.#touched, wrong] } : { move: wrong });
  }

  clear(): void {
    if (this.asked) this.#put([]);
  }

  /** Send a move; then nothing is touched any more, even if the same question is asked again. */
  async choose(choice: Choice): Promise<void> {
    const question = this.#question();
    if (!question || this.sending) return;
    this.#sent = question.number;
    await this.#send(choice, question);
    if (this.#sent === question.number) {
      this.#sent = null;
      this.#put([]);
    }
  }

  #put(touched: readonly string[]): void {
    this.#made = { number: this.#question()?.number ?? null, touched };
  }

  /** Something of the same kind, such as another card in hand, replaces the touch that excludes it; anything else is wrong. */
  #instead(touch: string, question: Question): void {
    const { choices } = question;
    const with_ = (other: string) => choices.some(({ touches }) => touches.includes(touch) && touches.includes(other));
    const [kept, lost] = [this.#touched.filter(with_), this.#touched.filter((other) => !with_(other))];
    const changes = lost.every((other) => alike(choices, other, touch));
    if (changes && pick(choices, kept).glows.has(touch)) this.#put([...kept, touch]);
    else this.why(touch);
  }
}
