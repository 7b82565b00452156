/** Where the offers lie: nothing moves under a finger, and what has just moved cannot be touched by mistake. */

export interface Slot<T> {
  number: number;
  /** The offer as it was last seen. */
  thing: T;
  /** When it was put in this place. */
  since: number;
  /** When it disappeared; null while it stands. */
  gone: number | null;
}

/** Milliseconds for which something gone is still shown. */
export const FADES = 900;
/** Milliseconds in which a touch may have been meant for what lay there before. */
export const GUARD = 450;

/** Add new offers at the end, mark those that are gone, and leave the rest in place. */
export function renewed<T extends { number: number }>(
  slots: readonly Slot<T>[],
  things: readonly T[],
  now: number,
): Slot<T>[] {
  const standing = new Map(things.map((thing) => [thing.number, thing]));
  const old = slots.map((slot): Slot<T> => {
    const thing = standing.get(slot.number);
    return thing ? { ...slot, thing, gone: null } : { ...slot, gone: slot.gone ?? now };
  });
  const known = new Set(slots.map((slot) => slot.number));
  const fresh = things.filter((thing) => !known.has(thing.number));
  return [...old, ...fresh.map((thing): Slot<T> => ({ number: thing.number, thing, since: now, gone: null }))];
}

/** Exactly these offers, the most important first, wherever they lay before: for somebody who hurries from one step to another. */
export function placed<T extends { number: number }>(
  things: readonly T[],
  weight: (thing: T) => number,
  now: number,
): readonly Slot<T>[] {
  return tidied(renewed([], things, now), weight, now);
}

/** Remove what is gone and put the most important first; returns the same slots if nothing moves. */
export function tidied<T>(slots: readonly Slot<T>[], weight: (thing: T) => number, now: number): readonly Slot<T>[] {
  const left = slots.filter((slot) => slot.gone === null || now - slot.gone < FADES);
  const order = left.toSorted((a, b) => weight(a.thing) - weight(b.thing) || a.number - b.number);
  if (order.length === slots.length && order.every((slot, at) => slot === slots[at])) return slots;
  return order.map((slot, at) => (slots[at] === slot ? slot : { ...slot, since: now }));
}

/** Whether a touch is meant for what lies there. */
export function meant(slot: Slot<unknown>, now: number): boolean {
  return slot.gone === null && now - slot.since >= GUARD;
}
