import { expect, it } from 'vitest';
import { firstChunk } from '../first';

it('puts what the page imports into one file, and leaves out what is loaded when it is needed', () => {
  const importers: Record<string, string[]> = {
    page: [],
    table: ['page'],
    icon: ['table', 'later'],
    // Two that import each other.
    words: ['texts', 'table'],
    texts: ['words'],
    later: [],
    scrubber: ['later'],
  };
  const getModuleInfo = (id: string) => {
    const found = importers[id];
    return found ? { isEntry: id === 'page', importers: found } : null;
  };
  const chunks = Object.keys(importers).map((id) => [id, firstChunk(id, { getModuleInfo })]);
  const together = ['page', 'table', 'icon', 'words', 'texts'];
  expect(chunks).toEqual(Object.keys(importers).map((id) => [id, together.includes(id) ? 'first' : null]));
  expect(firstChunk('elsewhere', { getModuleInfo })).toBeNull();
});
