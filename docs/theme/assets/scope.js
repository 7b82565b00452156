/* What the theme's own script expects to find: where the site begins, and how it remembers things in this browser. */
globalThis.__md_scope = new URL(document.currentScript.dataset.scope, location);
globalThis.__md_hash = (text) => [...text].reduce((hash, letter) => (hash << 5) - hash + letter.charCodeAt(0), 0);
globalThis.__md_get = (key, storage = localStorage, scope = __md_scope) =>
  JSON.parse(storage.getItem(scope.pathname + '.' + key));
globalThis.__md_set = (key, value, storage = localStorage, scope = __md_scope) => {
  try {
    storage.setItem(scope.pathname + '.' + key, JSON.stringify(value));
  } catch {
    // A browser that remembers nothing shows the page all the same.
  }
};
