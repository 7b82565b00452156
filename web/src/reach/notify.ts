/** Tells the visitor of their moves outside the page: a count on the app's icon, and notifications if they have asked for them. */
import { go } from '../address.svelte';
import { base } from '../base';
import { house, refresh } from '../house/house.svelte';
import { inLanguage, say } from '../language.svelte';
import type { TableCard } from '../wire';

const REMEMBERED = 'notify';

/** Whether the visitor wants notifications while the page is in the background, and the browser allows them. */
export function notifies(): boolean {
  return 'Notification' in window && Notification.permission === 'granted' && localStorage[REMEMBERED] === 'on';
}

/** Switch notifications on, which asks for permission, or off; returns whether they are on. */
export async function switchNotify(on: boolean): Promise<boolean> {
  localStorage[REMEMBERED] = on && (await Notification.requestPermission()) === 'granted' ? 'on' : 'off';
  return notifies();
}

/** The tables that were waiting when we last counted. */
let before: ReadonlySet<string> | null = null;

/** When that was. */
let counted = 0;
/** Milliseconds after which it is time to count again. */
const EVERY = 60_000;
let timer: ReturnType<typeof setInterval> | undefined;

/** Show how many tables wait for the visitor, and notify them of each that is new while nobody looks. */
export function count(tables: readonly TableCard[]): void {
  for (const { code, game } of tables)
    if (before && !before.has(code)) yourMove(code, inLanguage(house.game(game)?.titles ?? {}) ?? game);
  counted = Date.now();
  badge(new Set(tables.map(({ code }) => code)));
}

/** Count with what a table says that is open here; what others say is asked again from time to time. */
export function here(code: string, asked: boolean): void {
  const waiting = new Set(before ?? house.home?.mine.filter((table) => table.asked).map((table) => table.code));
  if (asked) waiting.add(code);
  else waiting.delete(code);
  badge(waiting);
  timer ??= setInterval(() => (!document.hidden || notifies()) && recount(), EVERY);
  recount();
}

function recount(): void {
  if (Date.now() - counted < EVERY) return;
  counted = Date.now();
  refresh().then(
    () => count(house.home?.mine.filter((table) => table.asked) ?? []),
    () => undefined, // later, then
  );
}

function badge(waiting: ReadonlySet<string>): void {
  before = waiting;
  if ('setAppBadge' in navigator) navigator.setAppBadge(waiting.size).catch(() => undefined);
}

/** Notify the visitor of what waits for them at a table, if nobody looks at this page: it is their move, or what else is said. */
export function yourMove(code: string, title: string, said = say('your-move')): void {
  if (document.hidden && notifies()) void show(title, said, `/t/${code}`, `table-${code}`);
}

async function show(title: string, body: string, url: string, tag: string): Promise<void> {
  // What takes the place of an older one is as new as the first.
  const options = { body, tag, renotify: true, icon: `${base}/icon-192.png`, data: { url } };
  // Some phones show notifications of a service worker only.
  const worker = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  if (worker) return worker.showNotification(title, options);
  new Notification(title, options).onclick = () => {
    focus();
    go(url);
  };
}
