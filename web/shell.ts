/** A plug-in for the build: writes the service worker, with the files that the page needs at first in every language, and their digest. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The page, which is at the folder's own address, and files beside it that it loads, too. */
const BESIDE = ['', 'new-enough.js', 'favicon.svg', 'manifest.webmanifest', 'icon-192.png'];
const TEXTS = /\/src\/texts\/[^/]+\.ftl/;

interface Chunk {
  fileName: string;
  imports?: string[];
  facadeModuleId?: string | null;
}

/** The files of the shell: what the page names and what that imports, fonts, and the first texts of every language. */
export function shellOf(page: string, bundle: Readonly<Record<string, Chunk>>): string[] {
  const found = new Set<string>();
  function add(name: string) {
    if (found.has(name)) return;
    found.add(name);
    bundle[name]?.imports?.forEach(add);
  }
  for (const [name] of page.matchAll(/assets\/[^"]+/g)) add(name);
  for (const { fileName, facadeModuleId } of Object.values(bundle))
    if (TEXTS.test(facadeModuleId ?? '') || fileName.endsWith('.woff2')) add(fileName);
  return [...found].sort();
}

export function shell(source: string): Plugin {
  return {
    name: 'shell',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      const page = readFileSync(join(dir, 'index.html'), 'utf-8');
      const files = [...BESIDE, ...shellOf(page, bundle as Record<string, Chunk>)];
      const worker = readFileSync(source, 'utf-8');
      const digest = createHash('sha256').update(worker).update(page);
      for (const file of BESIDE.slice(1)) digest.update(readFileSync(join(dir, file)));
      const version = digest.update(files.join('\n')).digest('hex').slice(0, 16);
      const head = `const VERSION = ${JSON.stringify(version)};\nconst SHELL = ${JSON.stringify(files)};\n`;
      writeFileSync(join(dir, 'worker.js'), head + worker);
    },
  };
}
