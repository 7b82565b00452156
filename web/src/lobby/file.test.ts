import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { refusal } from '../refusal';
import { Texts } from '../words';
import { textOf } from './file';

const shared = join(import.meta.dirname, '../../../src/chaudron/texts');
const file = (content: string | Uint8Array<ArrayBuffer>) => new File([content], 'mine.toml');

async function refused(chosen: Parameters<typeof textOf>[0]): Promise<string> {
  const found = refusal(await textOf(chosen, 'cards').catch((error: unknown) => error));
  if (!found) throw new Error('not refused');
  for (const language of ['fr', 'en', 'de']) {
    expect(
      Texts.read(language, { [language]: readFileSync(join(shared, `${language}.ftl`), 'utf-8') }).refuse(found),
    ).toContain('cards');
  }
  return found.reason;
}

describe('a chosen file', () => {
  it('is read as the text that it is', async () => {
    expect(await textOf(file('\ufeffcards = ["é"]\r\n'), 'cards')).toBe('cards = ["é"]\r\n');
    expect(await textOf(file('😀'.repeat(20_000)), 'cards')).toHaveLength(40_000);
  });

  it('is refused in the words of the server if it is too long, no text, or gone', async () => {
    expect(await refused(file('é'.repeat(20_001)))).toBe('file-long');
    expect(await refused({ name: 'film', size: 1e9, arrayBuffer: () => Promise.reject(new Error('not read')) })).toBe(
      'file-long',
    );
    expect(await refused(file(new Uint8Array([0xff, 0xfe, 0])))).toBe('file-coding');
    expect(await refused({ name: 'gone', size: 1, arrayBuffer: () => Promise.reject(new Error('gone')) })).toBe(
      'file-open',
    );
  });
});
