/** What the house knows of its visitor, its games and its tables. */
import { say } from '../language.svelte';
import { server } from '../server';
import type { Create, GameCard, Home } from '../wire';

let home = $state.raw<Home | null>(null);
let name = $state<string | null>(null);

/** Names by which a machine calls itself. */
const ITSELF = /^(localhost|127(\.\d+){3}|\[::1\])$/;

export const house = {
  /** The address by which others find the house, not one that only this machine knows. */
  get address(): string {
    return (ITSELF.test(location.hostname) && home?.share) || location.origin;
  },
  /** Whether only this machine can open a link to the house. */
  get secluded(): boolean {
    return ITSELF.test(location.hostname) && !home?.share;
  },
  get home(): Home | null {
    return home;
  },
  /** What the visitor is called; null as long as nobody said. */
  get name(): string | null {
    return name;
  },
  /** The levels of bots, the weakest first. */
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
  // An answer that was under way when the visitor gave a name does not know it yet.
  if (introductions === before) name = fresh.me.name;
}

export async function introduce(called: string): Promise<void> {
  introductions += 1;
  name = (await server.introduce(called)).name;
}

/** A name to begin with, for who has none. */
export function suggestion(): string {
  const names = say('apprentice-names').split(/,\s*/);
  return names[Math.floor(Math.random() * names.length)] ?? '';
}

/** Whoever sits down has a name. */
export async function named(): Promise<void> {
  if (name === null) await introduce(suggestion());
}

/** Set up a table and give its code. */
export async function setUp(create: Create): Promise<string> {
  await named();
  return (await server.create(create)).code;
}
