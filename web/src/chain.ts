/** The chain of languages: the fallbacks for a requested language that may lack a text. Same as `chain.py` on the server. */

/** The languages to try, in this order, after the requested one. */
const COMMON = ['en', 'fr'];

/** A language and its base languages: `zh-hant-tw`, `zh-hant`, `zh`. */
function bases(asked: string): string[] {
  const parts = asked.toLowerCase().split('-');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
}

/** The available languages in the order they are tried: the requested one, its bases, the common ones, the rest. */
export function chain(asked: string, there: readonly string[]): string[] {
  const byName = new Map(there.map((language) => [language.toLowerCase(), language]));
  const order = new Set([...bases(asked), ...COMMON, ...[...byName.keys()].sort()]);
  return [...order].flatMap((name) => byName.get(name) ?? []);
}

/** The requested language or the nearest of its bases, `pt` for `pt-BR`; undefined if none of them is available. */
export function closest(asked: string, there: readonly string[]): string | undefined {
  const byName = new Map(there.map((language) => [language.toLowerCase(), language]));
  return bases(asked).flatMap((name) => byName.get(name) ?? [])[0];
}

/** Picks the version of something for a requested language, from those available. */
export function inChain(asked: string, by: Readonly<Record<string, string>>): string | undefined {
  return by[chain(asked, Object.keys(by))[0] ?? ''];
}
