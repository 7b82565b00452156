/** What the coach thinks: advice on the question, and a clear mistake that can be taken back. */
import type { Advice, Play, Reviewed } from '../wire';
import type { Link } from './link.svelte';

/** A question of a match. */
interface Asked {
  match: string;
  question: number;
}

export class Coach {
  #link: Link;
  #play: () => Play;
  /** What the reader has asked about. */
  #asked = $state.raw<Asked | null>(null);
  /** What was better, after a move was taken back. */
  #look = $state.raw<(Asked & { advice: readonly Advice[] }) | null>(null);
  /** The mistake that the reader does not want to hear of again. */
  #passed = $state.raw<Reviewed | null>(null);

  constructor(link: Link, play: () => Play) {
    this.#link = link;
    this.#play = play;
  }

  #now(asked: Asked | null | undefined): boolean {
    const play = this.#play();
    return asked?.match === play.match && asked.question === play.question?.number;
  }

  /** The best moves of the current question, best first, if the reader wants to know; none if they could not be had. */
  get advice(): readonly Advice[] | null {
    if (this.#now(this.#look)) return this.#look?.advice ?? null;
    const { advised } = this.#link;
    return this.#now(this.#asked) && this.#now(advised) ? (advised?.advice ?? null) : null;
  }

  /** Whether the coach is thinking about the current question. */
  get thinking(): boolean {
    return this.#now(this.#asked) && this.advice === null;
  }

  /** The reader's last clear mistake in this match, until they have decided about it. */
  get mistake(): { made: Advice; better: Advice } | null {
    const { reviewed } = this.#link;
    if (!reviewed?.made || !reviewed.better || reviewed === this.#passed || this.#play().outcome) return null;
    return reviewed.match === this.#play().match ? { made: reviewed.made, better: reviewed.better } : null;
  }

  /** Ask what the coach would do. */
  async ask(): Promise<void> {
    const { match, question } = this.#play();
    if (!question || this.thinking) return;
    this.#asked = { match, question: question.number };
    this.#look = null;
    if (!(await this.#link.tell({ type: 'advise', ...this.#asked }))) this.#asked = null;
  }

  /** Ask whether an answer was a mistake; if there is no answer, nobody misses it. */
  review(match: string, question: number): void {
    void this.#link.tell({ type: 'review', match, question }, () => Promise.resolve());
  }

  /** Take the mistake back, and show what was better. */
  async takeBack(): Promise<void> {
    const { reviewed } = this.#link;
    const mistake = this.mistake;
    if (!reviewed || !mistake) return;
    this.#passed = reviewed;
    const { match, question } = reviewed;
    if (!(await this.#link.tell({ type: 'take-back', match, question }))) return;
    this.#look = { match: this.#play().match, question, advice: [mistake.better, mistake.made] };
  }

  /** Put advice away, or play on after a mistake. */
  close(): void {
    if (this.mistake && !this.advice && !this.thinking) this.#passed = this.#link.reviewed;
    this.#asked = null;
    this.#look = null;
  }
}
