/**
 * The service worker: keeps the shell of the page, so that the house is shown without a server, and shows push messages.
 *
 * The build puts `VERSION` and `SHELL` in front. Pages come from the network if it answers, and files of the shell are named after their
 * contents, so nothing stale is ever shown. What the server says (`/api`, `/socket`, `/feed`) and the documents (`/docs`) are never kept.
 */
const BASE = new URL('.', location.href).pathname;
/** Everybody on this host name shares these caches: ours are called after where we are. */
const CACHES = BASE === '/' ? 'shell-' : `shell-${BASE}`;
const CACHE = CACHES + VERSION;
/** What is no page of ours, even if somebody opens it in a tab. */
const NOT_OURS = /^(api|socket|feed|assets|docs)\b/;

const isOurs = (name) => name.startsWith(CACHES) && !name.slice(CACHES.length).includes('/');
const kept = async (request, options) => (await caches.open(CACHE)).match(request, options);

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) =>
        cache.addAll(SHELL.map((path) => (path === '' ? new Request(BASE, { cache: 'reload' }) : BASE + path))),
      ),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => isOurs(name) && name !== CACHE).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || !pathname.startsWith(BASE)) return;
  const path = pathname.slice(BASE.length);
  if (request.mode === 'navigate') {
    if (!NOT_OURS.test(path)) event.respondWith(page(request));
  } else if (path.startsWith('assets/') || SHELL.includes(path)) event.respondWith(file(request, path));
});

/** A page from the server or, if nobody answers there, the shell. */
async function page(request) {
  let answer;
  try {
    answer = await fetch(request);
  } catch {
    return shell();
  }
  // Something in between answers for a server that is not there.
  return answer.status >= 502 && answer.status <= 504 ? ((await kept(BASE)) ?? answer) : answer;
}

async function shell() {
  return (await kept(BASE)) ?? Response.error();
}

/** A file of the shell, or of another part that was needed before. */
async function file(request, path) {
  const there = await kept(request, { ignoreVary: true });
  if (there) return there;
  const answer = await fetch(request);
  if (answer.ok && path.startsWith('assets/')) {
    const copy = answer.clone();
    await caches.open(CACHE).then((cache) => cache.put(request, copy));
  }
  return answer;
}

self.addEventListener('push', (event) => {
  const { title, body, url, tag, count } = event.data.json();
  const icon = `${BASE}icon-192.png`;
  // What takes the place of an older one is as new as the first.
  const options = { body, tag, renotify: true, icon, badge: icon, data: { url } };
  const shown = self.registration.showNotification(title, options);
  const badged = 'setAppBadge' in navigator ? navigator.setAppBadge(count).catch(() => undefined) : undefined;
  event.waitUntil(Promise.all([shown, badged]));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(location.origin + BASE.slice(0, -1) + event.notification.data.url));
});

/** Show a page of ours: where it is open already, or in a new window. */
async function open(address) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => url === address);
  return there ? there.focus() : self.clients.openWindow(address);
}

self.addEventListener('pushsubscriptionchange', (event) => {
  const options = event.oldSubscription?.options;
  if (options) event.waitUntil(self.registration.pushManager.subscribe(options).then(keep));
});

/** Tell the server where this device is reached from now on. */
async function keep(subscription) {
  const { endpoint, keys } = subscription.toJSON();
  const body = JSON.stringify({ endpoint, ...keys, language: navigator.language });
  await fetch(`${BASE}api/me/push`, { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body });
}
