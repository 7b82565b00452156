/**
 * Pieces that change place between two scenes fly there.
 *
 * Mark every piece with `data-piece={piece.id}`, and with `data-face={piece.face}` if it is face up. Take a snapshot
 * before the scene changes and play it after:
 *
 *     $effect.pre(() => { void play; snapshot = root && capture(root); });
 *     $effect(() => { void play; if (root && snapshot) playMotion(root, snapshot, { from, to }); });
 *
 * A piece that keeps its id glides. One that appears flies in from a piece of the same face that has left, so that a
 * card goes from a hand into a bowl although its id changes; else from where `from` says (the name plate of whoever
 * played it); else it fades in. A piece that has left for good flies, as a ghost, to where `to` says (a closed pile),
 * or is just gone.
 */

/** Where a piece was, and what it looked like. */
export interface Seen {
  readonly id: string;
  readonly face: string | null;
  readonly rect: DOMRect;
  readonly element: HTMLElement;
}

export type Snapshot = ReadonlyMap<string, Seen>;

export interface MotionOptions {
  /** Where a piece comes from that was not visible before. */
  from?: (element: HTMLElement) => Element | DOMRect | null | undefined;
  /** Where a piece goes that is no longer visible. */
  to?: (left: Seen) => Element | DOMRect | null | undefined;
  /** Duration of one flight in milliseconds (default: 420). */
  duration?: number;
  /** Delay between the starts of two flights in milliseconds (default: 40). */
  stagger?: number;
}

const EASING = 'cubic-bezier(0.22, 0.8, 0.3, 1)';
const NEAR = 1.5;

/** Whether the visitor prefers reduced motion. */
export function still(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Whether somebody hurries past: what is there is shown, and nothing moves. */
export function hurrying(): boolean {
  return 'hurried' in document.body.dataset;
}

/** What is seen while somebody hurries past: nothing that could fly. */
const PASSED: Snapshot = new Map();

/** Where all marked pieces under `root` are now, unless somebody hurries past. */
export function capture(root: HTMLElement): Snapshot {
  if (hurrying()) return PASSED;
  const seen = new Map<string, Seen>();
  for (const element of pieces(root)) {
    const id = element.dataset.piece ?? '';
    seen.set(id, { id, face: element.dataset.face ?? null, rect: element.getBoundingClientRect(), element });
  }
  return seen;
}

/** Move the pieces under `root` from where they were to where they are; resolves when the last one has landed. */
export async function play(root: HTMLElement, before: Snapshot, options: MotionOptions = {}): Promise<void> {
  if (still() || before === PASSED) return;
  const { duration = 420, stagger = 40 } = options;
  const flights: Animation[] = [];
  const fresh: HTMLElement[] = [];
  const left = new Map(before);

  for (const element of pieces(root)) {
    const old = left.get(element.dataset.piece ?? '');
    if (!old) {
      fresh.push(element);
      continue;
    }
    left.delete(old.id);
    const flight = fly(element, old.rect, duration, 0);
    if (flight) flights.push(flight);
  }

  let order = 0;
  for (const element of fresh) {
    const face = element.dataset.face;
    const twin = face === undefined ? undefined : [...left.values()].find((seen) => seen.face === face);
    if (twin) left.delete(twin.id);
    const origin = twin ? twin.rect : rectOf(options.from?.(element));
    const delay = stagger * order++;
    const flight = origin ? fly(element, origin, duration, delay) : appear(element, duration, delay);
    if (flight) flights.push(flight);
  }

  for (const seen of left.values()) {
    const target = rectOf(options.to?.(seen));
    if (target) flights.push(depart(seen, target, duration, stagger * order++));
  }
  await Promise.allSettled(flights.map((flight) => flight.finished));
}

function pieces(root: HTMLElement): NodeListOf<HTMLElement> {
  return root.querySelectorAll<HTMLElement>('[data-piece]');
}

function rectOf(place: Element | DOMRect | null | undefined): DOMRect | null {
  return place instanceof Element ? place.getBoundingClientRect() : (place ?? null);
}

/** The flight from `from` to where the element is; null if that is the same place. */
function fly(element: HTMLElement, from: DOMRect, duration: number, delay: number): Animation | null {
  const to = element.getBoundingClientRect();
  if (!to.width || !to.height) return null;
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = Math.min(1.6, Math.max(0.4, from.width / to.width));
  if (Math.hypot(x, y) < NEAR && Math.abs(scale - 1) < 0.02) return null;
  const rest = getComputedStyle(element).transform;
  const end = rest === 'none' ? '' : rest;
  return element.animate(
    [
      { transform: `translate(${x}px, ${y}px) ${end} scale(${scale})`, zIndex: 5 },
      { transform: end || 'none', zIndex: 5 },
    ],
    { duration, delay, easing: EASING, fill: 'backwards' },
  );
}

function appear(element: HTMLElement, duration: number, delay: number): Animation {
  return element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: duration / 2, delay, fill: 'backwards' });
}

/** A copy of a piece that has left flies to its target and fades out there. */
function depart(seen: Seen, target: DOMRect, duration: number, delay: number): Animation {
  const ghost = seen.element.cloneNode(true) as HTMLElement;
  delete ghost.dataset.piece;
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${seen.rect.left}px`,
    top: `${seen.rect.top}px`,
    width: `${seen.rect.width}px`,
    height: `${seen.rect.height}px`,
    margin: '0',
    pointerEvents: 'none',
    zIndex: '20',
  });
  document.body.append(ghost);
  const x = target.left + target.width / 2 - (seen.rect.left + seen.rect.width / 2);
  const y = target.top + target.height / 2 - (seen.rect.top + seen.rect.height / 2);
  const flight = ghost.animate(
    [{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { transform: `translate(${x}px, ${y}px) scale(0.4)`, opacity: 0 }],
    { duration, delay, easing: EASING, fill: 'forwards' },
  );
  void flight.finished.catch(() => undefined).then(() => ghost.remove());
  return flight;
}
