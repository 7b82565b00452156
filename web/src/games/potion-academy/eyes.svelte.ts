/** What the reader looks at, and what a touch means. */
import type { Picker } from '../../table/stage';
import type * as skin from '../../table/skin';
import type { Said } from './said';

type Choice = skin.Choice<Said>;

/**
 * Whatever is hovered, focused or touched is explained. A finger cannot hover: where a single touch would make a move,
 * the first touch explains it and the second makes it.
 */
export class Eyes {
  /** The piece or place being explained. */
  seen = $state<string | null>(null);
  /** What a finger has touched once. */
  #armed = $state<string | null>(null);

  constructor(
    readonly picker: Picker,
    readonly question: () => skin.Question<Said> | null,
  ) {}

  #leaving: ReturnType<typeof setTimeout> | undefined;

  look(id: string): void {
    clearTimeout(this.#leaving);
    this.seen = id;
  }

  /** The mouse has left it: it stays explained for a moment, or until something else is looked at. */
  leave(): void {
    clearTimeout(this.#leaving);
    this.#leaving = setTimeout(() => (this.seen = null), 1200);
  }

  /** The table has changed: the explanation is outdated. */
  rest(): void {
    this.seen = null;
    this.#armed = null;
  }

  press(event: MouseEvent, id: string, touch: string | null | undefined, { apart }: { apart: boolean }): void {
    this.look(id);
    if (apart && !this.picker.glows(touch) && !this.picker.begun) return;
    if (this.#final(touch) && finger(event) && this.#armed !== touch) {
      this.#armed = touch ?? null;
    } else {
      this.#armed = null;
      this.picker.touch(touch);
    }
  }

  /** The move that one more touch makes. */
  get ready(): Choice | undefined {
    return this.#final(this.#armed);
  }

  armed(touch: string | null | undefined): boolean {
    return !!touch && this.#armed === touch;
  }

  /** The move that this touch alone makes. */
  #final(touch: string | null | undefined): Choice | undefined {
    if (!touch || !this.picker.glows(touch)) return undefined;
    const open = (this.question()?.choices ?? []).filter((choice) => choice.touches.includes(touch));
    return open.length === 1 && open[0]?.touches.length === 1 ? open[0] : undefined;
  }
}

/** Whether it was a finger; keyboard and mouse users have already seen the explanation. */
function finger(event: MouseEvent): boolean {
  const pointer = 'pointerType' in event ? event.pointerType : '';
  return pointer ? pointer === 'touch' : event.detail > 0 && matchMedia('(hover: none)').matches;
}
