/** The language of the page: the visitor's own if available; it can be switched and is remembered. */
import { untrack } from 'svelte';
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
const sources = import.meta.glob<string>('./texts/**/*.ftl', { query: '?raw', import: 'default' });
/** Where the texts are that have been asked for. */
const shelves = ['./texts/'];

let texts = $state.raw<Texts>(Texts.read('', {}));

/** The current language. */
export function language(): string {
  return texts.language;
}

/** A text of the page itself. */
export function say(key: string, facts: Facts = {}): string {
  return texts.say(key, facts);
}

/** Items joined into a list as the language does it. */
export function series(items: readonly string[]): string {
  return texts.series(items);
}

/** Picks the version in the current language, or in the next language of its chain. */
export function inLanguage(by: Readonly<Record<string, string>>): string | undefined {
  return inChain(language(), by);
}

/** What the visitor chose before, else the first available language of the browser, else that of the page as it was sent. */
export function preferred(): string {
  const wanted = [localStorage.getItem(REMEMBERED) ?? '', ...navigator.languages];
  return wanted.map((tag) => closest(tag, TAGS)).find((tag) => tag !== undefined) ?? document.documentElement.lang;
}

/** Switch to a language; texts that it lacks come from the other languages of its chain. */
export async function speak(tag: string): Promise<void> {
  const needed = languages[tag]?.needed ?? [];
  const read = await Promise.all(needed.map(async (one) => [one, await source(one)]));
  texts = Texts.read(tag, Object.fromEntries(read));
  document.documentElement.lang = tag;
}

async function source(tag: string): Promise<string> {
  return (await Promise.all(shelves.map((shelf) => sources[`${shelf}${tag}.ftl`]?.()))).join('\n');
}

let more: Promise<void> | undefined;

/** Load the texts of what is not shown at first, in this and every other language; done when they can be said. */
export function sayMore(): Promise<void> {
  if (shelves.length === 1) shelves.push('./texts/later/');
  // Whoever waits for this does not wait again when the language changes.
  more ??= speak(untrack(language));
  // A failed request is repeated the next time.
  more.catch(() => (more = undefined));
  return more;
}

// Another page of ours may switch the language.
addEventListener('storage', ({ key, newValue }) => {
  if (key === REMEMBERED && newValue) void speak(newValue);
});

export async function choose(tag: string): Promise<void> {
  localStorage.setItem(REMEMBERED, tag);
  await speak(tag);
}

// Nothing on the page watches this.
// eslint-disable-next-line svelte/prefer-svelte-reactivity
const fetched = new Map<string, Promise<Texts>>();

/** The texts of a game, or the shared ones, in a language; fetched from the server once. */
export function serverTexts(tag: string, game?: string): Promise<Texts> {
  const key = `${tag} ${game ?? ''}`;
  let promise = fetched.get(key);
  if (!promise) {
    promise = server.texts(tag, game).then(({ sources }) => Texts.read(tag, sources));
    // A failed request is repeated the next time.
    promise.catch(() => fetched.delete(key));
    fetched.set(key, promise);
  }
  return promise;
}

/** An error in words. */
export async function explain(error: unknown, game?: string): Promise<string> {
  const refused: Refused | null = refusal(error);
  if (!refused) return say('trouble-network');
  const words = await serverTexts(language(), refused.game ?? game).catch(() => null);
  return words?.refuse(refused) ?? say('trouble-unknown');
}
