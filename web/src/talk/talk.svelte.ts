/** The talk at one table, as its reader wants it. */
import type { Link } from '../table/link.svelte';
import type { Reacted, Spoken } from '../wire';
import { grouped, heard, type Group } from './lines';
import { wishes } from './wishes.svelte';

export class Talk {
  /** Whether the sheet is open, where there is no room beside the table. */
  opened = $state(false);
  readonly link: Link;

  constructor(link: Link) {
    this.link = link;
  }

  readonly lines: readonly Spoken[] = $derived.by(() =>
    heard(this.link.talk, this.link.you?.speaker, wishes.muted, wishes.crowd),
  );
  readonly groups: readonly Group[] = $derived.by(() => grouped(this.lines));
  readonly #code = $derived.by(() => this.link.room?.code ?? '');
  /** The lines that the reader has not seen yet. */
  readonly fresh: readonly Spoken[] = $derived.by(() => {
    const read = wishes.read(this.#code);
    return this.lines.filter(
      (line) => line.number > read && line.speaker !== this.link.you?.speaker && line.struck === null,
    );
  });

  /** The reader sees everything that was said. */
  seen(): void {
    wishes.reads(this.#code, Math.max(0, ...this.link.talk.map((line) => line.number)));
  }

  /** Whether the reader wants to see a gesture. */
  wants(sign: Pick<Reacted, 'speaker'>): boolean {
    return wishes.on && !(sign.speaker in wishes.muted);
  }
}
