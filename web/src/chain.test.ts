import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { languagesIn } from '../languages';
import { chain, closest, inChain } from './chain';

const THERE = ['de', 'en', 'fr', 'nl', 'pt', 'pt-BR'];

describe('chain', () => {
  it.each([
    ['de', ['de', 'en', 'fr', 'nl', 'pt', 'pt-BR']],
    ['en', ['en', 'fr', 'de', 'nl', 'pt', 'pt-BR']],
    ['pt-br', ['pt-BR', 'pt', 'en', 'fr', 'de', 'nl']],
    ['nl-Latn-BE', ['nl', 'en', 'fr', 'de', 'pt', 'pt-BR']],
    ['tlh', ['en', 'fr', 'de', 'nl', 'pt', 'pt-BR']],
  ])('of %s begins with it and its bases, then English, French and the rest', (asked, tried) => {
    expect(chain(asked, THERE)).toEqual(tried);
  });

  it('has only what is there', () => {
    expect(chain('de', ['nl'])).toEqual(['nl']);
    expect(chain('de', [])).toEqual([]);
  });
});

describe('closest', () => {
  it('is the language asked for or a base of it', () => {
    expect(closest('pt-br', THERE)).toBe('pt-BR');
    expect(closest('pt-PT', THERE)).toBe('pt');
    expect(closest('tlh', THERE)).toBeUndefined();
    expect(closest('', THERE)).toBeUndefined();
  });
});

describe('inChain', () => {
  it('is what there is in the first language of the chain', () => {
    expect(inChain('de-AT', { fr: 'louche', de: 'Kelle' })).toBe('Kelle');
    expect(inChain('de', { fr: 'louche', en: 'ladle' })).toBe('ladle');
    expect(inChain('de', { nl: 'lepel' })).toBe('lepel');
    expect(inChain('de', {})).toBeUndefined();
  });
});

describe('the languages of a folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'texts-'));
    writeFileSync(join(folder, 'fr.ftl'), 'language-name = Français\nhouse = Maison\n    .help = Aide\n');
    writeFileSync(join(folder, 'en.ftl'), 'language-name = English\nhouse = House\n    .help = Help\n');
    writeFileSync(join(folder, 'notes.txt'), 'nothing');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('need nobody if they are complete', () => {
    expect(languagesIn(folder)).toEqual({
      en: { name: 'English', needed: ['en'] },
      fr: { name: 'Français', needed: ['fr'] },
    });
  });

  it('need the next of the chain for what they lack, an attribute too', () => {
    writeFileSync(join(folder, 'nl.ftl'), 'language-name = Nederlands\nhouse = Huis\n');
    writeFileSync(join(folder, 'eo.ftl'), 'house = Domo\n');
    expect(languagesIn(folder)).toMatchObject({
      nl: { name: 'Nederlands', needed: ['nl', 'en'] },
      eo: { name: 'eo', needed: ['eo', 'en'] },
    });
  });

  it('are ours', () => {
    const ours = languagesIn(join(import.meta.dirname, 'texts'));
    for (const [tag, name] of [
      ['fr', 'Français'],
      ['en', 'English'],
      ['de', 'Deutsch'],
    ] as const) {
      expect(ours[tag]).toEqual({ name, needed: [tag] });
    }
  });
});
