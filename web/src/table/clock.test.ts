import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Clock, shown } from './clock.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a clock counts down between two updates and stands at nothing', () => {
  const clock = new Clock();
  expect(clock.left).toBeNull();
  clock.set(2.6);
  expect(clock.left).toBe(3);
  vi.advanceTimersByTime(1000);
  expect(clock.left).toBe(2);
  vi.advanceTimersByTime(5000);
  expect(clock.left).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('an update sets it right, and without a limit it is gone', () => {
  const clock = new Clock();
  clock.set(300);
  vi.advanceTimersByTime(1000);
  clock.set(120);
  expect(clock.left).toBe(120);
  clock.set(null);
  expect(clock.left).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

test('minutes and seconds', () => {
  expect([0, 9, 60, 305].map(shown)).toEqual(['0:00', '0:09', '1:00', '5:05']);
});
