/** What the site knows about its visitor, its games and its tables. */
import { go } from '../address.svelte';
import { base } from '../base';
import { say } from '../language.svelte';
import { server } from '../server';
import type { Create, GameCard, Home } from '../wire';

let home = $state.raw<Home | null>(null);
let name = $state<string | null>(null);

/** Names by which a machine refers to itself. */
const ITSELF = /^(localhost|127(\.\d+){3}|\[::1\])$/;

export const house = {
  /** The address at which others can reach the site, not one that only works on this machine. */
  get address(): string {
    return (ITSELF.test(location.hostname) && home?.share) || location.origin + base;
  },
  /** Whether a link to the site works only on this machine. */
  get secluded(): boolean {
    return ITSELF.test(location.hostname) && !home?.share;
  },
  get home(): Home | null {
    return home;
  },
  /** The visitor's name; null if none was given. */
  get name(): string | null {
    return name;
  },
  /** The levels of bots, weakest first. */
  get levels(): Home['levels'] {
    return home?.levels ?? [];
  },
  game(called: string): GameCard | null {
    return home?.games.find((game) => game.name === called) ?? null;
  },
};

let introductions = 0;

export async function refresh(): Promise<void> {
  const before = introductions;
  const fresh = await server.home();
  home = fresh;
  // A response requested before the visitor gave a name does not contain it yet.
  if (introductions === before) name = fresh.me.name;
}

export async function introduce(called: string): Promise<void> {
  introductions += 1;
  name = (await server.introduce(called)).name;
}

/** A default name for visitors without one. */
export function suggestion(): string {
  const names = say('apprentice-names').split(/,\s*/);
  return names[Math.floor(Math.random() * names.length)] ?? '';
}

/** Make sure that a visitor who sits down has a name. */
export async function named(): Promise<void> {
  if (name === null) await introduce(suggestion());
}

/** Set up a table and go there to begin at once: the deal waits until this browser has added to it. */
export async function playNow(create: Create): Promise<void> {
  go(`/t/${await setUp(create)}`, 'begin');
}

/** Set up a table and return its code. */
export async function setUp(create: Create): Promise<string> {
  await named();
  return (await server.create(create)).code;
}
