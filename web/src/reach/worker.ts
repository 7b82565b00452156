/** Registers the service worker, once the page has loaded: it must not compete with what is shown. */
function register(): void {
  // Where it is refused, everything works as without it.
  navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' }).catch(() => undefined);
}

if (document.readyState === 'complete') register();
else addEventListener('load', register, { once: true });

export {};
