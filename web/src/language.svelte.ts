/** The language of the page: the visitor's own if we speak it, switchable, remembered. */
import languages from 'virtual:languages';
import { closest, inChain } from './chain';
import { refusal } from './refusal';
import { server } from './server';
import type { Refused } from './wire';
import { Texts, type Facts } from './words';

/** What each language calls itself, by its tag. */
export const NAMES: readonly (readonly [tag: string, name: string])[] = Object.entries(languages).map(
  ([tag, { name }]) => [tag, name],
);

const TAGS = Object.keys(languages);
const REMEMBERED = 'language';
const sources = import.meta.glob<string>('./texts/*.ftl', { query: '?raw', import: 'default' });

let texts = $state.raw<Texts>(Texts.read('', {}));

/** The language that is spoken now. */
export function language(): string {
  return texts.language;
}

/** A text of the page itself. */
export function say(key: string, facts: Facts = {}): string {
  return texts.say(key, facts);
}

/** Things one after another, joined as the language does. */
export function series(items: readonly string[]): string {
  return texts.series(items);
}

/** Of something that is there in several languages, what it is in this one, or in the next of its chain. */
export function inLanguage(by: Readonly<Record<string, string>>): string | undefined {
  return inChain(language(), by);
}

/** What the visitor chose before, else the first of the browser's languages that we speak, else that of the page as it was sent. */
export function preferred(): string {
  const wanted = [localStorage.getItem(REMEMBERED) ?? '', ...navigator.languages];
  return wanted.map((tag) => closest(tag, TAGS)).find((tag) => tag !== undefined) ?? document.documentElement.lang;
}

/** Speak a language from now on, and what it lacks in those of its chain. */
export async function speak(tag: string): Promise<void> {
  const needed = languages[tag]?.needed ?? [];
  const read = await Promise.all(needed.map(async (one) => [one, (await sources[`./texts/${one}.ftl`]?.()) ?? '']));
  texts = Texts.read(tag, Object.fromEntries(read));
  document.documentElement.lang = tag;
}

export async function choose(tag: string): Promise<void> {
  localStorage.setItem(REMEMBERED, tag);
  await speak(tag);
}

// Nothing on the page watches this.
// eslint-disable-next-line svelte/prefer-svelte-reactivity
const fetched = new Map<string, Promise<Texts>>();

/** The texts of a game, or the shared ones, in a language: from the server, once. */
export function serverTexts(tag: string, game?: string): Promise<Texts> {
  const key = `${tag} ${game ?? ''}`;
  let promise = fetched.get(key);
  if (!promise) {
    promise = server.texts(tag, game).then(({ sources }) => Texts.read(tag, sources));
    // What did not arrive is asked for again the next time.
    promise.catch(() => fetched.delete(key));
    fetched.set(key, promise);
  }
  return promise;
}

/** Whatever went wrong, in words. */
export async function explain(error: unknown, game?: string): Promise<string> {
  const refused: Refused | null = refusal(error);
  if (!refused) return say('trouble-network');
  const words = await serverTexts(language(), refused.game ?? game).catch(() => null);
  return words?.refuse(refused) ?? say('trouble-unknown');
}
