/** A plug-in for the build: the languages of the browser's own texts, found from the files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';
import { chain } from './src/chain.ts';

export interface Language {
  /** What it calls itself: its text `language-name`, else its tag. */
  name: string;
  /** The languages whose texts are loaded for it: itself, and each that has texts which those before it lack. */
  needed: string[];
}

const ENDING = '.ftl';
/** The folder of texts that are not shown at first. */
const LATER = 'later';
const MODULE = 'virtual:languages';
const RESOLVED = `\0${MODULE}`;

/** The languages that have a file in a folder, by their tags; what it lacks there may be in the folder of later texts. */
export function languagesIn(folder: string): Record<string, Language> {
  const files = readdirSync(folder).filter((file) => file.endsWith(ENDING));
  const tags = files.map((file) => file.slice(0, -ENDING.length)).sort();
  const resources = new Map(
    tags.map((tag) => [tag, new FluentResource(read(folder, tag) + read(join(folder, LATER), tag))]),
  );
  return Object.fromEntries(
    tags.map((tag) => {
      const name = resources.get(tag)?.body.find((entry) => entry.id === 'language-name')?.value;
      return [tag, { name: typeof name === 'string' ? name : tag, needed: needed(tag, resources) }];
    }),
  );
}

function read(folder: string, tag: string): string {
  const file = join(folder, tag + ENDING);
  return existsSync(file) ? `${readFileSync(file, 'utf-8')}\n` : '';
}

function needed(asked: string, resources: ReadonlyMap<string, FluentResource>): string[] {
  const there = new Set<string>();
  return chain(asked, [...resources.keys()]).filter((tag) => {
    const before = there.size;
    for (const { id, value, attributes } of resources.get(tag)?.body ?? []) {
      if (value !== null) there.add(id);
      for (const attribute of Object.keys(attributes)) there.add(`${id}.${attribute}`);
    }
    return there.size > before;
  });
}

/** `import languages from 'virtual:languages'` gives what is found in a folder. */
export function languages(folder: string): Plugin {
  return {
    name: 'languages',
    resolveId: (asked) => (asked === MODULE ? RESOLVED : null),
    load(asked) {
      if (asked !== RESOLVED) return null;
      for (const file of readdirSync(folder)) this.addWatchFile(join(folder, file));
      return `export default ${JSON.stringify(languagesIn(folder))};`;
    },
  };
}
