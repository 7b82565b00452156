/** How a visitor likes to play a game at once; remembered in the browser. */
import { dropped, PACES, type Setting, usual } from '../lobby/setting';
import type { Create, GameCard, Home } from '../wire';

export type Level = Home['usual_level'];

/** What is chosen for a game that starts at once; a file is never remembered. */
export interface Liking extends Pick<Setting, 'seats' | 'options' | 'pace'> {
  level: Level;
}

const key = (game: GameCard) => `play ${game.name}`;

/** What was remembered, as far as it is still possible; by default, what the game and the house propose. */
export function liking(game: GameCard, home: Pick<Home, 'levels' | 'usual_level'>): Liking {
  const plain = usual(game);
  const kept = recall(game);
  const seats = game.seats.find((number) => number === kept.seats) ?? plain.seats;
  const known = game.options.flatMap(({ name, kind }) =>
    kind !== 'file' && name in (kept.options ?? {}) ? [name] : [],
  );
  const options = { ...plain.options, ...Object.fromEntries(known.map((name) => [name, kept.options?.[name]])) };
  return {
    seats,
    options: { ...options, ...dropped(game, seats, options) },
    pace: PACES.find((pace) => pace === kept.pace) ?? plain.pace,
    level: home.levels.find((level) => level === kept.level) ?? home.usual_level,
  };
}

function recall(game: GameCard): Partial<Liking> {
  try {
    return (JSON.parse(localStorage.getItem(key(game)) ?? '{}') ?? {}) as Partial<Liking>;
  } catch {
    return {};
  }
}

export function remember(game: GameCard, chosen: Liking): void {
  localStorage.setItem(key(game), JSON.stringify(chosen));
}

/** The options that differ from the game's own. */
export function varied(game: GameCard, { options }: Pick<Liking, 'options'>): boolean {
  return game.options.some(({ name, default: plain }) => options[name] !== plain);
}

/** The same for one player: with what the game allows alone. */
export function alone(game: GameCard, chosen: Liking): Liking {
  return { ...chosen, seats: 1, options: { ...chosen.options, ...dropped(game, 1, chosen.options) } };
}

/** A table like this, with bots at all other seats. */
export function table(game: GameCard, { seats, options, pace, level }: Liking): Create {
  return { game: game.name, seats, options, pace, ...(seats > 1 && { level }) };
}
