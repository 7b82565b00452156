import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The languages that are complete. */
const OURS = ['fr', 'en', 'de'];
const source = join(import.meta.dirname, '..');

/** The keys of a language's texts, each with the variables that it uses. */
function read(language: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const files = [`${language}.ftl`, `later/${language}.ftl`].map((file) => join(import.meta.dirname, file));
  const entries = files.flatMap((file) => readFileSync(file, 'utf-8').split(/^(?=[a-z])/m));
  for (const entry of entries) {
    const key = /^([a-z][\w-]*) =/.exec(entry)?.[1];
    if (key) found.set(key, [...new Set([...entry.matchAll(/\$([\w-]+)/g)].map((match) => match[1] ?? ''))].sort());
  }
  return found;
}

/** Everything the pages say: whole keys, and the prefixes of composed keys. */
function said(): { keys: Set<string>; beginnings: Set<string> } {
  const keys = new Set<string>(['series', 'language-name']);
  const beginnings = new Set<string>();
  const files = readdirSync(source, { recursive: true, encoding: 'utf-8' });
  for (const file of files.filter((name) => /\.(svelte|ts)$/.test(name) && !/\.test\.ts$|^games\/.+\//.test(name))) {
    // The texts of a table or a game (`words.say`) come from the server.
    for (const [, whole] of readFileSync(join(source, file), 'utf-8').matchAll(/(?<![.\w])say\(([^)]*)/g)) {
      const call = whole?.split(', {')[0];
      for (const [, key] of call?.matchAll(/'([a-z][a-z-]*)'(?=\s*(?:,|$|:))/g) ?? []) if (key) keys.add(key);
      for (const [, start] of call?.matchAll(/`([a-z-]+-)\$\{/g) ?? []) if (start) beginnings.add(start);
    }
  }
  return { keys, beginnings };
}

describe('texts', () => {
  const { keys, beginnings } = said();

  it.each(OURS)('says everything in %s, and nothing that is never said', (language) => {
    const texts = [...read(language).keys()];
    const begun = (key: string) => [...beginnings].some((start) => key.startsWith(start));
    expect([...keys].filter((key) => !texts.includes(key))).toEqual([]);
    expect(texts.filter((key) => !keys.has(key) && !begun(key))).toEqual([]);
    expect([...beginnings].filter((start) => !texts.some((key) => key.startsWith(start)))).toEqual([]);
  });

  it('uses the same facts in every language', () => {
    const [french, ...others] = OURS.map(read);
    for (const other of others) expect([...other.entries()].sort()).toEqual([...(french?.entries() ?? [])].sort());
  });
});
