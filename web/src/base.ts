/** Where the house is on its host, without a slash at the end: empty, unless a reverse proxy shows it under a path such as `/games/chaudron`.

 * Scripts are in a folder of the house, whichever page is shown. */
export const base = new URL(import.meta.url).pathname.split('/').slice(0, -2).join('/');
