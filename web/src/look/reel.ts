/** A match as an eye has seen it: which scene belongs to a step, and which steps are worth a stop. */
import type { Line, Look, Past, Play, Scene } from '../wire';

export type Eye = Look['eye'];

/** An eye in an address: seats are counted from 1. */
export function named(eye: Eye): string {
  return typeof eye === 'number' ? String(eye + 1) : eye;
}

/** The eye that an address names, if the reader may look through it. */
export function eyeOf(name: string | undefined, eyes: readonly Eye[]): Eye | undefined {
  return name === undefined ? eyes[0] : eyes.find((eye) => named(eye) === name);
}

/** The step that an address names, or the end; null if there is no such step. */
export function stepOf(name: string | undefined, steps: number): number | null {
  if (name === undefined) return steps;
  const step = /^\d{1,6}$/.test(name) ? Number(name) : -1;
  return step >= 0 && step <= steps ? step : null;
}

/** The scene after a step. */
export function sceneAt({ eye, frames, heads, zones }: Look, step: number): Scene {
  const [head, places] = frames[step] ?? [0, []];
  const seat = typeof eye === 'number' ? eye : null;
  return { seat, ...heads[head], zones: places.map((place) => zones[place]) } as Scene;
}

/** The match after a step; how it ended is known at the end. */
export function playAt(past: Past, look: Look, step: number): Play {
  const over = step === past.steps;
  const { match, number, commitment } = past;
  return {
    match,
    number,
    commitment,
    step,
    scene: sceneAt(look, step),
    question: null,
    outcome: over ? past.outcome : null,
    seed: over ? past.seed : null,
    ended: over && past.ended,
  };
}

/** How many of these ordered numbers are at most a limit. */
function upTo(numbers: number, limit: number, at: (index: number) => number): number {
  let [low, high] = [0, numbers];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at(middle) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The number of the last stop that is not after a step. */
export function stopAt({ stops }: Look, step: number): number {
  return Math.max(0, upTo(stops.length, step, (at) => stops[at] ?? 0) - 1);
}

/** The story up to a step. */
export function storyTo(look: Look, step: number): readonly Line[] {
  return look.lines.slice(0, linesTo(look, step));
}

/** The number of lines up to a step. */
function linesTo({ lines }: Look, step: number): number {
  return upTo(lines.length, step, (at) => lines[at]?.step ?? 0);
}

/** What has happened after one step and up to another. */
export function told(look: Look, after: number, step: number): readonly Line[] {
  return look.lines.slice(linesTo(look, after), linesTo(look, step));
}

export interface Told {
  step: number;
  lines: readonly Line[];
}

/** The story by stops: what was only said in between is left out. */
export function byStops({ lines, stops }: Look): Told[] {
  const found = new Map<number, Line[]>(stops.map((step) => [step, []]));
  for (const line of lines) found.get(line.step)?.push(line);
  return [...found].filter(([, told]) => told.length > 0).map(([step, told]) => ({ step, lines: told }));
}
