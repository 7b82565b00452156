/** Push messages to this device, for when the page is closed. */
import { base } from '../base';
import { request } from '../server';
import type { Subscribe } from '../wire';

/** Why this browser gets no push messages: they need https, or it knows none; null if it can get them. */
export function obstacle(): 'insecure' | 'unable' | null {
  if (!isSecureContext) return 'insecure';
  return 'serviceWorker' in navigator && 'PushManager' in window ? null : 'unable';
}

async function manager(): Promise<PushManager> {
  await navigator.serviceWorker.register(`${base}/worker.js`, { updateViaCache: 'none' });
  return (await navigator.serviceWorker.ready).pushManager;
}

/** Subscribe with the key of the server, and tell it where this device is reached. */
export async function subscribe(key: string, language: string): Promise<void> {
  const pushes = await manager();
  // A subscription with another key, of a server that was set up anew, is worth nothing.
  await (await pushes.getSubscription())?.unsubscribe();
  const { endpoint = '', keys } = (
    await pushes.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  ).toJSON();
  const wanted: Subscribe = { endpoint, p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '', language };
  await request('PUT', '/api/me/push', wanted);
}

/** End the subscription: first here, so that nothing is shown even if the server is not told. */
export async function unsubscribe(): Promise<void> {
  await (await (await manager()).getSubscription())?.unsubscribe();
  await request('DELETE', '/api/me/push');
}
