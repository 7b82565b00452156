/** Short messages at the edge of the page that disappear by themselves. */
import { explain } from '../language.svelte';

export interface Toast {
  id: number;
  text: string;
  grave: boolean;
}

const SECONDS = 6;
let last = 0;
let shown = $state.raw<readonly Toast[]>([]);

export function toasts(): readonly Toast[] {
  return shown;
}

export function toast(text: string, { grave = false } = {}): void {
  const id = ++last;
  shown = [...shown.filter((other) => other.text !== text), { id, text, grave }];
  setTimeout(() => dismiss(id), SECONDS * 1000);
}

export function dismiss(id: number): void {
  shown = shown.filter((other) => other.id !== id);
}

/** Show what went wrong. */
export async function complain(error: unknown, game?: string): Promise<void> {
  toast(await explain(error, game), { grave: true });
}
