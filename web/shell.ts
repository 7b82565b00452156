/** A plug-in for the build: writes the service worker, with the files that the page needs at first in every language, and their digest. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Files beside the page that it loads, too. */
const BESIDE = ['/', '/new-enough.js', '/favicon.svg', '/manifest.webmanifest', '/icon-192.png'];
const TEXTS = /\/src\/texts\/[^/]+\.ftl/;

interface Chunk {
  type: 'chunk' | 'asset';
  fileName: string;
  isEntry?: boolean;
  imports?: string[];
  facadeModuleId?: string | null;
  viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> };
}

/** The files of the shell: what the page itself imports, their style sheets, fonts, and the first texts of every language. */
export function shellOf(bundle: Readonly<Record<string, Chunk>>): string[] {
  const found = new Set<string>();
  function add(name: string) {
    const chunk = bundle[name];
    if (!chunk || found.has(name)) return;
    found.add(name);
    chunk.imports?.forEach(add);
    chunk.viteMetadata?.importedCss.forEach((css) => found.add(css));
  }
  for (const chunk of Object.values(bundle))
    if (chunk.isEntry || TEXTS.test(chunk.facadeModuleId ?? '') || chunk.fileName.endsWith('.woff2')) add(chunk.fileName);
  return [...found].filter((name) => name.startsWith('assets/')).sort();
}

export function shell(source: string): Plugin {
  return {
    name: 'shell',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      const files = [...BESIDE, ...shellOf(bundle as Record<string, Chunk>).map((name) => `/${name}`)];
      const worker = readFileSync(source, 'utf-8');
      const digest = createHash('sha256').update(worker).update(readFileSync(join(dir, 'index.html')));
      for (const file of BESIDE.slice(1)) digest.update(readFileSync(join(dir, file)));
      const version = digest.update(files.join('\n')).digest('hex').slice(0, 16);
      const head = `const VERSION = ${JSON.stringify(version)};\nconst SHELL = ${JSON.stringify(files)};\n`;
      writeFileSync(join(dir, 'worker.js'), head + worker);
    },
  };
}
