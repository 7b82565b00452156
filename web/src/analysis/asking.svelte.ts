/** Asks the server for the analysis of a match, sees how far it is, and cancels it. */
import { explain } from '../language.svelte';
import { server } from '../server';
import type { Analysing } from '../wire';

/** Milliseconds after which to ask how far it is. */
const AGAIN = 700;

export class Asking {
  #match: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false;
  /** How far it is; null as long as nothing is known. */
  found = $state.raw<Analysing | null>(null);
  /** What went wrong, in words. */
  trouble = $state<string | null>(null);

  constructor(match: string) {
    this.#match = match;
  }

  /** See whether it is there already, or being made. */
  look = () => this.#request(() => server.analysis(this.#match));

  /** Ask for it. */
  ask = () => this.#request(() => server.analyse(this.#match));

  /** Say that it is no longer wanted. */
  cancel = () => this.#request(() => server.cancelAnalysis(this.#match));

  /** Stop looking; what is being made goes on. */
  leave = () => {
    this.#left = true;
    clearTimeout(this.#timer);
  };

  async #request(request: () => Promise<Analysing>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.found = await request();
      this.trouble = null;
    } catch (error) {
      this.trouble = await explain(error);
    }
    if (!this.#left && this.found?.status === 'making') this.#timer = setTimeout(() => void this.look(), AGAIN);
  }
}
