/** The chain of languages: in which language something is said to whoever asks for one that may lack it. As `chain.py` on the server. */

/** The languages that are tried, in this order, after the one that was asked for. */
const COMMON = ['en', 'fr'];

/** A language and what it is a kind of: `zh-hant-tw`, `zh-hant`, `zh`. */
function bases(asked: string): string[] {
  const parts = asked.toLowerCase().split('-');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
}

/** The languages that are there, in the order they are tried: the one asked for, its bases, the common ones, the rest. */
export function chain(asked: string, there: readonly string[]): string[] {
  const byName = new Map(there.map((language) => [language.toLowerCase(), language]));
  const order = new Set([...bases(asked), ...COMMON, ...[...byName.keys()].sort()]);
  return [...order].flatMap((name) => byName.get(name) ?? []);
}

/** The language asked for or the nearest of its bases, `pt` for `pt-BR`; undefined if none of them is there. */
export function closest(asked: string, there: readonly string[]): string | undefined {
  const byName = new Map(there.map((language) => [language.toLowerCase(), language]));
  return bases(asked).flatMap((name) => byName.get(name) ?? [])[0];
}

/** What somebody who asked for a language is told, of something that is there in several. */
export function inChain(asked: string, by: Readonly<Record<string, string>>): string | undefined {
  return by[chain(asked, Object.keys(by))[0] ?? ''];
}
