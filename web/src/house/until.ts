import { language } from '../language.svelte';

const DAY = 86_400_000;

/** A time soon, in the words of the language: the day of the week and the hour; the date if it is further away. */
export function until(seconds: number): string {
  const when = seconds * 1000;
  const near = Math.abs(when - Date.now()) < 6 * DAY;
  const day = near ? ({ weekday: 'long' } as const) : ({ day: 'numeric', month: 'long' } as const);
  return new Intl.DateTimeFormat(language(), { ...day, hour: 'numeric', minute: '2-digit' }).format(when);
}
