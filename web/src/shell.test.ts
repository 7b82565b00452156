import { expect, test } from 'vitest';
import { shellOf } from '../shell';

test('the shell is what the page names and what that imports, fonts, and the first texts', () => {
  const page = '<script src="/assets/first.js"></script><link href="/assets/first.css">';
  const bundle = {
    'assets/first.js': { fileName: 'assets/first.js', imports: ['assets/shared.js'] },
    'assets/shared.js': { fileName: 'assets/shared.js', imports: ['assets/first.js'] },
    'assets/first.css': { fileName: 'assets/first.css' },
    'assets/fr.js': { fileName: 'assets/fr.js', facadeModuleId: '/web/src/texts/fr.ftl?raw' },
    'assets/later.js': { fileName: 'assets/later.js', facadeModuleId: '/web/src/texts/later/fr.ftl?raw' },
    'assets/menu.js': { fileName: 'assets/menu.js', facadeModuleId: '/web/src/table/Menu.svelte' },
    'assets/serif.woff2': { fileName: 'assets/serif.woff2' },
  };
  expect(shellOf(page, bundle)).toEqual([
    'assets/first.css',
    'assets/first.js',
    'assets/fr.js',
    'assets/serif.woff2',
    'assets/shared.js',
  ]);
});
