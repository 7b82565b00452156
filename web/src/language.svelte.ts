/** The language of the page: the visitor's own if we speak it, switchable, remembered. */
import { refusal } from './refusal';
import { fetchText } from './server';
import type { Refused } from './wire';
import { Texts, type Facts } from './words';

/** Each in its own words: the same in every language. */
export const LANGUAGES = { fr: 'Français', en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;

const REMEMBERED = 'language';
const sources = import.meta.glob<string>('./texts/*.ftl', { query: '?raw', import: 'default' });

let texts = $state.raw<Texts>(new Texts('fr'));

/** The language that is spoken now. */
export function language(): Language {
  return texts.language as Language;
}

/** A text of the page itself. */
export function say(key: string, facts: Facts = {}): string {
  return texts.say(key, facts);
}

/** Things one after another, joined as the language does. */
export function series(items: readonly string[]): string {
  return texts.series(items);
}

function known(tag: string | null): tag is Language {
  return tag !== null && tag in LANGUAGES;
}

/** What the visitor chose before, else the first of the browser's languages that we speak, else French. */
export function preferred(): Language {
  const chosen = localStorage.getItem(REMEMBERED);
  if (known(chosen)) return chosen;
  return navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(known) ?? 'fr';
}

/** Speak a language from now on. */
export async function speak(tag: Language): Promise<void> {
  const load = sources[`./texts/${tag}.ftl`];
  if (load) texts = new Texts(tag, await load());
  document.documentElement.lang = tag;
}

export async function choose(tag: Language): Promise<void> {
  localStorage.setItem(REMEMBERED, tag);
  await speak(tag);
}

// Nothing on the page watches this.
// eslint-disable-next-line svelte/prefer-svelte-reactivity
const fetched = new Map<string, Promise<Texts>>();

/** The texts of a game, or the shared ones, in a language: from the server, once. */
export function serverTexts(tag: Language, game?: string): Promise<Texts> {
  const path = game === undefined ? `/api/texts/${tag}` : `/api/texts/${tag}/${encodeURIComponent(game)}`;
  let promise = fetched.get(path);
  if (!promise) {
    promise = fetchText(path).then((source) => new Texts(tag, source));
    // What did not arrive is asked for again the next time.
    promise.catch(() => fetched.delete(path));
    fetched.set(path, promise);
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
