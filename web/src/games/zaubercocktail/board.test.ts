import { describe, expect, it } from 'vitest';
import { FADES, GUARD, meant, placed, renewed, type Slot, tidied } from './board';

interface Thing {
  number: number;
  good: boolean;
}
const thing = (number: number, good = false): Thing => ({ number, good });
const weight = ({ good }: Thing) => (good ? 0 : 1);
const numbers = (slots: readonly Slot<Thing>[]) => slots.map((slot) => slot.number);

describe('the board', () => {
  it('lays what is new last, and keeps the place of what is gone', () => {
    const first = renewed([], [thing(1), thing(2)], 0);
    const then = renewed(first, [thing(2), thing(3, true)], 100);
    expect(numbers(then)).toEqual([1, 2, 3]);
    expect(then[0]?.gone).toBe(100);
    expect(renewed(then, [thing(2)], 200)[0]?.gone).toBe(100);
  });

  it('is tidied: what is gone fades, what matters comes first', () => {
    const slots = renewed(renewed([], [thing(1), thing(2)], 0), [thing(2), thing(3, true)], 100);
    expect(numbers(tidied(slots, weight, 150))).toEqual([3, 1, 2]);
    const later = tidied(slots, weight, 100 + FADES);
    expect(numbers(later)).toEqual([3, 2]);
    expect(later[0]?.since).toBe(100 + FADES);
    expect(tidied(later, weight, 5000)).toBe(later);
  });

  it('shows exactly what stands to whoever hurries past, the most important first', () => {
    expect(numbers(placed([thing(2), thing(3, true)], weight, 100))).toEqual([3, 2]);
  });

  it('takes no touch for what has just come or moved', () => {
    const [slot] = renewed([], [thing(1)], 1000);
    expect(slot && meant(slot, 1000 + GUARD - 1)).toBe(false);
    expect(slot && meant(slot, 1000 + GUARD)).toBe(true);
    expect(slot && meant({ ...slot, gone: 1100 }, 9000)).toBe(false);
  });
});
