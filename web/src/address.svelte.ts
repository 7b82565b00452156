/** Which page is shown: the address bar is the only state. Paths are those within the house. */
import { base } from './base';

export type Page =
  | { name: 'home' }
  | { name: 'table'; code: string }
  | { name: 'rules'; game: string }
  | { name: 'learn'; game: string }
  | { name: 'lesson'; game: string; lesson: string }
  | { name: 'hand-over'; secret: string; code?: string }
  | { name: 'look'; match?: string; step?: string; eye?: string }
  | { name: 'deal'; match: string; seat?: string }
  | { name: 'me' }
  | { name: 'board' }
  | { name: 'unknown' };

/** The path within the house. */
const within = () => location.pathname.slice(base.length);

let path = $state(within());

export function parse(pathname: string): Page {
  const parts = pathname.split('/').filter(Boolean).map(decode);
  const [first, second, third, fourth] = parts;
  if (parts.length === 0) return { name: 'home' };
  if (first === 'hand-over' && second && parts.length <= 3) {
    return { name: 'hand-over', secret: second, code: third?.toLowerCase() };
  }
  if (first === 'learn' && second && third && parts.length === 3)
    return { name: 'lesson', game: second, lesson: third };
  if (first === 'look' && parts.length <= 4) return { name: 'look', match: second, step: third, eye: fourth };
  if (first === 'deal' && second && parts.length <= 3) return { name: 'deal', match: second, seat: third };
  if ((first === 'me' || first === 'board') && parts.length === 1) return { name: first };
  if (parts.length !== 2 || !second) return { name: 'unknown' };
  if (first === 't') return { name: 'table', code: second.toLowerCase() };
  if (first === 'rules') return { name: 'rules', game: second };
  if (first === 'learn') return { name: 'learn', game: second };
  return { name: 'unknown' };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function page(): Page {
  return parse(path);
}

/** Go there; what is to be done there stays with the entry in the history. */
export function go(to: string, todo: 'begin' | null = null): void {
  history.pushState(todo, '', base + to);
  path = within();
  scrollTo(0, 0);
}

/** Go there and replace the current entry in the history. */
export function replace(to: string): void {
  history.replaceState(null, '', base + to);
  path = within();
  scrollTo(0, 0);
}

/** Follow links within the site without reloading the page. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href.startsWith(`${location.origin}${base}/`) || link.target || link.hasAttribute('download')) return;
  const to = link.pathname.slice(base.length);
  if (to.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  go(to + link.hash);
}

export function returned(): void {
  path = within();
}
