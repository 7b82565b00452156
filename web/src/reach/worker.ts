/** Registers the service worker, once the page has loaded: it must not compete with what is shown. */
import { base } from '../base';

function register(): void {
  // Where it is refused, everything works as without it.
  navigator.serviceWorker.register(`${base}/worker.js`, { updateViaCache: 'none' }).catch(() => undefined);
}

if (document.readyState === 'complete') register();
else addEventListener('load', register, { once: true });
